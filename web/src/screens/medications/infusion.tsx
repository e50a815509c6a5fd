import { formatNumber } from '@oryx/calculators';
import type { Bag, Concentration, DrugSource } from '@oryx/contract';
import type { Candidate, ShownDose } from '@oryx/doses';
import {
  drawn,
  dropSets,
  dropsText,
  noBreakSpace,
  numberText,
  quantityText,
  type RateStep,
  rateSteps,
  unbroken,
} from '@oryx/doses';
import Printer from 'lucide-react/icons/printer';
import { ReviewMark } from '../../clinical/review-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { DoseSource } from './dose-source.tsx';

interface InfusionProps {
  readonly candidate: Candidate;
  readonly shown: ShownDose;
  readonly sources: readonly DrugSource[];
}

/** How an infusion is made and run: the recipe, the drops, and a table of its rates, which can be printed. */
export function Infusion({ candidate, shown: { strength }, sources }: InfusionProps) {
  const steps = rateSteps(candidate.dose, candidate.patient, strength);
  return (
    <>
      {strength?.bag && <Recipe bag={strength.bag} strength={strength} sources={sources} />}
      {steps.length > 0 && <RateTable candidate={candidate} steps={steps} />}
      <Button variant="secondary" onClick={() => window.print()} className="print:hidden">
        <Printer aria-hidden className="size-5" />
        Print this infusion
      </Button>
    </>
  );
}

interface RecipeProps {
  readonly bag: Bag;
  readonly strength: Concentration;
  readonly sources: readonly DrugSource[];
}

const containers: Readonly<Record<Bag['container'], string>> = {
  bag: 'Bag',
  syringe: 'Syringe',
  bottle: 'Bottle',
};

function Recipe({ bag, strength: { label, preparation }, sources }: RecipeProps) {
  const { amount, unit, volume, fluid, container, basis } = bag;
  const source = sources.find(({ key }) => key === bag.source);
  const made = `${quantityText(amount, unit, noBreakSpace)} made up to ${quantityText(volume, 'mL', noBreakSpace)} with ${fluid}`;
  return (
    <div>
      <p>
        <strong>{containers[container]}:</strong> {made} = {label}
      </p>
      {preparation && <p className="text-sm">{unbroken(preparation)}.</p>}
      <p className="wrap-anywhere text-ink-muted text-sm">
        {source ? <DoseSource source={source} of="Recipe" /> : 'Source of the recipe: no information yet'}{' '}
        {basis === 'general' && <ReviewMark />}
      </p>
    </div>
  );
}

/** A break that a narrow column may take inside a unit such as micrograms/kg/min. */
const zeroWidthSpace = '\u200b';

function RateTable({ candidate: { dose }, steps }: { candidate: Candidate; steps: readonly RateStep[] }) {
  const { unit, time, kind } = dose.amount;
  const name = unit === 'microgram' ? 'micrograms' : unit === 'unit' ? 'units' : unit;
  const slash = unit === 'microgram' ? `/${zeroWidthSpace}` : '/';
  const isPerKg = kind === 'perKg';
  const most = steps.at(-1)?.mlPerHour;
  const head = 'px-1 py-1 text-right align-bottom font-medium first:text-left first:pl-0';
  const cell = 'px-1 py-1.5 text-right first:text-left first:pl-0';
  return (
    <table className="w-full border-line border-y text-sm">
      <caption className="sr-only">Rates of the infusion</caption>
      <thead className="text-ink-muted text-xs">
        <tr>
          <th scope="col" className={head}>{`${name}${isPerKg ? `${slash}kg` : ''}/${time}`}</th>
          {isPerKg && <th scope="col" className={head}>{`${name}${slash}${time}`}</th>}
          <th scope="col" className={head}>
            mL/h
          </th>
          {dropSets.map((drops) => (
            <th key={drops} scope="col" className={head}>
              {`drops/${zeroWidthSpace}min, ${drops}-drop set`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {steps.map(({ stated, rate, mlPerHour, drops }) => (
          <tr key={stated}>
            <th scope="row" className={`${cell} font-normal`}>
              {numberText(stated)}
            </th>
            {isPerKg && <td className={cell}>{numberText(rate)}</td>}
            <td className={`${cell} font-bold`}>{formatNumber(drawn(mlPerHour, most).volume, 2)}</td>
            {drops.map((perMinute, index) => (
              <td key={dropSets[index]} className={cell}>
                {dropsText(perMinute)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
