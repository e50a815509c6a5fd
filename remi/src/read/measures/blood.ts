import { list, type Measure, measure, milligramsPerDecilitre, mmolPerLitre } from './measure.ts';

const micromolPerLitre = list('umol / l, µmol / l, μmol / l, micromol / l, umol, µmol, μmol');

/** What a laboratory measures first. */
export const blood: readonly Measure[] = [
  measure('potassium', 'Potassium', 'mmol/L', 1, 12, {
    weakNames: list('potassium, k, k +'),
    units: [{ written: list('mmol / l, mmol per l, meq / l') }],
  }),
  measure('sodium', 'Sodium', 'mmol/L', 90, 200, {
    weakNames: list('sodium, na, na +'),
    units: [{ written: list('mmol / l, mmol per l, meq / l') }],
  }),
  measure('lactate', 'Lactate', 'mmol/L', 0.2, 40, {
    weakNames: list('lactate, lact'),
    // A cut is written so as well.
    letters: list('lac'),
    units: [mmolPerLitre],
  }),
  measure('urea', 'Urea', 'mmol/L', 0.5, 100, {
    weakNames: list('urea, ur'),
    units: [mmolPerLitre],
  }),
  measure('creatinine', 'Creatinine', 'µmol/L', 10, 3000, {
    weakNames: list('creatinine, creat'),
    units: [
      { written: micromolPerLitre, bare: [10, 3000] },
      { written: milligramsPerDecilitre, convert: (value) => value * 88.4, bare: [0.1, 30] },
    ],
  }),
  measure('haemoglobin', 'Haemoglobin', 'g/dL', 1, 25, {
    weakNames: list('haemoglobin, hb'),
    units: [
      { written: list('g / dl, g'), bare: [1, 25] },
      { written: ['g / l'], convert: (value) => value / 10, bare: [26, 250] },
    ],
  }),
  measure('ph', 'pH', '', 6.5, 8, {
    weakNames: list('ph'),
    units: [],
  }),
  measure('bicarbonate', 'Bicarbonate', 'mmol/L', 1, 60, {
    weakNames: list('bicarbonate, hco3'),
    units: [{ written: list('mmol / l, meq / l') }],
  }),
  measure('inr', 'INR', '', 0.5, 20, {
    weakNames: list('inr'),
    units: [],
  }),
  measure('creatinineClearance', 'Creatinine clearance', 'mL/min', 1, 200, {
    names: list('creatinine clearance, crcl, egfr'),
    units: [{ written: list('ml / min, ml per min, ml / min / 1.73') }],
  }),
];

/** What a laboratory measures besides. */
export const furtherBlood: readonly Measure[] = [
  measure('ureaNitrogen', 'Urea nitrogen (BUN)', 'mmol/L', 0.3, 100, {
    weakNames: list('bun'),
    units: [
      { written: mmolPerLitre.written, bare: [0.5, 60] },
      { written: milligramsPerDecilitre, convert: (value) => value / 2.801, bare: [1, 250] },
    ],
  }),
  measure('bilirubin', 'Bilirubin', 'µmol/L', 1, 1000, {
    weakNames: list('bilirubin'),
    units: [
      { written: micromolPerLitre, bare: [2, 1000] },
      { written: milligramsPerDecilitre, convert: (value) => value * 17.1, bare: [0.1, 40] },
    ],
  }),
  measure('platelets', 'Platelets', '×10⁹/L', 1, 2000, {
    names: list('platelets'),
    units: [
      { written: list('x 10 9 / l, 10 9 / l, / nl, g / l, k'), bare: [1, 2000] },
      { written: [], convert: (value) => value / 1000, bare: [2001, 2_000_000] },
    ],
  }),
  measure('whiteCells', 'White cell count', '×10⁹/L', 0.1, 500, {
    weakNames: list('wcc, wbc'),
    units: [
      { written: [], bare: [0.1, 500] },
      { written: [], convert: (value) => value / 1000, bare: [1000, 500_000] },
    ],
  }),
  measure('neutrophils', 'Neutrophils', '%', 0, 100, {
    weakNames: list('neutrophils'),
    // A count of 8.5 ×10⁹/L has no percent sign either.
    units: [{ written: list('%, percent'), bare: [40, 100] }],
  }),
  measure('crp', 'CRP', 'mg/L', 0, 1000, {
    weakNames: list('crp'),
    units: [
      { written: list('mg / l, mg') },
      { written: milligramsPerDecilitre, convert: (value) => value * 10 },
    ],
  }),
  measure('cholesterol', 'Total cholesterol', 'mmol/L', 0.6, 40, {
    weakNames: list('cholesterol'),
    units: [
      { written: mmolPerLitre.written, bare: [1, 20] },
      { written: milligramsPerDecilitre, convert: (value) => value / 38.67, bare: [40, 800] },
    ],
  }),
  measure('hdl', 'HDL cholesterol', 'mmol/L', 0.1, 8, {
    weakNames: list('hdl'),
    units: [
      { written: mmolPerLitre.written, bare: [0.2, 5] },
      { written: milligramsPerDecilitre, convert: (value) => value / 38.67, bare: [8, 150] },
    ],
  }),
];
