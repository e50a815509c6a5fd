import { useLayoutEffect, useRef } from 'react';
import { adoptChart } from './adopt-chart.ts';
import { fitLines } from './fit-lines.ts';
import { cutsOf } from './printed-cuts.ts';

/** Height in px of what stands above a box of a chart: its line, and the number of its note. */
const margin = 10;

/** A chart on paper: whole, or in parts that stand side by side, so that its words stay legible. */
export function PrintedChart({ svg }: { readonly svg: string }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const chart = adoptChart(svg);
    if (host.current === null || chart === null) return;
    fitLines(chart);
    host.current.replaceChildren(chart);
    const { width, height } = chart.viewBox.baseVal;
    const steps = [...chart.querySelectorAll<SVGGraphicsElement>('[data-step]')].map((step) =>
      step.getBBox(),
    );
    const cuts = cutsOf(
      steps.map((box) => ({ top: box.y - margin, bottom: box.y + box.height })),
      width,
      height,
    );
    if (cuts.length === 1) return;
    host.current.dataset['parts'] = '';
    host.current.replaceChildren(
      ...cuts.map(({ top, bottom }) => {
        const part = chart.cloneNode(true) as SVGSVGElement;
        part.setAttribute('viewBox', `0 ${top} ${width} ${bottom - top}`);
        part.setAttribute('height', String(bottom - top));
        return part;
      }),
    );
  }, [svg]);
  return <div ref={host} data-chart />;
}
