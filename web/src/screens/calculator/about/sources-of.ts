import type { Definition } from '@oryx/calculators';
import { namesIn } from '../../../clinical/caution-list.tsx';
import { isNamed, type NumberedSource } from '../../../clinical/source-numbers.tsx';

/**
 * Returns the sources of a tool in the order of their numbers: its references, then what its texts name besides. A
 * text names a reference by its DOI, or by author and year.
 */
export function sourcesOf(definition: Definition): readonly NumberedSource[] {
  const { references, cautions, tables = [], lists = [] } = definition;
  const texts = [...cautions, ...tables, ...lists].flatMap(({ source }) => source ?? []);
  const names = [...new Set(texts.flatMap(namesIn))];
  const sources = references.map(({ text, doi }) => ({
    text,
    keys: [
      ...names.filter((name) => isOnly(name, text, definition)),
      ...(doi === undefined ? [] : [`doi:${doi}`]),
    ],
  }));
  const others = names.filter((name) => !sources.some((source) => isNamed(source, name)));
  return [...sources, ...others.map((name) => ({ text: name, keys: [name] }))];
}

/** Returns true if a name such as `Teasdale 1974` fits this reference and no other. */
function isOnly(name: string, text: string, { references }: Definition): boolean {
  const [, author, year = ''] = /^([\p{L}-]+) (\d{4})$/u.exec(name) ?? [];
  const fits = (reference: string) =>
    author !== undefined && reference.startsWith(`${author} `) && reference.includes(year);
  return fits(text) && references.filter((reference) => fits(reference.text)).length === 1;
}
