import * as z from 'zod/mini';
import type { PatientState } from '../patient/patient-store.ts';

/** The parts of a handover, in their order. */
export const sheetParts = ['identify', 'situation', 'background', 'assessment', 'recommendation'] as const;
export type SheetPart = (typeof sheetParts)[number];

/** The most that a sheet holds: characters of its texts, and number of results. */
export const sheetLimits = {
  name: 100,
  part: 4000,
  results: 20,
  tool: 120,
  inputs: 1500,
  result: 1500,
  caution: 500,
} as const;

/**
 * Characters that change how others are drawn: control characters but the line break, marks of direction, and those
 * without a width. With them a text from elsewhere could show 0.4 where it holds 4.0.
 */
const hidden = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Returns a text without characters that change how others are drawn. */
export const plainText = (text: string): string =>
  text.replaceAll('\r\n', '\n').replace(hidden, (one) => (one === '\n' ? one : one === '\t' ? ' ' : ''));

const textUpTo = (most: number) => z.string().check(z.overwrite(plainText), z.maxLength(most));

const time = z.number().check(z.nonnegative(), z.lte(8.64e15));

/** A result of a tool, or a dose, that somebody has added to a handover. */
const handoverResult = z.object({
  /** The tool or the drug. */
  tool: textUpTo(sheetLimits.tool),
  /** What it was worked out from, in words. */
  inputs: textUpTo(sheetLimits.inputs),
  /** The figure with its unit and its band. */
  result: textUpTo(sheetLimits.result),
  /** The danger that must not be parted from the figure, or nothing. */
  caution: textUpTo(sheetLimits.caution),
  /** When it was added, in ms since 1970. */
  at: time,
});
export type HandoverResult = Readonly<z.infer<typeof handoverResult>>;

/**
 * Returns texts as one, with as many of them as fit. A text is never cut inside, because half a figure is a wrong one;
 * what is left out is said.
 */
export function joinFitting(texts: readonly string[], most: number): string {
  const left = (count: number) => `(${count} more on the page of the tool)`;
  let kept = texts.length;
  const joined = () =>
    [...texts.slice(0, kept), ...(kept < texts.length ? [left(texts.length - kept)] : [])].join('; ');
  while (kept > 0 && joined().length > most) kept -= 1;
  return joined();
}

export const handoverResults = z.array(handoverResult).check(z.maxLength(sheetLimits.results));
export const handoverName = textUpTo(sheetLimits.name);

const part = textUpTo(sheetLimits.part);
/** The texts of all parts. */
export const partTexts = z.object({
  identify: part,
  situation: part,
  background: part,
  assessment: part,
  recommendation: part,
});
export type PartTexts = Readonly<z.infer<typeof partTexts>>;

const typed = z._default(z.nullable(part), null);

const sheet = z.object({
  /** A name or number of the patient, if somebody has typed one. */
  name: handoverName,
  /** What was written by hand. Null while Oryx fills the part. */
  parts: z.object({
    identify: typed,
    situation: typed,
    background: typed,
    assessment: typed,
    recommendation: typed,
  }),
  results: handoverResults,
  /** When it was read from another phone, or null if it was made on this one. Times are in ms since 1970. */
  readAt: z.nullable(time),
  startedAt: time,
  usedAt: time,
  /** Since when the patient of the sheet was in hand, or null if there was none. */
  heldFrom: z.nullable(time),
  /** That patient in words, for the question whose the sheet is. */
  heldPatient: part,
});

/** A handover on this device. */
export type Sheet = Readonly<z.infer<typeof sheet>>;

/** Returns the sheet in a stored text, or null for any text that is none. */
export function readSheet(text: string | null): Sheet | null {
  if (text === null) return null;
  try {
    const { success, data } = sheet.safeParse(JSON.parse(text));
    return success ? data : null;
  } catch {
    return null;
  }
}

/** Returns a sheet in which nothing was written yet. */
export const emptySheet = (now: number, held: Pick<Sheet, 'heldFrom' | 'heldPatient'>): Sheet => ({
  name: '',
  parts: { identify: null, situation: null, background: null, assessment: null, recommendation: null },
  results: [],
  readAt: null,
  startedAt: now,
  usedAt: now,
  ...held,
});

/** Returns true if a sheet holds nothing that would be lost with it. */
export const isEmpty = ({ name, parts, results, readAt }: Sheet): boolean =>
  name === '' && results.length === 0 && readAt === null && sheetParts.every((each) => !parts[each]);

const minute = 60_000;

/** Time without use in ms after which somebody is asked whether it is still the same patient, and the sheet goes. */
const askAfter = 15 * minute;
const goneAfter = 12 * 60 * minute;

/**
 * Returns whether a sheet may be used: `current`, `asking` whether it is of the same patient, or `gone`. A sheet that
 * was begun with one patient in hand is never taken for that of another.
 */
export function sheetStanding(
  { usedAt, heldFrom }: Pick<Sheet, 'usedAt' | 'heldFrom'>,
  { state, patient }: PatientState,
  now: number,
): 'current' | 'asking' | 'gone' {
  // A time in the future means that the clock of the device was changed.
  const idle = Math.abs(now - usedAt);
  if (idle >= goneAfter) return 'gone';
  if (state === 'asking') return 'asking';
  if (state === 'in hand' && heldFrom !== null) return patient.heldFrom === heldFrom ? 'current' : 'asking';
  return idle >= askAfter ? 'asking' : 'current';
}
