import { lazy, Suspense } from 'react';
import { Card } from '../../ui/card.tsx';
import { PanelBoundary } from '../../ui/panel-boundary.tsx';
import { NoUpdates, UpdatesSkeleton } from './updates-placeholders.tsx';

// Lazy: keeps the server-data library out of the first-screen bundle.
const RecentUpdates = lazy(async () => ({
  default: (await import('./recent-updates.tsx')).RecentUpdates,
}));

/** The card of recent updates. A failure in it does not affect the rest of home. */
export function RecentUpdatesCard() {
  return (
    <Card aria-labelledby="recent-updates">
      <h2 id="recent-updates" className="font-semibold">
        Recent Updates
      </h2>
      <PanelBoundary fallback={<NoUpdates />}>
        <Suspense fallback={<UpdatesSkeleton />}>
          <RecentUpdates />
        </Suspense>
      </PanelBoundary>
    </Card>
  );
}
