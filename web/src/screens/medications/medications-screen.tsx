import type { Medication } from '@oryx/contract';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { isSame } from '../../clinical/changed.tsx';
import { partsOf } from '../../clinical/further.ts';
import { FurtherHeading } from '../../clinical/further-heading.tsx';
import { LocalFirst } from '../../clinical/local-first.tsx';
import { NewVersion } from '../../clinical/new-version.tsx';
import { useDay } from '../../clinical/on-day/use-day.ts';
import { PatientChip } from '../../clinical/patient/patient-chip.tsx';
import { keptPosition, useKeptScroll, useKeptState } from '../../device/kept-state.ts';
import { noPageId, WarmUp } from '../../device/warm-up.tsx';
import { usePreparedNames } from '../../search/use-pages.ts';
import { isSideBySide, useListBehind } from '../../ui/detail-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useOverlayRoute } from '../../ui/use-overlay-route.ts';
import { foundMedications, medicationAt } from './found-medications.ts';
import { MedicationDialog } from './medication-dialog.tsx';
import { MedicationList } from './medication-list.tsx';
import { MedicationReferences } from './medication-references.tsx';
import { MedicationSearch } from './medication-search.tsx';
import { useMedications } from './use-medications.ts';

// Lazy: few users have a role.
const MedicationOnDay = lazy(async () => ({
  default: (await import('./medication-on-day.tsx')).MedicationOnDay,
}));

/** Number of skeleton rows, as specified. */
const skeletonRows = 8;

/** The number of pages after which the browser has compiled what they need. One is too few. */
const warmedUp = 4;

const position = keptPosition('medications');

/** The medications by name. The medication in the address is open. */
export function MedicationsScreen({
  title,
  id,
}: {
  readonly title: string;
  readonly id?: string | undefined;
}) {
  usePreparedNames();
  return (
    <Page>
      <PageHeader title={title} description="Emergency medicines: doses, dangers and use" />
      <PatientChip />
      <Medications id={id} />
      <MedicationReferences />
    </Page>
  );
}

/** What the list shows of a medication. */
const rowOf = ({ id, name, genericName, classification, review, local }: Medication) => ({
  ...{ id, name, genericName, classification, review, local },
});

const Skeletons = () => <SkeletonRows count={skeletonRows} label="Loading medications..." />;

function Medications({ id }: { id: string | undefined }) {
  const { data: medications, isError, refetch, newer, showNewer } = useMedications(id);
  const listed = useListBehind(medications, id);
  const { linkTo, close } = useOverlayRoute('/medications');
  const day = useDay();
  const [text, setText] = useKeptState('medications text', '');
  useKeptScroll(position, listed !== undefined);
  const found = useMemo(() => foundMedications(listed ?? [], text), [listed, text]);
  const { specified, further } = useMemo(() => partsOf('medications', found), [found]);
  const clear = useCallback(() => setText(''), [setText]);

  if (medications === undefined) {
    if (!isError) return <Skeletons />;
    return (
      <LoadError
        title="Unable to Load Medications"
        description="There was an error loading the medication database. Please check your connection and try again."
        onRetry={refetch}
      />
    );
  }
  if (medications.length === 0) {
    return (
      <EmptyState title="No Medications Found">
        Please ask an administrator to add medication data.
      </EmptyState>
    );
  }
  const open = medicationAt(medications, id);
  const openId = isSideBySide() ? open?.id : undefined;
  const hasNews =
    newer !== undefined &&
    (open ? !isSame(open, medicationAt(newer, id)) : !isSame(medications.map(rowOf), newer.map(rowOf)));
  return (
    <>
      {listed === undefined ? (
        <Skeletons />
      ) : (
        <MedicationSearch text={text} found={found.length} onChange={setText} onClear={clear} />
      )}
      {listed !== undefined && found.length === 0 && (
        <EmptyState title="No Medications Found">
          No medication matches this search. Try another name, or part of one.
        </EmptyState>
      )}
      {found.length > 0 && (
        <>
          <LocalFirst pages={found} rest="All medications">
            {(first, label) => (
              <MedicationList label={label} medications={first} linkTo={linkTo} openId={openId} />
            )}
          </LocalFirst>
          {specified.length > 0 && (
            <MedicationList label="Medications" medications={specified} linkTo={linkTo} openId={openId} />
          )}
          {further.length > 0 && (
            <>
              <FurtherHeading title="Further medicines" count={further.length} />
              <MedicationList
                label="Further medicines"
                medications={further}
                linkTo={linkTo}
                openId={openId}
              />
            </>
          )}
        </>
      )}
      {/* The key gives each drug a dialog of its own, so that no weight is carried to another drug. */}
      {open && day !== null && (
        <Suspense>
          <MedicationOnDay key={`${open.id} ${day}`} medication={open} day={day} onClose={close} />
        </Suspense>
      )}
      {open && day === null && (
        <MedicationDialog
          key={open.id}
          medication={open}
          onClose={close}
          onShowNewer={hasNews ? showNewer : null}
        />
      )}
      {!open && <NewVersion onShow={hasNews ? showNewer : null} />}
      <WarmUp>
        {medications.slice(0, warmedUp).map((medication) => (
          <MedicationDialog
            key={medication.id}
            medication={{ ...medication, id: noPageId }}
            onClose={close}
            onShowNewer={null}
          />
        ))}
      </WarmUp>
    </>
  );
}
