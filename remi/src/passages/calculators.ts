import { type BandTable, type Definition, loadDefinition, rangeText } from '@oryx/calculators';
import { type KnownPassage, numbered } from './passage.ts';

/** What can be quoted of a calculator once it is loaded: what it needs, its bands, and its cautions. */
export async function calculatorPassages({ route, title }: KnownPassage): Promise<KnownPassage[]> {
  const { inputs, bands, cautions, notFor } = await loadDefinition(route.split('/').at(-1) ?? '');
  return numbered({ route, title, kind: 'calculator' }, [
    { heading: 'What it needs', text: labelsOf(inputs) },
    { heading: 'What the result means', text: bands ? bandLines(bands) : '' },
    { heading: 'Not for', text: notFor.join('\n') },
    { heading: 'Know before you use', text: cautions.map(({ text }) => text).join('\n') },
  ]).map((passage) => ({ ...passage, id: `${passage.id} details` }));
}

const labelsOf = (inputs: Definition['inputs']): string =>
  Object.values(inputs)
    .map(({ label }) => label)
    .join('\n');

const bandLines = (table: BandTable): string =>
  table.bands.map((band) => `${rangeText(table, band)}: ${band.title}. ${band.advice}`).join('\n');
