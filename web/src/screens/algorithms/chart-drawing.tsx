import { useLayoutEffect, useRef, useState } from 'react';
import { shown } from '../../clinical/shown.ts';
import { adoptChart } from './adopt-chart.ts';
import { AlgorithmThumbnail } from './algorithm-thumbnail.tsx';
import type { ShownAlgorithm } from './shown-algorithm.ts';

/** The chart of an algorithm, or its description if there is no chart. */
export function ChartDrawing({ algorithm }: { algorithm: ShownAlgorithm }) {
  const host = useRef<HTMLDivElement>(null);
  const [chart] = useState(() => (algorithm.svg === null ? null : adoptChart(algorithm.svg)));

  useLayoutEffect(() => {
    if (chart) host.current?.replaceChildren(chart);
  }, [chart]);

  if (chart) return <div ref={host} className="[&>svg]:h-auto [&>svg]:w-full" />;
  return (
    <div className="wrap-anywhere flex flex-col gap-3 rounded-card border border-line p-4">
      <AlgorithmThumbnail algorithm={algorithm} />
      <p className="font-semibold">{algorithm.title}</p>
      <p>{shown(algorithm.description)}</p>
      <p className="text-ink-muted">No chart yet</p>
    </div>
  );
}
