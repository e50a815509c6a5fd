import { memo } from 'react';
import { Link } from 'wouter';
import { pageRow } from '../../clinical/my-pages/page-row.ts';
import { PinButton } from '../../clinical/my-pages/pin-button.tsx';
import { ReviewMark } from '../../clinical/review-mark.tsx';
import { shown } from '../../clinical/shown.ts';
import { Card } from '../../ui/card.tsx';
import { LetterRail } from '../../ui/letter-rail.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { useOverlayRoute } from '../../ui/use-overlay-route.ts';
import { AlgorithmThumbnail } from './algorithm-thumbnail.tsx';
import type { ShownAlgorithm } from './shown-algorithm.ts';

/** Two columns at every width, including phones. */
const grid = 'grid grid-cols-2 gap-3';

/** Number of skeleton cards, as specified. */
const skeletonCards = 6;

/** Skeleton cards of loading algorithms. */
export function AlgorithmSkeletons() {
  return (
    <div role="status" className={grid}>
      <span className="sr-only">Loading algorithms...</span>
      {Array.from({ length: skeletonCards }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never move
        <Skeleton key={card} className="h-48" />
      ))}
    </div>
  );
}

interface AlgorithmGridProps {
  /** The name of the list. */
  readonly label: string;
  readonly algorithms: readonly ShownAlgorithm[];
  readonly linkTo: ReturnType<typeof useOverlayRoute>['linkTo'];
}

/** The cards of a tab. Opening an algorithm does not render the cards again. */
export const AlgorithmGrid = memo(function AlgorithmGrid({ label, algorithms, linkTo }: AlgorithmGridProps) {
  // One review mark for all cards is read, whereas a mark on each card is overlooked.
  const areAllDrafts = algorithms.every(({ reviewed }) => reviewed === null);
  return (
    <>
      {areAllDrafts && <ReviewMark />}
      <LetterRail of={label} names={algorithms.map(({ title }) => title)}>
        <ul className={grid}>
          {algorithms.map((algorithm) => (
            // Hidden cards cost nothing while the viewer is open above them.
            <li
              key={algorithm.id}
              className="relative min-w-0 [contain-intrinsic-size:auto_14rem] [content-visibility:auto]"
            >
              <AlgorithmCard
                algorithm={algorithm}
                isMarked={!areAllDrafts && algorithm.reviewed === null}
                link={linkTo(algorithm.id)}
              />
            </li>
          ))}
        </ul>
      </LetterRail>
    </>
  );
});

interface AlgorithmCardProps {
  readonly algorithm: ShownAlgorithm;
  /** True if the card has its own review mark. */
  readonly isMarked: boolean;
  readonly link: ReturnType<AlgorithmGridProps['linkTo']>;
}

function AlgorithmCard({ algorithm, isMarked, link }: AlgorithmCardProps) {
  const { id, title, description, references } = algorithm;
  const path = `/algorithms/${id}`;
  return (
    <>
      <Card
        {...pageRow(path, title)}
        className="wrap-anywhere flex h-full flex-col gap-2 hyphens-auto p-3! hover:bg-sunken"
      >
        <AlgorithmThumbnail algorithm={algorithm} />
        {/* In half the width of a phone, text can only grow so far before its words break. */}
        <h3 className="font-semibold text-[min(1rem,4.5vw)] leading-snug">
          {/* Its name is what is seen of it, and the whole card can be pressed. */}
          <Link
            {...link}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-(--focus) focus-visible:after:-outline-offset-3"
          >
            {title}
          </Link>
        </h3>
        <p className="line-clamp-4 text-[max(12px,min(0.875rem,4vw))] leading-snug">{shown(description)}</p>
        <p className="mt-auto line-clamp-3 text-[max(12px,min(0.75rem,3.5vw))] text-ink-muted leading-snug">
          <span className="font-semibold">References: </span>
          {shown(references.join('; '))}
        </p>
        {isMarked && <ReviewMark />}
      </Card>
      <PinButton path={path} title={title} className="absolute top-0 right-0" />
    </>
  );
}
