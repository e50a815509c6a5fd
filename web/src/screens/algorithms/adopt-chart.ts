/** Maximum length of a chart in characters. The longest shipped chart has about 30 000. */
const mostCharacters = 300_000;

/** Maximum nesting depth. Generated charts have a depth of three. */
const deepest = 6;

const namespace = 'http://www.w3.org/2000/svg';

const number = /^-?\d+(\.\d+)?$/;
const numbers = /^[\d.,\s-]*$/;
const paint = /^(none|#[\da-f]{3,8}|var\(--chart-[a-z-]+(,\s*#[\da-f]{3,8})?\))$/i;
const names = /^chart[\w-]*( chart[\w-]*)*$/;

/** Permitted attributes, each with a pattern for its value. */
const attributes: Readonly<Record<string, RegExp>> = {
  viewBox: numbers,
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  points: numbers,
  d: /^[MmLlHhVvAaCcQqSsTtZz\d.,\s-]*$/,
  transform: /^translate\([\d.,\s-]+\)$/,
  fill: paint,
  stroke: paint,
  'stroke-width': number,
  'stroke-dasharray': numbers,
  'stroke-linejoin': /^(round|bevel|miter)$/,
  'font-family': /^[\w\s,'-]+$/,
  'font-size': number,
  'font-weight': number,
  'text-anchor': /^(start|middle|end)$/,
  'data-step': /^[\w-]+$/,
  'data-room': number,
  class: names,
};

const elements: ReadonlySet<string> = new Set(['g', 'rect', 'polygon', 'polyline', 'path', 'text', 'tspan']);

/**
 * Returns a chart as elements of this page, or null if the text is not a chart. Only known elements and
 * attributes with harmless values are adopted, so that the text cannot run, load or restyle anything.
 */
export function adoptChart(text: string): SVGSVGElement | null {
  if (text.length > mostCharacters) return null;
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
  // Browsers render the readable part of malformed text, but half a chart must not pass for a whole one.
  if (parsed.querySelector('parsererror')) return null;
  const drawn = parsed.documentElement;
  if (drawn.localName !== 'svg' || drawn.namespaceURI !== namespace) return null;
  const width = Number(drawn.getAttribute('width'));
  const height = Number(drawn.getAttribute('height'));
  if (!(width > 0 && height > 0)) return null;
  const chart = document.createElementNS(namespace, 'svg');
  copyAttributes(drawn, chart);
  if (!chart.hasAttribute('viewBox')) chart.setAttribute('viewBox', `0 0 ${width} ${height}`);
  // The page itself describes the chart and lists its steps.
  chart.setAttribute('aria-hidden', 'true');
  copyChildren(drawn, chart, deepest);
  return chart.childElementCount > 0 ? chart : null;
}

function copyAttributes(from: Element, to: Element) {
  for (const { name, value } of from.attributes) {
    if (Object.hasOwn(attributes, name) && attributes[name]?.test(value)) to.setAttribute(name, value);
  }
}

function copyChildren(from: Element, to: Element, depth: number) {
  for (const child of from.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) to.append(child.textContent ?? '');
    if (!(child instanceof Element) || child.namespaceURI !== namespace) continue;
    if (depth === 0 || !elements.has(child.localName)) continue;
    const copy = document.createElementNS(namespace, child.localName);
    copyAttributes(child, copy);
    copyChildren(child, copy, depth - 1);
    to.append(copy);
  }
}
