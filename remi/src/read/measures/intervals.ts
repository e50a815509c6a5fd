import { list, type Measure, type MeasureUnit, measure } from './measure.ts';

const milliseconds: MeasureUnit = { written: list('ms, msec, milliseconds') };
const qtUnits: readonly MeasureUnit[] = [
  { written: milliseconds.written, bare: [200, 900] },
  { written: list('sec, secs, seconds'), convert: (value) => value * 1000, bare: [0.2, 0.9] },
];
/** The times of an ECG. */
export const intervals: readonly Measure[] = [
  measure('qrs', 'QRS width', 'ms', 40, 400, {
    weakNames: list('qrs'),
    units: [milliseconds],
  }),
  measure('qt', 'QT interval', 'ms', 200, 900, {
    weakNames: list('qt'),
    units: qtUnits,
  }),
  measure('qtc', 'Corrected QT interval', 'ms', 200, 900, {
    weakNames: list('qtc'),
    units: qtUnits,
  }),
  measure('rrInterval', 'RR interval', 'ms', 150, 4000, {
    names: list('rr interval'),
    units: [
      { written: milliseconds.written, bare: [150, 4000] },
      { written: list('s, sec, secs, seconds'), convert: (value) => value * 1000, bare: [0.15, 4] },
    ],
  }),
];
