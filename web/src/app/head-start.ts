import { type Reference, readAhead } from '../api/reference.ts';
import { medications } from '../clinical/medications.ts';
import { airwayEquipmentTable, defibrillationTable, vitalSignsTable } from '../clinical/pediatrics.ts';
import { shownAlgorithms } from '../screens/algorithms/use-algorithms.ts';
import { screens } from './screens.ts';

const lists: readonly Reference<unknown>[] = [
  medications,
  shownAlgorithms,
  vitalSignsTable,
  airwayEquipmentTable,
  defibrillationTable,
];

/** The assistant is large, and loads what it needs when it is opened. */
const assistant = '/ai-assistant';

/** The code of the screens in the bar and of the calculators, then the lists that these screens show. */
export const steps: readonly (() => Promise<unknown>)[] = [
  ...screens
    .filter(({ nav, paths: [path] }) => (nav && path !== assistant) || path.startsWith('/calculator'))
    .map(({ load }) => load),
  ...lists.map((list) => () => readAhead(list)),
];
