import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { EcgDrawing } from '../../clinical/ecg/ecg-drawing.tsx';
import { paper } from '../../clinical/ecg/paper-layout.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { EcgCase } from './cases/ecg-case.ts';
import { fittingZoom, type PaperZoom, zoomedIn, zoomedOut, zoomWords } from './paper-zoom.ts';

/** The recording of a case on paper, with zoom and scroll, and its description. */
export function EcgPanel({ ecgCase }: { ecgCase: EcgCase }) {
  const id = useId();
  const trace = useMemo(() => ecgCase.record(), [ecgCase]);
  const { frame, zoom, change, fitting } = usePaperZoom();
  return (
    <Card aria-labelledby={`${id}title`} className="flex flex-col gap-3">
      <div>
        <h2 id={`${id}title`} className="font-bold text-lg">
          12-lead ECG
        </h2>
        <p className="text-ink-muted text-sm">{ecgCase.recording}</p>
      </div>
      <section
        ref={frame}
        aria-label="ECG paper"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the enlarged paper
        tabIndex={0}
        className="max-h-[75vh] overflow-auto rounded-control border border-line-strong"
      >
        <EcgDrawing
          trace={trace}
          label={`12-lead ECG of case “${ecgCase.title}”, 10 seconds, 25 mm/s, 10 mm/mV`}
          describedBy={`${id}words`}
          isFitted={zoom === 'fit'}
          width={zoom === 'fit' ? '100%' : `${paper.width * zoom}mm`}
        />
      </section>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          className="px-3!"
          aria-label="Zoom out"
          disabled={zoom === 'fit'}
          onClick={() => change(zoomedOut(zoom, fitting()))}
        >
          <Minus aria-hidden className="size-5" />
        </Button>
        <output aria-label="Zoom" className="min-w-14 text-center font-semibold">
          {zoomWords(zoom)}
        </output>
        <Button
          variant="secondary"
          className="px-3!"
          aria-label="Zoom in"
          disabled={zoom === 3}
          onClick={() => change(zoomedIn(zoom, fitting()))}
        >
          <Plus aria-hidden className="size-5" />
        </Button>
        <Button variant="secondary" className="px-3!" disabled={zoom === 'fit'} onClick={() => change('fit')}>
          Whole page
        </Button>
        <Button variant="secondary" className="px-3!" disabled={zoom === 1} onClick={() => change(1)}>
          Real size
        </Button>
      </div>
      <p className="text-ink-muted text-sm">
        A small square is 1 mm: 0.04 s wide and 0.1 mV high. The pulse at the left of each row is 1 mV for 0.2
        s. The trace is computed for practice and was not recorded from a patient.
      </p>
      <details>
        <summary className="min-h-11 py-2.5 font-semibold text-accent-ink">This ECG in words</summary>
        <ul id={`${id}words`} className="list-disc space-y-1 pl-5">
          {ecgCase.inWords.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </details>
    </Card>
  );
}

/** Zoom of the paper in its frame. The point in the middle of the frame stays in place. */
function usePaperZoom() {
  const frame = useRef<HTMLElement>(null);
  const middle = useRef({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<PaperZoom>('fit');
  const change = (next: PaperZoom) => {
    const element = frame.current;
    if (element) {
      const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      // From the whole page it zooms to lead I, where reading starts.
      middle.current =
        zoom === 'fit'
          ? { x: 0, y: 0 }
          : {
              x: (scrollLeft + clientWidth / 2) / scrollWidth,
              y: (scrollTop + clientHeight / 2) / scrollHeight,
            };
    }
    setZoom(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame is moved when the zoom has changed
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    element.scrollLeft = middle.current.x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = middle.current.y * element.scrollHeight - element.clientHeight / 2;
  }, [zoom]);
  const fitting = () => fittingZoom(frame.current?.clientWidth ?? 0, paper.width);
  return { frame, zoom, change, fitting };
}
