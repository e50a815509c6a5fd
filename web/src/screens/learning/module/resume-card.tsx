import { Button } from '../../../ui/button.tsx';
import { TitledCard } from '../../../ui/titled-card.tsx';
import { type ModuleDraft, unanswered } from './module-draft.ts';
import type { useOpenModule } from './use-open-module.ts';

interface ResumeCardProps {
  readonly draft: ModuleDraft;
  readonly sitting: ReturnType<typeof useOpenModule>;
}

/** The unfinished module stored on this device. */
export function ResumeCard({ draft, sitting }: ResumeCardProps) {
  const { title, questions } = draft.module;
  const answered = questions.length - unanswered(draft).length;
  return (
    <TitledCard title="Go on where you left off">
      <p>
        {title}: {answered} of {questions.length} questions answered. It is kept on this device and opens
        without a connection. Another module takes its place.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => sitting.resume(draft)} className="flex-1">
          Resume
        </Button>
        <Button variant="secondary" onClick={sitting.discard} className="flex-1">
          Discard
        </Button>
      </div>
    </TitledCard>
  );
}
