import type { Medication } from '@oryx/contract';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo } from 'react';
import { Link } from 'wouter';
import { ReviewMark } from '../../clinical/review-mark.tsx';
import type { useOverlayRoute } from '../../ui/use-overlay-route.ts';
import { tallManName } from './found-medications.ts';

interface MedicationListProps {
  readonly medications: readonly Medication[];
  readonly linkTo: ReturnType<typeof useOverlayRoute>['linkTo'];
  /** The medication that is open beside the list. */
  readonly openId: number | undefined;
}

/** The medications by name. Opening a dialog above the list does not render it again. */
export const MedicationList = memo(function MedicationList({
  medications,
  linkTo,
  openId,
}: MedicationListProps) {
  // One review mark for all rows is read, whereas a mark on each row is overlooked.
  const areAllDrafts = medications.every(({ review }) => review.status === 'draft');
  return (
    <>
      {areAllDrafts && <ReviewMark />}
      <ul
        aria-label="Medications"
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card"
      >
        {medications.map((medication) => (
          // Hidden rows cost nothing while the dialog is open above them.
          <li key={medication.id} className="[contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
            <Link
              {...linkTo(medication.id)}
              aria-current={medication.id === openId || undefined}
              className="flex min-h-16 items-center gap-3 px-4 py-2.5 -outline-offset-3 hover:bg-sunken aria-[current=true]:bg-accent-soft"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold leading-snug">{tallManName(medication)}</span>
                <span className="line-clamp-2 text-ink-muted text-sm">{subtitleOf(medication)}</span>
              </span>
              {!areAllDrafts && medication.review.status === 'draft' && (
                <ReviewMark className="max-w-28 shrink-0" />
              )}
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
});

/** Returns a second line that identifies a drug besides its name. */
function subtitleOf({ name, genericName, classification }: Medication): string {
  const generic = genericName?.toLowerCase() === name.toLowerCase() ? null : genericName;
  return [generic, classification].filter((part) => part !== null).join(' · ');
}
