import {
  type HandoverResult,
  type PartTexts,
  type SheetPart,
  sheetParts,
} from '../../clinical/handover/sheet.ts';
import { longDayText, timeText } from '../../ui/date-words.ts';

/** The headings of the parts. */
export const partTitles: Readonly<Record<SheetPart, string>> = {
  identify: 'Identify',
  situation: 'Situation',
  background: 'Background',
  assessment: 'Assessment',
  recommendation: 'Recommendation',
};

/** What a handover says, wherever it is shown. */
export interface Handover {
  readonly name: string;
  readonly parts: PartTexts;
  readonly results: readonly HandoverResult[];
}

/** Returns a day with its time: `23 November 2026 at 14:05`. */
export const dayAndTime = (at: number): string => `${longDayText(at)} at ${timeText(at)}`;

/** Returns the lines of a result, the danger beside its figure. */
const resultLines = ({ tool, inputs, result, caution, at }: HandoverResult): string[] => [
  `${timeText(at)}  ${tool}: ${result}`,
  ...(caution === '' ? [] : [`CAUTION: ${caution}`]),
  ...(inputs === '' ? [] : [`From: ${inputs}`]),
];

/** Returns a handover as a text to copy or share. Parts without words say so. */
export function handoverText({ name, parts, results }: Handover, now: number): string {
  const sections = sheetParts.map((part) => {
    const lines = [
      ...(part === 'identify' && name !== '' ? [name] : []),
      ...(parts[part] === '' ? [] : [parts[part]]),
      ...(part === 'assessment' ? results.flatMap(resultLines) : []),
    ];
    return [partTitles[part].toUpperCase(), ...(lines.length === 0 ? ['Nothing noted'] : lines)].join('\n');
  });
  return [
    `Handover (ISBAR), ${dayAndTime(now)}`,
    ...sections,
    'Oryx: decision support only, does not replace clinical judgment.',
  ].join('\n\n');
}
