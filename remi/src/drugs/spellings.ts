import { words } from '@oryx/search';

/**
 * Short forms and common misspellings that can mean no other drug, by the name of the drug. They are checked by hand, one
 * by one: any other spelling is asked about, because a guess may be a look-alike.
 */
const spellings: Readonly<Record<string, string>> = {
  Adrenaline:
    'adren adrenline adranaline adrenaine andrenaline adrenelin adreneline adrinaline adrenlin epinefrine epinephrin',
  Adenosine: 'adenosin adenosene adenocine',
  Amiodarone: 'amiodaron amioderone amidarone amiodorone',
  Atropine: 'atropin atrophine atripine',
  Lidocaine: 'lidocain lignocain lidocane lignocane',
  Clopidogrel: 'clopidogril clopedogrel clopidogral',
  Furosemide: 'furosamide furesemide frusamide furosimide furosemid furosemied',
  Enoxaparin: 'enoxaprin enoxiparin enoxaparine clexan',
  Tenecteplase: 'tenectaplase tenecteplas',
  Morphine: 'morphin morfine morphene',
  Fentanyl: 'fentynal fentynil phentanyl',
  Ketamine: 'ketamin katamine ketamene',
  Etomidate: 'etomidat etomedate',
  Midazolam: 'mida midaz midazalam midazolan midazolom medazolam dormi dormikum',
  Diazepam: 'diazapam diazepan diazepham diasepam',
  Lorazepam: 'lorazapam lorazepan lorasepam',
  Rocuronium: 'rocuronum rocronium',
  Suxamethonium: 'suxa succinylcholin suxamethonum',
  Naloxone: 'naloxon nalaxone naloxene',
  Phenytoin: 'phenitoin phenytoine fenitoin phenytion',
  Haloperidol: 'haloperidal haliperidol haloperadol',
  Salbutamol: 'salbutimol salbutomol salbutamal ventoline',
  'Ipratropium bromide': 'ipatropium ipratropum ipratropiem atravent',
  Hydrocortisone: 'hydrocort hydrocortizone hydrocortison solucortef',
  Promethazine: 'promethazin promethezine prometazine phenegan phenergen',
  Oxygen: 'oxigen oksigeen',
  Glucose: 'dextros glucos',
  Glucagon: 'glucagone glukagon glucogon',
  'Insulin, short-acting': 'insuline',
  Oxytocin: 'oxitocin oxytocine oxytosin oxitosin',
  'Tranexamic acid': 'tranex cyclokapron',
  Metoclopramide: 'metaclopramide metoclopromide metaclopromide metoclopramid',
  Ceftriaxone: 'ceftriaxon ceftrixone ceftriazone ceftraxone cefriaxone rocephine rocefin',
  Artesunate: 'artesunat artusenate artesonate artisunate',
  Paracetamol: 'paracetemol paracetomol paracetamal paracitamol paracetmol',
};

/** Returns each spelling, normalised, with the name of its drug. */
export const spelt: ReadonlyMap<string, string> = new Map(
  Object.entries(spellings).flatMap(([name, all]) => words(all).map((word) => [word, name] as const)),
);
