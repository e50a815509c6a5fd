import type { ChatPatient, ChatState } from '@oryx/contract';

/** One thing that the next question takes from the conversation, with the slots that remain without it. */
export interface Slot {
  readonly label: string;
  readonly without: ChatState;
}

const sectionLabels: Partial<Record<NonNullable<ChatState['section']>, string>> = {
  adverse: 'adverse effects',
  names: 'trade names',
  kinetics: 'pharmacokinetics',
  action: 'mechanism',
  renal: 'kidney disease',
};

const daysPerMonth = 30.4375;
const daysPerYear = 365.25;

function ageLabel(days: number): string {
  const [value, unit] =
    days < 61
      ? [Math.round(days), 'day']
      : days < 2 * daysPerYear
        ? [Math.round(days / daysPerMonth), 'month']
        : [Math.floor(days / daysPerYear + 0.01), 'year'];
  return `${value} ${unit}${value === 1 ? '' : 's'}`;
}

/** Returns the slots of a conversation in the order of their chips: the patient, then the subject. */
export function slotsOf(state: ChatState): Slot[] {
  const { drugs = [], page, topics = [], section, route, hasNoVein, patient = {} } = state;
  return [
    ...patientSlots(patient).map(({ label, without }) => ({
      label,
      without: { ...state, patient: without },
    })),
    ...drugs.map((drug) => ({ label: drug, without: withList(state, 'drugs', drug) })),
    ...(page === undefined
      ? []
      : [{ label: page, without: { ...state, page: undefined, inputs: undefined } }]),
    ...topics.map((topic) => ({ label: topic, without: withList(state, 'topics', topic) })),
    ...(section === undefined
      ? []
      : [{ label: sectionLabels[section] ?? section, without: { ...state, section: undefined } }]),
    ...(route === undefined ? [] : [{ label: route, without: { ...state, route: undefined } }]),
    ...(hasNoVein ? [{ label: 'no IV', without: { ...state, hasNoVein: undefined } }] : []),
  ];
}

function withList(state: ChatState, key: 'drugs' | 'topics', item: string): ChatState {
  return { ...state, [key]: state[key]?.filter((each) => each !== item) };
}

function patientSlots(patient: ChatPatient): { readonly label: string; readonly without: ChatPatient }[] {
  const {
    age,
    weight,
    group,
    sex,
    isPregnant,
    isAfterBirth,
    allergies = [],
    takes = [],
    values = {},
    pressure,
  } = patient;
  const labels: readonly (readonly [keyof ChatPatient, string | undefined | false])[] = [
    // The age says more than the group that follows from it.
    ['group', age === undefined && group],
    ['age', age !== undefined && ageLabel(age)],
    ['weight', weight !== undefined && `${weight} kg`],
    ['sex', !isPregnant && !isAfterBirth && sex],
    ['isPregnant', isPregnant && 'pregnant'],
    ['isAfterBirth', isAfterBirth && 'after birth'],
    [
      'pressure',
      pressure &&
        `BP ${[pressure.systolic, pressure.diastolic].filter((each) => each !== undefined).join('/')}`,
    ],
  ];
  return [
    ...labels.flatMap(([key, label]) =>
      label
        ? [
            {
              label,
              without: { ...patient, ...(key === 'age' ? { group: undefined } : {}), [key]: undefined },
            },
          ]
        : [],
    ),
    ...Object.entries(values).map(([key, value]) => ({
      label: `${key.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase()} ${value}`,
      without: {
        ...patient,
        values: Object.fromEntries(Object.entries(values).filter(([other]) => other !== key)),
      },
    })),
    ...allergies.map((allergy) => ({
      label: `allergy: ${allergy}`,
      without: { ...patient, allergies: allergies.filter((each) => each !== allergy) },
    })),
    ...takes.map((drug) => ({
      label: `takes ${drug}`,
      without: { ...patient, takes: takes.filter((each) => each !== drug) },
    })),
  ];
}

/** Returns the slots without empty ones, or undefined if none is left. */
export function sentSlots(state: ChatState): ChatState | undefined {
  const { patient, ...others } = state;
  const kept = { ...filled(others), ...(patient ? { patient: filled(patient) } : {}) };
  const whole = filled(kept);
  return Object.keys(whole).length === 0 ? undefined : whole;
}

const filled = <Value extends object>(value: Value): Value =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([, each]) =>
        each !== undefined && !(typeof each === 'object' && each !== null && Object.keys(each).length === 0),
    ),
  ) as Value;
