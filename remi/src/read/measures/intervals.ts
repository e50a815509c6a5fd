import type { Measure, MeasureUnit } from './measure.ts';

const milliseconds: MeasureUnit = { written: ['ms', 'msec', 'milliseconds'] };
const qtUnits: readonly MeasureUnit[] = [
  { written: milliseconds.written, bare: [200, 900] },
  { written: ['sec', 'secs', 'seconds'], convert: (value) => value * 1000, bare: [0.2, 0.9] },
];
/** The times of an ECG. */
export const intervals: readonly Measure[] = [
  {
    key: 'qrs',
    label: 'QRS width',
    unit: 'ms',
    low: 40,
    high: 400,
    names: [],
    weakNames: ['qrs', 'qrs width', 'qrs duration'],
    units: [milliseconds],
  },
  {
    key: 'qt',
    label: 'QT interval',
    unit: 'ms',
    low: 200,
    high: 900,
    names: [],
    weakNames: ['qt', 'qt interval'],
    units: qtUnits,
  },
  {
    key: 'qtc',
    label: 'Corrected QT interval',
    unit: 'ms',
    low: 200,
    high: 900,
    names: [],
    weakNames: ['qtc'],
    units: qtUnits,
  },
  {
    key: 'rrInterval',
    label: 'RR interval',
    unit: 'ms',
    low: 150,
    high: 4000,
    names: ['rr interval', 'r r interval', 'r - r interval', 'r - r'],
    namesWithUnit: ['rr'],
    units: [
      { written: milliseconds.written, bare: [150, 4000] },
      { written: ['s', 'sec', 'secs', 'seconds'], convert: (value) => value * 1000, bare: [0.15, 4] },
    ],
  },
];
