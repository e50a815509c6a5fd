import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { dayOf } from '../calendar-day.ts';
import { type CsvFormat, type CsvImport, exportCsv, importCsv, longestFile } from './education-csv.ts';
import { ImportReport } from './import-report.tsx';

interface CsvButtonsProps<Item> {
  readonly format: CsvFormat<Item>;
  readonly items: readonly Item[];
  readonly onImport: (added: readonly Item[]) => void;
}

const failed = (fault: string): CsvImport<never> => ({ added: [], duplicates: 0, faults: [fault] });

/** Export and import of a list as CSV. */
export function CsvButtons<Item>({ format, items, onImport }: CsvButtonsProps<Item>) {
  const [report, setReport] = useState<CsvImport<Item> | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (file === undefined) return;
    const imported = await importFile(format, file, items);
    // Reset, so that the same file can be chosen again.
    target.value = '';
    onImport(imported.added);
    setReport(imported);
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          disabled={items.length === 0}
          onClick={() => saveFile(format.fileName, exportCsv(format, items), 'text/csv')}
          className="flex-1"
        >
          <Download aria-hidden className="size-5 shrink-0" />
          Export CSV
        </Button>
        <Button variant="secondary" onClick={() => input.current?.click()} className="flex-1">
          <Upload aria-hidden className="size-5 shrink-0" />
          Import CSV
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label={`CSV file of ${format.noun}`}
          hidden
          onChange={read}
        />
      </div>
      <div aria-live="polite">{report !== null && <ImportReport noun={format.noun} report={report} />}</div>
    </div>
  );
}

async function importFile<Item>(
  format: CsvFormat<Item>,
  file: File,
  items: readonly Item[],
): Promise<CsvImport<Item>> {
  if (file.size > longestFile) return failed('The file is larger than 1 MB.');
  try {
    return importCsv(format, await file.text(), items, dayOf(new Date()));
  } catch (error) {
    console.error('The file could not be read.', error);
    return failed('The file could not be read.');
  }
}
