import { lazy, Suspense } from 'react';
import { Card } from '../../ui/card.tsx';
import { PanelBoundary } from '../../ui/panel-boundary.tsx';
import { NoUpdates, UpdatesSkeleton } from './updates-placeholders.tsx';

// What fetches and keeps server data is no part of the first screen's bytes.
const RecentUpdates = lazy(async () => ({
  default: (await import('./recent-updates.tsx')).RecentUpdates,
}));

/** The card of the newest changes to Oryx. Whatever fails in it, the rest of home stands. */
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
