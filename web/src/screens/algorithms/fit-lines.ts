/** The part of a pixel by which a line may exceed its room unseen. */
const tolerance = 0.5;

/**
 * Draws the lines of a chart smaller where the font of this device would take them beyond their box. The boxes
 * are made for Arial and Roboto, but a device may have neither.
 */
export function fitLines(chart: SVGSVGElement): void {
  const measure = measureIn(chart.getAttribute('font-family') ?? 'sans-serif');
  if (!measure) return;
  for (const text of chart.querySelectorAll('text[data-room]')) {
    const room = Number(text.getAttribute('data-room'));
    const size = Number(text.getAttribute('font-size') ?? chart.getAttribute('font-size'));
    const lines = text.childElementCount > 0 ? [...text.children] : [text];
    const widest = Math.max(...lines.map((line) => measure(line, size)));
    // All lines of a box keep one size.
    if (widest > room + tolerance) text.setAttribute('font-size', String((size * room) / widest));
  }
}

/** Returns a function for the width of a line, or undefined if the browser cannot measure. */
function measureIn(family: string): ((line: Element, size: number) => number) | undefined {
  // A canvas measures without a layout, and while the chart is hidden.
  const context = globalThis.OffscreenCanvas && new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return;
  return (line, size) => {
    context.font = `${line.getAttribute('font-weight') ?? '400'} ${size}px ${family}`;
    return context.measureText(line.textContent).width;
  };
}
