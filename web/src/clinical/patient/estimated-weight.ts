import { evaluate, type FigureGroup } from '@oryx/calculators';

/** A weight that the tool Paediatric Weight Estimation gives for an age. */
export interface EstimatedWeight {
  /** In kg. */
  readonly weightKg: number;
  readonly group: FigureGroup;
  /** False under 3 months, where the tool says that the formula must not be used. */
  readonly isReliable: boolean;
}

/** Age in months up to which the formula takes months, and beyond which it takes years. */
const lastMonth = 12;

/** Returns the weight of a child by age in months, or undefined beyond the ages of the formula. */
export async function estimatedWeight(months: number): Promise<EstimatedWeight | undefined> {
  const raw =
    months <= lastMonth ? { age: months, unit: 'months' } : { age: months / lastMonth, unit: 'years' };
  const { outcome } = await evaluate('weight-loss-formulas', raw);
  const weightKg = Number(outcome.values['weightKg']);
  if (!(weightKg > 0)) return undefined;
  const [formula] = outcome.figures ?? [];
  return {
    weightKg,
    isReliable: outcome.band?.tone !== 'danger',
    group: {
      title: 'Estimated weight',
      figures: [
        {
          label: 'Weight',
          text: `${outcome.headline.text}\u00a0kg`,
          ...(formula === undefined ? {} : { note: formula.text }),
        },
      ],
      notes: (outcome.cautions ?? []).map(({ text }) => text),
    },
  };
}
