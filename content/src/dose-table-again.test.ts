/**
 * A second calculation of the dose table. It reads the figures of the YAML files and calculates with fractions of
 * whole numbers. It shares no code with the app, because a mistake in shared code would prove itself.
 */
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const inContent = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** A fraction with a denominator above 0. */
interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

const fraction = (top: bigint, bottom: bigint): Fraction =>
  bottom < 0n ? { top: -top, bottom: -bottom } : { top, bottom };
const whole = (value: number): Fraction => fraction(BigInt(value), 1n);

/** Reads a decimal number without rounding. */
function decimal(value: number | string): Fraction {
  const [, digits = '', rest = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(value).replaceAll(' ', '')) ?? [];
  if (digits === '') throw new Error(`no decimal number: ${value}`);
  return fraction(BigInt(digits + rest), 10n ** BigInt(rest.length));
}

const add = (a: Fraction, b: Fraction) => fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
const minus = (a: Fraction, b: Fraction) =>
  fraction(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom);
const by = (a: Fraction, b: Fraction) => fraction(a.top * b.top, a.bottom * b.bottom);
const over = (a: Fraction, b: Fraction) => fraction(a.top * b.bottom, a.bottom * b.top);
const isLess = (a: Fraction, b: Fraction) => a.top * b.bottom < b.top * a.bottom;
const isSame = (a: Fraction, b: Fraction) => a.top * b.bottom === b.top * a.bottom;
const smaller = (a: Fraction, b: Fraction) => (isLess(b, a) ? b : a);
const larger = (a: Fraction, b: Fraction) => (isLess(a, b) ? b : a);
const floor = ({ top, bottom }: Fraction) => fraction(top / bottom, 1n);
const roundHalfUp = (a: Fraction) => floor(add(a, fraction(1n, 2n)));

/** Each unit with what it measures, and its number of micrograms, mL or pieces. */
const units: Readonly<Record<string, readonly [kind: string, size: number]>> = {
  g: ['mass', 1_000_000],
  mg: ['mass', 1000],
  microgram: ['mass', 1],
  L: ['volume', 1000],
  mL: ['volume', 1],
  unit: ['unit', 1],
  mmol: ['mmol', 1],
  vial: ['vial', 1],
  puff: ['puff', 1],
  tablet: ['tablet', 1],
};

function unitOf(name: string): { kind: string; size: Fraction } {
  const [kind, size] = units[name] ?? units[name.replace(/s$/, '')] ?? [];
  if (kind === undefined || size === undefined) throw new Error(`no unit: ${name}`);
  return { kind, size: whole(size) };
}

/** The parts of a file that the calculation reads. */
interface Amount {
  readonly amount: number;
  readonly unit: string;
  readonly per?: string;
}
type Ends<Value> = Partial<Record<'from' | 'over' | 'under' | 'upTo', Value>> | null;
interface WrittenDose {
  readonly topic: string;
  readonly patient: 'adult' | 'child' | 'newborn' | 'any';
  readonly ages?: Ends<string>;
  readonly weights?: Ends<number>;
  readonly routes: readonly string[];
  readonly amount: { kind: string; min: number; max: number; unit: string; time?: string };
  readonly maximum?: Amount;
  readonly minimum?: Amount;
  readonly bodyWeight?: string;
  readonly concentration?: string;
}
interface WrittenStrength extends Amount {
  readonly key: string;
  readonly label: string;
  readonly routes?: readonly string[];
  readonly ages?: Ends<string>;
  readonly bag?: object;
}
interface WrittenLimit extends Amount {
  readonly patient: WrittenDose['patient'];
  readonly ages?: Ends<string>;
  readonly weights?: Ends<number>;
  readonly routes?: readonly string[] | null;
  readonly topics?: readonly string[] | null;
  readonly kind: string;
}
interface WrittenDrug {
  readonly name: string;
  readonly doses: readonly WrittenDose[];
  readonly concentrations: readonly WrittenStrength[];
  readonly maxDose: readonly WrittenLimit[];
}

/** A month is a twelfth of 365.25 days. */
const daysIn: Readonly<Record<string, Fraction>> = {
  day: whole(1),
  month: fraction(36_525n, 1200n),
  year: fraction(36_525n, 100n),
};

function daysOf(text: string, more = 0): Fraction {
  const [value = '', name = ''] = text.replace(/s$/, '').split(' ');
  const one = daysIn[name];
  if (!one) throw new Error(`no age: ${text}`);
  return by(add(decimal(value), whole(more)), one);
}

/** A range of ages in days. No end means no oldest age. */
interface Range {
  readonly low: Fraction;
  readonly hasLow: boolean;
  readonly high: Fraction | null;
  readonly hasHigh: boolean;
}

const adulthood = daysOf('18 years');
const groups: Readonly<Record<WrittenDose['patient'], Range>> = {
  newborn: { low: whole(0), hasLow: true, high: whole(28), hasHigh: true },
  child: { low: whole(28), hasLow: false, high: adulthood, hasHigh: false },
  adult: { low: adulthood, hasLow: true, high: null, hasHigh: false },
  any: { low: whole(0), hasLow: true, high: null, hasHigh: false },
};

function agesOf({ patient, ages }: Pick<WrittenDose, 'patient' | 'ages'>): Range {
  const range = { ...groups[patient] };
  if (ages?.from) Object.assign(range, { low: daysOf(ages.from), hasLow: true });
  if (ages?.over) Object.assign(range, { low: daysOf(ages.over), hasLow: false });
  if (ages?.under) Object.assign(range, { high: daysOf(ages.under), hasHigh: false });
  // Somebody is 11 years old until the day before the 12th birthday.
  if (ages?.upTo) Object.assign(range, { high: daysOf(ages.upTo, 1), hasHigh: false });
  return range;
}

const isFrom = ({ low, hasLow }: Range, age: Fraction) => isLess(low, age) || (hasLow && isSame(low, age));
const isUntil = ({ high, hasHigh }: Range, age: Fraction) =>
  high === null || isLess(age, high) || (hasHigh && isSame(age, high));
const isIn = (range: Range, age: Fraction) => isFrom(range, age) && isUntil(range, age);

/** Returns true if the first range starts before the second one ends. */
const starts = (one: Range, other: Range) =>
  other.high === null ||
  isLess(one.low, other.high) ||
  (isSame(one.low, other.high) && one.hasLow && other.hasHigh);
const meet = (one: Range, other: Range) => starts(one, other) && starts(other, one);

function lies(inner: Range, outer: Range): boolean {
  const isLow =
    isLess(outer.low, inner.low) || (isSame(outer.low, inner.low) && (outer.hasLow || !inner.hasLow));
  const isHigh =
    outer.high === null ||
    (inner.high !== null &&
      (isLess(inner.high, outer.high) ||
        (isSame(inner.high, outer.high) && (outer.hasHigh || !inner.hasHigh))));
  return isLow && isHigh;
}

function isWeight(weights: Ends<number> | undefined, kg: Fraction): boolean {
  const { from, over: above, under, upTo } = weights ?? {};
  if (from !== undefined && isLess(kg, decimal(from))) return false;
  if (above !== undefined && !isLess(decimal(above), kg)) return false;
  if (under !== undefined && !isLess(kg, decimal(under))) return false;
  return upTo === undefined || !isLess(decimal(upTo), kg);
}

/**
 * Weight for age in kg at -3 SD of girls and boys and +3 SD of girls and boys, by months. WHO Child Growth Standards
 * 2006 and WHO Growth Reference 2007.
 */
const growth = `
0 2.0 2.1 4.8 5.0
1 2.7 2.9 6.2 6.6
2 3.4 3.8 7.5 8.0
3 4.0 4.4 8.5 9.0
4 4.4 4.9 9.3 9.7
6 5.1 5.7 10.6 10.9
9 5.8 6.4 12.0 12.3
12 6.3 6.9 13.1 13.3
18 7.2 7.8 15.1 15.3
24 8.1 8.6 17.0 17.1
36 9.6 10.0 20.9 20.7
48 10.9 11.2 25.2 24.2
60 12.1 12.4 29.5 27.9
72 13.5 14.1 33.4 31.5
84 14.8 15.7 38.3 36.1
96 16.3 17.3 44.1 41.5
108 18.1 18.8 51.1 48.2
120 20.3 20.4 59.2 56.4`
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map((each) => decimal(each)));

/** Returns the age at which a column of the table reaches a weight, by lines between its rows. */
function ageAt(kg: Fraction, column: (row: readonly Fraction[]) => Fraction): Fraction | null {
  for (const [at, row] of growth.entries()) {
    if (isLess(column(row), kg)) continue;
    const before = growth[at - 1];
    if (!before) return whole(0);
    const part = over(minus(kg, column(before)), minus(column(row), column(before)));
    const [from = whole(0), to = whole(0)] = [before[0], row[0]];
    return by(add(from, by(part, minus(to, from))), daysOf('1 month'));
  }
  return null;
}

/** Returns the ages at which a weight lies between -3 and +3 SD. Light weights may be those of preterm newborns. */
function plausible(kg: Fraction): Range {
  const lightest = ([, girl = whole(0), boy = whole(0)]: readonly Fraction[]) => smaller(girl, boy);
  const heaviest = ([, , , girl = whole(0), boy = whole(0)]: readonly Fraction[]) => larger(girl, boy);
  const low = ageAt(kg, heaviest) ?? daysOf('120 months');
  const oldest = larger(ageAt(kg, lightest) ?? adulthood, whole(28));
  if (!isLess(kg, whole(30))) return { low, hasLow: true, high: null, hasHigh: false };
  return { low, hasLow: true, high: oldest, hasHigh: isLess(oldest, adulthood) };
}

function isPlausible(age: Fraction, kg: Fraction): boolean {
  const { low, high } = plausible(kg);
  const isOldEnough = !isLess(age, low) || !isLess(age, daysOf('10 years'));
  return isOldEnough && (high === null || !isLess(high, age));
}

const kgOfTable = [0.6, 1.5, 3, 6, 10, 14, 25, 40, 50, 70, 120, 200];
const agesOfTable = [
  ...['unknown', '0 days', '3 months', '8 months', '3 years'],
  ...['7 years', '11 years', '15 years', '30 years', '80 years'],
];

/** Returns whether a dose is given: to all, to some of the possible ages, or not. */
function givenTo(dose: WrittenDose, kg: Fraction, age: Fraction | null): 'all' | 'some' | 'none' {
  const own = agesOf(dose);
  if (!isWeight(dose.weights, kg) || (age !== null && !isIn(own, age))) return 'none';
  if (dose.patient === 'newborn' && isLess(whole(6), kg)) return 'none';
  if (dose.patient === 'adult' && isLess(kg, whole(30))) return 'none';
  if (
    dose.amount.kind === 'perKg' &&
    isLess(whole(100), kg) &&
    /unstated|ideal|lean/.test(dose.bodyWeight ?? '')
  )
    return 'none';
  if (age !== null) return 'all';
  if (dose.patient === 'child' && isLess(whole(50), kg)) return 'none';
  if (!meet(own, plausible(kg))) return 'none';
  return !dose.ages || lies(plausible(kg), own) ? 'all' : 'some';
}

const perHour = (time: string | undefined) => whole(time === 'min' ? 60 : 1);
const isRate = (time: string | undefined) => time === 'min' || time === 'h';

/** A calculated dose in its own unit and time. */
interface Calculated {
  readonly low: Fraction;
  readonly high: Fraction;
  readonly most: Fraction | null;
  readonly remarks: readonly string[];
}

/** Converts an amount to the unit and time of a dose. */
function inUnitOf({ amount }: WrittenDose, { amount: size, unit, per }: Amount): Fraction {
  if (unitOf(unit).kind !== unitOf(amount.unit).kind) throw new Error(`${unit} is no ${amount.unit}`);
  const hourly = by(by(decimal(size), unitOf(unit).size), isRate(per) ? perHour(per) : whole(1));
  return over(hourly, by(unitOf(amount.unit).size, perHour(amount.time)));
}

function calculate(dose: WrittenDose, kg: Fraction): Calculated {
  const { amount, minimum, maximum } = dose;
  const times = amount.kind === 'perKg' ? kg : whole(1);
  const [low, high] = [by(decimal(amount.min), times), by(decimal(amount.max), times)];
  const most = maximum ? inUnitOf(dose, maximum) : null;
  const least = minimum ? inUnitOf(dose, minimum) : whole(0);
  const bounded = (size: Fraction) => (most ? smaller(larger(size, least), most) : larger(size, least));
  const remarks = [
    ...(most && isLess(most, low)
      ? ['limited to']
      : most && isLess(most, high)
        ? ['upper end limited to']
        : []),
    ...(isLess(low, least) ? ['raised to'] : []),
  ];
  return { low: bounded(low), high: bounded(high), most, remarks };
}

/** Rounds mL to the marks of a syringe: hundredths below 1 mL and tenths above, never past the most. */
function marked(ml: Fraction, most: Fraction | null): Fraction {
  const marks = isLess(ml, whole(1)) ? whole(100) : whole(10);
  const nearest = roundHalfUp(by(ml, marks));
  const last = most && floor(by(most, marks));
  return over(last && isLess(last, nearest) ? last : nearest, marks);
}

/** Returns the mL, or mL/h of a rate, of an amount in the unit of a dose. */
function mlOf({ amount }: WrittenDose, strength: WrittenStrength | null, size: Fraction): Fraction {
  const hourly = by(by(size, unitOf(amount.unit).size), perHour(amount.time));
  if (strength === null) return hourly;
  const perMl = by(decimal(strength.amount), unitOf(strength.unit.replace('/mL', '')).size);
  return over(hourly, perMl);
}

/** Returns the strengths that a dose without a named one may be drawn from, and null for a volume in mL. */
function strengthsOf(
  { concentrations }: WrittenDrug,
  dose: WrittenDose,
): readonly (WrittenStrength | null)[] {
  const { kind } = unitOf(dose.amount.unit);
  if (kind === 'volume') return dose.amount.unit === 'mL' ? [null] : [];
  const named = concentrations.filter(({ key }) => key === dose.concentration);
  const fits = (named.length > 0 ? named : concentrations).filter(
    ({ unit }) => unitOf(unit.replace('/mL', '')).kind === kind,
  );
  if (named.length > 0) return fits;
  const injected = ['IV', 'IO', 'IM', 'SC', 'infiltration'];
  return fits.filter(
    ({ routes = injected, bag, ages }) =>
      !ages &&
      (bag !== undefined) === isRate(dose.amount.time) &&
      dose.routes.every((route) => routes.includes(route)),
  );
}

/** One patient and one dose of a document. */
interface Cell {
  readonly dose: string;
  readonly drawn: string;
  readonly remarks: string;
}

/** Reads the patients of one section of a document: `6 kg, 3 months` with the cells, or null if withheld. */
function readSection(text: string, allKg: readonly number[]): Map<string, Cell | null> {
  const read = new Map<string, Cell | null>();
  const put = (kg: string | number, age: string, cell: Cell | null) => {
    const key = `${kg} kg, ${age}`;
    if (read.has(key)) throw new Error(`${key} stands twice`);
    read.set(key, cell);
  };
  for (const line of text.split('\n')) {
    const [, weights, ages, dose = '', drawn = '', remarks = ''] =
      /^\| ([\d., ]+) \| ([^|]+) \| ([^|]+) \| ([^|]*) \| ([^|]*) \|$/.exec(line) ?? [];
    for (const kg of weights?.split(', ') ?? [])
      for (const age of ages?.split(', ') ?? []) put(kg, age, { dose, drawn, remarks });
  }
  const withheld = /\nWithheld:\n\n((?:- .+\n?)+)/.exec(text)?.[1] ?? '';
  for (const line of withheld.split('\n').filter(Boolean)) {
    const whom = line.slice(line.lastIndexOf(': ') + 2);
    for (const part of whom.split('; ')) {
      const [, age = '', some] = /^([^(]+?)(?: \(([\d., ]+) kg\))?$/.exec(part) ?? [];
      const isPossible = (kg: number) => age === 'unknown' || isPlausible(daysOf(age), decimal(kg));
      for (const kg of some?.split(', ') ?? allKg.filter(isPossible)) put(kg, age, null);
    }
  }
  return read;
}

/** Reads `2 to 4 mg/h`: its numbers, and its unit with the time. */
function readRange(text: string): { sizes: Fraction[]; unit: string } {
  const [, low = '', high = low, unit = ''] = /^([\d.]+)(?: to ([\d.]+))? (\S+)$/.exec(text) ?? [];
  return { sizes: [low, high].map(decimal), unit };
}

const decimalText = ({ top, bottom }: Fraction) => String(Number(top) / Number(bottom));

/** Returns what is wrong with a cell. */
function faultOf(
  drug: WrittenDrug,
  dose: WrittenDose,
  kg: Fraction,
  isUnsure: boolean,
  cell: Cell,
): string | null {
  const { low, high, most, remarks } = calculate(dose, kg);
  const given = readRange(cell.dose);
  const time = dose.amount.time ? `/${dose.amount.time}` : '';
  const [unit = '', of = ''] = given.unit.split('/');
  const isUnit = unitOf(unit) && (unit === dose.amount.unit || unit === `${dose.amount.unit}s`);
  if (!isUnit || (of && `/${of}`) !== time) return `the unit ${given.unit}`;
  if (!given.sizes.every((size, at) => isSame(size, at === 0 ? low : high)))
    return `${cell.dose} instead of ${decimalText(low)} to ${decimalText(high)}`;
  const strengths = strengthsOf(drug, dose);
  const drawn = cell.drawn === '' ? [] : cell.drawn.split(' or ');
  if (drawn.length !== strengths.length) return `${cell.drawn} instead of ${strengths.length} volumes`;
  for (const [at, strength] of strengths.entries()) {
    const [, range = '', label] = /^([\d.]+(?: to [\d.]+)? \S+)(?: of (.+))?$/.exec(drawn[at] ?? '') ?? [];
    if (label !== undefined && label !== strength?.label) return `the strength ${label}`;
    const volume = readRange(range);
    if (volume.unit !== (dose.amount.time ? 'mL/h' : 'mL')) return `the unit of ${range}`;
    const limit = most && mlOf(dose, strength, most);
    const expected = [low, high].map((size) => marked(mlOf(dose, strength, size), limit));
    if (!volume.sizes.every((size, end) => isSame(size, expected[end] ?? whole(-1))))
      return `${range} instead of ${expected.map(decimalText).join(' to ')}`;
    if (limit && volume.sizes.some((size) => isLess(limit, size))) return `${range} is past the limit`;
    const isTiny = !dose.amount.time && isLess(mlOf(dose, strength, low), decimal(0.1));
    if (isTiny !== cell.remarks.includes('dilute first')) return `the remark on ${range}`;
  }
  const stated = cell.remarks.split('; ');
  for (const remark of ['limited to', 'upper end limited to', 'raised to'])
    if (remarks.includes(remark) !== stated.some((each) => each.startsWith(remark))) return `not "${remark}"`;
  return isUnsure === stated.some((each) => each.startsWith('only ')) ? null : 'the ages';
}

/** Returns the limits of the page that a calculated dose passes. */
function passedLimits({ maxDose }: WrittenDrug, dose: WrittenDose, kg: Fraction, age: Fraction): string[] {
  const { high } = calculate(dose, kg);
  return maxDose
    .filter(
      (limit) =>
        unitOf(limit.unit).kind === unitOf(dose.amount.unit).kind &&
        isRate(limit.per) === isRate(dose.amount.time) &&
        isIn(agesOf(limit), age) &&
        isWeight(limit.weights, kg) &&
        (limit.routes?.some((route) => dose.routes.includes(route)) ?? true) &&
        (limit.topics?.includes(dose.topic) ?? true),
    )
    .filter((limit) => isLess(by(inUnitOf(dose, limit), limit.kind === 'perKg' ? kg : whole(1)), high))
    .map(
      ({ amount, unit, per }) =>
        `${decimalText(high)} ${dose.amount.unit} is more than ${amount} ${unit} a ${per}`,
    );
}

async function drugs(): Promise<readonly WrittenDrug[]> {
  const files = (await readdir(inContent('medications'))).filter((file) => file.endsWith('.yaml'));
  return Promise.all(
    files.map(async (file) => parse(await readFile(inContent(`medications/${file}`), 'utf8')) as WrittenDrug),
  );
}

async function sectionsOf({ name }: WrittenDrug): Promise<readonly string[]> {
  const file = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
  const text = await readFile(inContent(`../docs/dose-table/${file}.md`), 'utf8');
  return text.split(/\n## \d+\. /).slice(1);
}

const kgOf = ({ doses }: WrittenDrug) => {
  const ends = doses.flatMap(({ weights }) => Object.values(weights ?? {}));
  return [...new Set([...kgOfTable, ...ends])].sort((a, b) => a - b);
};

describe('docs/dose-table', () => {
  it('MED-07 MED-14 equals a second calculation from the YAML figures, row by row', async () => {
    const faults: string[] = [];
    let compared = 0;
    for (const drug of await drugs()) {
      const [sections, allKg] = [await sectionsOf(drug), kgOf(drug)];
      expect(sections.length, drug.name).toBe(drug.doses.length);
      for (const [at, dose] of drug.doses.entries()) {
        const cells = readSection(sections[at] ?? '', allKg);
        const expected = new Set<string>();
        for (const kg of allKg)
          for (const age of agesOfTable) {
            const [weight, days] = [decimal(kg), age === 'unknown' ? null : daysOf(age)];
            if (days !== null && !isPlausible(days, weight)) continue;
            const whom = `${kg} kg, ${age}`;
            expected.add(whom);
            const fit = givenTo(dose, weight, days);
            const cell = cells.get(whom);
            const fault = !cell
              ? fit !== 'none' && 'withheld'
              : fit === 'none'
                ? 'not withheld'
                : faultOf(drug, dose, weight, fit === 'some', cell);
            if (fault) faults.push(`${drug.name} ${at + 1}, ${whom}: ${fault}`);
            compared += 1;
          }
        expect([...cells.keys()].filter((whom) => !expected.has(whom))).toEqual([]);
      }
    }
    expect(faults).toEqual([]);
    expect(compared).toBeGreaterThan(10_000);
  });

  it('MED-14 states no dose above a limit of the page', async () => {
    const faults = (await drugs()).flatMap((drug) =>
      drug.doses.flatMap((dose, at) =>
        kgOf(drug).flatMap((kg) =>
          agesOfTable.slice(1).flatMap((age) => {
            const [weight, days] = [decimal(kg), daysOf(age)];
            if (!isPlausible(days, weight) || givenTo(dose, weight, days) === 'none') return [];
            return passedLimits(drug, dose, weight, days).map(
              (fault) => `${drug.name} ${at + 1}, ${kg} kg, ${age}: ${fault}`,
            );
          }),
        ),
      ),
    );
    expect(faults).toEqual([]);
  });
});
