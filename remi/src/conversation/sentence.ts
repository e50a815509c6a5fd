import type { ChatPatient, ChatState } from '@oryx/contract';
import { inDays } from '@oryx/doses';
import { measures } from '../read/measures.ts';

type Section = NonNullable<ChatState['section']>;

/**
 * The words that ask for a section. The others have none: `pregnancy` would say something about the patient. What is
 * asked for goes with the question itself.
 */
const sectionWords: Partial<Readonly<Record<Section, string>>> = {
  dose: 'dose',
  maximum: 'maximum dose',
  contraindications: 'contraindications',
  preparation: 'preparation',
};

const units = ['year', 'month', 'week', 'day'] as const;
const daysOf = (unit: (typeof units)[number]) => (unit === 'week' ? 7 : inDays({ value: 1, unit }));

/** Returns an age in days as the reader reads it back, such as `3 years old`. */
function ageWords(days: number): string {
  const isWhole = (unit: (typeof units)[number]) => {
    const value = days / daysOf(unit);
    return value >= 1 && Math.abs(value - Math.round(value)) < 0.01;
  };
  const unit = units.find(isWhole) ?? 'day';
  const value = Math.round(days / daysOf(unit));
  return `${value} ${unit}${value === 1 ? '' : 's'} old`;
}

/** Returns what is known of a patient, without allergies and measured values, such as `child, 3 years old, 14 kg`. */
export function patientWords({ age, weight, group, sex, isPregnant, isAfterBirth }: ChatPatient): string[] {
  return [
    group,
    age === undefined ? undefined : ageWords(age),
    sex,
    weight === undefined ? undefined : `${weight} kg`,
    isPregnant ? 'pregnant' : undefined,
    isAfterBirth ? 'after birth' : undefined,
  ].filter((part) => part !== undefined);
}

/** Returns the measured values, such as `BP 80/40` and `heart rate 140/min`. */
export function valueWords({ values = {}, pressure }: ChatPatient): string[] {
  const measured = measures.flatMap(({ key, label, unit }) => {
    const value = values[key];
    return value === undefined
      ? []
      : [`${label.toLowerCase()} ${value}${unit === '' || /^[%/]/.test(unit) ? unit : ` ${unit}`}`];
  });
  const { systolic, diastolic } = pressure ?? {};
  const read =
    systolic === undefined
      ? []
      : [diastolic === undefined ? `systolic ${systolic}` : `BP ${systolic}/${diastolic}`];
  return [...read, ...measured];
}

/** Returns the slots of a conversation as sentences that are read like a message. */
export function sentencesOf({
  drugs = [],
  page,
  topics = [],
  section,
  route,
  hasNoVein,
  patient = {},
}: ChatState): string {
  const { allergies = [], takes = [] } = patient;
  const asked = section && sectionWords[section];
  const who = patientWords(patient);
  return [
    [drugs.join(' and '), route, asked].filter(Boolean).join(' '),
    page,
    topics.join(' '),
    hasNoVein ? 'No IV access' : undefined,
    ...(who.length > 0 ? [`Of: ${who.join(', ')}`] : []),
    valueWords(patient).join(', '),
    ...(allergies.length > 0 ? [`Allergic to ${allergies.join(', ')}`] : []),
    ...(takes.length > 0 ? [`Takes ${takes.join(', ')}`] : []),
  ]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => `${part}.`)
    .join('\n');
}
