import {
  type BandTable,
  type Definition,
  loadDefinition,
  type ReferenceTable,
  rangeText,
} from '@oryx/calculators';
import { type KnownPassage, numbered } from './passage.ts';

/** Returns the passages of a loaded calculator: its inputs, bands and cautions. */
export async function calculatorPassages({
  route,
  title,
  calculator = '',
}: KnownPassage): Promise<KnownPassage[]> {
  const { inputs, bands, tables = [], cautions, notFor } = await loadDefinition(calculator);
  return numbered({ route, title, kind: 'calculator' }, [
    { heading: 'What it needs', lines: labelsOf(inputs) },
    { heading: 'What the result means', lines: bands ? bandLines(bands) : [] },
    ...tables.slice(0, mostTables).map((table) => ({ heading: table.title, lines: tableLines(table) })),
    { heading: 'Not for', lines: notFor.map(({ words }) => words) },
    { heading: 'Know before you use', lines: cautions.map(({ text }) => text) },
  ]).map((passage) => ({ ...passage, id: `${passage.id} details` }));
}

const labelsOf = (inputs: Definition['inputs']): readonly string[] =>
  Object.values(inputs).map(({ label }) => label);

/** Number of reference tables to quote. Further ones are on the page. */
const mostTables = 2;

const tableLines = ({ columns, rows }: ReferenceTable): readonly string[] =>
  rows.map(([first = '', ...cells]) =>
    [first, cells.map((cell, at) => `${columns[at + 1] ?? ''} ${cell}`.trim()).join(', ')].join(': '),
  );

const bandLines = (table: BandTable): readonly string[] =>
  table.bands.map((band) => `${rangeText(table, band)}: ${band.title}. ${band.advice}`);
