import type { Algorithm, Medication } from '@oryx/contract';
import { type NamedPage, type NamedThing, PageNames } from '@oryx/search';

/** What this check reads of a document. */
interface CheckedDocument {
  readonly name: string;
  readonly body: unknown;
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Returns a fault for each chart or drug that a text announces by "chart" or "see" and that does not exist,
 * because the app cannot make a link of it. Without both documents nothing can be said.
 */
export function faultsOfPageNames(documents: readonly CheckedDocument[]): string[] {
  const rowsOf = (name: string) =>
    (documents.find((document) => document.name === name)?.body as { rows: unknown[] } | undefined)?.rows;
  const charts = rowsOf('algorithms') as Algorithm[] | undefined;
  const drugs = rowsOf('medications') as Medication[] | undefined;
  if (!charts || !drugs) return [];
  const things = (rowsOf('search/things') ?? []) as NamedThing[];
  const page = (type: 'algorithm' | 'medication', id: number, title: string): NamedPage => ({
    ...{ type, title, route: `${type}/${id}` },
    names: [...(things.find(({ of }) => of === `${type}/${id}`)?.names ?? [])],
  });
  const names = new PageNames([
    ...charts.map(({ id, title }) => page('algorithm', id, title)),
    ...drugs.map(({ id, name }) => page('medication', id, name)),
  ]);
  return [
    ...charts.flatMap(({ steps = [], help = '' }) =>
      unknownIn(names, 'algorithms', { steps, help }, documents),
    ),
    ...drugs.flatMap(({ sources: _, ...drug }) => unknownIn(names, 'medications', drug, documents)),
  ];
}

/** Returns a fault for each unknown name in the texts of a value, at any depth. */
function unknownIn(
  names: PageNames,
  document: string,
  value: unknown,
  documents: readonly CheckedDocument[],
): string[] {
  // The texts were made from the files, where no space is a no-break space.
  const said = textsIn(value).map((text) => text.replaceAll('\u00a0', ' '));
  const unknown = new Set(said.flatMap((text) => names.unknownIn(text)).map((name) => name.trim()));
  const files = Object.entries(documents.find(({ name }) => name === document)?.files ?? {});
  return [...unknown].map((written) => {
    const [file, text] = files.find(([, each]) => each.includes(written)) ?? [`${document}/`, ''];
    const line = text.slice(0, Math.max(0, text.indexOf(written))).split('\n').length;
    return `${file}:${line}: no chart or drug is called “${written}”, so it cannot be a link`;
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
