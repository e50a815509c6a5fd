/** Lengths are in units of the drawing; one unit is one pixel at zoom 1 on a phone of 360 pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Segment {
  readonly a: Point;
  readonly b: Point;
}

/** The segments of a line through points. */
export function segmentsOf(points: readonly Point[]): Segment[] {
  return points.slice(1).map((b, index) => ({ a: points[index] ?? b, b }));
}

/** The smallest rectangle around an upright or level segment. */
export function rectOf({ a, b }: Segment): Rect {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

/** Whether two rectangles have an area, a line or a point in common beyond their edges. */
export function overlap(one: Rect, other: Rect): boolean {
  const hair = 0.01;
  return (
    one.x < other.x + other.width - hair &&
    other.x < one.x + one.width - hair &&
    one.y < other.y + other.height - hair &&
    other.y < one.y + one.height - hair
  );
}

/** The rectangle with `by` more on every side. */
export function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
