import { list, type Measure, measure } from './measure.ts';

/** Oxygen and carbon dioxide. */
export const gases: readonly Measure[] = [
  measure('arterialOxygen', 'PaO2', 'mmHg', 15, 700, {
    weakNames: list('pao2'),
    units: [
      { written: list('mmhg, mm hg'), bare: [20, 700] },
      { written: ['kpa'], convert: (value) => value / 0.133322, bare: [2, 69] },
    ],
  }),
  measure('arterialCarbonDioxide', 'PCO2', 'mmHg', 5, 200, {
    weakNames: list('paco2, pco2'),
    units: [
      { written: list('mmhg, mm hg'), bare: [10, 200] },
      { written: ['kpa'], convert: (value) => value / 0.133322, bare: [1, 26] },
    ],
  }),
  measure('inspiredOxygen', 'FiO2', '%', 21, 100, {
    weakNames: list('fio2'),
    units: [
      { written: list('%, percent'), bare: [21, 100] },
      { written: [], convert: (value) => Math.round(value * 1000) / 10, bare: [0.21, 1] },
    ],
  }),
];
