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

/** Learning paths, the user's progress, and the module in the address. */
export function LearningScreen({ title, ...place }: ShownPlace & { readonly title: string }) {
  const { user } = useSession();
  // This screen is only reachable by a signed-in user.
  return user === null ? null : <LearningOf key={user.id} user={user} title={title} place={place} />;
}

type TabName = 'paths' | 'progress' | 'recommendations' | 'analytics';

interface LearningProps {
  readonly user: User;
  readonly title: string;
  readonly place: ShownPlace;
}

function LearningOf({ user, title, place }: LearningProps) {
  const [tab, setTab] = useState<TabName>('paths');
  const [filters, setFilters] = useState<PathFilters>({});
  // Queried here, so that the list is also refreshed behind an open module.
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
  // A stored link or typed address may name a module that is not open.
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
        title={title}
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

/** One tab. A failure in it does not affect the others. */
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
