import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { useOverlayRoute } from '../../ui/use-overlay-route.ts';
import { AlgorithmPicture } from './algorithm-thumbnail.tsx';
import type { ShownAlgorithm } from './shown-algorithm.ts';

interface ChartListProps {
  readonly algorithms: readonly ShownAlgorithm[];
  readonly openId: number;
  readonly linkTo: ReturnType<typeof useOverlayRoute>['linkTo'];
}

/** The charts of one source as rows beside the open one. */
export function ChartList({ algorithms, openId, linkTo }: ChartListProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <nav
      aria-label="Charts of this source"
      className="w-[min(18rem,30vw)] shrink-0 overflow-y-auto overscroll-contain border-line border-r print:hidden"
    >
      <ul ref={list} className="divide-y divide-line">
        {algorithms.map((algorithm) => (
          <li key={algorithm.id}>
            <Link
              {...linkTo(algorithm.id)}
              aria-current={algorithm.id === openId || undefined}
              className="wrap-anywhere flex min-h-14 items-center gap-3 px-4 py-1.5 leading-tight -outline-offset-3 hover:bg-sunken aria-[current=true]:bg-accent-soft aria-[current=true]:font-semibold"
            >
              <AlgorithmPicture title={algorithm.title} className="size-7 shrink-0 text-accent-ink" />
              {algorithm.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
