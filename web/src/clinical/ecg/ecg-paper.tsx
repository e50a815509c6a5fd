import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { EcgDrawing } from './ecg-drawing.tsx';
import type { EcgTrace } from './leads.ts';
import { type PaperPage, pageFor } from './paper-layout.ts';
import { fittingZoom, type PaperZoom, zoomedIn, zoomedOut, zoomWords } from './paper-zoom.ts';
import { asRecorded } from './recorded.ts';

interface EcgPaperProps {
  /** Returns the recording of 10 seconds. */
  readonly record: () => EcgTrace;
  readonly label: string;
  /** Id of the element that describes the recording in words, if there is one. */
  readonly describedBy?: string;
}

/** A recording on paper, with zoom and scroll, and the noise of a recorder if wanted. */
export function EcgPaper({ record, label, describedBy }: EcgPaperProps) {
  const [isNoisy, setNoisy] = useState(false);
  const clean = useMemo(() => record(), [record]);
  const trace = useMemo(() => (isNoisy ? asRecorded(clean) : clean), [clean, isNoisy]);
  const { frame, page, zoom, change, fitting } = usePaper();
  return (
    <>
      <section
        ref={frame}
        // A page may show several, each a landmark with a name of its own.
        aria-label={`ECG paper, ${label}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the enlarged paper
        tabIndex={0}
        className="max-h-[75vh] overflow-auto rounded-control border border-line-strong"
      >
        <EcgDrawing
          trace={trace}
          page={page}
          label={`${label}, 10 seconds, 25 mm/s, 10 mm/mV`}
          describedBy={describedBy}
          isFitted={zoom === 'fit'}
          width={zoom === 'fit' ? '100%' : `${page.width * zoom}mm`}
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
      <Switch
        label="As a recorder draws it"
        hint="With breathing, muscle tremor and mains hum."
        isOn={isNoisy}
        onChange={setNoisy}
      />
      <p className="text-ink-muted text-sm">
        A small square is 1 mm: 0.04 s wide and 0.1 mV high. The pulse at the left of each row is 1 mV for 0.2
        s. The trace is computed for practice and was not recorded from a patient.
      </p>
    </>
  );
}

/** The page that suits the frame, and its zoom. The point in the middle of the frame stays in place. */
function usePaper() {
  const frame = useRef<HTMLElement>(null);
  const middle = useRef({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<PaperZoom>('fit');
  const [page, setPage] = useState<PaperPage>(() => pageFor(0));
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const choose = () => setPage(pageFor(element.clientWidth));
    choose();
    addEventListener('resize', choose);
    return () => removeEventListener('resize', choose);
  }, []);
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
  const fitting = () => fittingZoom(frame.current?.clientWidth ?? 0, page.width);
  return { frame, page, zoom, change, fitting };
}
