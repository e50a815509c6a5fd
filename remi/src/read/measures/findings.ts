import { list, type Measure, measure } from './measure.ts';

/** What is estimated or counted of a patient. */
export const measuredFindings: readonly Measure[] = [
  measure('burnedArea', 'Burned area', '%', 0.5, 100, {
    names: list('tbsa'),
    namesWithUnit: list('burn, burns, burned, scald'),
    units: [{ written: list('%, percent') }],
    after: list(
      '% burn, % burns, % burned, % burnt, % tbsa, % bsa, % scald, % scalds, % scalded, % full, % partial, % deep, % superficial, % body, % brandwonde, percent burn',
    ),
  }),
  measure('capillaryRefill', 'Capillary refill', 's', 0, 20, {
    names: list('crt, cap refill, capillary refill'),
    units: [{ written: list('s, sec, secs, seconds, second') }],
  }),
  measure('painScore', 'Pain', 'of 10', 0, 10, {
    weakNames: list('pain score'),
    namesWithUnit: list('pain'),
    units: [{ written: list('/ 10, out of 10, of 10') }],
  }),
  measure('gestation', 'Gestation', 'weeks', 4, 44, {
    names: list('gestation'),
    units: [{ written: list('weeks, week, wks, wk, / 40') }],
  }),
  measure('urineOutput', 'Urine output', 'mL/day', 0, 20_000, {
    names: list('urine output'),
    namesWithUnit: list('urine'),
    units: [
      {
        written: list('ml / day, ml / 24 h, ml per day, ml in 24 h, ml / 24 hrs, ml a day, ml / d'),
        bare: [0, 20_000],
      },
      {
        written: list('ml / h, ml / hr, ml per hour, ml / hour'),
        convert: (value) => value * 24,
        bare: [0, 20_000],
      },
      {
        written: list('ml in 4 h, ml in 4 hrs, ml in 4 hours, ml / 4 h, ml over 4 h, ml over 4 hours'),
        convert: (value) => value * 6,
      },
    ],
  }),
  measure('bloodLoss', 'Blood loss', 'mL', 0, 15_000, {
    names: list('blood loss, ebl'),
    units: [
      { written: list('ml, mls') },
      { written: list('l, litre, litres, liter'), convert: (value) => value * 1000 },
    ],
  }),
  measure('peakFlow', 'Peak flow', 'L/min', 20, 900, {
    names: list('peak flow'),
    units: [{ written: list('l / min, l') }],
  }),
];
