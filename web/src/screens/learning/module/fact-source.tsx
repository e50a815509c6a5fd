import type { LearningModule } from '@oryx/contract';
import { ReviewMark } from '../../../clinical/review-mark.tsx';

interface FactSourceProps {
  readonly sources: LearningModule['sources'];
  /** The key of the source. */
  readonly source: string;
  readonly basis: LearningModule['reading'][number]['basis'];
}

/** A source, marked if the fact was not read there. */
export function FactSource({ sources, source, basis }: FactSourceProps) {
  const found = sources.find(({ key }) => key === source);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-sm">
      {found !== undefined && (
        <p className="wrap-anywhere">
          Source: {found.title}, {found.edition}
        </p>
      )}
      {basis === 'general' && <ReviewMark />}
    </div>
  );
}
