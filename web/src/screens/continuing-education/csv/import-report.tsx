import { toneStyle } from '../../../ui/tone.ts';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import type { CsvImport } from './education-csv.ts';

/** Maximum number of listed faults. A foreign file has one in every row. */
const mostFaults = 10;

interface ImportReportProps {
  readonly noun: string;
  readonly report: CsvImport<unknown>;
}

/** The result of an import, with the invalid rows. */
export function ImportReport({ noun, report }: ImportReportProps) {
  const { added, duplicates, faults } = report;
  const tone = faults.length > 0 ? 'caution' : 'normal';
  const more = faults.length - mostFaults;
  return (
    <div className={`flex gap-3 rounded-card border p-3 ${toneStyle[tone]}`}>
      <ToneIcon tone={tone} className="mt-0.5" />
      <div className="min-w-0">
        <p className="font-semibold">{`Imported ${noun}: ${added.length}. Already there: ${duplicates}. Not read: ${faults.length}.`}</p>
        {faults.length > 0 && (
          <ul className="mt-1 list-disc pl-5">
            {faults.slice(0, mostFaults).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
            {more > 0 && <li>{`And ${more} more.`}</li>}
          </ul>
        )}
      </div>
    </div>
  );
}
