import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useDeferredValue } from 'react';
import { Button } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartNotes } from './chart-notes.tsx';
import type { ShownAlgorithm } from './shown-algorithm.ts';
import { useChartView } from './use-chart-view.ts';
import { zoomStep, zoomText } from './view.ts';

interface ChartPanelProps {
  readonly algorithm: ShownAlgorithm;
  readonly isHidden: boolean;
}

/** The main pointer is a finger, which neither clicks nor has a key: the hint would only take a line of the chart. */
const isTouched = window.matchMedia('(pointer: coarse)').matches;

/** The chart in a frame with pan and zoom, and their buttons. */
export function ChartPanel({ algorithm, isHidden }: ChartPanelProps) {
  const { view, panel, frame, chart, gestures, zoomBy, reset } = useChartView();
  const { x, y, zoom, rotation } = view;
  // The viewer opens without delay, and its drawing, which takes the browser longest, follows.
  const isDrawn = useDeferredValue(true, false);
  return (
    <div ref={panel} hidden={isHidden} className="flex min-w-0 flex-1 flex-col short:flex-row">
      <section
        ref={frame}
        aria-label={`Chart of ${algorithm.title}`}
        aria-describedby="chart-hint"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the chart
        tabIndex={0}
        {...gestures}
        className="relative min-h-0 flex-1 cursor-grab touch-none select-none overflow-hidden -outline-offset-3 active:cursor-grabbing"
      >
        <p className="sr-only">
          {algorithm.description} The same content stands as an ordered list under List, and step by step
          under Steps.
        </p>
        <div
          ref={chart}
          data-testid="chart-view"
          className="mx-auto w-full max-w-[30rem] origin-top px-2 py-2"
          style={{ transform: `translate(${x}px, ${y}px) scale(${zoom}) rotate(${rotation}deg)` }}
        >
          <p
            id="chart-hint"
            aria-hidden
            className={
              isTouched ? 'sr-only' : 'mb-2 text-balance text-center text-xs text-ink-muted leading-snug'
            }
          >
            Click and drag to pan • Ctrl/Cmd + scroll to zoom • ESC to close
          </p>
          {isDrawn && <ChartDrawing algorithm={algorithm} />}
          <ChartNotes algorithm={algorithm} />
        </div>
      </section>
      <div className="flex items-center justify-center gap-1.5 border-line border-t px-2 py-1 short:flex-col short:border-t-0 short:border-l short:pr-[max(0.5rem,env(safe-area-inset-right))]">
        <Tooltip text="Zoom out">
          <Button
            variant="secondary"
            className={controlStyle}
            aria-label="Zoom out"
            onClick={() => zoomBy(-zoomStep)}
          >
            <Minus aria-hidden className="size-[20px]" />
          </Button>
        </Tooltip>
        <output className="min-w-12 whitespace-nowrap text-center font-semibold">{zoomText(view)}</output>
        <Tooltip text="Zoom in">
          <Button
            variant="secondary"
            className={controlStyle}
            aria-label="Zoom in"
            onClick={() => zoomBy(zoomStep)}
          >
            <Plus aria-hidden className="size-[20px]" />
          </Button>
        </Tooltip>
        <Button variant="secondary" className={controlStyle} onClick={reset}>
          Reset
        </Button>
      </div>
    </div>
  );
}

/** As high as a finger needs at every text size, because the rest of the screen is the chart. */
const controlStyle = 'min-h-[44px]! min-w-[44px] px-[8px]! py-1!';
