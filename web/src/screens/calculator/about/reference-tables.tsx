import type { ReferenceTable } from '@oryx/calculators';

/** A table of a tool's page. A wide table scrolls inside its frame. */
export function ReferenceTableView({ table }: { table: ReferenceTable }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-bold text-lg">{table.title}</h2>
      <section
        aria-label={table.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard
        tabIndex={0}
        className="scroll-hint overflow-x-auto rounded-card border border-line"
      >
        <table className="w-full border-collapse text-left text-sm">
          <thead className="border-line-strong border-b-2">
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col" className="px-3 py-2 font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {table.rows.map((row) => (
              <tr key={row.join('|')}>
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th key={table.columns[index]} scope="row" className="px-3 py-2 font-semibold">
                      {cell}
                    </th>
                  ) : (
                    <td key={table.columns[index]} className="px-3 py-2">
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {table.source !== undefined && <p className="text-ink-muted text-sm">{`Source: ${table.source}`}</p>}
    </section>
  );
}
