import { afterEach, describe, expect, it, vi } from 'vitest';
import { fitLines } from './fit-lines.ts';

/** A canvas on which each character is half as wide as the font is high, and a bold one as wide. */
class Canvas {
  getContext() {
    return {
      font: '',
      measureText(text: string) {
        const [weight, size = ''] = this.font.split(' ');
        return { width: text.length * Number.parseFloat(size) * (weight === '700' ? 1 : 0.5) };
      },
    };
  }
}

function drawn(content: string): SVGSVGElement {
  const parsed = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg" font-family="Arial" font-size="10">${content}</svg>`,
    'image/svg+xml',
  );
  return parsed.documentElement as unknown as SVGSVGElement;
}

const sizesOf = (chart: Element) =>
  [...chart.querySelectorAll('text')].map((text) => text.getAttribute('font-size'));

afterEach(() => vi.unstubAllGlobals());

describe('the lines of a chart in the font of the device', () => {
  const chart = () =>
    drawn(
      '<text data-room="40"><tspan>12345678</tspan> <tspan font-weight="700">1234</tspan></text>' +
        '<text data-room="40"><tspan>12345678</tspan> <tspan font-weight="700">12345</tspan></text>' +
        '<text data-room="12" font-size="8" font-weight="700">123</text>' +
        '<text font-size="9">123456789</text>',
    );

  it('are drawn smaller in a box that they would leave, all by the same measure, and only there', () => {
    vi.stubGlobal('OffscreenCanvas', Canvas);
    const fitted = chart();
    fitLines(fitted);
    // 50 wide in a room of 40: 8 of 10. 24 wide in a room of 12: half of 8. The number of a note has no room stated.
    expect(sizesOf(fitted)).toEqual([null, '8', '4', '9']);
  });

  it('stay as they are drawn in a browser that cannot measure', () => {
    vi.stubGlobal('OffscreenCanvas', undefined);
    const fitted = chart();
    fitLines(fitted);
    expect(sizesOf(fitted)).toEqual([null, null, '8', '9']);
  });
});
