import type { Dose, Medication } from '@oryx/contract';
import {
  dimensionOf,
  excessOf,
  groupOf,
  inBasicUnit,
  isPlausible,
  perHour,
  strengthOf,
  workOut,
} from '@oryx/doses';
import { describe, expect, it } from 'vitest';
import { medications } from './test/shipped.ts';

const month = 30.4375;
const year = 365.25;
const ages = [0, 3 * month, 8 * month, 3 * year, 7 * year, 11 * year, 15 * year, 30 * year, 80 * year];
const weights = [0.6, 1.5, 3, 6, 10, 14, 25, 40, 50, 70, 120, 200];
const patients = ages.flatMap((age) =>
  weights
    .filter((weight) => isPlausible(age, weight))
    .map((weight) => ({ age, weight, group: groupOf(age) })),
);

/** A dose that the app works out, and the route by which it is stated. */
interface Worked {
  readonly dose: Dose;
  readonly amount: number;
  readonly route: string;
}

function workedFor(drug: Medication, patient: (typeof patients)[number]): readonly Worked[] {
  return drug.doses.flatMap((dose) => {
    const worked = workOut(dose, patient, null);
    if (worked.state === 'withheld') return [];
    return dose.routes.map((route) => ({ dose, amount: worked.amount.high, route }));
  });
}

const given = ({ unit, time }: Dose['amount'], amount: number) =>
  ({ amount, unit, isPerKg: false, time: time ?? 'dose' }) as const;

const isRate = ({ amount }: Dose) => amount.time !== null;

/** Returns a dose in the basic unit of a dimension. A volume of a strength counts as an amount of the drug too. */
function sizeIn(dimension: string, { dose, amount }: Worked, { concentrations }: Medication): number | null {
  const { unit, time } = dose.amount;
  const size = inBasicUnit(amount, unit) * perHour(time);
  if (dimensionOf(unit) === dimension) return size;
  const strength = concentrations.find(({ key }) => key === dose.concentration);
  const perMl = strength && strengthOf(strength);
  return dimensionOf(unit) === 'volume' && perMl?.dimension === dimension ? size * perMl.size : null;
}

describe('the check of stated doses, on the shipped medications', () => {
  it('MED-14 finds no excess in a dose that the app works out itself', async () => {
    const faults = (await medications()).flatMap((drug) =>
      patients.flatMap((patient) =>
        workedFor(drug, patient).flatMap(({ dose, amount, route }) => {
          const stated = { ...patient, routes: [route], topics: [dose.topic] };
          const excess = excessOf(given(dose.amount, amount), drug, stated);
          return excess
            ? [
                `${drug.name}, ${JSON.stringify(stated)}: ${amount}, ${excess.above.map(({ text }) => text).join('; ')}`,
              ]
            : [];
        }),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('MED-14 finds an excess in more than the largest dose of the page for the patient and the route', async () => {
    const silent = (await medications()).flatMap((drug) =>
      patients.flatMap((patient) => {
        const all = workedFor(drug, patient);
        return all.flatMap((one) => {
          const { dose, route, amount } = one;
          const dimension = dimensionOf(dose.amount.unit);
          const alike = all.filter((other) => other.route === route && isRate(other.dose) === isRate(dose));
          const most = Math.max(...alike.map((other) => sizeIn(dimension, other, drug) ?? 0));
          // Above 100 kg the page has a dose that the app does not work out.
          const isWithheld = drug.doses.some(
            ({ bodyWeight, routes }) =>
              bodyWeight !== 'actual' && patient.weight > 100 && routes.some((each) => each === route),
          );
          if (isWithheld || most > (sizeIn(dimension, one, drug) ?? 0)) return [];
          const stated = { ...patient, routes: [route] };
          return excessOf(given(dose.amount, amount * 1.01), drug, stated)
            ? []
            : [`${drug.name}, ${JSON.stringify(stated)}: ${amount * 1.01} ${dose.amount.unit}`];
        });
      }),
    );
    expect(silent).toEqual([]);
  });
});
