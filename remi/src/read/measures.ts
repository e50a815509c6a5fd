import type { MeasureKey } from '@oryx/contract';

/** A unit of a measure. */
interface MeasureUnit {
  /** The ways it is written, as pieces of text separated by spaces: `mmol / l`. */
  readonly written: readonly string[];
  /** Converts a value into the unit of the measure. A unit without it is not converted. */
  readonly convert?: (value: number) => number;
  /**
   * The values that can be meant in this unit if none is written. A value that can be meant in two units is not
   * accepted without its unit.
   */
  readonly bare?: readonly [low: number, high: number];
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
  /** Names that count only if a unit follows the number, as in `pain 8/10`. */
  readonly namesWithUnit?: readonly string[];
  /** Short names that count only beside other measures, with a colon or an equals sign, or, of more letters, before a decimal. */
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
const intervals: readonly MeasureUnit[] = [
  { written: milliseconds.written, bare: [200, 900] },
  { written: ['sec', 'secs', 'seconds'], convert: (value) => value * 1000, bare: [0.2, 0.9] },
];
const micromolPerLitre = ['umol / l', 'µmol / l', 'μmol / l', 'micromol / l', 'umol', 'µmol', 'μmol'];
const milligramsPerDecilitre = ['mg / dl', 'mg / 100 ml', 'mg %', 'mg per dl'];

/** The measures, in the order of a handover. */
export const measures: readonly Measure[] = [
  {
    key: 'respiratoryRate',
    label: 'Respiratory rate',
    unit: '/min',
    low: 1,
    high: 90,
    names: ['rr', 'resp rate', 'respiratory rate', 'resp', 'resps', 'respirations', 'breathing at', 'r / r'],
    weakNames: [
      'breathing',
      'asemhaling',
      'asem',
      'respiração',
      'fr',
      'tachypnoeic',
      'tachypneic',
      'tachypnoea',
    ],
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
      ...[
        'saturations',
        'saturating',
        'satting',
        'pulse ox',
        'oxygen saturation',
        'versadiging',
        'saturação',
      ],
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
      'hartslag',
      'pulso',
      'hartklop',
      'frequencia cardiaca',
    ],
    weakNames: [
      ...['p', 'pr', 'pols', 'fc', 'heartbeat', 'ventricular rate', 'tachy', 'tachycardic', 'tachycardia'],
      ...['brady', 'bradycardic', 'bradycardia'],
    ],
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
    weakNames: [
      't',
      'tax',
      't ax',
      'temp ax',
      'axillary',
      'fever',
      'febrile',
      'afebrile',
      'pyrexia',
      'pyrexial',
      'apyrexial',
      'hot',
      'koors',
      'febre',
    ],
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
      ...['bloedsuiker', 'glicemia', 'rbg', 'fbg', 'dextrostix', 'glucometer'],
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
    names: ['weight', 'birth weight', 'birthweight', 'body weight', 'gewig', 'bw', 'bwt'],
    weakNames: ['wt', 'weighs', 'weighing', 'weeg', 'pesa'],
    units: [
      { written: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'quilos'], bare: [0.4, 350] },
      // A newborn is weighed in grams.
      { written: ['g', 'gram', 'grams', 'gr', 'gm'], convert: (value) => value / 1000, bare: [500, 6000] },
      { written: ['lb', 'lbs', 'pounds'], convert: (value) => Math.round(value * 4.5359237) / 10 },
    ],
    tellingUnits: ['kg', 'kgs', 'kilo', 'kilos', 'kilograms', 'quilos'],
  },
  {
    key: 'height',
    label: 'Height',
    unit: 'cm',
    low: 30,
    high: 250,
    names: ['height', 'length', 'ht'],
    units: [
      { written: ['cm'], bare: [30, 250] },
      { written: ['m', 'metres', 'meters'], convert: (value) => Math.round(value * 100), bare: [0.4, 2.5] },
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
    // A cut is written so as well.
    letters: ['lac'],
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
    units: [
      { written: micromolPerLitre, bare: [10, 3000] },
      { written: milligramsPerDecilitre, convert: (value) => value * 88.4, bare: [0.1, 30] },
    ],
  },
  {
    key: 'haemoglobin',
    label: 'Haemoglobin',
    unit: 'g/dL',
    low: 1,
    high: 25,
    names: [],
    weakNames: ['haemoglobin', 'hemoglobin', 'hb', 'hgb'],
    units: [
      { written: ['g / dl', 'g'], bare: [1, 25] },
      { written: ['g / l'], convert: (value) => value / 10, bare: [26, 250] },
    ],
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
    key: 'creatinineClearance',
    label: 'Creatinine clearance',
    unit: 'mL/min',
    low: 1,
    high: 200,
    names: ['creatinine clearance', 'crcl', 'cr cl', 'egfr', 'gfr'],
    units: [{ written: ['ml / min', 'ml per min', 'ml / min / 1.73'] }],
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
    units: intervals,
  },
  {
    key: 'qtc',
    label: 'Corrected QT interval',
    unit: 'ms',
    low: 200,
    high: 900,
    names: [],
    weakNames: ['qtc'],
    units: intervals,
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
  {
    key: 'ureaNitrogen',
    label: 'Urea nitrogen (BUN)',
    unit: 'mmol/L',
    low: 0.3,
    high: 100,
    names: [],
    weakNames: ['bun', 'urea nitrogen', 'blood urea nitrogen'],
    units: [
      { written: mmolPerLitre.written, bare: [0.5, 60] },
      { written: milligramsPerDecilitre, convert: (value) => value / 2.801, bare: [1, 250] },
    ],
  },
  {
    key: 'bilirubin',
    label: 'Bilirubin',
    unit: 'µmol/L',
    low: 1,
    high: 1000,
    names: [],
    weakNames: [
      'bilirubin',
      'bili',
      'total bilirubin',
      'tbil',
      'bilirubina',
      'bilirubien',
      'tsb',
      'sbr',
      'tsbr',
    ],
    units: [
      { written: micromolPerLitre, bare: [2, 1000] },
      { written: milligramsPerDecilitre, convert: (value) => value * 17.1, bare: [0.1, 40] },
    ],
  },
  {
    key: 'platelets',
    label: 'Platelets',
    unit: '×10⁹/L',
    low: 1,
    high: 2000,
    names: ['platelets', 'platelet count', 'platelet', 'plts', 'plt', 'plaatjies', 'plaquetas'],
    weakNames: ['plat'],
    units: [
      { written: ['x 10 9 / l', '10 9 / l', '/ nl', 'g / l', 'k'], bare: [1, 2000] },
      { written: [], convert: (value) => value / 1000, bare: [2001, 2_000_000] },
    ],
  },
  {
    key: 'whiteCells',
    label: 'White cell count',
    unit: '×10⁹/L',
    low: 0.1,
    high: 500,
    names: [],
    weakNames: ['wcc', 'wbc', 'white cells', 'white cell count', 'white count', 'leucocytes', 'leukocytes'],
    units: [
      { written: [], bare: [0.1, 500] },
      { written: [], convert: (value) => value / 1000, bare: [1000, 500_000] },
    ],
  },
  {
    key: 'neutrophils',
    label: 'Neutrophils',
    unit: '%',
    low: 0,
    high: 100,
    names: [],
    weakNames: ['neutrophils', 'neuts', 'neut', 'polymorphs', 'pmn'],
    // A count of 8.5 ×10⁹/L has no percent sign either.
    units: [{ written: ['%', 'percent'], bare: [40, 100] }],
  },
  {
    key: 'crp',
    label: 'CRP',
    unit: 'mg/L',
    low: 0,
    high: 1000,
    names: [],
    weakNames: ['crp', 'c reactive protein'],
    units: [
      { written: ['mg / l', 'mg'] },
      { written: milligramsPerDecilitre, convert: (value) => value * 10 },
    ],
  },
  {
    key: 'cholesterol',
    label: 'Total cholesterol',
    unit: 'mmol/L',
    low: 0.6,
    high: 40,
    names: [],
    weakNames: ['cholesterol', 'total cholesterol', 'chol', 'tc', 'total chol'],
    units: [
      { written: mmolPerLitre.written, bare: [1, 20] },
      { written: milligramsPerDecilitre, convert: (value) => value / 38.67, bare: [40, 800] },
    ],
  },
  {
    key: 'hdl',
    label: 'HDL cholesterol',
    unit: 'mmol/L',
    low: 0.1,
    high: 8,
    names: [],
    weakNames: ['hdl', 'hdl cholesterol', 'hdl chol'],
    units: [
      { written: mmolPerLitre.written, bare: [0.2, 5] },
      { written: milligramsPerDecilitre, convert: (value) => value / 38.67, bare: [8, 150] },
    ],
  },
  {
    key: 'arterialOxygen',
    label: 'PaO2',
    unit: 'mmHg',
    low: 15,
    high: 700,
    names: [],
    weakNames: ['pao2', 'po2', 'p o2', 'pa o2'],
    units: [
      { written: ['mmhg', 'mm hg'], bare: [20, 700] },
      { written: ['kpa'], convert: (value) => value / 0.133322, bare: [2, 69] },
    ],
  },
  {
    key: 'arterialCarbonDioxide',
    label: 'PCO2',
    unit: 'mmHg',
    low: 5,
    high: 200,
    names: [],
    weakNames: ['paco2', 'pco2', 'etco2', 'p co2'],
    units: [
      { written: ['mmhg', 'mm hg'], bare: [10, 200] },
      { written: ['kpa'], convert: (value) => value / 0.133322, bare: [1, 26] },
    ],
  },
  {
    key: 'inspiredOxygen',
    label: 'FiO2',
    unit: '%',
    low: 21,
    high: 100,
    names: [],
    weakNames: ['fio2', 'inspired oxygen'],
    units: [
      { written: ['%', 'percent'], bare: [21, 100] },
      { written: [], convert: (value) => Math.round(value * 1000) / 10, bare: [0.21, 1] },
    ],
  },
  {
    key: 'burnedArea',
    label: 'Burned area',
    unit: '%',
    low: 0.5,
    high: 100,
    names: ['tbsa', 'bsa', 'burned area', 'burnt area', 'burn area', 'burn size'],
    namesWithUnit: [
      ...['burn', 'burns', 'burned', 'burnt', 'scald', 'scalds', 'scalded', 'brandwond', 'brandwonde'],
      ...['queimadura', 'queimaduras', 'full thickness', 'partial thickness', 'parkland'],
    ],
    units: [{ written: ['%', 'percent'] }],
    after: [
      ...['% burn', '% burns', '% burned', '% burnt', '% tbsa', '% bsa', '% scald', '% scalds', '% scalded'],
      ...['% full', '% partial', '% deep', '% superficial', '% body', '% brandwonde', 'percent burn'],
    ],
  },
  {
    key: 'capillaryRefill',
    label: 'Capillary refill',
    unit: 's',
    low: 0,
    high: 20,
    names: ['crt', 'cap refill', 'capillary refill', 'cap refill time', 'capillary refill time', 'crft'],
    units: [{ written: ['s', 'sec', 'secs', 'seconds', 'second'] }],
  },
  {
    key: 'painScore',
    label: 'Pain',
    unit: 'of 10',
    low: 0,
    high: 10,
    names: [],
    weakNames: ['pain score', 'vas', 'nrs'],
    namesWithUnit: ['pain'],
    units: [{ written: ['/ 10', 'out of 10', 'of 10'] }],
  },
  {
    key: 'gestation',
    label: 'Gestation',
    unit: 'weeks',
    low: 4,
    high: 44,
    names: ['gestation', 'gestational age'],
    namesWithUnit: ['ga'],
    units: [{ written: ['weeks', 'week', 'wks', 'wk', '/ 40'] }],
  },
  {
    key: 'urineOutput',
    label: 'Urine output',
    unit: 'mL/day',
    low: 0,
    high: 20_000,
    names: ['urine output'],
    namesWithUnit: ['urine', 'uop', 'uo'],
    units: [
      {
        written: ['ml / day', 'ml / 24 h', 'ml per day', 'ml in 24 h', 'ml / 24 hrs', 'ml a day', 'ml / d'],
        bare: [0, 20_000],
      },
      {
        written: ['ml / h', 'ml / hr', 'ml per hour', 'ml / hour'],
        convert: (value) => value * 24,
        bare: [0, 20_000],
      },
    ],
  },
  {
    key: 'bloodLoss',
    label: 'Blood loss',
    unit: 'mL',
    low: 0,
    high: 15_000,
    names: ['blood loss', 'ebl', 'estimated blood loss'],
    units: [
      { written: ['ml', 'mls'] },
      { written: ['l', 'litre', 'litres', 'liter'], convert: (value) => value * 1000 },
    ],
  },
  {
    key: 'peakFlow',
    label: 'Peak flow',
    unit: 'L/min',
    low: 20,
    high: 900,
    names: ['pefr', 'peak flow', 'pef', 'peak expiratory flow'],
    units: [{ written: ['l / min', 'l'] }],
  },
];

const measureNames: ReadonlySet<string> = new Set([
  ...measures
    .flatMap(({ names, weakNames = [] }) => [...names, ...weakNames])
    .map((name) => name.split(' ')[0] ?? ''),
  ...['bp', 'nibp'],
]);

/** Returns true for a word with which the name of a measure begins. */
export const isMeasureName = (word: string): boolean => measureNames.has(word);

/** Words between the name of a measure and its number. */
export const gapWords: ReadonlySet<string> = new Set(
  `is was of arterial now still at reads reading read score level measured shows approx approximately about around only just
  currently initially total down up to went dropped dropping fell fallen falling rose risen rising gone from has been
  low high mid felt palpated counted manual manually repeat repeated rechecked recheck thready weak feeble bounding regular irregular reg irreg had have are were a the his her on arrival again = : ~ - < > ↑ ↓`.split(
    /\s+/,
  ),
);

/** Pieces between two values of one measure, of which the last is the current one. */
export const trendWords: ReadonlySet<string> = new Set(['→', 'to', 'then', 'now', '>']);

/** Words between a value and the arrow or word of its trend, as in `88% RA -> 96%` and `15 initially, now 12`. */
export const trendGaps: ReadonlySet<string> = new Set(
  'ra room air on at arrival scene initially earlier previously before first oxygen o2 and rising falling dropping improving improved dropped rose fell up down'.split(
    ' ',
  ),
);

/**
 * Units that no measure shares. A number with one of them is an amount of something else: `p 50 mg`, `t 36 weeks`.
 * A slash is in neither list: `HR 120/min` and `bp 90/60` are read by their measures.
 */
export const foreignUnits: ReadonlySet<string> = new Set(
  `g gram grams mg mcg ug microgram micrograms ml l litre litres liter liters unit units amp ampoule ampoules tablet tablets puffs
  joules mmol meq degrees ms mm cm kg kgs kilo kilos lb lbs kpa y yo % min day days week weeks month months year years yr yrs hour hours hrs mins minutes wk wks mth mths`.split(
    /\s+/,
  ),
);
