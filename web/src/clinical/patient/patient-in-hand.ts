import * as z from 'zod/mini';

const optional = <Schema extends z.core.$ZodType>(schema: Schema) => z._default(z.nullable(schema), null);

/** The limits of what is accepted, in kg, days and cm. A value outside is a slip of the finger. */
export const patientLimits = {
  weight: { least: 0.3, most: 300 },
  age: { least: 0, most: 120 * 365.25 },
  height: { least: 20, most: 250 },
} as const;

const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.number().check(z.gte(least), z.lte(most));

/** Where a weight comes from. Every origin but `scales` is an estimate and is named with the weight. */
const weightOrigins = ['scales', 'length', 'age', 'hand'] as const;
export type WeightOrigin = (typeof weightOrigins)[number];

/** What is known about a patient. Null means unknown. */
export const patientFacts = z.object({
  /** In kg. */
  weight: optional(within(patientLimits.weight)),
  weightFrom: optional(z.enum(weightOrigins)),
  /** In days. */
  age: optional(within(patientLimits.age)),
  /** In cm. */
  height: optional(within(patientLimits.height)),
  sex: optional(z.enum(['female', 'male'])),
  isPregnant: optional(z.boolean()),
  /** In the words of the user. */
  allergies: optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
});
export type PatientFacts = z.infer<typeof patientFacts>;

const time = z.number().check(z.nonnegative());

const patientInHand = z.extend(patientFacts, {
  changedAt: time,
  /** Since when the patient is in hand. It stays the same when the facts are corrected. */
  heldFrom: z.optional(time),
});

/** The patient that the user treats now, with times in ms since 1970. */
export type PatientInHand = Readonly<z.infer<typeof patientInHand>>;

/** Returns the patient in a stored text, or null for any text that is not one. */
export function readPatient(text: string | null): PatientInHand | null {
  if (text === null) return null;
  try {
    const { success, data } = patientInHand.safeParse(JSON.parse(text));
    return success && isKnown(data) ? data : null;
  } catch {
    return null;
  }
}

/** Returns true if anything is known of a patient. */
export const isKnown = (facts: Partial<PatientFacts>): boolean =>
  [facts.weight, facts.age, facts.height, facts.sex, facts.isPregnant, facts.allergies].some(
    (fact) => fact !== null && fact !== undefined,
  );

const minute = 60_000;

/** Idle time in ms after which the user is asked for the patient again. */
const askAfter = 15 * minute;

/** A clock that was set back by less than this, in ms, is no reason to ask. */
const clockTolerance = minute;

/**
 * Returns whether a patient may still be used: `in hand`, `asking` whether it is still the same, or `gone`.
 * A time of use in the future means that the clock of the device was changed, so that the idle time is
 * unknown.
 */
export function standingOf(usedAt: number, now: number, idleMinutes: number): 'in hand' | 'asking' | 'gone' {
  const idle = now - usedAt;
  if (Math.abs(idle) >= idleMinutes * minute) return 'gone';
  return idle >= askAfter || idle < -clockTolerance ? 'asking' : 'in hand';
}

/** Returns the time in ms until the standing of a patient in use may change. */
export function untilChange(usedAt: number, now: number, idleMinutes: number): number {
  const ends = [usedAt + askAfter, usedAt + idleMinutes * minute].filter((end) => end > now);
  return Math.min(...ends, now + askAfter) - now;
}
