import { describe, expect, it } from 'vitest';
import { adoptChart } from './adopt-chart.ts';

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="90"${attributes}>${content}</svg>`;

describe('a chart from the server', () => {
  it('ALG-07 keeps its shapes, words and colours', () => {
    const chart = adoptChart(
      svg(
        '<title>T</title><g class="chart-node chart-drug" data-step="a"><rect x="1" y="2.5" width="30" height="20" rx="5" fill="var(--chart-drug-fill, #e6f0fb)" stroke-width="1.5"/><text text-anchor="middle"><tspan x="3" y="4">1 mg &amp; more</tspan></text></g>',
        ' viewBox="0 0 360 90"',
      ),
    );
    expect(chart?.getAttribute('viewBox')).toBe('0 0 360 90');
    expect(chart?.querySelector('rect')?.getAttribute('fill')).toBe('var(--chart-drug-fill, #e6f0fb)');
    expect(chart?.querySelector('.chart-drug tspan')?.textContent).toBe('1 mg & more');
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<rect onload="alert(1)" onclick="alert(1)"/>'],
    ['a style', '<rect style="position:fixed"/><style>*{display:none}</style>'],
    ['a link', '<a href="javascript:alert(1)"><rect/></a>'],
    ['something from elsewhere', '<image href="https://example.org/x.png"/><use href="#x"/>'],
    ['HTML', '<foreignObject><div xmlns="http://www.w3.org/1999/xhtml">x</div></foreignObject>'],
    ['a paint from elsewhere', '<rect fill="url(https://example.org/x)" class="fixed inset-0" id="root"/>'],
  ])('ALG-07 is stripped of %s', (_, content) => {
    const chart = adoptChart(svg(`<g>${content}</g>`));
    const markup = chart?.outerHTML ?? '';
    expect(markup).not.toMatch(/script|on\w+=|style|href|https:|foreignObject|div|fixed|id=/);
  });

  it.each([
    ['no XML', 'plain words'],
    ['HTML', '<div>no chart</div>'],
    ['broken XML', '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="3"><g></svg>'],
    ['a chart without size', '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>'],
    ['an empty chart', svg('')],
    ['a huge text', svg(`<text>${'x'.repeat(400_000)}</text>`)],
  ])('ALG-07 is rejected if it is %s', (_, text) => {
    expect(adoptChart(text)).toBeNull();
  });
});
