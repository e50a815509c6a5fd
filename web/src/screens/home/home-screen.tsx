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

// Lazy: the page draws its frame at once, and the first screen has no byte to spare.
const MyHome = lazy(async () => ({ default: (await import('./my-home.tsx')).MyHome }));

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
      <SearchBox Worked={WorkedAnswer} />
      <Suspense>
        <MyHome />
      </Suspense>
      <ul
        aria-label="Sections"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(max(30%,11rem),1fr))]"
      >
        {sectionCards.map(({ title, count, path, Icon }) => (
          <li key={path}>
            <Link
              href={path}
              className="flex h-full items-center gap-3 rounded-card border border-line bg-surface p-3 hover:border-accent"
            >
              <Icon aria-hidden className="size-6 shrink-0 text-accent-ink" />
              <span className="flex min-w-0 flex-col">
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
    <h1 ref={heading} tabIndex={-1} className="font-bold text-[min(1.5rem,8vw)] leading-tight tracking-tight">
      {greeting}
    </h1>
  );
}
