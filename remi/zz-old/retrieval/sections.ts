import type { ChatState } from '@oryx/contract';
import { words } from '@oryx/search';

/** The sections of a medication page, each with the words that request it. */
const sectionWords = {
  dose: 'dosis dosering hoeveel dosagem posologia quanto quanta quantos dose dosage dosing doses much bolus amount titrate repeat infuse infusion loading starting joules target teiken alvo',
  maximum: 'maximum max most highest ceiling limit largest',
  indications: 'indication indications indicated',
  contraindications:
    'kontraindikasies contraindicacoes contraindication contraindications contraindicated avoid safe allowed withhold',
  precautions:
    'precaution precautions caution cautions warning warnings careful danger dangers risk risks watch pitfall',
  adverse: 'adverse side reaction reactions unwanted cause causes',
  preparation:
    'dilute diluted dilution prepare prepared preparation mix mixed reconstitute concentration concentrations strength strengths ampoule vial ampoules vials draw packaging ml diluent keep kept store stored storage fridge refrigerate light shelf expiry temperature',
  onset: 'onset fast quickly soon kick',
  duration: 'duration last lasts wear wears',
  pregnancy: 'pregnancy pregnant breastfeeding lactation breast labour',
  renal: 'renal kidney kidneys dialysis egfr crcl creatinine clearance anuria anuric oliguria urine',
  action: 'mechanism action class classification antidote',
  kinetics: 'pharmacokinetics half-life metabolism metabolised elimination excreted',
  names: 'trade brand generic synonym',
  interactions: 'interaction interactions interact interacts together combine combined',
  schedule: 'schedule scheduled scheduling',
} as const satisfies Record<Section, string>;

/** A section of a medication page that a question can ask for. */
export type Section = NonNullable<ChatState['section']>;

const sectionsOfWord = new Map<string, Section[]>();
for (const [section, of] of Object.entries(sectionWords) as [Section, string][]) {
  for (const word of words(of)) sectionsOfWord.set(word, [...(sectionsOfWord.get(word) ?? []), section]);
}

/** Units of a drug. They ask for a dose, unless something else is asked for in them, such as a concentration. */
const doseUnits = new Set(words('mg mcg ug microgram units'));
const [how = '', when = '', work = '', start = ''] = words('how when work start');
/** Words for giving something. How fast that is done belongs to the dose. */
const giving = new Set(words('give push inject infuse run rate drip infusion iv set'));

const history = new Set(words('had taken used been on got received'));

/** Returns the sections that a question requests. */
export function sectionsIn(asked: readonly string[]): ReadonlySet<Section> {
  // An allergic reaction is a disease, and no effect of the drug that is asked for.
  const isDisease = (at: number) => /^reac/.test(asked[at] ?? '') && /^al+erg/.test(asked[at - 1] ?? '');
  // What a patient never had is no question for what is never done.
  const isHistory = (at: number) => asked[at] === 'never' && history.has(asked[at + 1] ?? '');
  const sections = new Set(
    asked.flatMap((word, at) => (isDisease(at) || isHistory(at) ? [] : (sectionsOfWord.get(word) ?? []))),
  );
  const says = (word: string) => asked.some((each) => each === word || each === `${word}s`);
  // What did not work is no question for how it works.
  if (says(how) && says(work)) sections.add('action');
  if (says(start) && (says(when) || says(work) || sections.has('onset'))) sections.add('onset');
  if (says(when) && says(work)) sections.add('onset');
  if (
    sections.has('onset') &&
    !says(work) &&
    !says(start) &&
    (asked.length <= 2 || asked.some((word) => giving.has(word)))
  ) {
    sections.delete('onset');
    sections.add('dose');
  }
  // "How fast does it work" asks for no mechanism.
  if (sections.has('onset') || sections.has('duration')) sections.delete('action');
  if (!sections.has('preparation') && asked.some((word) => doseUnits.has(word))) sections.add('dose');
  return sections;
}
