import type { WithdrawnFact } from '@oryx/contract';
import { toneStyle } from '../ui/tone.ts';
import { ReviewMark } from './review-mark.tsx';

interface ReviewedMarkProps {
  /** Who has signed it and when; a draft or null if nobody has. */
  readonly review: { readonly by: string | null; readonly on: string | null } | null;
}

/** Says who has reviewed a page or a fact, and when, or that nobody has. */
export function ReviewStatus({ review }: ReviewedMarkProps) {
  return review?.by ? (
    <span className="inline-block w-fit rounded-control border border-line-strong px-2 py-px font-medium text-xs leading-snug">
      Reviewed by {review.by}, {review.on}
    </span>
  ) : (
    <ReviewMark />
  );
}

/** The marks in the place of facts that were taken out of use. */
export function WithdrawnFacts({ withdrawn = [] }: { withdrawn?: readonly WithdrawnFact[] | undefined }) {
  if (withdrawn.length === 0) return null;
  return (
    <ul aria-label="Withdrawn" className={`flex flex-col gap-2 rounded-card border p-3 ${toneStyle.danger}`}>
      {withdrawn.map(({ what, on, reason }) => (
        <li key={`${what} ${on}`} className="wrap-anywhere text-sm">
          <span className="block font-semibold">{what}</span>
          Withdrawn on {on}: {reason}
        </li>
      ))}
    </ul>
  );
}
