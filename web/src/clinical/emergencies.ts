interface ClockedEmergency {
  /** Its part of the address. */
  readonly id: string;
  readonly name: string;
  /** The id of the chart whose steps, drugs and energies it uses. */
  readonly chart: number;
  /** The patient group of the doses. */
  readonly patient: 'adult' | 'child' | 'newborn';
}

/** A cardiac arrest, which goes from one check to the next. */
export interface Arrest extends ClockedEmergency {
  readonly kind: 'arrest';
  /** Seconds from one check to the next. */
  readonly cycleSeconds: number;
  /** What is checked at the end of a cycle. */
  readonly check: string;
  /** False where the chart has no shock. */
  readonly hasShock: boolean;
}

/** A drug that is given again by the clock, by the rows of its page for these indications. */
interface RepeatedDrug {
  readonly name: string;
  readonly indications: readonly string[];
}

/** An emergency in which drugs of one kind are given again after a time until they work. */
export interface RepeatedDose extends ClockedEmergency {
  readonly kind: 'repeated dose';
  /** The id of the same emergency in the other patient group. */
  readonly other: string;
  /** How the drugs are called together, in lower case. */
  readonly drugsAre: string;
  /** The drugs in the order of the chart. All of them share one clock and one count. */
  readonly drugs: readonly RepeatedDrug[];
  /** How it is said that the patient is well again, that it comes back, and that the next drug of the chart runs. */
  readonly words: { readonly better: string; readonly again: string; readonly next: string };
  /** What comes before any drug, with the chart that has it. */
  readonly first: readonly { readonly text: string; readonly chart: number }[];
}

/** An emergency that has a clock. */
export type Emergency = Arrest | RepeatedDose;

/** The cycles are those of their charts: CPR for 2 min, in a newborn a look at the heart rate after 60 s. */
export const arrests: readonly Arrest[] = [
  {
    kind: 'arrest',
    id: 'adult',
    name: 'Adult',
    chart: 3,
    patient: 'adult',
    cycleSeconds: 120,
    check: 'Rhythm check',
    hasShock: true,
  },
  {
    kind: 'arrest',
    id: 'child',
    name: 'Child',
    chart: 4,
    patient: 'child',
    cycleSeconds: 120,
    check: 'Rhythm check',
    hasShock: true,
  },
  {
    kind: 'arrest',
    id: 'newborn',
    name: 'Newborn',
    chart: 5,
    patient: 'newborn',
    cycleSeconds: 60,
    check: 'Heart rate check',
    hasShock: false,
  },
];

const adrenaline = {
  kind: 'repeated dose',
  chart: 9,
  drugsAre: 'adrenaline',
  drugs: [{ name: 'Adrenaline', indications: ['anaphylaxis'] }],
  words: { better: 'Better', again: 'Worse again', next: 'Infusion runs' },
  first: [],
} as const;

const benzodiazepine = {
  kind: 'repeated dose',
  drugsAre: 'a benzodiazepine',
  drugs: [
    { name: 'Midazolam', indications: ['seizure, no vein'] },
    { name: 'Lorazepam', indications: ['status epilepticus'] },
    { name: 'Diazepam', indications: ['seizure', 'seizure, no vein'] },
    { name: 'Midazolam', indications: ['seizure'] },
  ],
  words: { better: 'Fit has stopped', again: 'Fits again', next: 'Second drug given' },
  first: [
    { text: 'Glucose low or not known: glucose', chart: 22 },
    { text: 'Pregnant, or gave birth in the last 6 weeks: magnesium', chart: 32 },
  ],
} as const;

/** The intervals and the most doses are those of the rows on the pages of the drugs. */
export const repeatedDoses: readonly RepeatedDose[] = [
  {
    ...adrenaline,
    id: 'anaphylaxis',
    name: 'Anaphylaxis, adult',
    patient: 'adult',
    other: 'anaphylaxis-child',
  },
  {
    ...adrenaline,
    id: 'anaphylaxis-child',
    name: 'Anaphylaxis, child',
    patient: 'child',
    other: 'anaphylaxis',
  },
  { ...benzodiazepine, id: 'fit', name: 'Fitting, adult', chart: 20, patient: 'adult', other: 'fit-child' },
  { ...benzodiazepine, id: 'fit-child', name: 'Fitting, child', chart: 21, patient: 'child', other: 'fit' },
];

/** All emergencies with a clock. */
export const emergencies: readonly Emergency[] = [...arrests, ...repeatedDoses];

/** Returns the address that starts the clock of an emergency with one tap. */
export const startRoute = ({ id }: Pick<Emergency, 'id'>): string => `/arrest/${id}${startHash}`;

/** The end of an address that starts the clock at once. */
export const startHash = '#start';

/** The reversible causes of an arrest, the four H and the four T of the chart. */
export const causes = [
  'Hypoxia',
  'Hypovolaemia',
  'Potassium, glucose, acid',
  'Hypothermia',
  'Thrombosis: lung, heart',
  'Tension pneumothorax',
  'Tamponade',
  'Toxins',
] as const;
