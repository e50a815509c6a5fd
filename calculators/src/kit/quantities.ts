/**
 * Quantities that carry their unit in their type, so that milligrams and micrograms, or a dose
 * and a rate, can't be mixed up: the wrong combination does not compile.
 *
 * A unit is written as it is shown (`mg`, `mL/h`). A rate by weight or a concentration joins two
 * units with ` per ` (`mg per kg`, `ug/h per kg`, `mg per mL`).
 *
 * `NoInfer` stands where a second quantity has to have the unit of the first. Without it the
 * compiler widens to "either unit" and lets the wrong one through.
 */
export interface Quantity<Unit extends string = string> {
  readonly amount: number;
  readonly unit: Unit;
}

/** A range of amounts in one unit. Both ends may be equal. */
export interface QuantityRange<Unit extends string = string> {
  readonly min: Quantity<Unit>;
  readonly max: Quantity<Unit>;
}

/** `quantity(70, 'kg')`. */
export function quantity<Unit extends string>(amount: number, unit: Unit): Quantity<Unit> {
  return { amount, unit };
}

/** `range(1, 3, 'ug per kg')`. */
export function range<Unit extends string>(min: number, max: number, unit: Unit): QuantityRange<Unit> {
  return { min: quantity(min, unit), max: quantity(max, unit) };
}

/** Multiplies a rate by its divisor: `mg per kg` times `kg` gives `mg`. */
export function times<Unit extends string, Base extends string>(
  rate: Quantity<`${Unit} per ${Base}`>,
  base: Quantity<NoInfer<Base>>,
): Quantity<Unit> {
  const unit = rate.unit.slice(0, -` per ${base.unit}`.length) as Unit;
  return quantity(rate.amount * base.amount, unit);
}

/** Multiplies both ends of a rate range by the divisor of the rate. */
export function rangeTimes<Unit extends string, Base extends string>(
  rates: QuantityRange<`${Unit} per ${Base}`>,
  base: Quantity<NoInfer<Base>>,
): QuantityRange<Unit> {
  return { min: times<Unit, Base>(rates.min, base), max: times<Unit, Base>(rates.max, base) };
}

/** Returns the volume of a dose at a concentration: `mg` in `mg per mL` gives `mL`. */
export function volumeOf<Unit extends string>(
  dose: Quantity<NoInfer<Unit>>,
  concentration: Quantity<`${Unit} per mL`>,
): Quantity<'mL'> {
  return quantity(dose.amount / concentration.amount, 'mL');
}

/** Returns a fraction of a quantity: `share(total, 0.5)`. */
export function share<Unit extends string>(whole: Quantity<Unit>, part: number): Quantity<Unit> {
  return quantity(whole.amount * part, whole.unit);
}

/** Returns the constant rate that gives an amount over a number of hours: `mL` over 8 gives `mL/h`. */
export function overHours<Unit extends string>(whole: Quantity<Unit>, hours: number): Quantity<`${Unit}/h`> {
  return quantity(whole.amount / hours, `${whole.unit}/h` as const);
}

/** Returns a quantity, limited to a maximum. */
export function atMost<Unit extends string>(
  value: Quantity<Unit>,
  ceiling: Quantity<NoInfer<Unit>>,
): Quantity<Unit> {
  return value.amount > ceiling.amount ? ceiling : value;
}
