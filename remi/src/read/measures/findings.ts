import type { Measure } from './measure.ts';

/** What is estimated or counted of a patient. */
export const measuredFindings: readonly Measure[] = [
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
