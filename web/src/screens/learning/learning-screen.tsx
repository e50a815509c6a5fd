import type { User } from '@oryx/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Redirect } from 'wouter';
import { queryClient } from '../../api/query-client.ts';
import { useSession } from '../../session/session-context.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PanelBoundary } from '../../ui/panel-boundary.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AnalyticsTab } from './analytics/analytics-tab.tsx';
import { type PathFilters, pathsOptions } from './learning-options.ts';
import { ModulePlayer } from './module/module-player.tsx';
import { ResumeCard } from './module/resume-card.tsx';
import { type ShownPlace, useOpenModule } from './module/use-open-module.ts';
import { PathsTab } from './paths/paths-tab.tsx';
import { ProgressTab } from './progress/progress-tab.tsx';
import { RecommendationsTab } from './recommendations/recommendations-tab.tsx';
import { UnsentNotice } from './unsent-notice.tsx';
import { moduleAfter } from './words.ts';

/** Learning paths, the user's progress, and the module that the address names. */
export function LearningScreen(place: ShownPlace) {
  const { user } = useSession();
  // The routes of this screen are those of a signed-in user.
  return user === null ? null : <LearningOf key={user.id} user={user} place={place} />;
}

type TabName = 'paths' | 'progress' | 'recommendations' | 'analytics';

function LearningOf({ user, place }: { user: User; place: ShownPlace }) {
  const [tab, setTab] = useState<TabName>('paths');
  const [filters, setFilters] = useState<PathFilters>({});
  // Asked for here, so that the list is refreshed behind an open module too.
  const paths = useQuery(pathsOptions(filters), queryClient);
  const module = useOpenModule(user.id, place);
  const { open } = module;

  if (open !== null && module.isShown) {
    const { pathId, module: shown, attemptId } = open.draft;
    const next = moduleAfter(
      paths.data?.find(({ path }) => path.id === pathId),
      shown.id,
    );
    const goOn = next && (() => module.start({ pathId, moduleId: next.id }));
    return <ModulePlayer key={attemptId} open={open} sitting={module} onNext={goOn} />;
  }
  // Nothing is open there: a kept link, or an address that was typed.
  if (place.pathId !== undefined) return <Redirect to="/learning" replace />;

  const tabs = [
    {
      value: 'paths',
      label: 'Paths',
      panel: <PathsTab paths={paths} filters={filters} onFilter={setFilters} sitting={module} />,
    },
    { value: 'progress', label: 'Progress', panel: <ProgressTab /> },
    { value: 'recommendations', label: 'Recommendations', panel: <RecommendationsTab /> },
    { value: 'analytics', label: 'Analytics', panel: <AnalyticsTab /> },
  ] as const;
  return (
    <Page width="full">
      <PageHeader
        title="Learning Paths"
        description="Short modules to read, with questions on each"
        backTo="/continuing-education"
      />
      <UnsentNotice userId={user.id} />
      {open !== null && open.outcome === null && <ResumeCard draft={open.draft} sitting={module} />}
      <Tabs
        label="Learning"
        tabs={tabs.map((one) => ({ ...one, panel: <Panel name={one.label}>{one.panel}</Panel> }))}
        value={tab}
        onValueChange={setTab}
      />
    </Page>
  );
}

/** One tab, whose failure leaves the others alone. */
function Panel({ name, children }: { name: string; children: ReactNode }) {
  return (
    <PanelBoundary
      fallback={
        <LoadError
          title={`${name} could not be shown`}
          description="Something in the answer of the server cannot be read. The other tabs work."
          onRetry={() => window.location.reload()}
        />
      }
    >
      {children}
    </PanelBoundary>
  );
}
