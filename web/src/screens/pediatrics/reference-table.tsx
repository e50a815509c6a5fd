import { ChangedMark } from '../../clinical/changed.tsx';
import { ReviewStatus } from '../../clinical/reviewed.tsx';
import { areOfDifferentReview, type Reviewable } from '../../clinical/reviewed-rows.ts';
import { notAvailable, shown } from '../../clinical/shown.ts';
import { classNames } from '../../ui/class-names.ts';
import { CellHeading, stackingTable, tableRoles } from '../../ui/stacking-table.tsx';
import { ageRanges, rangesOf } from './age-ranges.ts';

interface Column<Row> {
  readonly heading: string;
  readonly value: (row: Row) => string | null | undefined;
}

interface ReferenceTableProps<Row> {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly ageGroupOf: (row: Row) => string;
  /** Returns true for the rows of the entered child. */
  readonly isMarked: (row: Row) => boolean;
  readonly emptyText: string;
}

/* Five columns fit a phone of 390 px. */
const headingCell = 'px-1 py-2 align-bottom sm:px-3';
const cell = 'px-1 py-2.5 text-sm sm:px-3 sm:text-base @max-[22rem]:px-3 @max-[22rem]:py-1';

/** A table by age group. Rows are tinted, and the first cell names the group. A narrow frame stacks the rows. */
export function ReferenceTable<Row extends Reviewable>({
  title,
  columns,
  rows,
  ageGroupOf,
  isMarked,
  emptyText,
}: ReferenceTableProps<Row>) {
  if (rows.length === 0) return <p className="text-ink-muted">{emptyText}</p>;
  const areMarked = areOfDifferentReview(rows);
  return (
    <section
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard
      tabIndex={0}
      className={`${stackingTable.frame} overflow-x-auto rounded-card border border-line`}
    >
      <table {...tableRoles.table} className={`w-full border-collapse text-left ${stackingTable.block}`}>
        <thead {...tableRoles.group} className={`bg-sunken text-xs sm:text-sm ${stackingTable.head}`}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHeader} scope="col" className={headingCell}>
              Age group
            </th>
            {columns.map(({ heading }) => (
              <th key={heading} {...tableRoles.columnHeader} scope="col" className={headingCell}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group} className={`divide-y divide-line ${stackingTable.block}`}>
          {rows.map((row, index) => {
            const ageGroup = shown(ageGroupOf(row), notAvailable);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key of their own and never move
              <tr key={index} {...tableRoles.row} className={classNames(tintOf(ageGroup), stackingTable.row)}>
                <th
                  {...tableRoles.rowHeader}
                  scope="row"
                  className={classNames(cell, 'font-semibold', stackingTable.whole)}
                >
                  {ageGroup} <ChangedMark part={row} />
                  {areMarked && <ReviewStatus review={row.review ?? null} />}
                  {isMarked(row) && (
                    <span className="mt-0.5 block w-fit rounded-full bg-accent px-2 font-semibold text-on-accent text-sm">
                      This child
                    </span>
                  )}
                </th>
                {columns.map(({ heading, value }) => (
                  <td
                    key={heading}
                    {...tableRoles.cell}
                    className={classNames(cell, isMarked(row) && 'font-semibold')}
                  >
                    <CellHeading>{heading}</CellHeading>
                    {shown(value(row), notAvailable)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

const tints = [
  'bg-[color-mix(in_srgb,#db2777_12%,var(--surface))]',
  'bg-[color-mix(in_srgb,#d97706_14%,var(--surface))]',
  'bg-[color-mix(in_srgb,#65a30d_14%,var(--surface))]',
  'bg-[color-mix(in_srgb,#0284c7_13%,var(--surface))]',
  'bg-[color-mix(in_srgb,#7c3aed_12%,var(--surface))]',
];

function tintOf(ageGroup: string): string {
  const [range] = rangesOf(ageGroup);
  return (range && tints[ageRanges.indexOf(range)]) ?? 'bg-surface';
}
