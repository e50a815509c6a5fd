import { type Changes, countRows } from './changes.ts';
import type { Imported } from './import-content.ts';
import type { Loaded } from './load-shipped.ts';

/** Returns the changes of an import as lines for the administrator. */
export function sayImported(imported: readonly Imported[]): string[] {
  const lines = imported.flatMap(({ name, body, isNew, changes }) =>
    isNew ? [`${name}: new, ${countRows(name, body)} rows`] : sayChanges(name, changes),
  );
  const own = imported.filter(({ isShipped }) => !isShipped).map(({ name }) => name);
  if (own.length > 0) lines.push(`Updates of Oryx will leave these as they are now: ${own.join(', ')}.`);
  return lines;
}

/** What each worker finds, and the first one has told. */
const staying: ReadonlySet<Loaded['outcome']> = new Set(['kept', 'newer stored']);

/**
 * Returns the changes of a start to the content as lines for the console. Empty if there are none.
 *
 * @param isFirst false for a worker that starts beside others, which leaves out what has not changed
 */
export function sayLoaded(loaded: readonly Loaded[], isFirst = true): string[] {
  const told = loaded.filter(({ outcome }) => isFirst || !staying.has(outcome));
  const lines = told.flatMap(sayOne);
  return lines.length === 0 ? [] : ['Content that came with Oryx:', ...lines];
}

function sayOne(each: Loaded): string[] {
  switch (each.outcome) {
    case 'new':
    case 'unchanged':
      return [];
    case 'updated':
      return sayChanges(each.name, each.changes);
    case 'newer stored':
      return [`${each.name}: kept, because a newer Oryx has stored newer content.`];
    case 'repaired':
      return [`${each.name}: was damaged in the database. The one that came with Oryx is stored again.`];
    case 'restored':
      return [`${each.name}: was damaged in the database. It is made again from its imported files.`];
    case 'lost':
      return [
        `${each.name}: was damaged in the database, with the files that an administrator had imported.`,
        '  The one that came with Oryx is used now. Import yours again.',
      ];
    case 'kept':
      return sayKept(each);
  }
}

function sayKept({
  name,
  importedAt,
  isShippedNewer,
  faults,
}: Extract<Loaded, { outcome: 'kept' }>): string[] {
  const newer = isShippedNewer ? ' Oryx now brings another version of it, which is not used.' : '';
  const kept = `${name}: kept as an administrator imported it on ${importedAt.toISOString().slice(0, 10)}.${newer}`;
  if (faults.length === 0) return [kept];
  return [kept, `  This version of Oryx cannot read its files; export, correct and import them:`].concat(
    faults.map((fault) => `  ${fault}`),
  );
}

function sayChanges(name: string, { added, changed, removed, beside }: Changes): string[] {
  const counts = [
    [added.length, 'added'],
    [changed.length, 'changed'],
    [removed.length, 'removed'],
  ] as const;
  const told = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  const parts = [...told, ...(beside.length > 0 ? [`${beside.join(', ')} changed`] : [])];
  return [
    `${name}: ${parts.join(', ') || 'unchanged'}`,
    ...added.map((row) => `  + ${row}`),
    ...changed.map(({ row, fields }) => `  ~ ${row}: ${fields.join(', ')}`),
    ...removed.map((row) => `  - ${row}`),
  ];
}
