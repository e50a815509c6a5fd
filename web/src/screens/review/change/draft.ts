import type { DeskFact, DeskPage, FactChange } from '@oryx/contract/desk';
import { isObject, type Json, type JsonObject } from '../desk.ts';
import { cleaned, emptyOf, schemaOfFact } from './shape.ts';

/** A change that is not proposed yet. */
export interface DraftChange {
  /** The fact, or null for a row that is added. */
  readonly address: string | null;
  readonly part: string;
  readonly label: string;
  /** The value that it began with; null for what is added. */
  readonly before: Json;
  /** The new value; null takes the fact out. */
  readonly value: Json;
}

/** What somebody has changed of a page, with the version that they began with. */
export interface Draft {
  readonly basedOn: Pick<DeskPage, 'number' | 'hash'>;
  readonly changes: readonly DraftChange[];
}

/** Returns a draft without changes that begins with a page as it is. */
export const newDraft = ({ number, hash }: Pick<DeskPage, 'number' | 'hash'>): Draft => ({
  basedOn: { number, hash },
  changes: [],
});

/** Returns the schema of a change. */
export const schemaOfChange = (
  { schemas }: Pick<DeskPage, 'schemas'>,
  { part, before, value }: DraftChange,
): Json => schemaOfFact(schemas[part] ?? {}, before ?? value);

/** Returns the changes as they are sent. */
export const sentChanges = (desk: Pick<DeskPage, 'schemas'>, { changes }: Draft): FactChange[] =>
  changes.map((change) => ({
    address: change.address,
    part: change.part,
    value: change.value === null ? null : cleaned(schemaOfChange(desk, change), change.value),
  }));

/** Returns a draft in which a fact is changed too. It begins with what the fact says. */
export function withFact(draft: Draft, { address, part, label, editable }: DeskFact): Draft {
  if (draft.changes.some((each) => each.address === address)) return draft;
  const change = { address, part, label, before: editable, value: editable };
  return { ...draft, changes: [...draft.changes, change] };
}

/** Returns a draft in which something is added to a part of the page. */
export function withAddition(draft: Draft, desk: DeskPage, part: string, label: string): Draft {
  const empty = emptyOf(desk.schemas[part] ?? {});
  const box: JsonObject | undefined = part === 'nodes' && isObject(empty) ? empty : undefined;
  const place = placeBelow(boxesOf(desk, draft));
  const change = {
    ...{ address: null, part, before: null },
    label: box ? `${label} ${place.id}` : label,
    value: box ? { ...box, ...place, ways: [] } : empty,
  };
  return { ...draft, changes: [...draft.changes, change] };
}

/** Returns the boxes of a chart as they are with the changes of a draft. */
function boxesOf({ facts }: DeskPage, { changes }: Draft): readonly JsonObject[] {
  const changed = new Map(changes.map(({ address, value }) => [address, value]));
  const stated = facts
    .filter(({ part }) => part === 'nodes')
    .map(({ address, editable }) => (changed.has(address) ? changed.get(address) : editable));
  const added = changes.filter(({ address, part }) => address === null && part === 'nodes');
  return [...stated, ...added.map(({ value }) => value)].filter(isObject);
}

/** Returns a name that no box has, and a place below all boxes. */
function placeBelow(boxes: readonly JsonObject[]) {
  const ids = new Set(boxes.map(({ id }) => id));
  let count = boxes.length + 1;
  while (ids.has(`box-${count}`)) count += 1;
  return { id: `box-${count}`, column: 1, row: Math.max(0, ...boxes.map(({ row }) => Number(row) || 0)) + 1 };
}

/** Returns a draft with another value of one of its changes, or without this change if it is undefined. */
export function withValue(draft: Draft, at: number, value: Json | undefined): Draft {
  const changes = draft.changes.flatMap((change, index) => {
    if (index !== at) return change;
    return value === undefined ? [] : { ...change, value };
  });
  return { ...draft, changes };
}

/** Lists of a drug of which each row is a fact. */
const rowsOfDrugs = ['doses', 'maxDose', 'concentrations', 'indications', 'contraindications', 'dangers'];

/** Fields that no proposal changes. What leaves a box of a chart is changed with the box. */
const fixed = new Set(['id', 'review', 'general', 'edges']);

/** Returns what can be added to a page: rows of its lists, and fields that it does not state. */
export function addableParts({ facts, schemas }: DeskPage): readonly string[] {
  const stated = new Set(facts.map(({ part }) => part));
  const isList = (part: string) =>
    'doses' in schemas ? rowsOfDrugs.includes(part) : part === ('nodes' in schemas ? 'nodes' : 'rows');
  return Object.keys(schemas).filter((part) => !fixed.has(part) && (isList(part) || !stated.has(part)));
}

/**
 * Returns a draft that goes on from a page as it is now. A change of a fact that is no longer there becomes an addition,
 * so that nothing of it is lost.
 *
 * @param dropped addresses of the changes that give way to those of somebody else
 */
export function goneOn(draft: Draft, desk: DeskPage, dropped: ReadonlySet<string>): Draft {
  const now = new Map(desk.facts.map((fact) => [fact.address, fact]));
  const changes = draft.changes.flatMap((change): readonly DraftChange[] => {
    const { address, value } = change;
    if (address === null) return [change];
    if (dropped.has(address)) return [];
    const fact = now.get(address);
    if (fact) return [{ ...change, before: fact.editable }];
    return value === null ? [] : [{ ...change, address: null, before: null }];
  });
  return { ...newDraft(desk), changes };
}
