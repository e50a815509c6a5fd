import type { CalculatorRow } from '../rows.ts';
import { cardiologyRows } from './cardiology.ts';
import { chestRows } from './chest.ts';
import { childRows } from './children.ts';
import { generalRows } from './general.ts';
import { injuryRows } from './injury.ts';
import { intubationRows } from './intubation.ts';
import { mindRows } from './mind.ts';
import { neurologyRows } from './neurology.ts';
import { surgeryRows } from './surgery.ts';

/** The words of every calculator. The units converter reads a sentence of its own, in `read/conversion.ts`. */
export const calculatorRows: readonly CalculatorRow[] = [
  ...generalRows,
  ...cardiologyRows,
  ...neurologyRows,
  ...chestRows,
  ...injuryRows,
  ...childRows,
  ...mindRows,
  ...surgeryRows,
  ...intubationRows,
];
