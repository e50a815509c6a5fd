import {
  answeredInputs,
  briefFor,
  type Definition,
  type Evaluation,
  type RawValues,
  soundBand,
  soundFigures,
  type Typed,
} from '@oryx/calculators';
import { type HandoverResult, joinFitting, sheetLimits } from '../../../clinical/handover/sheet.ts';

/** Returns the result of a calculator for the handover, with what is missing and its most important danger. */
export function handoverResult(
  title: string,
  definition: Definition,
  raw: RawValues,
  typed: Typed,
  evaluation: Evaluation,
): Omit<HandoverResult, 'at'> {
  const { outcome, answered, asked, missing } = evaluation;
  const { headline, overview } = outcome;
  const inputs = answeredInputs(definition, raw, typed).filter(({ text }) => text !== 'not entered');
  const rows = overview?.rows.map(({ title: row, cells, danger }) => {
    const figures = overview.columns.flatMap((column, at) =>
      cells[at] === undefined || cells[at] === '--' ? [] : [`${column} ${cells[at]}`],
    );
    return [row, figures.join(', '), danger?.replace(/\.$/, '')].filter(Boolean).join(': ');
  });
  const figures = rows ?? soundFigures(evaluation).map(({ label, text }) => `${label} ${text}`);
  return {
    tool: title.slice(0, sheetLimits.tool),
    result: joinFitting(
      [
        [headline.label, headline.text, headline.suffix].filter(Boolean).join(' '),
        ...(missing.length > 0 ? [`NOT COMPLETE, ${answered} of ${asked} answered`] : []),
        ...[soundBand(evaluation)?.title ?? []].flat(),
        ...figures,
      ],
      sheetLimits.result,
    ),
    inputs: joinFitting(
      inputs.map(({ label, text }) => `${label} ${text}`),
      sheetLimits.inputs,
    ),
    caution: joinFitting([briefFor(definition, evaluation) ?? []].flat(), sheetLimits.caution),
  };
}
