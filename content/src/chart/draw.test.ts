import { describe, expect, it } from 'vitest';
import { node, soundGraph, withMore, withNode } from '../test/graphs.ts';
import { drawChart } from './draw.ts';
import type { Graph } from './graph.ts';
import { layoutOf } from './layout.ts';
import { sizes } from './sizes.ts';
import { textWidth } from './text-width.ts';

const caption = { key: '3', title: 'Arrest', description: 'Shocks and drugs.' };
const draw = (graph: Graph = soundGraph()) => drawChart(layoutOf(graph), caption);

/** What breaks the rules of XML in a text of elements, attributes and escaped characters. */
function faultsOfXml(xml: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const tag = /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<]*")*)(\/?)>/g;
  for (const [, closes, name = '', attributes = '', isEmpty] of xml.matchAll(tag)) {
    const names = [...attributes.matchAll(/ ([a-zA-Z-]+)="/g)].map(([, each]) => each);
    if (new Set(names).size < names.length) faults.push(`${name} has an attribute twice`);
    if (closes && open.pop() !== name) faults.push(`${name} is closed out of turn`);
    if (!closes && !isEmpty) open.push(name);
  }
  const rest = xml.replaceAll(tag, '').replaceAll(/&(?:amp|lt|gt|quot);/g, '');
  if (/[<>&]/.test(rest)) faults.push('a character is not escaped');
  return [...faults, ...open.map((name) => `${name} is never closed`)];
}

describe('drawChart', () => {
  it('ALG-06 draws well-formed SVG of the width of a phone', () => {
    const svg = draw();
    expect(faultsOfXml(svg)).toEqual([]);
    expect(svg).toMatch(
      new RegExp(`^<svg xmlns="http://www.w3.org/2000/svg" .*viewBox="0 0 ${sizes.width} [0-9.]+"`),
    );
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('names the chart for screen readers', () => {
    const svg = draw();
    expect(svg).toContain('role="img" aria-labelledby="chart-3-title chart-3-description"');
    expect(svg).toContain('<title id="chart-3-title">Arrest</title>');
    expect(svg).toContain('<desc id="chart-3-description">Shocks and drugs.</desc>');
  });

  it('escapes markup', () => {
    const svg = draw(withNode('cpr', { text: 'SpO2 < 90% & "tight" >' }));
    expect(faultsOfXml(svg)).toEqual([]);
    expect(svg).toContain('SpO2 &lt; 90% &amp; &quot;tight&quot; &gt;');
  });

  it('states the room of the lines of each box and label, for a page with a wider font', () => {
    const layout = layoutOf(soundGraph());
    const rooms = [...draw().matchAll(/ data-room="([0-9.]+)"/g)].map(([, room]) => Number(room));
    expect(rooms).toHaveLength(layout.boxes.length + layout.labels.length);
    for (const [index, { node, text, rect }] of layout.boxes.entries()) {
      const room = rooms[index] ?? 0;
      const widths = text.lines.map((line) => textWidth(line.text, sizes.text, line.weight));
      expect(room, node.id).toBeGreaterThanOrEqual(Math.max(...widths));
      expect(room, node.id).toBeLessThan(rect.width);
    }
  });

  it('ALG-22 shows every word of every node and every label', () => {
    const svg = draw();
    const shown = svg.replaceAll(/<[^>]*>/g, ' ').replaceAll('\u00a0', ' ');
    const graph = soundGraph();
    const words = graph.nodes.flatMap(({ text }) => text.split(/\s/));
    for (const word of [...words, 'No', 'Yes']) expect(shown).toContain(word);
    expect(svg.match(/>Yes<\/text>/g)).toHaveLength(2);
    expect(svg.match(/<polyline /g)).toHaveLength(graph.edges.length);
  });

  it('distinguishes drugs, shocks and outcomes without colour', () => {
    const svg = draw();
    for (const id of ['drug', 'shock', 'after']) expect(groupOf(svg, id)).toContain('<path d=');
    for (const id of ['start', 'check', 'cpr']) expect(groupOf(svg, id)).not.toContain('<path d=');
    expect(groupOf(svg, 'check')).toContain('<polygon');
  });

  it('draws an end where resuscitation stops without the green and the tick of the others', () => {
    const stop = groupOf(draw(withNode('after', { goes: 'stop' })), 'after');
    expect(stop).toContain('var(--chart-stop-fill');
    expect(stop).not.toContain('chart-outcome');
    const glyphOf = (group: string) => group.match(/<path d="([^"]*)" transform/)?.[1];
    expect(glyphOf(stop)).toBeDefined();
    expect(glyphOf(stop)).not.toBe(glyphOf(groupOf(draw(), 'after')));
  });

  it('outlines a step beside others with dashes, without an arrow', () => {
    const svg = draw(withMore(node('access', 'action', 7, { beside: ['cpr'] }), []));
    expect(groupOf(svg, 'access')).toContain('stroke-dasharray');
    expect(groupOf(svg, 'cpr')).not.toContain('stroke-dasharray');
    expect(svg.match(/<polyline /g)).toHaveLength(soundGraph().edges.length);
  });

  it('numbers the boxes that say more than they show, in reading order', () => {
    const numbersIn = (graph: Graph) =>
      [...draw(graph).matchAll(/class="chart-mark">.*?>(\d+)<\/text>/g)].map(([, number]) => number);
    expect(numbersIn(withNode('shock', { others: [{ guideline: 'ERC', text: '150 J' }] }))).toEqual([
      '1',
      '2',
    ]);
    expect(numbersIn(soundGraph())).toEqual(['1']);
    expect(numbersIn(withNode('cpr', { until: undefined }))).toEqual([]);
  });

  it('takes its colours from the page, with a fallback', () => {
    const svg = draw();
    const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour);
    for (const colour of colours) expect(colour).toMatch(/^(?:none|var\(--chart-[a-z-]+, #[0-9a-f]{6}\))$/);
  });
});

function groupOf(svg: string, id: string): string {
  const start = svg.indexOf(`data-step="${id}"`);
  expect(start).toBeGreaterThan(0);
  return svg.slice(start, svg.indexOf('</g>', start));
}
