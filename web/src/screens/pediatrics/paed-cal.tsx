import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { ChangedParts } from '../../clinical/changed.tsx';
import { startRoute } from '../../clinical/emergencies.ts';
import { ReportFault } from '../../clinical/fault/report-fault.tsx';
import { NewVersion } from '../../clinical/new-version.tsx';
import { PatientChip } from '../../clinical/patient/patient-chip.tsx';
import { WithdrawnFacts } from '../../clinical/reviewed.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { type AgeRange, allAges, rangeOfAge, rangesOf } from './age-ranges.ts';
import { AgeSelector } from './age-selector.tsx';
import { ChildEntry } from './child-entry.tsx';
import type { Child } from './child-figures.ts';
import { LowestPressures } from './lowest-pressures.tsx';
import { ReferenceTables } from './reference-tables.tsx';
import { ChildSheet } from './sheet/child-sheet.tsx';
import { useSheetChild } from './sheet/use-sheet-child.ts';
import { usePaediatricTables } from './use-paediatric-tables.ts';

interface PaedCalProps {
  readonly title: string;
  /** Says why it is today's page although another day was asked for. */
  readonly banner?: ReactNode;
}

/** Paed-Cal as it is today: the current child, and three reference tables by age. */
export function PaedCal({ title, banner }: PaedCalProps) {
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

  const sheet = useSheetChild(child);
  // The sheet is printed alone, where there is one.
  const aside = sheet === null ? 'contents' : 'contents print:hidden';

  return (
    <Page width="full">
      <div className={aside}>
        <PageHeader title={title} description="Paediatric reference by age and weight" />
        {banner}
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
            <ReferenceTables {...{ vitalSigns, equipment, defibrillation, isInRange, isThisChild }}>
              <LowestPressures />
            </ReferenceTables>
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
