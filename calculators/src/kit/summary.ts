import { decidedChoice, parseNumber, type RawValues, read } from './answers.ts';
import type { Caution, Definition, Figure } from './definition.ts';
import { askedKeys, type Evaluation } from './evaluate.ts';
import { formatNumber, unitText } from './format.ts';
import { type Input, type NumberInput, notTestable } from './inputs.ts';
import { unitsOf } from './measures.ts';
import { cautionsFor, soundBand, soundFigures, untouchedLine } from './sound.ts';

/** The numbers of a page as they were typed, each with the unit in which it was typed. */
export type Typed = Readonly<Record<string, { readonly text: string; readonly unit: string }>>;

/**
 * Returns the entered values as the page words them: `Respiratory rate (/min)`, `21–24`. A number that was
 * typed in another unit stands as it was measured, with the specified unit behind it.
 */
export function answeredInputs(definition: Definition, raw: RawValues, typed: Typed = {}): readonly Figure[] {
  const isAsked = askedKeys(definition, raw);
  return Object.entries(definition.inputs)
    .filter(([key]) => isAsked(key))
    .map(([key, input]) => ({
      label: input.label,
      text: answerText(input, raw[key], raw, typed[key]),
    }));
}

/**
 * Returns the result as plain text for a patient record: tool, date, result, inputs, and every danger beside
 * the figure it qualifies, so that no figure is copied without its caution.
 */
export function summaryText(
  title: string,
  definition: Definition,
  raw: RawValues,
  evaluation: Evaluation,
  now: Date,
  typed: Typed = {},
): string {
  const { outcome } = evaluation;
  const { headline } = outcome;
  const band = soundBand(evaluation);
  const untouched = untouchedLine(definition, evaluation);
  const lines = [
    title,
    dateText(now),
    '',
    `${headline.label}: ${[headline.text, headline.suffix].filter(Boolean).join(' ')}`,
    ...(untouched === undefined ? [] : [untouched]),
    ...(band ? [[band.title, band.advice].filter(Boolean).join('. ')] : []),
    ...openLines(definition, evaluation),
    ...soundFigures(evaluation).map(figureLine),
    ...(outcome.groups ?? []).flatMap((group) => [
      '',
      group.title,
      ...group.figures.map(figureLine),
      ...(group.notes ?? []),
      ...(group.cautions ?? []).map(cautionLine),
    ]),
    ...(outcome.notes ?? []),
    '',
    ...cautionsFor(definition, evaluation).map(cautionLine),
    '',
    'Entered:',
    ...answeredInputs(definition, raw, typed).map(figureLine),
    '',
    'Oryx: decision support only, does not replace clinical judgment.',
  ];
  return lines.join('\n').replace(/\n{3,}/g, '\n\n');
}

/** Returns the line on what is missing. Without a result nothing needs to be: an age out of range. */
function openLines({ inputs }: Definition, { missing, invalid }: Evaluation): readonly string[] {
  const labels = (keys: readonly string[]) => keys.map((key) => inputs[key]?.label).join('; ');
  const empty = missing.filter((key) => !invalid.includes(key));
  const open = [
    ...(empty.length === 0 ? [] : [`Missing: ${labels(empty)}`]),
    ...(invalid.length === 0 ? [] : [`Not counted: ${labels(invalid)}`]),
  ].join('. ');
  if (open === '') return [];
  return [missing.length === 0 ? open : `NOT COMPLETE. ${open}`];
}

const figureLine = ({ label, text, note }: Figure) =>
  `${label}: ${text}${note === undefined ? '' : ` (${note})`}`;

const cautionLine = ({ level, text, source }: Caution) =>
  `${level === 'danger' ? 'CAUTION: ' : 'Note: '}${text} [${source}]`;

function answerText(input: Input, raw: unknown, all: RawValues, typed: Typed[string] | undefined): string {
  if (read(input, raw, all).state === 'invalid')
    return ['not counted', writtenText(raw)].filter(Boolean).join(': ');
  const value = standingValue(input, raw, all);
  if (value === undefined) return input.kind === 'toggle' ? 'No' : 'not entered';
  if (value === notTestable) return 'Not testable';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value instanceof Date)
    return dateText(value).slice(0, input.kind === 'moment' && input.isDay ? 10 : 16);
  if (input.kind === 'number' && typeof value === 'number') {
    return measuredText(input, value, typed);
  }
  const choice = input.kind === 'dependent-choice' ? decidedChoice(input, all) : input;
  return (
    (choice?.kind === 'choice' && choice.options.find(({ key }) => key === value)?.label) || String(value)
  );
}

/** Returns a number with its unit: `70 kg`, or `106.1 umol/L (1.2 mg/dL)` if it was typed in another unit. */
function measuredText(input: NumberInput, value: number, typed: Typed[string] | undefined): string {
  const [specified] = unitsOf(input);
  const isConverted = typed !== undefined && typed.unit !== input.unit;
  const text = (number: number, decimals: number, unit: string) =>
    `${formatNumber(number, decimals)} ${unitText(unit)}`.trim();
  const measured = isConverted ? parseNumber(typed.text) : null;
  return typed === undefined || measured === null
    ? text(value, 4, input.unit)
    : `${text(measured, 6, typed.unit)} (${text(value, specified?.decimals ?? 4, input.unit)})`;
}

/** Returns what a user or a program entered, if it can be written. */
function writtenText(raw: unknown): string {
  const number = parseNumber(raw);
  if (number !== null) return formatNumber(number, 6);
  return typeof raw === 'string' ? `"${raw.trim().slice(0, 40)}"` : '';
}

/** Returns the entered or preset value as text, or undefined if neither is usable. */
function standingValue(input: Input, raw: unknown, all: RawValues): unknown {
  const reading = read(input, raw, all);
  if (reading.state === 'filled') return reading.value;
  return reading.state === 'empty' && input.missing.rule === 'starts-as' ? input.missing.value : undefined;
}

/** `2026-11-21 14:05` on the device's clock. */
export function dateText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
