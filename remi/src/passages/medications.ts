import type { Dose, Interaction, Medication, RemiKnowledge } from '@oryx/contract';
import type { Section } from '../retrieval/sections.ts';
import { type Group, type KnownPassage, numbered } from './passage.ts';

/** The facts of a drug that are quoted whole, under the headings of its page. */
const facts: readonly (readonly [Section, string, (drug: Medication) => string | null])[] = [
  ['maximum', 'Maximum dose', ({ maxDose }) => maxDose],
  ['indications', 'Indications', ({ indications }) => indications.join('\n')],
  ['contraindications', 'Contraindications', ({ contraindications }) => contraindications.join('\n')],
  ['precautions', 'Precautions', ({ precautions }) => precautions],
  ['pregnancy', 'Pregnancy', ({ pregnancy }) => pregnancy],
  ['renal', 'Kidney disease', ({ renal }) => renal],
  ['adverse', 'Adverse effects', ({ adverseEffects }) => adverseEffects],
  ['onset', 'Onset', ({ onset }) => onset],
  ['duration', 'Duration', ({ duration }) => duration],
  ['action', 'Classification', ({ classification }) => classification],
  ['action', 'Pharmacological action', ({ pharmacologicalAction }) => pharmacologicalAction],
  ['kinetics', 'Pharmacokinetics', ({ pharmacokinetics }) => pharmacokinetics],
  ['preparation', 'Packaging', ({ packaging }) => packaging],
  ['preparation', 'Concentrations', concentrationsText],
  ['names', 'Trade names', ({ tradeNames }) => tradeNames.join(', ')],
  ['schedule', 'Schedule', ({ schedule }) => schedule],
  ['maximum', 'Max at hand', ({ maxAtHand }) => maxAtHand],
];

const groupsOf: Readonly<Record<Dose['patient'], readonly Group[]>> = {
  adult: ['adult'],
  child: ['child'],
  newborn: ['newborn', 'child'],
  any: ['adult', 'child', 'newborn'],
};

/** What can be quoted of a drug: each dose, each fact, and each of its interactions. */
export function medicationPassages(
  drug: Medication,
  { rows, drugs }: RemiKnowledge['interactions'],
): KnownPassage[] {
  const classes = drugs.find(({ name }) => name === drug.name)?.classes ?? [];
  const own = new Set([drug.name, ...drug.synonyms, ...classes].map((name) => name.toLowerCase()));
  const page = { route: `/medications/${drug.id}`, title: drug.name, kind: 'medication' } as const;
  return numbered(page, [
    ...dosePassages(drug),
    ...facts.map(([section, heading, textOf]) => ({ section, heading, text: textOf(drug) ?? '' })),
    ...rows.flatMap((row) => interactionPassage(own, row)),
  ]);
}

/** A line of the dosage text is one dose, in their order. */
function dosePassages({ dosageAdministration, doses }: Medication) {
  const lines = dosageAdministration?.split('\n') ?? [];
  return lines.map((text, at) => {
    const dose = doses[at];
    return {
      section: 'dose' as const,
      heading: 'Dosage and administration',
      text,
      ...(dose ? { dose, groups: groupsOf[dose.patient] } : {}),
    };
  });
}

function concentrationsText({ concentrations }: Medication): string {
  return concentrations
    .map(({ label, preparation }) => (preparation === null ? label : `${label}: ${preparation}`))
    .join('\n');
}

/** The other side of a row that speaks of the drug by its name or one of its classes. */
function interactionPassage(own: ReadonlySet<string>, { a, b, severity, effect, action }: Interaction) {
  const isOwn = (names: readonly string[]) => names.some((name) => own.has(name.toLowerCase()));
  const other = isOwn(a) ? b : isOwn(b) ? a : undefined;
  if (!other) return [];
  return [
    {
      section: 'interactions' as const,
      heading: 'Interactions',
      text: `With ${other.join(', ')} (${severity}): ${effect} ${action}`,
    },
  ];
}
