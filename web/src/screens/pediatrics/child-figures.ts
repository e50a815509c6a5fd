import { evaluate, type FigureGroup } from '@oryx/calculators';

/** What is known of a child; the weight beats an estimate. */
export interface Child {
  readonly months?: number;
  readonly weightKg?: number;
}

/** A key figure of this child, from the tool it is linked to. */
export interface ChildFigure {
  readonly tool: { readonly id: string; readonly title: string };
  readonly group: FigureGroup;
}

const weightTool = { id: 'weight-loss-formulas', title: 'Paediatric Weight Estimation' };
const emergencyTool = { id: 'wafelsm', title: 'WAFELSM' };
/** Up to here the weight formula takes months, beyond it years. */
const lastMonth = 12;

/**
 * The key figures of a child, each worked out by its calculator: the weight as entered or by the
 * specified estimate, the tube by age, energy and adrenaline by that weight.
 */
export async function figuresFor({ months, weightKg }: Child): Promise<readonly ChildFigure[]> {
  const estimated = weightKg === undefined && months !== undefined ? await estimateWeight(months) : undefined;
  const weight = weightKg ?? estimated?.weightKg;
  return [
    ...(estimated ? [{ tool: weightTool, group: estimated.group }] : []),
    ...(months === undefined ? [] : await emergencyGroups({ months }, ['Tracheal tube'])),
    ...(weight === undefined ? [] : await emergencyGroups({ weight }, ['Adrenaline', 'Defibrillation'])),
  ];
}

async function estimateWeight(months: number): Promise<{ weightKg: number; group: FigureGroup } | undefined> {
  const raw =
    months <= lastMonth ? { age: months, unit: 'months' } : { age: months / lastMonth, unit: 'years' };
  const { outcome } = await evaluate('weight-loss-formulas', raw);
  const weightKg = Number(outcome.values['weightKg']);
  if (!(weightKg > 0)) return undefined;
  const [formula] = outcome.figures ?? [];
  return {
    weightKg,
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

async function emergencyGroups(
  raw: { readonly months: number } | { readonly weight: number },
  titles: readonly string[],
): Promise<readonly ChildFigure[]> {
  const { outcome } = await evaluate('wafelsm', raw);
  return (outcome.groups ?? [])
    .filter(({ title }) => titles.includes(title))
    .map((group) => ({ tool: emergencyTool, group }));
}
