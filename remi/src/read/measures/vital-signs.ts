import {
  list,
  type Measure,
  type MeasureUnit,
  measure,
  milligramsPerDecilitre,
  mmolPerLitre,
} from './measure.ts';

const perMinute: readonly MeasureUnit[] = [
  { written: list('bpm, / min, / minute, per min, per minute, a minute, min, beats, breaths') },
];
const celsius = list('° c, °, c, degrees c, degrees celsius, degrees, deg c, deg, celsius, º c, º');
const fahrenheit = list('° f, degrees f, degrees fahrenheit, deg f, fahrenheit');
const kilograms = list('kg, kgs, kilo, kilos, kilogram, kilograms, quilos');

/** What is measured at the bedside, in the order of a handover. */
export const vitalSigns: readonly Measure[] = [
  measure('respiratoryRate', 'Respiratory rate', '/min', 1, 90, {
    names: list('rr, resp rate, respiratory rate, resp, resps'),
    weakNames: list('breathing'),
    letters: list('r'),
    units: perMinute,
    tellingUnits: list('breaths, breaths / min'),
    after: ['resps'],
  }),
  measure('oxygenSaturation', 'Oxygen saturation', '%', 30, 100, {
    names: list('spo2, sao2, o2 sat, o2 sats, sats, sat, saturation, oxygen saturation'),
    letters: list('s'),
    units: [{ written: list('%, percent') }],
    after: list('sats, % sats, % saturation, % ra, % on, % room, % spo2, % air'),
  }),
  measure('heartRate', 'Heart rate', '/min', 20, 300, {
    names: list('hr, heart rate, pulse rate, pulse'),
    weakNames: list('p, pr'),
    units: perMinute,
    tellingUnits: list('bpm, beats / min, beats per minute'),
  }),
  measure('temperature', 'Temperature', '°C', 25, 43, {
    names: list('temp, temperature'),
    weakNames: list('t, fever, febrile'),
    units: [
      { written: celsius },
      {
        written: [...fahrenheit, 'f'],
        convert: (value) => Math.round(((value - 32) / 1.8) * 10) / 10,
      },
    ],
    // An F alone is a woman.
    tellingUnits: [...celsius, ...fahrenheit],
  }),
  measure('gcs', 'GCS', '', 3, 15, {
    names: list('gcs, glasgow'),
    units: [{ written: list('/ 15, out of 15, of 15') }],
  }),
  measure('glucose', 'Glucose', 'mmol/L', 0.5, 60, {
    names: list('glucose, blood glucose, hgt, blood sugar'),
    weakNames: list('sugar'),
    units: [
      mmolPerLitre,
      {
        written: milligramsPerDecilitre,
        convert: (value) => Math.round((value / 18) * 10) / 10,
      },
    ],
    unitNeededFrom: 35,
  }),
  measure('weight', 'Weight', 'kg', 0.4, 350, {
    names: list('weight, bw'),
    weakNames: list('wt, weighs'),
    units: [
      { written: kilograms, bare: [0.4, 350] },
      // A newborn is weighed in grams.
      { written: list('g, gram, grams, gr, gm'), convert: (value) => value / 1000, bare: [1000, 6000] },
      { written: list('lb, lbs, pounds'), convert: (value) => Math.round(value * 4.5359237) / 10 },
    ],
    tellingUnits: kilograms,
  }),
  measure('height', 'Height', 'cm', 30, 250, {
    names: list('height, ht'),
    units: [
      { written: ['cm'], bare: [30, 250] },
      { written: list('m, metres, meters'), convert: (value) => Math.round(value * 100), bare: [0.4, 2.5] },
    ],
  }),
  measure('meanPressure', 'Mean arterial pressure', 'mmHg', 20, 200, {
    names: list('mean arterial pressure'),
    weakNames: list('map'),
    units: [{ written: list('mmhg, mm hg') }],
  }),
];
