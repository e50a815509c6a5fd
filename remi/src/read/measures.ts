/** What can be measured of a patient and is read from a text. */
export type MeasureKey =
  | 'heartRate'
  | 'respiratoryRate'
  | 'oxygenSaturation'
  | 'temperature'
  | 'glucose'
  | 'gcs'
  | 'weight'
  | 'height'
  | 'meanPressure'
  | 'potassium'
  | 'sodium'
  | 'lactate'
  | 'urea'
  | 'creatinine'
  | 'haemoglobin'
  | 'ph'
  | 'bicarbonate'
  | 'inr'
  | 'qrs'
  | 'qt'
  | 'qtc';

/** A unit of a measure. */
interface MeasureUnit {
  /** The ways it is written, as pieces of text separated by spaces: `mmol / l`. */
  readonly written: readonly string[];
  /** Converts a value into the unit of the measure. A unit without it is not converted. */
  readonly convert?: (value: number) => number;
}

/** A measure. Only values from `low` to `high` are accepted. */
export interface Measure {
  readonly key: MeasureKey;
  readonly label: string;
  readonly unit: string;
  readonly low: number;
  readonly high: number;
  /** Names before a number. */
  readonly names: readonly string[];
  /** Names that count only if the number can be a value, because they are ordinary words as well. */
  readonly weakNames?: readonly string[];
  /** Names of one letter that count only beside other measures, or with a colon or an equals sign. */
  readonly letters?: readonly string[];
  readonly units: readonly MeasureUnit[];
  /** Units that identify the measure without its name, such as `kg`. */
  readonly tellingUnits?: readonly string[];
  /** Words right after a number that identify the measure, such as `systolic`. */
  readonly after?: readonly string[];
  /** Value from which a number without a unit is not accepted, because it could be in another unit. */
  readonly unitNeededFrom?: number;
}

const perMinute: readonly MeasureUnit[] = [
  { written: ['bpm', '/ min', '/ minute', 'per min', 'per minute', 'a minute', 'min', 'beats', 'breaths'] },
];
const mmolPerLitre: MeasureUnit = { written: ['mmol / l', 'mmol per l', 'mmol', 'meq / l', 'mm'] };
const milliseconds: MeasureUnit = { written: ['ms', 'msec', 'milliseconds'] };

/** The measures, in the order of a handover. */
export const measures: readonly Measure[] = [
  {
    key: 'respiratoryRate',
    label: 'Respiratory rate',
    unit: '/min',
    low: 1,
    high: 90,
    names: ['rr', 'resp rate', 'respiratory rate', 'resp', 'resps', 'respirations', 'breathing at', 'r / r'],
    weakNames: ['breathing', 'asemhaling', 'fr'],
    letters: ['r'],
    units: perMinute,
    tellingUnits: ['breaths', 'breaths / min'],
    after: ['resps', 'breaths'],
  },
  {
    key: 'oxygenSaturation',
    label: 'Oxygen saturation',
    unit: '%',
    low: 30,
    high: 100,
    names: [
      ...[
        'spo2',
        'sp02',
        'sato2',
        'sao2',
        'sa02',
        'o2 sat',
        'o2 sats',
        'o2 saturation',
        'sats',
        'sat',
        'saturation',
      ],
      ...['saturations', 'saturating', 'satting', 'pulse ox', 'oxygen saturation', 'versadiging'],
    ],
    letters: ['s'],
    units: [{ written: ['%', 'percent'] }],
    after: ['sats', '% sats', '% saturation', '% ra', '% on', '% room', '% spo2', '% air'],
  },
  {
    key: 'heartRate',
    label: 'Heart rate',
    unit: '/min',
    low: 20,
    high: 300,
    names: [
      'hr',
      'h / r',
      'heart rate',
      'pulse rate',
      'pulse',
      'polsslag',
      'hartklop',
      'frequencia cardiaca',
    ],
    weakNames: ['p', 'pr', 'pols', 'fc', 'heartbeat', 'ventricular rate'],
    units: perMinute,
    tellingUnits: ['bpm', 'beats / min', 'beats per minute'],
  },
  {
    key: 'temperature',
    label: 'Temperature',
    unit: '°C',
    low: 25,
    high: 43,
    names: ['temp', 'temperature', 'temperatura', 'temperatuur'],
    weakNames: ['t', 'fever', 'febrile', 'pyrexia', 'koors', 'febre'],
    units: [
      {
        written: [
          '° c',
          '°',
          'c',
          'degrees c',
          'degrees celsius',
          'degrees',
          'deg c',
          'deg',
          'celsius',
          'º c',
          'º',
        ],
      },
      {
        written: ['° f', 'f', 'degrees f', 'degrees fahrenheit', 'deg f', 'fahrenheit'],
        convert: (value) => Math.round(((value - 32) / 1.8) * 10) / 10,
      },
    ],
    tellingUnits: [
      '° c',
      '°',
      'degrees',
      'degrees c',
      'deg c',
      'celsius',
      'c',
      'º c',
      'º',
      '° f',
      'fahrenheit',
    ],
  },
  {
    key: 'gcs',
    label: 'GCS',
    unit: '',
    low: 3,
    high: 15,
    names: ['gcs', 'glasgow', 'glasgow coma scale', 'glasgow coma score'],
    units: [{ written: ['/ 15', 'out of 15', 'of 15'] }],
  },
  {
    key: 'glucose',
    label: 'Glucose',
    unit: 'mmol/L',
    low: 0.5,
    high: 60,
    names: [
      ...[
        'glucose',
        'blood glucose',
        'gluc',
        'hgt',
        'bgl',
        'bsl',
        'rbs',
        'cbg',
        'hemoglucotest',
        'blood sugar',
      ],
      ...['bloedsuiker', 'glicemia', 'dextrostix', 'glucometer'],
    ],
    weakNames: ['sugar', 'bm', 'dextro'],
    units: [
      mmolPerLitre,
      {
        written: ['mg / dl', 'mg / 100 ml'],
        convert: (value) => Math.round((value / 18) * 10) / 10,
      },
    ],
    unitNeededFrom: 35,
  },
  {
    key: 'weight',
    label: 'Weight',
    unit: 'kg',
    low: 0.4,
    high: 350,
    names: ['weight', 'birth weight', 'body weight', 'gewig'],
    weakNames: ['wt', 'weighs', 'weighing', 'weeg', 'pesa'],
    units: [
      { written: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms'] },
      { written: ['lb', 'lbs', 'pounds'], convert: (value) => Math.round(value * 4.5359237) / 10 },
    ],
    tellingUnits: ['kg', 'kgs', 'kilo', 'kilos', 'kilograms'],
  },
  {
    key: 'height',
    label: 'Height',
    unit: 'cm',
    low: 30,
    high: 250,
    names: ['height', 'length', 'ht'],
    units: [
      { written: ['cm'] },
      { written: ['m', 'metres', 'meters'], convert: (value) => Math.round(value * 100) },
    ],
  },
  {
    key: 'meanPressure',
    label: 'Mean arterial pressure',
    unit: 'mmHg',
    low: 20,
    high: 200,
    names: ['mean arterial pressure', 'mean pressure'],
    weakNames: ['map'],
    units: [{ written: ['mmhg', 'mm hg'] }],
  },
  {
    key: 'potassium',
    label: 'Potassium',
    unit: 'mmol/L',
    low: 1,
    high: 12,
    names: [],
    weakNames: ['potassium', 'k', 'k +', 'serum potassium', 'kalium', 'potassio'],
    units: [{ written: ['mmol / l', 'mmol per l', 'meq / l'] }],
  },
  {
    key: 'sodium',
    label: 'Sodium',
    unit: 'mmol/L',
    low: 90,
    high: 200,
    names: [],
    weakNames: ['sodium', 'na', 'na +', 'serum sodium', 'natrium'],
    units: [{ written: ['mmol / l', 'mmol per l', 'meq / l'] }],
  },
  {
    key: 'lactate',
    label: 'Lactate',
    unit: 'mmol/L',
    low: 0.2,
    high: 40,
    names: [],
    weakNames: ['lactate', 'lact', 'laktaat', 'lactato'],
    units: [mmolPerLitre],
  },
  {
    key: 'urea',
    label: 'Urea',
    unit: 'mmol/L',
    low: 0.5,
    high: 100,
    names: [],
    weakNames: ['urea', 'ur', 'ureum', 'ureia'],
    units: [mmolPerLitre],
  },
  {
    key: 'creatinine',
    label: 'Creatinine',
    unit: 'µmol/L',
    low: 10,
    high: 3000,
    names: [],
    weakNames: ['creatinine', 'creat', 'kreatinien', 'creatinina', 'cr'],
    units: [{ written: ['umol / l', 'µmol / l', 'μmol / l', 'micromol / l', 'umol', 'µmol'] }],
  },
  {
    key: 'haemoglobin',
    label: 'Haemoglobin',
    unit: 'g/dL',
    low: 1,
    high: 25,
    names: [],
    weakNames: ['haemoglobin', 'hemoglobin', 'hb', 'hgb'],
    units: [{ written: ['g / dl', 'g'] }, { written: ['g / l'], convert: (value) => value / 10 }],
  },
  {
    key: 'ph',
    label: 'pH',
    unit: '',
    low: 6.5,
    high: 8,
    names: [],
    weakNames: ['ph'],
    units: [],
  },
  {
    key: 'bicarbonate',
    label: 'Bicarbonate',
    unit: 'mmol/L',
    low: 1,
    high: 60,
    names: [],
    weakNames: ['bicarbonate', 'bicarb', 'hco3'],
    units: [{ written: ['mmol / l', 'meq / l'] }],
  },
  {
    key: 'inr',
    label: 'INR',
    unit: '',
    low: 0.5,
    high: 20,
    names: [],
    weakNames: ['inr'],
    units: [],
  },
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
    units: [milliseconds],
  },
  {
    key: 'qtc',
    label: 'Corrected QT interval',
    unit: 'ms',
    low: 200,
    high: 900,
    names: [],
    weakNames: ['qtc'],
    units: [milliseconds],
  },
];

/** Words between the name of a measure and its number. */
export const gapWords: ReadonlySet<string> = new Set(
  `is was of now still at reads reading read score level measured shows approx approximately about around only just
  currently initially total down up to went dropped dropping fell fallen falling rose risen rising gone from has been
  thready weak feeble bounding regular irregular reg irreg had have are were a the his her on arrival again = : ~ - < >`.split(
    /\s+/,
  ),
);

/** Pieces between two values of one measure, of which the last is the current one. */
export const trendWords: ReadonlySet<string> = new Set(['→', 'to', 'then', 'now', '>']);

/**
 * Units that no measure shares. A number with one of them is an amount of something else: `p 50 mg`, `t 36 weeks`.
 * A slash is in neither list: `HR 120/min` and `bp 90/60` are read by their measures.
 */
export const foreignUnits: ReadonlySet<string> = new Set(
  `g gram grams mg mcg ug microgram micrograms ml l litre litres liter liters unit units amp ampoule ampoules tablet tablets puffs
  joules mmol meq degrees ms mm cm % min day days week weeks month months year years yr yrs hour hours hrs mins minutes wk wks mth mths`.split(
    /\s+/,
  ),
);
