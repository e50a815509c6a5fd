import { childSizes, evaluate, type Figure, type FigureGroup } from '@oryx/calculators';
import { estimatedWeight } from '../../clinical/patient/estimated-weight.ts';

/** The known facts of a child. An entered weight takes precedence over an estimate. */
export interface Child {
  readonly months?: number;
  readonly weightKg?: number;
  /** How the entered weight was estimated. A weight from scales has no words. */
  readonly weightWords?: string;
}

/** A key figure of this child, from the linked tool. */
export interface ChildFigure {
  readonly tool: { readonly id: string; readonly title: string };
  readonly group: FigureGroup;
}

const weightTool = { id: 'weight-loss-formulas', title: 'Paediatric Weight Estimation' };
const emergencyTool = { id: 'wafelsm', title: 'WAFELSM' };

/**
 * Returns the key figures of a child, each from its calculator: the entered or estimated weight, the tube to
 * take by age, and adrenaline by that weight. The sheet has the other drugs, the fluid and the energies.
 */
export async function figuresFor({ months, weightKg }: Child): Promise<readonly ChildFigure[]> {
  const estimated =
    weightKg === undefined && months !== undefined ? await estimatedWeight(months) : undefined;
  const weight = weightKg ?? estimated?.weightKg;
  return [
    ...(estimated ? [{ tool: weightTool, group: estimated.group }] : []),
    ...(months === undefined ? [] : await tubes(months)),
    ...(weight === undefined ? [] : await emergencyFigures({ weight }, ['Adrenaline'])),
  ];
}

/** Returns the tubes that are made for an age, with the diameters of the formula as a note. */
async function tubes(months: number): Promise<readonly ChildFigure[]> {
  const sizes = childSizes({ months, weight: undefined });
  const found = await emergencyFigures({ months }, ['Tracheal tube']);
  return found.map(({ tool, group }) => ({
    tool,
    group: {
      ...group,
      figures: sizes.filter(({ label }) => tubesToTake.includes(label)),
      notes: [byFormula(group.figures), ...(group.notes ?? [])],
    },
  }));
}

const tubesToTake: readonly string[] = ['Tracheal tube, cuffed', 'Tracheal tube, uncuffed'];

const byFormula = (figures: readonly Figure[]) =>
  `By the formula: ${figures.map(({ label, text }) => `${label.toLowerCase()} ${text}`).join(', ')}. No tube has this size.`;

/** Returns the groups of the tool WAFELSM with these titles. */
async function emergencyFigures(
  raw: { readonly months: number } | { readonly weight: number },
  titles: readonly string[],
): Promise<readonly ChildFigure[]> {
  const { outcome } = await evaluate('wafelsm', raw);
  return (outcome.groups ?? [])
    .filter(({ title }) => titles.includes(title))
    .map((group) => ({ tool: emergencyTool, group }));
}

/** Returns the fluid bolus for a weight in kg, with its cautions. */
export async function fluidBolus(weight: number): Promise<FigureGroup | undefined> {
  const [found] = await emergencyFigures({ weight }, ['Fluid']);
  return found?.group;
}
