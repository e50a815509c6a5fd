import type { Measure } from './measure.ts';

/** Oxygen and carbon dioxide. */
export const gases: readonly Measure[] = [
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
];
