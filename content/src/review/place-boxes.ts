import { isObject, type Json, type JsonObject } from './fact.ts';

const numberOf = (box: JsonObject, field: string): number =>
  typeof box[field] === 'number' ? box[field] : 1;
const rowOf = (box: JsonObject) => numberOf(box, 'row');

/** Returns true if two boxes of a chart stand on the same place of its grid. */
function overlap(one: JsonObject, other: JsonObject): boolean {
  const [from, start] = [numberOf(one, 'column'), numberOf(other, 'column')];
  return (
    rowOf(one) === rowOf(other) &&
    from < start + numberOf(other, 'span') &&
    start < from + numberOf(one, 'span')
  );
}

/**
 * Returns the boxes of a chart with room for those that were placed anew: where one stands on another, everything from its
 * row on moves down by one. Nothing but rows is changed.
 *
 * @param placed the ids of the boxes that were added or moved, in their order
 */
export function withRoom(boxes: readonly Json[], placed: readonly Json[]): Json[] {
  return placed.reduce<Json[]>(
    (all, id) => {
      const box = all.filter(isObject).find((each) => each.id === id);
      const others = all.filter(isObject).filter((each) => each.id !== id);
      if (!box || !others.some((other) => overlap(box, other))) return all;
      return all.map((each) =>
        isObject(each) && each.id !== id && rowOf(each) >= rowOf(box)
          ? { ...each, row: rowOf(each) + 1 }
          : each,
      );
    },
    [...boxes],
  );
}

/** Returns the boxes of a chart without a row in which no box stands any more. */
export function withoutGaps(boxes: readonly Json[]): Json[] {
  const rows = [...new Set(boxes.filter(isObject).map(rowOf))].sort((one, other) => one - other);
  return boxes.map((each) => (isObject(each) ? { ...each, row: rows.indexOf(rowOf(each)) + 1 } : each));
}
