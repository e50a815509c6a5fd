import type { ReferenceTable } from '@oryx/calculators';
import { classNames } from '../../../ui/class-names.ts';
import { CellHeading, stackingTable, tableRoles } from '../../../ui/stacking-table.tsx';
import { TextSource } from './text-source.tsx';

/** Length of a text that takes the whole width where rows are blocks. */
const longText = 24;

/** A table of a tool's page. A wide table scrolls inside its frame, and a narrow frame stacks its rows. */
export function ReferenceTableView({ table }: { table: ReferenceTable }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-bold text-lg">{table.title}</h2>
      <section
        aria-label={table.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard
        tabIndex={0}
        className={`${stackingTable.frame} scroll-hint overflow-x-auto rounded-card border border-line`}
      >
        <table
          {...tableRoles.table}
          className={`w-full border-collapse text-left text-sm ${stackingTable.block}`}
        >
          <thead {...tableRoles.group} className={`border-line-strong border-b-2 ${stackingTable.head}`}>
            <tr {...tableRoles.row}>
              {table.columns.map((column) => (
                <th key={column} {...tableRoles.columnHeader} scope="col" className="px-3 py-2 font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...tableRoles.group} className={`divide-y divide-line ${stackingTable.block}`}>
            {table.rows.map((row) => (
              <tr key={row.join('|')} {...tableRoles.row} className={stackingTable.row}>
                {row.map((cell, index) => {
                  const heading = table.columns[index] ?? '';
                  return index === 0 ? (
                    <th
                      key={heading}
                      {...tableRoles.rowHeader}
                      scope="row"
                      className={`px-3 py-2 font-semibold ${stackingTable.whole}`}
                    >
                      <CellHeading>{heading}</CellHeading>
                      {cell}
                    </th>
                  ) : (
                    <td
                      key={heading}
                      {...tableRoles.cell}
                      className={classNames('px-3 py-2', cell.length > longText && stackingTable.whole)}
                    >
                      <CellHeading>{heading}</CellHeading>
                      {cell}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {table.source !== undefined && <TextSource source={table.source} />}
    </section>
  );
}
