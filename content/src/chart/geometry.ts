/** Lengths are in drawing units. One unit is one pixel at zoom 1 on a phone 360 pixels wide. */
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

/** Returns the segments of a line through points. */
export function segmentsOf(points: readonly Point[]): Segment[] {
  return points.slice(1).map((b, index) => ({ a: points[index] ?? b, b }));
}

/** Returns the bounding rectangle of a vertical or horizontal segment. */
export function rectOf({ a, b }: Segment): Rect {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

/** Returns true if the interiors of two rectangles intersect. */
export function overlap(one: Rect, other: Rect): boolean {
  const hair = 0.01;
  return (
    one.x < other.x + other.width - hair &&
    other.x < one.x + one.width - hair &&
    one.y < other.y + other.height - hair &&
    other.y < one.y + one.height - hair
  );
}

/** Returns the rectangle, enlarged by `by` on every side. */
export function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
