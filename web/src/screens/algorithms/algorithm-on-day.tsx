import { useId } from 'react';
import { algorithmOf } from '../../clinical/algorithms.ts';
import { usePageOnDay } from '../../clinical/on-day/use-page-on-day.tsx';
import { ReviewStatus, WithdrawnFacts } from '../../clinical/reviewed.tsx';
import { CloseButton } from '../../ui/close-button.tsx';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { AlgorithmHelp } from './algorithm-help.tsx';
import { AlgorithmSources } from './algorithm-sources.tsx';
import { ChartDrawing } from './chart-drawing.tsx';
import { type ShownAlgorithm, shownAlgorithm } from './shown-algorithm.ts';
import { StepList } from './step-list.tsx';

interface AlgorithmOnDayProps {
  /** The algorithm as it is today. */
  readonly algorithm: ShownAlgorithm;
  readonly day: string;
  readonly onClose: () => void;
}

/** An algorithm as readers saw it at the end of a day: to read, without the walk and the clock of today. */
export function AlgorithmOnDay({ algorithm, day, onClose }: AlgorithmOnDayProps) {
  const titleId = useId();
  const readers = `/algorithms/${algorithm.id}`;
  const { page, banner } = usePageOnDay(readers, day, (answer) => {
    const read = algorithmOf(answer);
    return read && shownAlgorithm(read);
  });
  const shown = page ?? algorithm;
  return (
    <ModalDialog
      coversPage
      onDismiss={onClose}
      aria-labelledby={titleId}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto"
    >
      <div className="mx-auto flex max-w-3xl flex-col gap-4 px-(--page-inset) py-4">
        <header className="flex items-start gap-3">
          <h2 id={titleId} className="wrap-anywhere flex-1 font-bold text-xl leading-tight">
            {shown.title}
          </h2>
          <CloseButton onClose={onClose} />
        </header>
        {banner}
        <ReviewStatus review={shown.reviewed} />
        <WithdrawnFacts withdrawn={shown.withdrawn} />
        <ChartDrawing key={page === undefined ? 'today' : day} algorithm={shown} />
        <AlgorithmHelp help={shown.help} />
        <StepList algorithm={shown} />
        <AlgorithmSources algorithm={shown} />
      </div>
    </ModalDialog>
  );
}
