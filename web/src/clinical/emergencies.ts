/** An emergency that has a clock. */
export interface Emergency {
  /** Its part of the address. */
  readonly id: string;
  readonly name: string;
  /** The id of the chart whose steps, drugs and energies it uses. */
  readonly chart: number;
  /** The patient group of the doses. */
  readonly patient: 'adult' | 'child' | 'newborn';
  /** Seconds from one check to the next. */
  readonly cycleSeconds: number;
  /** What is checked at the end of a cycle. */
  readonly check: string;
  /** False where the chart has no shock. */
  readonly hasShock: boolean;
}

/**
 * The emergencies with a clock. The cycles are those of their charts: CPR for 2 min, in a newborn a look at the heart
 * rate after 60 s.
 */
export const emergencies: readonly Emergency[] = [
  {
    id: 'adult',
    name: 'Adult',
    chart: 3,
    patient: 'adult',
    cycleSeconds: 120,
    check: 'Rhythm check',
    hasShock: true,
  },
  {
    id: 'child',
    name: 'Child',
    chart: 4,
    patient: 'child',
    cycleSeconds: 120,
    check: 'Rhythm check',
    hasShock: true,
  },
  {
    id: 'newborn',
    name: 'Newborn',
    chart: 5,
    patient: 'newborn',
    cycleSeconds: 60,
    check: 'Heart rate check',
    hasShock: false,
  },
];

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
