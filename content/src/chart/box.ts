import { overlap, type Rect } from './geometry.ts';
import type { ChartNode, Side } from './graph.ts';
import { sizes } from './sizes.ts';
import { textWidth, type Weight } from './text-width.ts';
import { wrap } from './wrap.ts';

/** One line of text in a box. `y` is relative to the top of the text. */
interface Line {
  readonly text: string;
  readonly weight: Weight;
  readonly top: number;
}

/** The text of a box, split into lines. */
export interface BoxText {
  readonly lines: readonly Line[];
  readonly height: number;
  /** True if a word is wider than the box. */
  readonly overflows: boolean;
}

/** A positioned node. */
export interface Box {
  readonly node: ChartNode;
  readonly rect: Rect;
  readonly text: BoxText;
}

const withStrip: ReadonlySet<string> = new Set(['drug', 'shock', 'outcome']);
const centred: ReadonlySet<string> = new Set(['start', 'decision']);

/** Returns true if a node has a coloured strip with a glyph. */
export function hasStrip({ type }: ChartNode): boolean {
  return withStrip.has(type);
}

/** Returns true if the lines of a node are centred. */
export function isCentred({ type }: ChartNode): boolean {
  return centred.has(type);
}

/** Returns the free space on the left and right of a node's text. */
export function insets(node: ChartNode): { left: number; right: number } {
  const extra = node.type === 'decision' ? sizes.point - 3 : 0;
  const left = sizes.paddingX + extra + (hasStrip(node) ? sizes.strip - 1 : 0);
  return { left, right: sizes.paddingX + extra };
}

/**
 * Lays out the text of a node for a width. The first line is bold if others follow, or if the node is a start
 * or a decision.
 */
export function textOf(node: ChartNode, width: number): BoxText {
  const { left, right } = insets(node);
  const free = width - left - right;
  const paragraphs = node.text.split('\n').filter((paragraph) => paragraph !== '');
  const lines: Line[] = [];
  let top = 0;
  for (const [index, paragraph] of paragraphs.entries()) {
    const isHeading = index === 0 && (paragraphs.length > 1 || isCentred(node));
    const weight = isHeading ? 'bold' : 'regular';
    if (index > 0) top += 2;
    for (const text of wrap(paragraph, free, sizes.text, weight)) {
      lines.push({ text, weight, top });
      top += sizes.lineHeight;
    }
  }
  const overflows = lines.some(({ text, weight }) => textWidth(text, sizes.text, weight) > free);
  return { lines, height: top, overflows };
}

/** Returns the x of a box's outline on one side at a given y. The sides of a decision are pointed. */
export function outlineX({ node, rect }: Pick<Box, 'node' | 'rect'>, side: Side, y: number): number {
  const half = rect.height / 2;
  const inset = node.type === 'decision' ? (sizes.point * Math.abs(y - rect.y - half)) / half : 0;
  return side === 'left' ? rect.x + inset : rect.x + rect.width - inset;
}

/** Returns true if a rectangle, which may be as thin as a line, overlaps the shape of a box. */
export function isOnBox(box: Pick<Box, 'node' | 'rect'>, rect: Rect): boolean {
  if (!overlap(rect, box.rect)) return false;
  // A decision is widest at half its height, so the rectangle meets it first at the y closest to that.
  const middle = box.rect.y + box.rect.height / 2;
  const y = Math.min(Math.max(middle, rect.y, box.rect.y), rect.y + rect.height);
  const left = outlineX(box, 'left', y);
  return overlap(rect, { ...box.rect, x: left, width: outlineX(box, 'right', y) - left });
}
