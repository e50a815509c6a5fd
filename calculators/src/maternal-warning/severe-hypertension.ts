import type { Caution } from '../kit/definition.ts';

const hypertension: Caution = {
  level: 'danger',
  text: 'Pressure of 160/110 or more: treat it now, and think of magnesium.',
  brief: '160/110 or more: treat the pressure.',
  source: 'Chart Severe pre-eclampsia and eclampsia',
  next: [{ chart: 32 }],
};

/** Returns the danger of a pressure in mmHg that a pregnant woman is treated for at once, if it is one. */
export const severeHypertension = (systolic: number, diastolic: number): readonly Caution[] =>
  systolic >= 160 || diastolic >= 110 ? [hypertension] : [];
