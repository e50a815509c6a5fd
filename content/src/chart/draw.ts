import { type Box, hasStrip, insets, isCentred } from './box.ts';
import type { Point } from './geometry.ts';
import { glyphs, type Look } from './glyphs.ts';
import { noted } from './graph.ts';
import type { Label, Route } from './labels.ts';
import type { Layout } from './layout.ts';
import { sizes } from './sizes.ts';
import { fontFamily } from './text-width.ts';

/** Alternative text of a chart. `key` distinguishes the charts of a page. */
export interface Caption {
  readonly key: string;
  readonly title: string;
  readonly description: string;
}

/**
 * Returns the chart as SVG. Its colours are custom properties (`--chart-ink`, `--chart-drug-fill` and so on),
 * so that it follows the theme of the page. On its own it falls back to colours on white.
 */
export function drawChart({ width, height, boxes, routes, labels }: Layout, caption: Caption): string {
  const title = `chart-${caption.key}-title`;
  const description = `chart-${caption.key}-description`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 ${width} ${round(height)}" width="${width}" height="${round(height)}"`,
    ` role="img" aria-labelledby="${title} ${description}" font-family="${fontFamily}" font-size="${sizes.text}">`,
    `<title id="${title}">${escaped(caption.title)}</title><desc id="${description}">${escaped(caption.description)}</desc>`,
    ...routes.map(drawRoute),
    ...boxes.map(drawBox),
    ...noted(boxes.map(({ node }) => node)).map((node, index) => drawMark(boxes, node, index + 1)),
    ...labels.map(drawLabel),
    '</svg>',
  ].join('');
}

const colours = {
  ink: '#122021',
  line: '#4a5a5b',
  label: '#122021',
  'start-fill': '#122021',
  'start-line': '#122021',
  'start-ink': '#ffffff',
  'action-fill': '#ffffff',
  'action-line': '#748484',
  'decision-fill': '#fff3d1',
  'decision-line': '#a87400',
  'drug-fill': '#e6f0fb',
  'drug-line': '#1d5fa8',
  'shock-fill': '#fdeaea',
  'shock-line': '#b01c1c',
  'outcome-fill': '#e5f4ea',
  'outcome-line': '#1f7a43',
  'stop-fill': '#f1ede4',
  'stop-line': '#4a5a5b',
  glyph: '#ffffff',
} as const;

const colour = (name: keyof typeof colours) => `var(--chart-${name}, ${colours[name]})`;

const lookOf = ({ type, goes }: Box['node']): Look => (goes === 'stop' ? 'stop' : type);

function drawBox({ node, rect, text }: Box): string {
  const { x, y, width, height } = rect;
  const look = lookOf(node);
  const dashes = node.beside ? ' stroke-dasharray="5 3"' : '';
  const paint = `fill="${colour(`${look}-fill`)}" stroke="${colour(`${look}-line`)}" stroke-width="1.5"${dashes}`;
  const shape =
    node.type === 'decision'
      ? `<polygon points="${hexagon(rect)}" ${paint} stroke-linejoin="round"/>`
      : `<rect ${at(x, y)} width="${round(width)}" height="${round(height)}" rx="${node.type === 'start' ? 12 : 5}" ${paint}/>`;
  const strip = hasStrip(node) ? drawStrip(look, { x, y }, height) : '';
  const { left, right } = insets(node);
  const textX = isCentred(node) ? x + (width + left - right) / 2 : x + left;
  const textTop = y + (height - text.height) / 2;
  const ink = node.type === 'start' ? colour('start-ink') : colour('ink');
  const lines = text.lines.map((line) => {
    const bold = line.weight === 'bold' ? ' font-weight="700"' : '';
    // The baseline is at about three quarters of the line height.
    return `<tspan ${at(textX, textTop + line.top + 12)}${bold}>${escaped(line.text)}</tspan>`;
  });
  const anchor = isCentred(node) ? ' text-anchor="middle"' : '';
  const texts = `<text fill="${ink}"${anchor}${room(width - left - right)}>${lines.join(' ')}</text>`;
  return `<g class="chart-node chart-${look}" data-step="${escaped(node.id)}">${shape}${strip}${texts}</g>`;
}

/** Draws the number of a note into the corner of its box. */
function drawMark(boxes: readonly Box[], node: Box['node'], number: number): string {
  const rect = boxes.find((box) => box.node === node)?.rect;
  if (!rect) return '';
  const { mark } = sizes;
  const x = rect.x + rect.width - mark - 4 - (node.type === 'decision' ? sizes.point : 0);
  const y = rect.y - 3;
  const paint = `fill="${colour('label')}"`;
  const circle = `<rect ${at(x, y)} width="${mark}" height="${mark}" rx="${mark / 2}" ${paint}/>`;
  const text = `<text ${at(x + mark / 2, y + mark - 4)} font-size="10" font-weight="700" text-anchor="middle" fill="${colour('glyph')}">${number}</text>`;
  return `<g class="chart-mark">${circle}${text}</g>`;
}

function hexagon({ x, y, width, height }: Box['rect']): string {
  const [inset, middle, right, bottom] = [sizes.point, y + height / 2, x + width, y + height];
  const corners = [
    [x + inset, y],
    [right - inset, y],
    [right, middle],
    [right - inset, bottom],
    [x + inset, bottom],
    [x, middle],
  ];
  return corners.map((corner) => corner.map(round).join(',')).join(' ');
}

function drawStrip(look: Look, { x, y }: Point, height: number): string {
  const right = round(x + sizes.strip);
  const path = `M${right},${round(y)}H${round(x + 5)}a5,5 0 0 0 -5,5V${round(y + height - 5)}a5,5 0 0 0 5,5H${right}Z`;
  const glyph = glyphs[look];
  const place = `translate(${round(x + sizes.strip / 2 - 7)} ${round(y + height / 2 - 7)})`;
  return `<path d="${path}" fill="${colour(`${look}-line`)}"/><path d="${glyph}" transform="${place}" fill="${colour('glyph')}"/>`;
}

function drawRoute({ points }: Route): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return '';
  const [dx, dy] = [Math.sign(end.x - before.x), Math.sign(end.y - before.y)];
  const neck = { x: end.x - dx * sizes.arrow, y: end.y - dy * sizes.arrow };
  const half = sizes.arrow / 2 + 0.5;
  const head = [
    end,
    { x: neck.x - dy * half, y: neck.y + dx * half },
    { x: neck.x + dy * half, y: neck.y - dx * half },
  ];
  const list = (some: readonly Point[]) => some.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
  return `<polyline points="${list([...points.slice(0, -1), neck])}" fill="none" stroke="${colour('line')}" stroke-width="1.5" stroke-linejoin="round"/><polygon points="${list(head)}" fill="${colour('line')}"/>`;
}

function drawLabel({ text, rect }: Label): string {
  return `<text ${at(rect.x, rect.y + 11)} font-size="${sizes.label}" font-weight="700" fill="${colour('label')}"${room(rect.width)}>${escaped(text)}</text>`;
}

/** States the width that the lines of a text have, so that a page whose font is wider can draw them smaller. */
function room(width: number): string {
  return ` data-room="${round(width)}"`;
}

function at(x: number, y: number): string {
  return `x="${round(x)}" y="${round(y)}"`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
