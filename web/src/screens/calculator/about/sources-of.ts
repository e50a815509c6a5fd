import type { Definition } from '@oryx/calculators';
import { namesIn } from '../../../clinical/caution-list.tsx';
import { isNamed, type NumberedSource } from '../../../clinical/source-numbers.tsx';

/**
 * Returns the sources of a tool in the order of their numbers: its references, then what its texts name besides. A
 * text names a reference by its DOI.
 */
export function sourcesOf(definition: Definition): readonly NumberedSource[] {
  const { references, cautions, tables = [], lists = [] } = definition;
  const texts = [...cautions, ...tables, ...lists].flatMap(({ source }) => source ?? []);
  const names = [...new Set(texts.flatMap(namesIn))];
  const sources = references.map(({ text, doi }) => ({
    text,
    keys: doi === undefined ? [text] : [`doi:${doi}`],
  }));
  const others = names.filter((name) => !sources.some((source) => isNamed(source, name)));
  return [...sources, ...others.map((name) => ({ text: name, keys: [name] }))];
}
