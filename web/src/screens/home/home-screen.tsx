import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { useNow } from '../../device/use-now.ts';
import { SearchBox } from '../../search/search-box.tsx';
import { greetingAt, greetingOf } from '../../session/greeting.ts';
import { useSession } from '../../session/session-context.ts';
import { Page } from '../../ui/page.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { Clock } from './clock.tsx';
import { FeaturedToolsCard } from './featured-tools-card.tsx';
import { PlatformStatsCard } from './platform-stats-card.tsx';
import { RecentUpdatesCard } from './recent-updates-card.tsx';
import { sectionCards } from './section-cards.ts';

// Lazy: without a patient there is nothing to show, and the first screen has no byte to spare.
const PatientChip = lazy(async () => ({
  default: (await import('../../clinical/patient/patient-chip.tsx')).PatientChip,
}));

// Lazy: the first screen has no byte to spare, and most queries have no answer beside their pages.
const WorkedAnswer = lazy(async () => ({
  default: (await import('../../answers/worked-answer.tsx')).WorkedAnswer,
}));

/**
 * The first screen of a signed-in user: greeting, clock, search, links to every section, and recent updates.
 */
export function HomeScreen({ title }: { readonly title: string }) {
  return (
    <Page width="full">
      <header className="flex flex-col gap-1">
        <Greeting title={title} />
        <Clock />
      </header>
      <Suspense>
        <PatientChip isHiddenWithoutPatient />
      </Suspense>
      <SearchBox Worked={WorkedAnswer} />
      <ul
        aria-label="Sections"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3 sm:grid-cols-3"
      >
        {sectionCards.map(({ title, count, path, Icon }) => (
          <li key={path}>
            <Link
              href={path}
              className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card transition-colors duration-100 hover:border-accent"
            >
              <span className="flex size-10 items-center justify-center rounded-control bg-accent-soft text-accent-ink">
                <Icon aria-hidden className="size-6" />
              </span>
              <span className="flex flex-col gap-0.5">
                <span className="font-semibold leading-tight">{title}</span>
                <span className="text-ink-muted text-sm">{count}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
        <div className="flex flex-col gap-4">
          <FeaturedToolsCard />
          <PlatformStatsCard />
        </div>
        <RecentUpdatesCard />
      </div>
    </Page>
  );
}

function Greeting({ title }: { readonly title: string }) {
  const { user } = useSession();
  const greeting = useNow((now) => (user === null ? greetingAt(now) : greetingOf(user, now)));
  const heading = usePageTitle(title);
  return (
    <h1 ref={heading} tabIndex={-1} className="font-bold text-2xl leading-tight tracking-tight">
      {greeting}
    </h1>
  );
}
