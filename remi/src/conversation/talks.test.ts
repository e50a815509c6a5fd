import type { ChatPatient, ChatState } from '@oryx/contract';
import { inDays } from '@oryx/doses';
import { describe, expect, it } from 'vitest';
import { shippedRemi } from '../test/shipped.ts';

const remi = await shippedRemi();

/** Sends the messages of a talk one after the other, and returns the last answer. */
async function talk(turns: readonly string[]) {
  let state: ChatState | undefined;
  let last = await remi.answer(turns[0] ?? '', { profession: 'Nurse', mode: 'consultation' });
  for (const turn of turns.slice(1)) {
    state = last.state;
    last = await remi.answer(turn, { profession: 'Nurse', mode: 'consultation', state });
  }
  const text = last.response
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/[[*#>`]/g, '')
    .replaceAll(/[\s\u00a0]+/g, ' ');
  const first = text.slice(0, 400).replace(/Another patient: [^)]*\)\./, '');
  return { text, first, state: last.state, choices: last.choices };
}

const years = (value: number) => inDays({ value, unit: 'year' });

interface Talk {
  readonly turns: readonly string[];
  /** What the first 400 characters must and must not say. */
  readonly says?: readonly RegExp[];
  readonly never?: readonly RegExp[];
  /** What is known of the patient afterwards: exactly this of the facts that are named. */
  readonly patient?: { readonly [Key in keyof ChatPatient]: ChatPatient[Key] | undefined };
  readonly drugs?: readonly string[] | undefined;
}

/** One slot changes, the others stay. The amounts were worked out by hand from the pages. */
const changes: readonly Talk[] = [
  // Adrenaline, page: a newborn under 60/min, 10 to 30 micrograms/kg. 3 x 10 = 30, 3 x 30 = 90.
  {
    turns: ['newborn 3 kg not breathing', 'hr 50', 'adrenaline dose', 'how many ml'],
    says: [/30–90 micrograms = 0\.03–0\.09 mg = 0\.3–0\.9 mL of 1:10 000/],
    never: [/No dose/],
  },
  // The page has doses for the lungs of the unborn and a tumour of the brain.
  {
    turns: ['meningitis adult', 'dexamethasone'],
    says: [/The page of Dexamethasone has no dose for meningitis/],
  },
  { turns: ['meningitis child 12 kg', 'paracetamol dose'], says: [/180 mg/], never: [/has no dose for/] },
  // Adrenaline, page: shock of a child, 0.1 to 1 microgram/kg/min.
  { turns: ['sepsis child 10 kg', 'adrenaline'], says: [/1–10 micrograms\/min/], never: [/cardiac arrest/] },
  { turns: ['vf arrest', 'amiodarone', 'now asystole'], says: [/1\. CPR 30:2/], never: [/300 mg/] },
  {
    turns: ['malaria child 12 kg', 'vomiting everything', 'no iv'],
    says: [/Severe malaria/],
    never: [/abdomen/],
  },
  {
    turns: ['snake bite', 'antivenom dose', 'anaphylaxis to it'],
    says: [/Adrenaline 1:1000 IM/],
    never: [/vials/],
  },
  {
    turns: ['morphine for 70 kg fracture', 'what if he stops breathing'],
    says: [/Ventilate first, then naloxone/],
  },
  {
    turns: ['rsi roc 90kg adult', 'and for the 20 kg brother'],
    says: [/24 mg/],
    never: [/no dose of/],
    patient: { weight: 20 },
  },
  {
    turns: [
      '14kg 3yo fast breathing only. amoxil dose',
      'mom says hives + swollen face with penicillin before',
    ],
    says: [/Stated allergy/],
    never: [/\d mg by mouth/],
  },
  // 10 micrograms/kg IM: what follows food is no croup.
  {
    turns: [
      'weight of 6yr old? no scale in truck',
      'ok peanut reaction stridor, adrenalin im dose for him',
      'scale at clinic says 25kg. dose now?',
    ],
    says: [/- 250 micrograms = 0\.25 mg = 0\.25 mL of 1:1000, 1 mg\/mL IM/],
    never: [/nebuliser with/],
  },
  // 25 mg/kg of chloramphenicol, as the chart of meningitis says for an allergy to penicillin.
  {
    turns: [
      'ceftriaxone meningitis 3yo 14kg',
      'mom says anaphylaxis to penicilin last yr, tubed for it',
      'so dose of that other one?',
    ],
    says: [/Stated allergy: check before Ceftriaxone/, /Suspected bacterial meningitis/],
    never: [/Another patient/, /Anaphylaxis 1\./],
    patient: { weight: 14 },
  },
  // 0.25 to 0.5 mg/kg with an unstable circulation.
  {
    turns: ['ketamine rsi 70kg adult', "hang on bp 74/40 he's shocked. how much then"],
    says: [/- 17\.5–35 mg/],
    patient: { weight: 70 },
    drugs: ['Ketamine'],
  },
  {
    turns: ['midazolam child 12kg fitting', 'hes actually 14kg'],
    says: [/4\.2 mg/],
    never: [/Another patient/],
    patient: { weight: 14 },
  },
  {
    turns: ['adrenaline anaphylaxis 4yo 16 kg', 'he is 6 years actually'],
    says: [/0\.16 mg/],
    never: [/Another patient/],
    patient: { age: years(6), weight: 16 },
  },
  {
    turns: ['naloxone 3 year old', 'for 6 months'],
    patient: { age: years(0.5), weight: undefined },
  },
  {
    turns: ['gtn chest pain', 'he took viagra last night'],
    says: [/contraindicated/],
    never: [/Duration/],
  },
  {
    turns: ['suxamethonium 80kg', 'burns 3 days ago'],
    says: [/Contraindications that match/, /Rocuronium/],
    drugs: ['Suxamethonium'],
  },
  { turns: ['aspirin stemi', 'allergic'], says: [/Stated allergy: check before Aspirin/] },
  {
    turns: ['lidocaine 70 kg', 'with adrenaline?'],
    says: [/490 mg/, /contains adrenaline/],
    never: [/0\.5 mg/, /cardiac arrest/],
    drugs: ['Lidocaine'],
  },
  { turns: ['gcs e4v3m6', 'now m4'], says: [/\(GCS\): 11 of 15/], patient: { age: undefined } },
  // Requirements, GCS: what is examined anew replaces what was found before: E2 V2 M5, E3 V4 M5 and E1 V1 M2.
  {
    turns: [
      'gcs eyes spontaneous, confused, obeys',
      'rechecked: eyes only to pain, groaning, but grabs my hand when i squeeze his trapezius',
    ],
    says: [/\(GCS\): 9 of 15/, /E2 V2 M5/],
  },
  {
    turns: [
      'gcs: opens eyes spontaneously, orientated, obeys',
      'an hour later: only opens eyes to voice, confused, pushes my hand away',
    ],
    says: [/\(GCS\): 12 of 15/],
  },
  { turns: ['gcs e4 v5 m6', 'now eyes closed, no sound, extends'], says: [/\(GCS\): 4 of 15/] },
  // E1 V2, and of the arms nobody can tell.
  {
    turns: ['gcs e4 v5 m6', 'eyes shut to pain, just noises, something odd with the arms'],
    says: [/at least 4, at most 9/, /Missing: Motor response/],
    never: [/14 of 15/],
  },
  {
    turns: ['gcs e4 v5 m6', 'eyes only open on the third go'],
    says: [/Missing: Eye opening/],
    never: [/15 of 15/],
  },
  // NEWS 3 + 3 + 2 + 3 + 2 + 3 + 1; APGAR 1 + 2 + 1 + 1 + 2; CURB-65 1 each but for the urea.
  {
    turns: [
      'news rr 18 sats 97 on air bp 120/70 hr 80 temp 37 alert',
      'now rr 30 sats 85 on 15L bp 80/40 hr 130 temp 39, hard to rouse',
    ],
    says: [/\(NEWS\): 17 of 20/],
  },
  {
    turns: [
      'apgar at 1 min blue, hr 60, no response, limp, gasping',
      'at 5 min: pink with blue hands, hr 140, grimaces, some flexion, good cry',
    ],
    says: [/APGAR Score: 7 of 10/],
  },
  {
    turns: ['curb65 70 yo orientated urea 5 rr 18 bp 120/80', 'now confused, rr 34, bp 85/50'],
    says: [/CURB-65 Score: 4 of 5/],
  },
  { turns: ['gcs e4 v5 m6', 'now only moaning'], says: [/12 of 15/, /Obeys commands \(from before\)/] },
  { turns: ['gcs e4v4m6', 'now e3'], says: [/\(GCS\): 13 of 15/, /E3 V4 M6/] },
  {
    turns: ['news rr 24 spo2 94 on air bp 110/70 hr 100 temp 38 alert', 'now on oxygen'],
    says: [/\(NEWS\): 7 of 20/],
  },
  {
    turns: ['curb65 confused 70 yo urea 9 rr 22 bp 120/70', 'not confused'],
    says: [/CURB-65 Score: 2 of 5/],
  },
  { turns: ['wells pe hr 112', 'and haemoptysis'], says: [/at least 2\.5/] },
  {
    turns: ['ketamine rsi 60kg', 'hypotensive'],
    says: [/15–30 mg/],
    never: [/60–120 mg/],
    drugs: ['Ketamine'],
  },
  { turns: ['etomidate 70kg rsi', 'septic'], says: [/Cautions that match/], drugs: ['Etomidate'] },
  { turns: ['midazolam rsi 70kg', 'bp 70/40'], says: [/3\.5–7 mg/], never: [/14–21 mg/] },
  { turns: ['gcs e4v3m6', 'dose of morphine'], says: [/2\.5–5 mg/], drugs: ['Morphine'] },
  { turns: ['lignocaine, wound of the scalp', 'and if it has adrenaline in it'], says: [/7 mg\/kg/] },
  { turns: ['lidocaine in vf', 'and adrenaline?'], says: [/1 mg/], drugs: ['Adrenaline'] },
  { turns: ['rocuronium 70kg rsi', 'duration?'], says: [/30 to 90 min/], never: [/84 mg/] },
  { turns: ['warfarin and ibuprofen', 'and paracetamol?'], says: [/Warfarin and Ibuprofen: major/] },
  { turns: ['insulin dka 70 kg', 'child 20kg'], says: [/units\/h/, /ketoacidosis/], never: [/hyperkal/] },
  { turns: ['parkland 25% 80kg', 'actually 60kg'], says: [/6 000 mL/] },
  { turns: ['dose de diazepam criança 15kg', 'e retal?'], says: [/into the rectum/, /7\.5 mg/] },
  {
    turns: ['adrenaline dose in anaphylaxis', 'and in children?'],
    says: [/10 micrograms\/kg/, /IM/],
    patient: { group: 'child' },
  },
  {
    turns: ['adrenaline dose in anaphylaxis', 'for a child of 14 kg'],
    says: [/0\.14 mg/, /IM/],
    patient: { weight: 14 },
  },
  {
    turns: ['midazolam buccal child 14 kg fitting', 'and for 20 kg'],
    says: [/6 mg/, /1\.2 mL/],
    patient: { weight: 20, group: 'child' },
  },
  {
    turns: ['midazolam for fitting, child 14 kg', 'no iv?'],
    says: [/4\.2 mg/, /cheek/],
    patient: { weight: 14 },
  },
  {
    turns: ['midazolam for fitting, child 14 kg', 'im?'],
    says: [/IM/, /2\.1–2\.8 mg/],
    patient: { weight: 14 },
  },
  {
    turns: ['amiodarone in vf', 'she weighs 17 kg'],
    says: [/85 mg/, /1\.7 mL/],
    patient: { weight: 17, sex: 'female' },
  },
  { turns: ['amiodarone in vf, 17 kg', 'how many mL?'], says: [/1\.7 mL/], patient: { weight: 17 } },
  { turns: ['amiodarone in vf, 17 kg', 'how often?'], says: [/[Rr]epeat/], patient: { weight: 17 } },
  {
    turns: ['paracetamol iv child', '22kg', 'max per day?'],
    says: [/1320 mg/],
    patient: { weight: 22, group: 'child' },
  },
  {
    turns: ['magnesium sulphate eclampsia', 'and if she has no urine?'],
    says: [/who passes no urine/],
    patient: { isPregnant: true },
  },
  {
    turns: ['furosemide in pulmonary oedema', 'if pregnant?'],
    says: [/placenta/],
    patient: { isPregnant: true },
  },
  {
    turns: ['tranexamic acid adult trauma', 'preparation?'],
    says: [/500 mg in 5 mL/],
    patient: { group: 'adult' },
  },
  { turns: ['tranexamic acid adult trauma', 'trade names?'], says: [/Cyklokapron/] },
  {
    turns: ['morphine dose 70 kg', 'and in renal failure?'],
    says: [/[Rr]educe the dose/],
    patient: { weight: 70 },
  },
  {
    turns: ['midazolam im child 14 kg fitting', 'same for ketamine'],
    says: [/Ketamine, 14 kg/],
    drugs: ['Ketamine'],
    patient: { weight: 14 },
  },
  {
    turns: ['child 20 kg fitting, midazolam', 'and paracetamol?'],
    says: [/300 mg/],
    drugs: ['Paracetamol'],
    patient: { weight: 20 },
  },
  { turns: ['midazolam kind 14 kg', 'hoeveel ml'], says: [/mL/, /14 kg/], patient: { weight: 14 } },
  {
    turns: ['midazolam 14 kg child', 'en vir 20 kg?'],
    says: [/20 kg/],
    never: [/14 kg/],
    patient: { weight: 20 },
  },
  { turns: ['midazolam crianca 14 kg', 'e se tiver 20 kg?'], says: [/20 kg/], patient: { weight: 20 } },
  {
    turns: ['ceftriaxone 20 kg child meningitis', 'dose?'],
    says: [/Ceftriaxone/, /20 kg/],
    patient: { weight: 20 },
  },
  { turns: ['ketamine 4 years 16 kg', 'max?'], says: [/16 kg/], patient: { weight: 16 } },
  {
    turns: ['midazolam 14 kg child fitting', 'thanks', 'how much ml?'],
    says: [/14 kg/, /mL/],
    patient: { weight: 14 },
  },
  {
    turns: ['midazolam 12 kg child fitting', 'still fitting, what next?'],
    says: [/12 kg/],
    never: [/\d+ passages/],
    patient: { weight: 12 },
  },
  {
    turns: ['adrenaline dose in anaphylaxis', 'same patient, 70 kg'],
    says: [/0\.5 mg/],
    drugs: ['Adrenaline'],
    patient: { weight: 70 },
  },
  // The shocks of a talk count, and a disease that is told late is no new complaint.
  { turns: ['adult VF', '3 shocks given'], says: [/1\. VF, VT: after shock 3: Amiodarone 300 mg/] },
  {
    turns: ['adult VF', '3 shocks given', 'still VF'],
    says: [/1\. VF, VT: after shock 3: Amiodarone 300 mg/],
  },
  {
    turns: ['fast af 150, bp 118/70, 56m', 'forgot to say he has asthma'],
    says: [/Tachycardia with a pulse/],
    never: [/Salbutamol/],
  },
  {
    turns: ['chest pain st elevation 60m', 'vergeet om te se hy het asma'],
    says: [/Acute coronary/],
    never: [/Salbutamol/],
  },
  { turns: ['fast af 150, bp 118/70, 56m', 'he is wheezing badly'], says: [/Salbutamol/] },
];

/** What was said earlier goes on warning. */
const warnings: readonly Talk[] = [
  // What a patient takes at home warns in every message that follows, and is no subject of the talk.
  {
    turns: ['he takes sildenafil, chest pain', 'aspirin dose', 'and gtn?'],
    says: [/Glyceryl trinitrate Contraindications Sildenafil within 24 h/],
    patient: { takes: ['Sildenafil'] },
    drugs: ['Glyceryl trinitrate'],
  },
  {
    turns: ['on lithium', 'back pain', 'ok then paracetamol', 'and diclofenac?'],
    says: [/Diclofenac and Lithium: major/],
  },
  {
    turns: ['epilepsy on carbamazepine', 'pneumonia', 'erythromycin?'],
    says: [/Erythromycin and Carbamazepine: major/],
  },
  {
    turns: ['newborn on ceftriaxone', 'hypocalcaemia', 'calcium gluconate'],
    says: [/Calcium gluconate 10% Contraindications Newborns of 28 days or less on ceftriaxone/],
  },
  {
    turns: ['60F on warfarin with pneumonia', 'amoxicillin dose', 'can i add ibuprofen for pain'],
    says: [/Ibuprofen and Warfarin: major/],
    patient: { takes: ['Warfarin'] },
    drugs: ['Ibuprofen'],
  },
  { turns: ['chest pain, sats 91 on oxygen', 'world cup'], patient: { takes: undefined } },
  // A drug at home keeps the chart before, and a complaint of its own leaves it.
  { turns: ['pneumonia adult', 'she is on warfarin'], says: [/takes Warfarin, Severe pneumonia/] },
  {
    turns: ['severe asthma adult', '60F on warfarin with nosebleed, what now'],
    says: [/Stop the bleeding now/],
    never: [/Acute severe asthma/],
  },
  // Each drug of a list is taken, and what is asked for in the next sentence is not.
  {
    turns: ['she takes warfarin, digoxin 0.25 mg and lasix. amoxicillin dose?', 'and ibuprofen'],
    says: [/Ibuprofen and Warfarin: major/],
    patient: { takes: ['Warfarin', 'Digoxin', 'Furosemide'] },
    drugs: ['Ibuprofen'],
  },
  // Chart Anaphylaxis: glucagon for who is on a beta-blocker, when adrenaline fails.
  {
    turns: ['anaphylaxis adult adrenaline', 'he takes atenolol', 'still shocked after adrenaline'],
    says: [/Adrenaline again, as its page says: 0.5 mg .* Repeat every 5 min if not better/],
    patient: { takes: ['Atenolol'] },
  },
  {
    turns: ['she takes warfarin', 'another patient, 8 years, 25 kg', 'ibuprofen dose'],
    never: [/[Ww]arfarin/],
    patient: { takes: undefined },
  },
  {
    turns: ['morphine, 70 kg', 'he has asthma'],
    says: [/asthma/i],
    drugs: ['Morphine'],
    patient: { weight: 70 },
  },
  {
    turns: ['pt allergic to penicillin, 60 kg', 'amoxicillin dose'],
    says: [/[Aa]llerg/, /Penicillin/i],
    patient: { allergies: ['penicillin'] },
  },
  {
    turns: ['ceftriaxone dose meningitis adult', 'what if she is allergic to penicillin'],
    says: [/[Aa]llerg/],
    drugs: ['Ceftriaxone'],
    patient: { allergies: ['penicillin'] },
  },
  {
    turns: ['ceftriaxone dose, allergic to penicillin', 'how many mL?'],
    says: [/[Aa]llerg/],
    patient: { allergies: ['penicillin'] },
  },
  {
    turns: ['asthmatic 30 year old with svt', 'adenosine dose'],
    says: [/Severe asthma/],
    drugs: ['Adenosine'],
  },
  {
    turns: ['GTN for chest pain bp 85/50', 'how much'],
    says: [/under 90 mmHg/],
    drugs: ['Glyceryl trinitrate'],
  },
  {
    turns: [
      'child 14 kg fitting midazolam',
      'his mother says he is allergic to penicillin',
      'ceftriaxone dose meningitis',
    ],
    says: [/[Aa]llerg/, /14 kg/],
    patient: { weight: 14, allergies: ['penicillin'] },
  },
  {
    turns: ['30F pregnant 34 weeks seizing, magnesium dose', 'midazolam dose'],
    says: [/pregnant/],
    patient: { age: years(30), isPregnant: true },
  },
];

/** Somebody else: nothing of the patient before is used, and the answer says so. */
const others: readonly Talk[] = [
  {
    turns: ['ketamine, 70 kg', 'wait, it is a kid'],
    never: [/For:[^.]*70 kg/],
    patient: { group: 'child', weight: undefined },
  },
  {
    turns: ['mother eclampsia 80 kg, magnesium dose', 'the baby is not breathing, 3 kg, adrenaline dose'],
    never: [/80 kg, adrenaline/i, /For:[^.]*80 kg/],
    patient: { weight: 3, isPregnant: undefined },
  },
  {
    turns: ['pregnant woman 80 kg magnesium dose', 'her newborn has no pulse, adrenaline dose'],
    never: [/For:[^.]*80 kg/],
    patient: { weight: undefined, isPregnant: undefined },
  },
  {
    turns: ['pregnant woman 80 kg with penicillin allergy. ceftriaxone dose', 'ceftriaxone for the baby'],
    patient: { weight: undefined, isPregnant: undefined, allergies: undefined },
  },
  {
    turns: ['child 14 kg fitting, midazolam', 'midazolam for the mother'],
    never: [/4\.2 mg/, /2\.8 mg/],
    patient: { weight: undefined, group: 'adult' },
  },
  {
    turns: ['child 14 kg fitting, midazolam', 'and for an adult?'],
    never: [/4\.2 mg/, /2\.8 mg/],
    patient: { weight: undefined, group: 'adult' },
  },
  {
    turns: ['adult 70 kg ketamine rsi', 'and in children?'],
    never: [/70–140/, /For:[^.]*70 kg/],
    patient: { weight: undefined, group: 'child' },
  },
  {
    turns: ['adult 70 kg ketamine rsi', 'and in children?', '10kg'],
    says: [/10–20 mg/],
    patient: { weight: 10, group: 'child' },
  },
  {
    turns: ['14 kg child allergic to penicillin, pneumonia', '45M chest pain, aspirin dose'],
    says: [/300 mg/],
    never: [/For:[^.]*14 kg/],
    patient: { weight: undefined, allergies: undefined, sex: 'male' },
  },
  {
    turns: ['midazolam 14 kg child', 'and if she is pregnant?'],
    never: [/For:[^.]*14 kg/],
    patient: { weight: undefined, isPregnant: true },
  },
  {
    turns: ['30F pregnant, magnesium dose', 'ketamine dose for her husband'],
    never: [/For:[^.]*pregnant/],
    patient: { isPregnant: undefined, age: undefined },
  },
  {
    turns: ['30F pregnant, magnesium dose', 'he is 70 kg, ketamine dose'],
    patient: { isPregnant: undefined, weight: 70, age: undefined },
  },
  {
    turns: ['midazolam 6 year old 20 kg', 'new patient: ketamine dose'],
    never: [/20 kg, K/],
    patient: { weight: undefined, age: undefined },
  },
  { turns: ['midazolam 6 year old 20 kg', 'ketamine dose, 70 kg'], patient: { weight: 70, age: undefined } },
  {
    turns: ['paracetamol 8 kg 6 months old', 'her brother is 5 years old, 20 kg'],
    says: [/300 mg/],
    patient: { weight: 20, age: years(5) },
  },
  {
    turns: ['midazolam 14 kg child', 'adrenaline for a 4 year old in anaphylaxis'],
    never: [/For:[^.]*14 kg/],
    patient: { weight: undefined, age: years(4) },
  },
  { turns: ['baby 3 kg adrenaline dose', 'adrenaline for a toddler'], patient: { weight: undefined } },
  {
    turns: ['newborn 3 kg, adrenaline dose', 'and for 70 kg'],
    never: [/For:[^.]*newborn/],
    patient: { weight: 70 },
  },
  {
    turns: ['elderly woman 50 kg, midazolam', 'and her grandchild'],
    patient: { group: 'child', weight: undefined },
  },
  {
    turns: ['child 14 kg, gentamicin dose', 'next patient, woman 60 kg, ceftriaxone'],
    patient: { weight: 60, sex: 'female' },
  },
  {
    turns: ['pregnant 34 weeks bp 170/115', 'her 2 year old is fitting, midazolam'],
    never: [/For:[^.]*170/],
    patient: { isPregnant: undefined, age: years(2), pressure: undefined },
  },
  { turns: ['child 14 kg, midazolam', 'ouma 60 kg, midazolam'], patient: { weight: 60 } },
  {
    turns: ['kind 14 kg midazolam', 'en vir volwassene?'],
    never: [/4\.2 mg/],
    patient: { weight: undefined, group: 'adult' },
  },
  {
    turns: ['crianca 14 kg midazolam', 'e em adultos?'],
    never: [/4\.2 mg/],
    patient: { weight: undefined, group: 'adult' },
  },
  {
    turns: ['14 kg child midazolam', 'two patients now: 14 kg and 70 kg, ketamine dose'],
    patient: { weight: undefined },
  },
  {
    turns: ['magnesium sulphate eclampsia', 'and for a child of 10 kg?'],
    never: [/For:[^.]*eclampsia/],
    patient: { weight: 10, isPregnant: undefined, sex: undefined },
  },
  {
    turns: ['midazolam 14 kg child allergic to penicillin', 'another pt now, 60 yr old woman'],
    never: [/more than one patient/, /For:[^.]*14 kg/],
    patient: { weight: undefined, allergies: undefined, age: years(60), sex: 'female' },
  },
  {
    turns: ['midazolam 14 kg child', '60 yr old with stemi, aspirin', 'back to the first one'],
    says: [/Say the age and the weight/],
    never: [/For:[^.]*(?:60|14 kg)/],
    patient: { weight: undefined, age: undefined },
  },
  {
    turns: ['midazolam, pregnant with eclampsia, fitting', 'her husband is fitting as well, midazolam'],
    patient: { isPregnant: undefined },
  },
];

/** Questions of their own, and questions of nothing. */
const subjects: readonly Talk[] = [
  {
    turns: ['mom 80 kg eclampsia, mag sulph', 'and the baby weighs 3 kg, vit k'],
    never: [/Magnesium/],
    drugs: undefined,
    patient: { weight: 3, isPregnant: undefined },
  },
  { turns: ['midazolam 14 kg child', 'and vit k?'], never: [/Midazolam/], drugs: undefined },
  {
    turns: ['58 year old man BP 70/40 HR 130', 'who won the rugby world cup'],
    says: [/nothing|not/i],
    never: [/[Ss]hock/],
    drugs: undefined,
  },
  { turns: ['midazolam 14 kg', 'hiccups treatment'], never: [/4\.2 mg/], drugs: undefined },
  {
    turns: ['midazolam 14 kg child', 'what is the normal heart rate at this weight'],
    never: [/4\.2 mg/],
    drugs: undefined,
  },
  {
    turns: ['midazolam 14 kg child', 'acute asthma what do I do'],
    says: [/[Aa]sthma/],
    drugs: undefined,
    patient: { weight: 14 },
  },
  { turns: ['amoxicillin 20 kg', 'he is on warfarin'], says: [/takes Warfarin, Amoxicillin/] },
];

const check = async ({ turns, says = [], never = [], patient = {}, drugs, ...more }: Talk) => {
  const { first, state } = await talk(turns);
  for (const pattern of says) expect(first).toMatch(pattern);
  for (const pattern of never) expect(first).not.toMatch(pattern);
  const known = state.patient ?? {};
  expect(
    Object.fromEntries(Object.keys(patient).map((key) => [key, known[key as keyof ChatPatient]])),
  ).toEqual(patient);
  if (drugs !== undefined || 'drugs' in more) expect(state.drugs).toEqual(drugs);
};

const named = (talks: readonly Talk[]) => talks.map((each) => [each.turns.join(' | '), each] as const);

describe('a talk with Remi', () => {
  it.each(named(changes))('changes one slot and keeps the others: %s', (_, each) => check(each));

  it.each(named(warnings))('goes on warning of what was said before: %s', (_, each) => check(each));

  it.each(named(others))('takes nothing of the patient before for somebody else: %s', (_, each) =>
    check(each),
  );

  it.each(named(subjects))('begins a subject of its own: %s', (_, each) => check(each));

  it('says first whom and what an answer is for, if any of it was said before', async () => {
    expect((await talk(['midazolam im child 14 kg fitting', 'how many mL?'])).text).toMatch(
      /^For: child, 14 kg, Midazolam, fitting, IM /,
    );
    expect((await talk(['midazolam im child 14 kg fitting'])).text).not.toMatch(/^For:/);
  });

  it('names what it does not use of another patient', async () => {
    const { text } = await talk([
      'midazolam for a child of 14 kg with a penicillin allergy',
      'ketamine for the mother',
    ]);
    expect(text).toMatch(
      /Another patient: nothing of the one before is used \(child, 14 kg, allergic to penicillin\)/,
    );
  });

  it.each(['and the 3 year old', 'and for a 5 year old', 'what about her 8 month old brother'])(
    'takes a child with an article for another one: %s',
    async (message) => {
      const { text, state } = await talk(['paracetamol 14 kg', message]);
      expect(text).toMatch(/Another patient: .*\(child, 14 kg\)/);
      expect(state.patient?.weight).toBeUndefined();
    },
  );

  it.each([
    // 0.15 to 0.2 mg/kg of 5 mg/mL: 2.1 to 2.8 mg are 0.42 to 0.56 mL.
    ['midazolam im 14 kg', 'we have 15mg/3ml amps, ml?', /0\.42–0\.56 mL of 5 mg\/mL/],
    // 40 mg/kg are 720 mg, of 50 mg/mL.
    ['amoxicillin 18 kg', '250mg/5ml, ml?', /720 mg = 14\.4 mL of 250mg in 5ml/],
    // The page has a strength for the muscle that must be diluted for a vein.
    ['ketamine rsi 70 kg', 'how many ml of the 50 mg/ml', /You wrote 50 mg\/ml\..* - 70–140 mg IV/],
    [
      '26F 62 kg puerperal sepsis genta dose',
      'how many ml with the 40mg/ml amps',
      /7\.8–9\.3 mL of 40 mg\/mL/,
    ],
    // Salbutamol for adults by inhaler.
    ['salbutamol neb asthma adult', 'mdi instead, how many puffs', /4–10 puffs inhaled/],
    // 4 mL x 20 kg x 15 %.
    ['burns child 20 kg 15%', 'fluids per hour', /Burns Calculator: 1.?200 mL/],
    // 4 mL x 70 kg x 30 %. The litres of cholera would be wrong.
    ['burns adult 70 kg 30% 2 hours ago', 'how much ringers', /Burns Calculator: 8.?400 mL/],
    // 25 mg/kg, as the chart of meningitis gives it.
    [
      '3 yr 14 kg bacterial meningitis ceftriaxone dose',
      'he had anaphylaxis to penicillin last year',
      /Instead, Chloramphenicol: 350 mg/,
    ],
    [
      'status adult 80 kg lorazepam 4 mg given',
      'what now, no phenytoin',
      /Without Phenytoin:.* Phenobarbital/,
    ],
    ['anaphylaxis 25 kg', 'no change after 5 min', /0\.25 mg = .*0\.25 mL.*Repeat every 5 min/],
  ])('goes on with what is in hand: %s, then %s', async (first, then, says) => {
    expect((await talk([first, then])).text.slice(0, 560)).toMatch(says);
  });

  it('names nothing instead that is for another illness', async () => {
    const { text } = await talk(['ceftriaxone sepsis adult', 'allergic to penicillin, lips swelled']);
    expect(text).not.toContain('Instead, Chloramphenicol');
  });

  it.each(['3 years old', 'he is 3 years old'])('keeps the weight beside an age: %s', async (message) => {
    expect((await talk(['paracetamol 14 kg', message])).text).toMatch(/For: child, 3 years old,.* 14 kg/);
  });

  it.each(['dose?', 'what next', 'how many mL?', 'and in children?', 'max?', '14 kg'])(
    'asks back with complete messages where there is no subject: %s',
    async (message) => {
      const { text, choices } = await talk([message]);
      expect(text).not.toMatch(/passages/);
      expect(choices.length).toBeGreaterThanOrEqual(3);
      for (const choice of choices) expect(choice).toContain(message);
    },
  );

  it.each([
    ['nac dose for paracetamol od 50kg adult', 'next bag?', /2[\s\u202f]500 mg.*second infusion/],
    ['glucagon dose for metoprolol od adult', 'next dose?', /Glucagon - 5 mg .* beta-blocker poisoning/],
    ['calcium for verapamil od', 'repeat dose?', /Calcium gluconate 10% - 30 mL .* calcium-channel blocker/],
  ])('goes on with the antidote and not with the poison: %s, %s', async (asked, next, dose) => {
    const { text } = await talk([asked, next]);
    expect(text.slice(0, 500)).toMatch(dose);
    expect(text.slice(0, 500)).not.toMatch(/Paracetamol, 50 kg|hypoglycaemia|hyperkalaemia/);
  });

  it.each([
    ['baby just out, floppy, not breathing, hr 50', /Newborn resuscitation/, /4 J\/kg/],
    ['baba is uit, huil nie', /Newborn resuscitation/, /4 J\/kg/],
    [
      'pph 800ml, uterus still soft after oxytocin 10 im',
      /Postpartum haemorrhage.*Tranexamic acid/,
      /first dose/,
    ],
    [
      'cape cobra bite, eyelids dropping, cant swallow',
      /antivenom IV: Weakness: 10-20 vials/,
      /IV: adult 250/,
    ],
  ])('begins with what is due: %s', async (asked, due, never) => {
    const { text } = await talk([asked]);
    expect(text.slice(0, 600)).toMatch(due);
    expect(text.slice(0, 600)).not.toMatch(never);
  });

  it.each([
    'sorry hes 78',
    'sorry hes 78 not 60',
    'he is 78, not 60',
    'actually he is 78 years',
    'age 78 instead',
  ])('takes a corrected age before it gives a dose: %s', async (correction) => {
    const { first, state } = await talk(['tenecteplase stemi 68kg 60yr man', correction]);
    expect(state.patient?.age).toBe(years(78));
    expect(first).toMatch(/- 17\.5 mg/);
    expect(first).not.toMatch(/- 35 mg/);
  });

  it('gives the glucose into the drip that is in now', async () => {
    const { first } = await talk([
      'hipo glukose 1.9 volwassene bewusteloos geen drip nie',
      'ok drip is nou in',
    ]);
    // The chart of a low glucose: adult, 10%, 250 mL.
    expect(first).toMatch(/Glucose IV or IO.*10% 250 mL/s);
    expect(first).not.toMatch(/by mouth/);
  });

  it('answers a message without a state as before', async () => {
    const plain = await remi.answer('midazolam 14 kg', { profession: 'Nurse', mode: 'consultation' });
    const empty = await remi.answer('midazolam 14 kg', {
      profession: 'Nurse',
      mode: 'consultation',
      state: {},
    });
    expect(empty).toEqual(plain);
  });
});
