import { useLayoutEffect, useRef, useState } from 'react';
import { shown } from '../../clinical/shown.ts';
import { adoptChart } from './adopt-chart.ts';
import { AlgorithmThumbnail } from './algorithm-thumbnail.tsx';
import { fitLines } from './fit-lines.ts';
import type { ShownAlgorithm } from './shown-algorithm.ts';

/** The chart of an algorithm, or its description if there is no chart. */
export function ChartDrawing({ algorithm }: { algorithm: ShownAlgorithm }) {
  const host = useRef<HTMLDivElement>(null);
  const [chart] = useState(() => {
    const adopted = algorithm.svg === null ? null : adoptChart(algorithm.svg);
    if (adopted) fitLines(adopted);
    return adopted;
  });

  useLayoutEffect(() => {
    if (chart) host.current?.replaceChildren(chart);
  }, [chart]);

  if (chart) return <div ref={host} className={drawingStyle} />;
  return (
    <div className="wrap-anywhere flex flex-col gap-3 rounded-card border border-line p-4">
      <AlgorithmThumbnail algorithm={algorithm} />
      <p className="font-semibold">{algorithm.title}</p>
      <p>{shown(algorithm.description)}</p>
      <p className="text-ink-muted">No chart yet</p>
    </div>
  );
}

/**
 * Large text makes the drawing wider than a phone, whose screen then shows a part of it: each pixel above the
 * usual text size adds a sixteenth of the width of a common phone.
 */
const drawingStyle = '[&>svg]:h-auto [&>svg]:w-[min(100%+max(0px,1rem-16px)*24,30rem)] [&>svg]:max-w-none';
