import type { AirwayEquipment, VitalSigns } from '@oryx/contract';
import type { ReactNode } from 'react';
import type { AnyDefibrillation } from '../../clinical/pediatrics.ts';
import { ReviewStatus } from '../../clinical/reviewed.tsx';
import { type Reviewable, reviewOfRows } from '../../clinical/reviewed-rows.ts';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { DefibrillationPanel } from './defibrillation-panel.tsx';
import { ReferenceTable } from './reference-table.tsx';

/** Number of skeleton rows per table, as specified. */
const skeletonRows = { vitalSigns: 8, equipment: 6, defibrillation: 3 };

interface Table<Row> {
  /** Undefined while it loads. */
  readonly data: Row[] | undefined;
}

interface AgeRow {
  readonly ageGroup: string;
}

interface ReferenceTablesProps {
  readonly vitalSigns: Table<VitalSigns>;
  readonly equipment: Table<AirwayEquipment>;
  readonly defibrillation: Table<AnyDefibrillation>;
  /** Returns true for the rows to show. */
  readonly isInRange?: (row: AgeRow) => boolean;
  /** Returns true for the row of the child in hand. */
  readonly isThisChild?: (row: AgeRow) => boolean;
  /** What stands under the vital signs. */
  readonly children?: ReactNode;
}

/** The three tables of Paed-Cal, with who has reviewed them. */
export function ReferenceTables({
  vitalSigns,
  equipment,
  defibrillation,
  isInRange = () => true,
  isThisChild = () => false,
  children,
}: ReferenceTablesProps) {
  const isAnyReviewed = [vitalSigns, equipment, defibrillation].some(
    ({ data }) => data?.some(({ review }) => review) ?? false,
  );
  return (
    <>
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
      {children}
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
          Awaiting clinical review. These tables are drafts from published sources; no clinician has signed
          them off.
        </p>
      )}
    </>
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
