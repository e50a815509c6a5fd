import type { Medication } from '@oryx/contract';
import { memo } from 'react';
import { Link } from 'wouter';
import { pageRow } from '../../clinical/my-pages/page-row.ts';
import { PinButton } from '../../clinical/my-pages/pin-button.tsx';
import { ReviewMark } from '../../clinical/review-mark.tsx';
import { LetterRail } from '../../ui/letter-rail.tsx';
import type { useOverlayRoute } from '../../ui/use-overlay-route.ts';
import { tallManName } from './found-medications.ts';

interface MedicationListProps {
  readonly label: string;
  readonly medications: readonly Medication[];
  readonly linkTo: ReturnType<typeof useOverlayRoute>['linkTo'];
  /** The medication that is open beside the list. */
  readonly openId: number | undefined;
}

/** The medications by name. Opening a dialog above the list does not render it again. */
export const MedicationList = memo(function MedicationList({
  label,
  medications,
  linkTo,
  openId,
}: MedicationListProps) {
  // One review mark for all rows is read, whereas a mark on each row is overlooked.
  const areAllDrafts = medications.every(({ review }) => review.status === 'draft');
  return (
    <>
      {areAllDrafts && <ReviewMark />}
      <LetterRail of={label} names={medications.map(({ name }) => name)}>
        <ul
          aria-label={label}
          className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card"
        >
          {medications.map((medication) => (
            // Hidden rows cost nothing while the dialog is open above them.
            <li
              key={medication.id}
              className="flex items-center [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]"
            >
              <Link
                {...linkTo(medication.id)}
                {...pageRow(`/medications/${medication.id}`, medication.name)}
                aria-current={medication.id === openId || undefined}
                className="flex min-h-14 min-w-0 flex-1 items-center gap-3 self-stretch py-1.5 pl-4 -outline-offset-3 hover:bg-sunken aria-[current=true]:bg-accent-soft"
              >
                <span className="wrap-anywhere line-clamp-3 min-w-0 flex-1 leading-tight">
                  <span className="block font-medium">{tallManName(medication)}</span>
                  <span className="block text-ink-muted text-sm">{subtitleOf(medication)}</span>
                </span>
                {!areAllDrafts && medication.review.status === 'draft' && (
                  <ReviewMark className="max-w-28 shrink-0" />
                )}
              </Link>
              <PinButton path={`/medications/${medication.id}`} title={medication.name} />
            </li>
          ))}
        </ul>
      </LetterRail>
    </>
  );
});

/** Returns a second line that identifies a drug besides its name. */
function subtitleOf({ name, genericName, classification }: Medication): string {
  const generic = genericName?.toLowerCase() === name.toLowerCase() ? null : genericName;
  return [generic, classification].filter((part) => part !== null).join(' · ');
}
