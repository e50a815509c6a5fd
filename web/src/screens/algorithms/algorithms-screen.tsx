import ArrowRight from 'lucide-react/icons/arrow-right';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { isSame } from '../../clinical/changed.tsx';
import { partsOf } from '../../clinical/further.ts';
import { FurtherHeading } from '../../clinical/further-heading.tsx';
import { LocalFirst } from '../../clinical/local-first.tsx';
import { NewVersion } from '../../clinical/new-version.tsx';
import { useDay } from '../../clinical/on-day/use-day.ts';
import { PatientChip } from '../../clinical/patient/patient-chip.tsx';
import { keptPosition, useKeptScroll, useStoredChoice } from '../../device/kept-state.ts';
import { noPageId, WarmUp } from '../../device/warm-up.tsx';
import { usePreparedNames } from '../../search/use-pages.ts';
import { useListBehind } from '../../ui/detail-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useOverlayRoute } from '../../ui/use-overlay-route.ts';
import { AlgorithmGrid, AlgorithmSkeletons } from './algorithm-grid.tsx';
import { AlgorithmViewer } from './algorithm-viewer.tsx';
import { NamibiaReferences, RcsaReferences } from './references.tsx';
import type { AlgorithmTab, ShownAlgorithm } from './shown-algorithm.ts';
import { useAlgorithms } from './use-algorithms.ts';

const tabs: readonly { value: AlgorithmTab; subtitle: string; origin: string; emptyText: string }[] = [
  {
    value: 'Namibia_STDG',
    subtitle: 'Namibia Standard Treatment Guidelines',
    origin:
      'Oryx drafted these charts from public sources. They are not the text of the Ministry of Health and Social Services.',
    emptyText: 'Ready for Namibia Standard Treatment Guidelines algorithms.',
  },
  {
    value: 'RCSA',
    subtitle: 'Resuscitation Council of Southern Africa',
    origin:
      'Oryx drafted these charts from public sources. They are not the cards of the Resuscitation Council.',
    emptyText: 'All current emergency algorithms are displayed here.',
  },
];

// Lazy: few users have a role.
const AlgorithmOnDay = lazy(async () => ({
  default: (await import('./algorithm-on-day.tsx')).AlgorithmOnDay,
}));

/** The number of charts after which the browser has compiled what they need. One is too few. */
const warmedUp = 3;

const position = keptPosition('algorithms');

/** The emergency algorithms in two tabs. The algorithm in the address is open. */
export function AlgorithmsScreen({
  title,
  id,
}: {
  readonly title: string;
  readonly id?: string | undefined;
}) {
  usePreparedNames();
  return (
    <Page width="full">
      <PageHeader title={title} description="Step by step through an emergency" />
      <PatientChip />
      <Algorithms id={id} />
      <Link
        href="/complaints"
        className="flex min-h-12 items-center justify-between gap-2 rounded-card border border-line bg-surface px-4 py-2 font-medium text-accent-ink hover:underline"
      >
        Presenting complaints: what to ask, and causes not to miss
        <ArrowRight aria-hidden className="size-5 shrink-0" />
      </Link>
    </Page>
  );
}

function Algorithms({ id }: { id: string | undefined }) {
  const { data: algorithms, isError, isUnrefreshed, refetch, newer, showNewer } = useAlgorithms(id);
  const listed = useListBehind(algorithms, id);
  const { linkTo, close } = useOverlayRoute('/algorithms');
  const day = useDay();
  const [shownVersion, setShownVersion] = useState(0);
  const [chosenTab, setChosenTab] = useState<AlgorithmTab>();
  const [usualTab, setUsualTab] = useStoredChoice('oryx-chart-source', ['Namibia_STDG', 'RCSA']);
  useKeptScroll(position, listed !== undefined);

  const ofTab = useMemo(
    () =>
      algorithms && {
        Namibia_STDG: algorithms.filter((algorithm) => algorithm.tab === 'Namibia_STDG'),
        RCSA: algorithms.filter((algorithm) => algorithm.tab === 'RCSA'),
      },
    [algorithms],
  );

  if (algorithms === undefined && isError) {
    return (
      <LoadError
        title="Unable to Load Algorithms"
        description="There was an error loading the emergency algorithms. Please check your connection and try again."
        onRetry={refetch}
      />
    );
  }
  const openId = Number.parseInt(id ?? '', 10);
  const open = algorithms?.find((algorithm) => algorithm.id === openId);
  const newerOpen = newer?.find((algorithm) => algorithm.id === openId);
  const hasNews =
    newer !== undefined &&
    (open ? !isSame(open, newerOpen) : !isSame(algorithms?.map(cardOf), newer.map(cardOf)));
  const onShowNewer = hasNews
    ? () => {
        showNewer();
        setShownVersion((version) => version + 1);
      }
    : null;
  // The address of an algorithm also selects its tab.
  const tab = chosenTab ?? open?.tab ?? usualTab;
  return (
    <>
      {isUnrefreshed && (
        <p role="status" className="text-ink-muted text-sm">
          Oryx could not look for newer algorithms. These are the ones it loaded before.
        </p>
      )}
      <Tabs
        label="Sources"
        value={tab}
        onValueChange={(next) => {
          setChosenTab(next);
          setUsualTab(next);
        }}
        tabs={tabs.map(({ value, subtitle, origin, emptyText }) => ({
          value,
          label: value,
          panel: (
            <div className="flex flex-col gap-4">
              <h2 className="font-bold text-lg leading-tight">{subtitle}</h2>
              <p>{origin}</p>
              <TabList algorithms={listed && ofTab?.[value]} emptyText={emptyText} linkTo={linkTo} />
              {value === 'Namibia_STDG' && <NamibiaReferences />}
              {value === 'RCSA' && !open && <RcsaReferences algorithms={listed ?? []} />}
            </div>
          ),
        }))}
      />
      {open && day !== null && (
        <Suspense>
          <AlgorithmOnDay key={`${open.id} ${day}`} algorithm={open} day={day} onClose={close} />
        </Suspense>
      )}
      {open && day === null && (
        <AlgorithmViewer
          algorithm={open}
          version={shownVersion}
          others={ofTab?.[open.tab] ?? []}
          linkTo={linkTo}
          onShowNewer={onShowNewer}
          onClose={() => {
            setChosenTab(tab);
            close();
          }}
        />
      )}
      {!open && <NewVersion onShow={onShowNewer} />}
      {algorithms && (
        <WarmUp>
          {algorithms.slice(0, warmedUp).map((algorithm) => (
            <AlgorithmViewer
              key={algorithm.id}
              algorithm={{ ...algorithm, id: noPageId }}
              version={0}
              others={[]}
              linkTo={linkTo}
              onShowNewer={null}
              onClose={close}
            />
          ))}
        </WarmUp>
      )}
    </>
  );
}

/** What the list shows of an algorithm. */
const cardOf = ({ id, title, description, tab, references, image, local }: ShownAlgorithm) => ({
  ...{ id, title, description, tab, references, image, local },
});

interface TabListProps {
  readonly algorithms: readonly ShownAlgorithm[] | undefined;
  readonly emptyText: string;
  readonly linkTo: ReturnType<typeof useOverlayRoute>['linkTo'];
}

function TabList({ algorithms, emptyText, linkTo }: TabListProps) {
  if (algorithms === undefined) return <AlgorithmSkeletons />;
  if (algorithms.length === 0) return <EmptyState title="No Algorithms Found">{emptyText}</EmptyState>;
  return <Cards algorithms={algorithms} linkTo={linkTo} />;
}

function Cards({
  algorithms,
  linkTo,
}: Pick<TabListProps, 'linkTo'> & { algorithms: readonly ShownAlgorithm[] }) {
  const { specified, further } = useMemo(() => partsOf('algorithms', algorithms), [algorithms]);
  return (
    <>
      <LocalFirst pages={algorithms} rest="All charts">
        {(first) => <AlgorithmGrid label="Algorithms" algorithms={first} linkTo={linkTo} />}
      </LocalFirst>
      {specified.length > 0 && <AlgorithmGrid label="Algorithms" algorithms={specified} linkTo={linkTo} />}
      {further.length > 0 && (
        <>
          <FurtherHeading title="Further charts" count={further.length} />
          <AlgorithmGrid label="Further charts" algorithms={further} linkTo={linkTo} />
        </>
      )}
    </>
  );
}
