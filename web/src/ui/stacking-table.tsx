/**
 * Classes of a table whose rows become blocks in a narrow frame, so that no column has to be scrolled to. The
 * width is in rem: larger text needs more of it. The frame must have `stackingTable.frame`.
 */
export const stackingTable = {
  frame: '@container',
  block: '@max-[22rem]:block',
  head: '@max-[22rem]:sr-only',
  row: '@max-[22rem]:grid @max-[22rem]:grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))] @max-[22rem]:py-1.5',
  whole: '@max-[22rem]:col-span-full',
} as const;

/** The roles of a table's elements, because a browser may forget them when they are displayed as blocks. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** The heading of a column over a cell of a row that has become a block. A screen reader has it already. */
export function CellHeading({ children }: { readonly children: string }) {
  return (
    <span
      aria-hidden
      data-heading={children}
      className="hidden font-normal text-ink-muted text-xs before:content-[attr(data-heading)] @max-[22rem]:block"
    />
  );
}
