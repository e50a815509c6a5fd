import { type Fact, isList, isObject, type Json, type JsonObject } from './fact.ts';
import { hasRows, type PageFile } from './facts.ts';
import type { PageFault } from './page.ts';
import { withoutGaps, withRoom } from './place-boxes.ts';

/** A change of one fact of a page. */
export interface FactChange {
  /** The fact, or null to add a row to the list `part`, or the field `part` to a page that does not state it. */
  readonly address: string | null;
  readonly part: string;
  /** The new value; null takes the fact out. */
  readonly value: Json;
}

/** The field of a box under which the desk shows the ways that leave it. */
const ways = 'ways';

/** Returns the value of a fact as it can be changed: that of the file, with the ways that leave a box of a chart. */
export function editableValue({ path: [part, index] }: Pick<Fact, 'path'>, body: JsonObject): Json {
  const value = body[String(part)] ?? null;
  if (typeof index !== 'number' || !isList(value)) return value;
  const row = value[index] ?? null;
  if (part !== 'nodes' || !isObject(row)) return row;
  const edges = isList(body.edges) ? body.edges.filter(isObject) : [];
  const leaving = edges.filter(({ from }) => from === row.id).map(({ from: _, ...way }) => way);
  return { ...row, [ways]: leaving };
}

/** A page after some changes, with the place of each change in it. */
export interface ChangedPage {
  readonly body: JsonObject;
  /** The place of each change; undefined for a fact that was taken out. */
  readonly places: readonly (Fact['path'] | undefined)[];
}

/**
 * Returns a page with some facts changed, or undefined if one of them does not exist or cannot be changed.
 *
 * @param facts the facts of the page as it is
 */
export function changePage(
  { path, body }: PageFile,
  facts: readonly Fact[],
  changes: readonly FactChange[],
): ChangedPage | undefined {
  const next: Record<string, Json | undefined> = structuredClone(body) as Record<string, Json | undefined>;
  const targets: (readonly [string, number] | readonly [string])[] = [];
  const gone = new Map<string, Set<number>>();
  const placed: Json[] = [];
  for (const { address, part, value } of changes) {
    const fact = address === null ? undefined : facts.find((each) => each.address === address);
    const [field, index] = fact ? fact.path : [part];
    if (address !== null && !fact) return undefined;
    if (typeof field !== 'string' || fixed.has(field)) return undefined;
    const list = next[field];
    if (typeof index !== 'number' && (address !== null || !hasRows(path, field))) {
      // Only medications state by null what they do not say.
      next[field] = value ?? (isList(body.doses) ? null : undefined);
      targets.push([field]);
      continue;
    }
    const rows = isList(list) ? [...list] : [];
    const at = typeof index === 'number' ? index : rows.length;
    if (value === null) gone.set(field, new Set([...(gone.get(field) ?? []), at]));
    else rows[at] = field === 'nodes' && isObject(value) ? withoutWays(value) : value;
    next[field] = rows;
    targets.push([field, at]);
    if (field !== 'nodes') continue;
    next.edges = edgesAfter(next, list, at, value);
    if (isObject(value) && isPlacedAnew(isList(list) ? list[at] : undefined, value))
      placed.push(value.id ?? null);
  }
  const shift = (field: string, at: number) =>
    [...(gone.get(field) ?? [])].filter((each) => each < at).length;
  for (const [field, indices] of gone) {
    const rows = next[field];
    const left = isList(rows) ? rows.filter((_, at) => !indices.has(at)) : [];
    next[field] = field === 'nodes' ? withoutGaps(left) : left;
  }
  if (placed.length > 0 && isList(next.nodes)) next.nodes = withRoom(next.nodes, placed);
  const places = targets.map(([field, at]) => {
    if (at === undefined) return [field];
    return gone.get(field)?.has(at) ? undefined : [field, at - shift(field, at)];
  });
  return { body: next, places };
}

/** Fields that no proposal changes. */
const fixed = new Set(['id', 'review', 'edges', 'outline']);

/** Returns true if a box was added to a chart, or moved in it. */
function isPlacedAnew(before: Json | undefined, after: JsonObject): boolean {
  return (
    !isObject(before) ||
    ['column', 'row', 'span'].some((field) => (before[field] ?? 1) !== (after[field] ?? 1))
  );
}

function withoutWays({ [ways]: _, ...node }: JsonObject): JsonObject {
  return node;
}

/** Returns the edges after a box was changed: those that leave it are its ways, in their place. */
function edgesAfter(body: JsonObject, nodes: Json | undefined, at: number, value: Json): Json {
  const edges = isList(body.edges) ? body.edges.filter(isObject) : [];
  const before = isList(nodes) ? nodes[at] : undefined;
  const id = isObject(before) ? before.id : undefined;
  if (!isObject(value)) return edges.filter(({ from, to }) => from !== id && to !== id);
  const leaving = isList(value[ways]) ? value[ways].filter(isObject) : undefined;
  if (!leaving) return edges;
  const fresh = leaving.map((way) => ({ from: value.id, ...way }));
  const first = edges.findIndex(({ from }) => from === id);
  const others = edges.filter(({ from }) => from !== id);
  const place = first < 0 ? others.length : first;
  return [...others.slice(0, place), ...fresh, ...others.slice(place)];
}

/** Returns the change that a fault is about, and the field within its value. */
export function placeOfFault(
  { path }: PageFault,
  places: ChangedPage['places'],
): { readonly change: number | null; readonly path: PageFault['path'] } {
  const change = places.findIndex((place) => place?.every((key, index) => path[index] === key));
  return change < 0 ? { change: null, path } : { change, path: path.slice(places[change]?.length) };
}
