import type { Dose, Interaction, Medication, RemiKnowledge } from '@oryx/contract';
import { doseLine, limitText } from '@oryx/doses';
import type { Section } from '../retrieval/sections.ts';
import { type Group, type KnownPassage, numbered } from './passage.ts';

const concentrationLines = ({ concentrations }: Medication): readonly string[] =>
  concentrations.map(({ label, preparation }) => (preparation === null ? label : `${label}: ${preparation}`));

/** The fields of a medication that are texts. */
type TextField = {
  [Field in keyof Medication]-?: Medication[Field] extends string | null | readonly string[] ? Field : never;
}[keyof Medication];

/** The sections of a medication that are quoted whole, with the headings of its page, and the text or what makes it. */
const facts: readonly (readonly [Section, string, TextField | ((drug: Medication) => readonly string[])])[] =
  [
    ['maximum', 'Maximum dose', ({ limits }) => limits.map(limitText)],
    ['indications', 'Indications', 'indications'],
    ['contraindications', 'Contraindications', 'contraindications'],
    ['precautions', 'Precautions', 'precautions'],
    ['pregnancy', 'Pregnancy', 'pregnancy'],
    ['renal', 'Kidney disease', 'renal'],
    ['adverse', 'Adverse effects', 'adverseEffects'],
    ['onset', 'Onset', 'onset'],
    ['duration', 'Duration', 'duration'],
    ['action', 'Classification', 'classification'],
    ['action', 'Pharmacological action', 'pharmacologicalAction'],
    ['kinetics', 'Pharmacokinetics', 'pharmacokinetics'],
    ['preparation', 'Packaging', 'packaging'],
    ['preparation', 'Concentrations', concentrationLines],
    ['names', 'Trade names', ({ tradeNames }) => [tradeNames.join(', ')]],
    ['schedule', 'Schedule', 'schedule'],
    ['maximum', 'Max at hand', 'maxAtHand'],
  ];

const groupsOf: Readonly<Record<Dose['patient'], readonly Group[]>> = {
  adult: ['adult'],
  child: ['child'],
  newborn: ['newborn', 'child'],
  any: ['adult', 'child', 'newborn'],
};

/** Returns the passages of a medication: each dose, each section and each interaction. */
export function medicationPassages(
  drug: Medication,
  { rows, drugs }: RemiKnowledge['interactions'],
): KnownPassage[] {
  const classes = drugs.find(({ name }) => name === drug.name)?.classes ?? [];
  const own = new Set([drug.name, ...drug.synonyms, ...classes].map((name) => name.toLowerCase()));
  const page = { route: `/medications/${drug.id}`, title: drug.name, kind: 'medication' } as const;
  return numbered(page, [
    ...dosePassages(drug),
    ...facts.map(([section, heading, of]) => ({
      section,
      heading,
      lines: [typeof of === 'string' ? drug[of] : of(drug)].flat().filter((line) => line !== null),
    })),
    ...rows.flatMap((row) => interactionPassage(own, row)),
  ]);
}

/** Returns one passage for each dose. */
const dosePassages = ({ doses, concentrations }: Medication) =>
  doses.map((dose) => ({
    section: 'dose' as const,
    heading: 'Dosage and administration',
    lines: [doseLine(dose, concentrations)],
    dose,
    groups: groupsOf[dose.patient],
  }));

/** Returns the other side of an interaction row that matches the drug by name or class. */
function interactionPassage(own: ReadonlySet<string>, { a, b, severity, effect, action }: Interaction) {
  const isOwn = (names: readonly string[]) => names.some((name) => own.has(name.toLowerCase()));
  const other = isOwn(a) ? b : isOwn(b) ? a : undefined;
  if (!other) return [];
  return [
    {
      section: 'interactions' as const,
      heading: 'Interactions',
      lines: [`With ${other.join(', ')} (${severity}): ${effect} ${action}`],
    },
  ];
}
