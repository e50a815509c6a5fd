import Baby from 'lucide-react/icons/baby';
import Calculator from 'lucide-react/icons/calculator';
import ChevronRight from 'lucide-react/icons/chevron-right';
import FileText from 'lucide-react/icons/file-text';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Pill from 'lucide-react/icons/pill';
import Workflow from 'lucide-react/icons/workflow';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../../clinical/glyph.tsx';
import { fixedTitles, type MyPages, noPages, shownPages } from '../../clinical/my-pages/my-pages.ts';
import { keepTitles, onOwnChange, useMyPages } from '../../clinical/my-pages/my-pages-store.ts';
import { pageRow } from '../../clinical/my-pages/page-row.ts';
import { PatientChip } from '../../clinical/patient/patient-chip.tsx';
import { whenIdle } from '../../device/when-idle.ts';
import { keepSearchData } from '../../search/search-data.ts';
import { keptPages } from '../../search/use-pages.ts';
import { classNames } from '../../ui/class-names.ts';
import { tileLook } from './tiles.ts';

// Lazy: most visits end without a change.
const EditHome = lazy(async () => ({ default: (await import('./edit-home.tsx')).EditHome }));

/** Icons of pages, by the first part of their address. */
const icons = {
  calculator: Calculator,
  medications: Pill,
  algorithms: Workflow,
  arrest: HeartPulse,
  pediatrics: Baby,
};

const iconOf = (path: string) => icons[path.split('/')[1] as keyof typeof icons] ?? FileText;

/**
 * What belongs to the user on Home: the patient in hand, four emergencies, pinned and last used pages. The page draws
 * it without them at first, and keeps their room.
 */
export function MyHome() {
  const latest = useMyPages();
  const [held, setHeld] = useState<MyPages | null>(null);
  const [isEditing, setEditing] = useState(false);
  useTitles(latest);
  useEffect(() => onOwnChange(() => setHeld(null)), []);
  // What comes from another device is shown the next time or on request, so that nothing moves under a finger.
  if (held === null && latest !== null) setHeld(latest);
  const pages = (isEditing ? null : held) ?? latest;
  const { tiles, pinned, recent } = shownPages(pages ?? noPages);
  const hasArrived = pinned.length === 0 && latest !== null && shownPages(latest).pinned.length > 0;
  const titleOf = (path: string) => pages?.titles[path] || fixedTitles[path] || '';
  return (
    <div className="@container flex flex-col">
      <div className={classNames(pages === null && 'min-h-(--my-patient)')}>
        <div className="mb-4 empty:hidden">
          <PatientChip isHiddenWithoutPatient />
        </div>
      </div>
      <nav aria-label="Emergencies">
        <ul
          className={classNames(
            'grid grid-cols-2 gap-2 sm:grid-cols-4',
            pages === null && '[visibility:var(--my-tiles)]',
          )}
        >
          {tiles.map((path, place) => {
            const { label, glyph, href, isArrest } = tileLook(path, pages?.titles ?? {});
            return (
              // It has no menu: however long it is pressed, an emergency opens.
              // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its tile, and changes what is on it
              <li key={place}>
                <Link
                  href={href}
                  className={classNames(
                    'flex h-19 flex-wrap content-center items-center gap-x-2 overflow-hidden rounded-card border px-[8px] font-bold leading-tight sm:px-[12px] @max-xs:flex-col @max-xs:flex-nowrap @max-xs:items-start @max-xs:justify-center',
                    isArrest
                      ? 'border-danger-solid bg-danger-solid text-on-danger hover:bg-danger-solid-hover'
                      : 'border-danger-line bg-danger-soft text-danger-ink hover:border-danger-solid',
                  )}
                >
                  <Glyph name={glyph} className="size-8 shrink-0" />
                  {/* In large text all labels stand below their pictures, rather than one of them broken beside it. */}
                  <span className="line-clamp-2 max-w-full flex-1 basis-[min-content] text-[min(1rem,4.7vw)] sm:text-[min(1rem,2.5vw)] @max-xs:flex-none">
                    {label}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <section aria-labelledby="pinned" className="mt-3">
        <div className="flex h-11 items-center justify-between gap-2">
          <h2 id="pinned" className="font-semibold">
            Pinned
          </h2>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setEditing(true)}
            className="-mr-2 min-h-11 rounded-control px-2 font-medium text-accent-ink hover:bg-accent-soft"
          >
            Edit<span className="sr-only"> emergencies and pinned pages</span>
          </button>
        </div>
        <div
          className={classNames(pages === null && 'min-h-(--my-room,4rem) sm:min-h-(--my-room-wide,4rem)')}
        >
          {hasArrived ? (
            <button
              type="button"
              onClick={() => setHeld(latest)}
              className="h-16 w-full overflow-hidden rounded-card border border-yours-line bg-yours-soft px-4 font-medium text-yours-ink leading-tight"
            >
              Show the pages you have pinned
            </button>
          ) : pinned.length === 0 ? (
            <p
              className={classNames(
                'flex h-16 items-center overflow-hidden rounded-card border border-yours-line border-dashed px-4 text-sm text-yours-ink leading-tight',
                pages === null && '[visibility:var(--my-hint)]',
              )}
            >
              Tap the star of a tool, chart or drug to keep it here.
            </p>
          ) : (
            <ul
              aria-labelledby="pinned"
              className="grid overflow-hidden rounded-card bg-surface ring-1 ring-line sm:grid-cols-2"
            >
              {pinned.map((path) => (
                <li key={path} className="h-14 border-line border-b">
                  <PinnedPage path={path} title={titleOf(path)} />
                </li>
              ))}
            </ul>
          )}
          {recent.length > 0 && (
            <>
              <h2 id="last-used" className="flex h-11 items-center font-semibold">
                Last used
              </h2>
              <ul aria-labelledby="last-used" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
                {recent.map((path) => (
                  <li key={path}>
                    <RecentPage path={path} title={titleOf(path)} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </section>
      {isEditing && (
        <Suspense>
          <EditHome
            onClose={() => {
              setEditing(false);
              setHeld(null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

interface PageLinkProps {
  readonly path: string;
  readonly title: string;
}

function PinnedPage({ path, title }: PageLinkProps) {
  const Icon = iconOf(path);
  return (
    <Link
      href={path}
      {...pageRow(path, title)}
      className="flex h-full items-center gap-3 px-3 -outline-offset-3 hover:bg-sunken"
    >
      <span className="@xs:flex hidden size-9 shrink-0 items-center justify-center rounded-control bg-yours-soft text-yours-ink">
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="wrap-anywhere line-clamp-2 min-w-0 flex-1 font-medium leading-tight">{title}</span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" />
    </Link>
  );
}

function RecentPage({ path, title }: PageLinkProps) {
  const Icon = iconOf(path);
  return (
    <Link
      href={path}
      {...pageRow(path, title)}
      className="flex h-12 items-center gap-2 overflow-hidden rounded-control border border-line bg-surface px-2.5 leading-tight hover:border-accent"
    >
      <Icon aria-hidden className="@xs:block hidden size-5 shrink-0 text-ink-muted" />
      <span className="wrap-anywhere line-clamp-2 min-w-0 text-[max(12px,min(0.875rem,4.5vw))]">{title}</span>
    </Link>
  );
}

/** Keeps the titles of the user's pages as the search on this device has them, and fetches it if one is missing. */
function useTitles(pages: MyPages | null): void {
  const isMissing = pages !== null && shownPages(pages).untitled.length > 0;
  useEffect(() => {
    const keep = () => {
      const titles = keptPages()?.titles;
      if (titles !== undefined) keepTitles(titles);
    };
    if (isMissing) void keepSearchData().then(keep);
    // Reading the search takes longer than a first paint may.
    else return whenIdle(keep);
  }, [isMissing]);
}
