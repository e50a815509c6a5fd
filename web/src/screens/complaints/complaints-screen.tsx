import ArrowRight from 'lucide-react/icons/arrow-right';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { useReference } from '../../api/reference.ts';
import { isSame } from '../../clinical/changed.tsx';
import { complaints } from '../../clinical/complaints.ts';
import { NewVersion } from '../../clinical/new-version.tsx';
import { useDay } from '../../clinical/on-day/use-day.ts';
import { ReviewMark } from '../../clinical/review-mark.tsx';
import { BesideList } from '../../ui/beside-list.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { ComplaintPage } from './complaint-page.tsx';

// Lazy: few users have a role.
const ComplaintOnDay = lazy(async () => ({
  default: (await import('./complaint-on-day.tsx')).ComplaintOnDay,
}));

const skeletonRows = 8;

interface ComplaintsScreenProps {
  readonly title: string;
  /** The complaint in the address. */
  readonly id?: string | undefined;
}

/** The presenting complaints from A to Z, or one of them. An unknown name gets the list. */
export function ComplaintsScreen({ title, id }: ComplaintsScreenProps) {
  const { data, isError, refetch, newer, showNewer } = useReference(complaints, id);
  const day = useDay();
  const open = data?.rows.find((complaint) => complaint.id === id);
  const newerOpen = newer?.rows.find((complaint) => complaint.id === id);
  const hasNews = newer !== undefined && !isSame(open ?? data?.rows, open ? newerOpen : newer.rows);
  // One review mark for all rows is read, whereas a mark on each is overlooked.
  const areAllDrafts = data?.rows.every(({ review }) => !review);
  const news = <NewVersion onShow={hasNews ? showNewer : null} />;
  if (data && open) {
    return (
      <BesideList
        label="All complaints"
        rows={data.rows.map(({ id: each, complaint }) => ({
          href: `/complaints/${each}`,
          title: complaint,
          isOpen: each === open.id,
        }))}
      >
        {day === null ? (
          <ComplaintPage key={open.id} complaint={open} sources={data.sources}>
            {news}
          </ComplaintPage>
        ) : (
          <Suspense>
            <ComplaintOnDay key={open.id} complaint={open} sources={data.sources} day={day} />
          </Suspense>
        )}
      </BesideList>
    );
  }
  return (
    <Page>
      <PageHeader
        title={title}
        description="What to ask, and the causes that must not be missed"
        backTo="/algorithms"
      />
      {data === undefined && !isError && <SkeletonRows count={skeletonRows} label="Loading complaints..." />}
      {data === undefined && isError && (
        <LoadError
          title="Unable to Load Complaints"
          description="There was an error loading the complaints. Please check your connection and try again."
          onRetry={refetch}
        />
      )}
      {data?.rows.length === 0 && (
        <EmptyState title="No Complaints Found">This version of the content has none.</EmptyState>
      )}
      {data !== undefined && data.rows.length > 0 && (
        <>
          {areAllDrafts && <ReviewMark />}
          <Card>
            <ul aria-label="Complaints" className="flex flex-col divide-y divide-line">
              {data.rows.map((complaint) => (
                <li key={complaint.id}>
                  <Link
                    href={`/complaints/${complaint.id}`}
                    className="flex min-h-12 items-center justify-between gap-2 py-2 font-medium text-accent-ink hover:underline"
                  >
                    {complaint.complaint}
                    {!areAllDrafts && !complaint.review && (
                      <ReviewMark className="ml-auto max-w-28 shrink-0" />
                    )}
                    <ArrowRight aria-hidden className="size-5 shrink-0" />
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        </>
      )}
      {news}
    </Page>
  );
}
