import { answeredInputs, type Definition, type RawValues } from '@oryx/calculators';
import { FigureRows } from '../../../clinical/figure-rows.tsx';

/** The entered values, for the printed sheet only. */
export function PrintedInputs({ definition, raw }: { definition: Definition; raw: RawValues }) {
  return (
    <section className="hidden print:block">
      <h2 className="font-bold text-lg">Entered</h2>
      <p className="text-sm">{`Printed ${new Date().toLocaleString('en-GB')}. No patient is named on this sheet.`}</p>
      <FigureRows figures={answeredInputs(definition, raw)} />
    </section>
  );
}
