import { decidedChoice, type RawValues, read } from './answers.ts';
import type { Caution, Definition, Figure } from './definition.ts';
import { askedKeys, type Evaluation, soundAdvice } from './evaluate.ts';
import { formatNumber, unitText } from './format.ts';
import type { Input } from './inputs.ts';

/** Returns the distinct cautions of an evaluation, dangers first. */
export function cautionsFor(definition: Definition, { outcome }: Evaluation): readonly Caution[] {
  const all = [...(outcome.cautions ?? []), ...definition.cautions];
  const once = [...new Map(all.map((caution) => [caution.text, caution])).values()];
  return [...once.filter(({ level }) => level === 'danger'), ...once.filter(({ level }) => level === 'note')];
}

/** Returns the entered values as the page words them: `Respiratory rate (/min)`, `21–24`. */
export function answeredInputs(definition: Definition, raw: RawValues): readonly Figure[] {
  const isAsked = askedKeys(definition, raw);
  return Object.entries(definition.inputs)
    .filter(([key]) => isAsked(key))
    .map(([key, input]) => ({
      label: input.label,
      text: answerText(input, raw[key], raw),
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
): string {
  const { outcome, missing } = evaluation;
  const { headline, band } = outcome;
  const advice = soundAdvice(evaluation) ?? '';
  const lines = [
    title,
    dateText(now),
    '',
    `${headline.label}: ${[headline.text, headline.suffix].filter(Boolean).join(' ')}`,
    ...(band ? [`${band.title}${advice === '' ? '' : `. ${advice}`}`] : []),
    // Without a result nothing needs to be missing: HDL above total cholesterol, an age out of range.
    ...(missing.length === 0
      ? []
      : [`NOT COMPLETE. Missing: ${missing.map((key) => definition.inputs[key]?.label).join('; ')}`]),
    ...(outcome.figures ?? []).map(figureLine),
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
    ...answeredInputs(definition, raw).map(figureLine),
    '',
    'Oryx: decision support only, does not replace clinical judgment.',
  ];
  return lines.join('\n').replace(/\n{3,}/g, '\n\n');
}

const figureLine = ({ label, text, note }: Figure) =>
  `${label}: ${text}${note === undefined ? '' : ` (${note})`}`;

const cautionLine = ({ level, text, source }: Caution) =>
  `${level === 'danger' ? 'CAUTION: ' : 'Note: '}${text} [${source}]`;

function answerText(input: Input, raw: unknown, all: RawValues): string {
  const value = standingValue(input, raw, all);
  if (value === undefined) return input.kind === 'toggle' ? 'No' : 'not entered';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value instanceof Date) return dateText(value);
  if (input.kind === 'number' && typeof value === 'number') {
    return `${formatNumber(value, 4)} ${unitText(input.unit)}`.trim();
  }
  const choice = input.kind === 'dependent-choice' ? decidedChoice(input, all) : input;
  return (
    (choice?.kind === 'choice' && choice.options.find(({ key }) => key === value)?.label) || String(value)
  );
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
