import Printer from 'lucide-react/icons/printer';
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { ChangedPage, ChangedParts, changedParts, firstOpened } from '../../clinical/changed.tsx';
import { emergencies, startRoute } from '../../clinical/emergencies.ts';
import { ReportFault } from '../../clinical/fault/report-fault.tsx';
import { LocalNote } from '../../clinical/local-note.tsx';
import { PinButton } from '../../clinical/my-pages/pin-button.tsx';
import { NewVersion } from '../../clinical/new-version.tsx';
import { PatientChip } from '../../clinical/patient/patient-chip.tsx';
import { ReviewStatus, WithdrawnFacts } from '../../clinical/reviewed.tsx';
import { useStoredChoice } from '../../device/kept-state.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { classNames } from '../../ui/class-names.ts';
import { CloseButton } from '../../ui/close-button.tsx';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { useMedia } from '../../ui/use-media.ts';
import type { useOverlayRoute } from '../../ui/use-overlay-route.ts';
import { AlgorithmHelp } from './algorithm-help.tsx';
import { AlgorithmSources } from './algorithm-sources.tsx';
import { ChartList } from './chart-list.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { GuidedWalk } from './guided-walk.tsx';
import { PrintedAlgorithm } from './printed-algorithm.tsx';
import type { ShownAlgorithm } from './shown-algorithm.ts';
import { StepList } from './step-list.tsx';
import { useWalk } from './use-walk.ts';

const ways = [
  { value: 'chart', label: 'Chart' },
  { value: 'steps', label: 'Steps' },
  { value: 'list', label: 'List' },
] as const;

/** Room for the list of charts beside the open one, and for a chart beside its steps. */
const roomForList = '(width >= 64rem)';
const roomForBoth = '(width >= 80rem)';

interface OpenAlgorithmProps {
  readonly algorithm: ShownAlgorithm;
  readonly titleId: string;
  /** Receives what holds the Close button. */
  readonly close: RefObject<HTMLSpanElement | null>;
  readonly onClose: () => void;
  /** Shows a newer version of the algorithm, or is null while there is none. */
  readonly onShowNewer: (() => void) | null;
}

interface AlgorithmViewerProps extends Omit<OpenAlgorithmProps, 'titleId' | 'close'> {
  /** Another one starts the algorithm anew. It finds the guided walk on the device. */
  readonly version: number;
  /** The charts of the same source, the open one among them. */
  readonly others: readonly ShownAlgorithm[];
  readonly linkTo: ReturnType<typeof useOverlayRoute>['linkTo'];
}

/** The algorithm in full screen, with the charts of its source beside it on a wide screen. */
export function AlgorithmViewer({ version, others, linkTo, ...open }: AlgorithmViewerProps) {
  const { algorithm, onClose } = open;
  const titleId = useId();
  const hasList = useMedia(roomForList);
  const close = useRef<HTMLSpanElement>(null);
  const shown = useRef('');

  // The focus begins on Close, and returns there from what has gone. In the list of charts it stays.
  const showing = `${algorithm.id} ${version}`;
  useEffect(() => {
    const isLost = shown.current === '' || document.activeElement === document.body;
    if (isLost) close.current?.querySelector('button')?.focus();
    shown.current = showing;
  }, [showing]);

  return (
    <ModalDialog
      coversPage
      onDismiss={onClose}
      aria-labelledby={titleId}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] open:flex"
    >
      {hasList && <ChartList algorithms={others} openId={algorithm.id} linkTo={linkTo} />}
      <OpenAlgorithm key={showing} {...open} titleId={titleId} close={close} />
    </ModalDialog>
  );
}

/**
 * One algorithm: as a chart, a guided walk or a list. It is mounted anew each time it opens, so that zoom, rotation
 * and pan are reset.
 */
function OpenAlgorithm({ algorithm, titleId, close, onClose, onShowNewer }: OpenAlgorithmProps) {
  const before = firstOpened(`algorithm ${algorithm.id}`, algorithm);
  const changed = useMemo(() => changedParts(before.steps, algorithm.steps), [before, algorithm]);
  const held = useWalk(algorithm);
  const emergency = emergencies.find(({ chart }) => chart === algorithm.id);
  // A walk that a reload or a closed page has interrupted goes on at once.
  const [isContinued, setContinued] = useState(held.continuedFrom !== null);
  const [usualWay, setUsualWay] = useStoredChoice('oryx-chart-form', ['chart', 'steps', 'list']);
  const way = isContinued ? 'steps' : usualWay;
  const hasBoth = useMedia(roomForBoth);

  return (
    <div className="flex min-w-0 flex-1 flex-col short:flex-row">
      {/* As low as the text size allows, because the rest of the screen is the chart. */}
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-line border-b px-(--page-inset) py-1.5 short:w-[min(13rem,32vw)] short:shrink-0 short:flex-col short:flex-nowrap short:items-stretch short:overflow-y-auto short:border-r short:border-b-0">
        <h2
          id={titleId}
          className="wrap-anywhere line-clamp-3 flex-1 basis-0 font-bold text-[clamp(1rem,5vw,1.125rem)] leading-tight short:flex-none [@media(height<40rem)and(width<35rem)]:line-clamp-2"
        >
          {algorithm.title}
        </h2>
        <span
          ref={close}
          className="-mr-2 flex flex-row-reverse self-start sm:order-last short:order-first short:self-auto short:justify-between"
        >
          <CloseButton onClose={onClose} className="size-[48px]!" />
          <PinButton path={`/algorithms/${algorithm.id}`} title={algorithm.title} className="size-[48px]!" />
        </span>
        <div className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1.5 sm:flex-2 sm:basis-0 short:flex-none">
          {/* Beside the clock it may break, so that both have room in one row of 320 px. */}
          <span className={emergency && 'flex-1'}>
            <ReviewStatus review={algorithm.reviewed} />
          </span>
          <WithdrawnFacts withdrawn={algorithm.withdrawn} />
          <LocalNote note={algorithm.local} isFolded />
          <PatientChip isHiddenWithoutPatient />
          <ChangedPage before={before} now={algorithm} />
          {emergency && (
            <Link href={startRoute(emergency)} className={buttonStyle('danger', 'whitespace-nowrap text-sm')}>
              Start the clock
            </Link>
          )}
          <div className="max-w-md flex-1 basis-60 short:basis-full">
            <SegmentedChoice
              label="Show as"
              isLabelHidden
              options={ways}
              value={way}
              onChange={(next) => {
                setContinued(false);
                setUsualWay(next);
              }}
            />
          </div>
        </div>
      </header>
      <div className="flex min-h-0 flex-1">
        {/* The chart stays while another way is shown, so that it is found as it was left. */}
        <ChartPanel algorithm={algorithm} isHidden={way !== 'chart' && !hasBoth} />
        {way !== 'chart' && (
          <section
            aria-label={`${way === 'steps' ? 'Steps' : 'List'} of ${algorithm.title}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll the list
            tabIndex={0}
            className={classNames(
              '-outline-offset-3 flex-1 overflow-y-auto overscroll-contain border-line px-(--page-inset) py-4',
              hasBoth && 'border-l',
            )}
          >
            <div className="mx-auto flex max-w-3xl flex-col gap-6">
              <ChangedParts value={changed}>
                {way === 'steps' ? (
                  <GuidedWalk steps={algorithm.steps} held={held} />
                ) : (
                  <>
                    <Button variant="secondary" className="self-start" onClick={() => window.print()}>
                      <Printer aria-hidden className="size-5" />
                      Print chart and list
                    </Button>
                    <StepList algorithm={algorithm} />
                  </>
                )}
              </ChangedParts>
              <AlgorithmHelp help={algorithm.help} />
              <AlgorithmSources algorithm={algorithm} />
              <ReportFault path={`/algorithms/${algorithm.id}`} title={algorithm.title} page={algorithm} />
            </div>
          </section>
        )}
      </div>
      <NewVersion onShow={onShowNewer} className="bottom-0 py-1" />
      <PrintedAlgorithm algorithm={algorithm} />
    </div>
  );
}
