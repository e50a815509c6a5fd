import { answeredInputs, type Definition, type RawValues, type Typed } from '@oryx/calculators';
import { FigureRows } from '../../../clinical/figure-rows.tsx';
import { momentText } from '../../../ui/date-words.ts';

/** The entered values, for the printed sheet only. */
export function PrintedInputs({
  definition,
  raw,
  typed,
}: {
  definition: Definition;
  raw: RawValues;
  typed: Typed;
}) {
  return (
    <section className="hidden print:block">
      <h2 className="font-bold text-lg">Entered</h2>
      <p className="text-sm">{`Printed ${momentText(Date.now())}. No patient is named on this sheet.`}</p>
      <FigureRows figures={answeredInputs(definition, raw, typed)} />
    </section>
  );
}
