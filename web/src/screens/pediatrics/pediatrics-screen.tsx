import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { ChangedParts } from '../../clinical/changed.tsx';
import { startRoute } from '../../clinical/emergencies.ts';
import { ReportFault } from '../../clinical/fault/report-fault.tsx';
import { NewVersion } from '../../clinical/new-version.tsx';
import { PatientChip } from '../../clinical/patient/patient-chip.tsx';
import { ReviewStatus, WithdrawnFacts } from '../../clinical/reviewed.tsx';
import { type Reviewable, reviewOfRows } from '../../clinical/reviewed-rows.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { type AgeRange, allAges, rangeOfAge, rangesOf } from './age-ranges.ts';
import { AgeSelector } from './age-selector.tsx';
import { ChildEntry } from './child-entry.tsx';
import type { Child } from './child-figures.ts';
import { DefibrillationPanel } from './defibrillation-panel.tsx';
import { LowestPressures } from './lowest-pressures.tsx';
import { ReferenceTable } from './reference-table.tsx';
import { ChildSheet } from './sheet/child-sheet.tsx';
import { useSheetChild } from './sheet/use-sheet-child.ts';
import { usePaediatricTables } from './use-paediatric-tables.ts';

/** Number of skeleton rows per table, as specified. */
const skeletonRows = { vitalSigns: 8, equipment: 6, defibrillation: 3 };

/** Paed-Cal: the current child, and three reference tables by age. */
export function PediatricsScreen({ title }: { readonly title: string }) {
  const { vitalSigns, equipment, defibrillation, changed, onShowNewer } = usePaediatricTables();
  const [range, setRange] = useState<AgeRange['key'] | typeof allAges.key>(allAges.key);
  const [child, setChild] = useState<Child>({});
  const tables = [vitalSigns, equipment, defibrillation];
  const isInRange = (row: { ageGroup: string }) =>
    range === allAges.key || rangesOf(row.ageGroup).some(({ key }) => key === range);
  const isThisChild = (row: { ageGroup: string }) => {
    const ofChild = child.months === undefined ? undefined : rangeOfAge(child.months);
    return ofChild !== undefined && rangesOf(row.ageGroup).includes(ofChild);
  };

  const isAnyReviewed = tables.some(({ data }) => data?.some(({ review }) => review) ?? false);
  const sheet = useSheetChild(child);
  // The sheet is printed alone, where there is one.
  const aside = sheet === null ? 'contents' : 'contents print:hidden';

  return (
    <Page width="full">
      <div className={aside}>
        <PageHeader title={title} description="Paediatric reference by age and weight" />
      </div>
      <PatientChip />
      <Link href={startRoute({ id: 'child' })} className={buttonStyle('danger', 'self-start print:hidden')}>
        Arrest: start the clock
      </Link>
      <div className={aside}>
        <ChildEntry onChild={setChild} />
      </div>
      {sheet && <ChildSheet child={sheet} energies={defibrillation.data ?? []} />}
      <div className={aside}>
        {tables.some(({ data, isError }) => isError && data === undefined) ? (
          <LoadError
            title="Unable to Load Paediatric Data"
            description="There was an error loading the paediatric reference data. Please check your connection and try again."
            onRetry={() => {
              for (const table of tables) if (table.isError) table.refetch();
            }}
          />
        ) : tables.every(({ data }) => data?.length === 0) ? (
          <EmptyState title="No data available" />
        ) : (
          <ChangedParts value={changed}>
            <WithdrawnFacts
              withdrawn={tables.flatMap(({ data = [] }) => data.flatMap((row) => row.withdrawn ?? []))}
            />
            <AgeSelector value={range} onChange={setRange} />
            <TableSection
              title="Normal Vital Signs by Age"
              table={vitalSigns}
              isMarked={isAnyReviewed}
              skeletons={skeletonRows.vitalSigns}
            >
              {(rows) => (
                <ReferenceTable
                  title="Normal Vital Signs by Age"
                  rows={rows.filter(isInRange)}
                  ageGroupOf={(row) => row.ageGroup}
                  isMarked={isThisChild}
                  emptyText="No vital signs data available"
                  columns={[
                    { heading: 'Weight (kg)', value: (row) => row.weightKg },
                    { heading: 'Heart rate (/min)', value: (row) => row.heartRateRange },
                    { heading: 'Respiratory rate (/min)', value: (row) => row.respiratoryRateRange },
                    { heading: 'Systolic BP (mmHg)', value: (row) => row.systolicBpRange },
                  ]}
                />
              )}
            </TableSection>
            <LowestPressures />
            <TableSection
              title="Airway Equipment Sizes"
              table={equipment}
              isMarked={isAnyReviewed}
              skeletons={skeletonRows.equipment}
            >
              {(rows) => (
                <ReferenceTable
                  title="Airway Equipment Sizes"
                  rows={rows.filter(isInRange)}
                  ageGroupOf={(row) => row.ageGroup}
                  isMarked={isThisChild}
                  emptyText="No equipment data available"
                  columns={[
                    { heading: 'OPA', value: (row) => row.opaSize },
                    { heading: 'ETT', value: (row) => row.ettSize },
                    { heading: 'NG tube', value: (row) => row.ngTubeSize },
                  ]}
                />
              )}
            </TableSection>
            <TableSection
              title="Defibrillation Energy"
              table={defibrillation}
              isMarked={isAnyReviewed}
              skeletons={skeletonRows.defibrillation}
            >
              {(rows) => <DefibrillationPanel rows={rows} />}
            </TableSection>
            {!isAnyReviewed && (
              <p className="text-ink-muted text-sm">
                Awaiting clinical review. These tables are drafts from published sources; no clinician has
                signed them off.
              </p>
            )}
          </ChangedParts>
        )}
      </div>
      <ReportFault
        path="/pediatrics"
        title="Paed-Cal"
        page={[vitalSigns.data, equipment.data, defibrillation.data]}
      />
      <NewVersion onShow={onShowNewer} />
    </Page>
  );
}

interface TableSectionProps<Row> {
  readonly title: string;
  readonly table: { readonly data: Row[] | undefined };
  /** True if the section says who has reviewed it. While no table is reviewed, one sentence says so of all. */
  readonly isMarked: boolean;
  readonly skeletons: number;
  readonly children: (rows: Row[]) => ReactNode;
}

function TableSection<Row extends Reviewable>({
  title,
  table,
  isMarked,
  skeletons,
  children,
}: TableSectionProps<Row>) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-bold text-lg">{title}</h2>
      {table.data && isMarked && <ReviewStatus review={reviewOfRows(table.data)} />}
      {table.data !== undefined ? children(table.data) : <SkeletonRows count={skeletons} />}
    </section>
  );
}
