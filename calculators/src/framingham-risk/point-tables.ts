/** The point tables of ATP III (NIH Publication 01-3305, May 2001). */

export type Sex = 'male' | 'female';

/** The scored inputs: age in years, lipids in mg/dL, pressure in mmHg. */
export interface RiskFactors {
  readonly age: number;
  readonly sex: Sex;
  readonly totalCholesterol: number;
  readonly hdl: number;
  readonly systolicBp: number;
  readonly treated: boolean;
  readonly smoker: boolean;
}

/** Youngest and oldest age in whole years that the tables cover. */
export const youngest = 20;
export const oldest = 79;

/** A list of steps, each with the lowest value it applies to. The first also applies below its value. */
type Steps<Value> = readonly (readonly [atLeast: number, value: Value])[];

/** Points by decade of age: 20–39, 40–49, 50–59, 60–69, 70–79. */
type ByDecade = readonly [number, number, number, number, number];

interface PointTable {
  readonly age: Steps<number>;
  readonly cholesterol: Steps<ByDecade>;
  readonly smoker: ByDecade;
  /** Points for systolic pressure: untreated, treated. */
  readonly systolicBp: Steps<readonly [untreated: number, treated: number]>;
  /** Risk in percent by points. Below the first step it is under 1%. */
  readonly risk: Steps<number>;
}

const tables: Readonly<Record<Sex, PointTable>> = {
  male: {
    age: [
      [20, -9],
      [35, -4],
      [40, 0],
      [45, 3],
      [50, 6],
      [55, 8],
      [60, 10],
      [65, 11],
      [70, 12],
      [75, 13],
    ],
    cholesterol: [
      [0, [0, 0, 0, 0, 0]],
      [160, [4, 3, 2, 1, 0]],
      [200, [7, 5, 3, 1, 0]],
      [240, [9, 6, 4, 2, 1]],
      [280, [11, 8, 5, 3, 1]],
    ],
    smoker: [8, 5, 3, 1, 1],
    systolicBp: [
      [0, [0, 0]],
      [120, [0, 1]],
      [130, [1, 2]],
      [140, [1, 2]],
      [160, [2, 3]],
    ],
    risk: [
      [0, 1],
      [5, 2],
      [7, 3],
      [8, 4],
      [9, 5],
      [10, 6],
      [11, 8],
      [12, 10],
      [13, 12],
      [14, 16],
      [15, 20],
      [16, 25],
      [17, 30],
    ],
  },
  female: {
    age: [
      [20, -7],
      [35, -3],
      [40, 0],
      [45, 3],
      [50, 6],
      [55, 8],
      [60, 10],
      [65, 12],
      [70, 14],
      [75, 16],
    ],
    cholesterol: [
      [0, [0, 0, 0, 0, 0]],
      [160, [4, 3, 2, 1, 1]],
      [200, [8, 6, 4, 2, 1]],
      [240, [11, 8, 5, 3, 2]],
      [280, [13, 10, 7, 4, 2]],
    ],
    smoker: [9, 7, 4, 2, 1],
    systolicBp: [
      [0, [0, 0]],
      [120, [1, 3]],
      [130, [2, 4]],
      [140, [3, 5]],
      [160, [4, 6]],
    ],
    risk: [
      [9, 1],
      [13, 2],
      [15, 3],
      [16, 4],
      [17, 5],
      [18, 6],
      [19, 8],
      [20, 11],
      [21, 14],
      [22, 17],
      [23, 22],
      [24, 27],
      [25, 30],
    ],
  },
};

const hdlPoints: Steps<number> = [
  [0, 2],
  [40, 1],
  [50, 0],
  [60, -1],
];

/** Returns the index of a `ByDecade` for an age. */
const decades: Steps<0 | 1 | 2 | 3 | 4> = [
  [20, 0],
  [40, 1],
  [50, 2],
  [60, 3],
  [70, 4],
];

/** Highest risk in the tables. The publication writes it as "or more". */
const highestPercent = 30;

/** Returns the total points. An age outside the tables uses the nearest age band. */
export function pointsFor(factors: RiskFactors): number {
  const table = tables[factors.sex];
  const decade = stepFor(decades, factors.age);
  const pressure = stepFor(table.systolicBp, factors.systolicBp);
  return (
    stepFor(table.age, factors.age) +
    stepFor(table.cholesterol, factors.totalCholesterol)[decade] +
    stepFor(hdlPoints, factors.hdl) +
    pressure[factors.treated ? 1 : 0] +
    (factors.smoker ? table.smoker[decade] : 0)
  );
}

/** Returns the risk for a total: in percent (0 for under 1), as specified, and as displayed. */
export function riskFor(sex: Sex, points: number): { percent: number; value: string; text: string } {
  const { risk } = tables[sex];
  const percent = risk.findLast(([atLeast]) => points >= atLeast)?.[1];
  if (percent === undefined) return { percent: 0, value: '<1%', text: '<1%' };
  const value = `${percent}%`;
  return { percent, value, text: percent === highestPercent ? `${value} or more` : value };
}

function stepFor<Value>(steps: Steps<Value>, measured: number): Value {
  const step = steps.findLast(([atLeast]) => measured >= atLeast) ?? steps[0];
  if (!step) throw new RangeError('A table without steps');
  return step[1];
}
