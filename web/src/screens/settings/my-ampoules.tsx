import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { type ChangeEvent, useMemo, useRef, useState } from 'react';
import { useReference } from '../../api/reference.ts';
import {
  type Ampoules,
  ampoulesText,
  fittedAmpoules,
  readAmpoules,
  type StockedDrug,
  stockedDrugs,
  stockedKey,
} from '../../clinical/ampoules/ampoules.ts';
import { setAmpoules, setStocked, useAmpoules } from '../../clinical/ampoules/ampoules-store.ts';
import { medications as medicationList } from '../../clinical/medications.ts';
import { Button } from '../../ui/button.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Select } from '../../ui/select.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

/** Which strengths are stocked, for this device, with export and import of the whole set. */
export function MyAmpoules() {
  const medications = useReference(medicationList);
  const drugs = useMemo(() => stockedDrugs(medications.data ?? []), [medications.data]);
  const ampoules = useAmpoules();
  return (
    <section aria-labelledby="my-ampoules" className="flex flex-col gap-3">
      <h3 id="my-ampoules" className="font-semibold text-yours-ink">
        My ampoules
      </h3>
      <p className="text-sm">
        The strengths that you stock. Volumes are worked out for them. At each dose ask: is this what the
        label says?
      </p>
      {medications.isError && medications.data === undefined ? (
        <LoadError
          title="Unable to load the medications"
          description="Please check your connection and try again."
          onRetry={() => medications.refetch()}
        />
      ) : medications.data === undefined ? (
        <SkeletonRows count={4} />
      ) : (
        <>
          <ul className="divide-y divide-line">
            {drugs.map((drug) => (
              <DrugRow key={drug.id} drug={drug} stocked={stockedKey(ampoules, drug.id)} />
            ))}
          </ul>
          <SetFiles ampoules={ampoules} drugs={drugs} />
        </>
      )}
    </section>
  );
}

function DrugRow({ drug, stocked }: { readonly drug: StockedDrug; readonly stocked: string | null }) {
  const { id, name, strengths } = drug;
  const chosen = strengths.find(({ key }) => key === stocked);
  return (
    <li className="grid grid-cols-1 items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-2">
      <label htmlFor={`stocked-${id}`} className="font-medium">
        {name}
        {chosen && <span className="block font-normal text-sm text-yours-ink">Stocked: {chosen.label}</span>}
      </label>
      <Select
        id={`stocked-${id}`}
        value={chosen?.key ?? ''}
        onChange={(event) => setStocked(id, event.target.value === '' ? null : event.target.value)}
      >
        <option value="">As on the page</option>
        {strengths.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
    </li>
  );
}

/** Largest file in bytes. A set of all drugs is a hundredth of it. */
const longestFile = 100_000;

interface SetFilesProps {
  readonly ampoules: Ampoules;
  readonly drugs: readonly StockedDrug[];
}

/** What an import did, and the set before it. */
interface Report {
  readonly text: string;
  readonly before: Ampoules | null;
}

function SetFiles({ ampoules, drugs }: SetFilesProps) {
  const [report, setReport] = useState<Report | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const count = Object.keys(ampoules).length;

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (file === undefined) return;
    const read =
      file.size > longestFile ? { fault: 'The file is too large.' } : readAmpoules(await textOf(file));
    // Reset, so that the same file can be chosen again.
    target.value = '';
    if (read.fault !== undefined) {
      setReport({ text: `${read.fault} Nothing was changed.`, before: null });
      return;
    }
    const { stocked, unknown } = fittedAmpoules(read.stocked, drugs);
    setAmpoules(stocked);
    setReport({ text: importedText(Object.keys(stocked).length, unknown), before: ampoules });
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          disabled={count === 0}
          onClick={() => saveFile('oryx-ampoules.json', ampoulesText(ampoules), 'application/json')}
          className="flex-1"
        >
          <Download aria-hidden className="size-5 shrink-0" />
          Export the set
        </Button>
        <Button variant="secondary" onClick={() => input.current?.click()} className="flex-1">
          <Upload aria-hidden className="size-5 shrink-0" />
          Import a set
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label="File of ampoules"
          hidden
          onChange={take}
        />
      </div>
      <p className="text-ink-muted text-sm">
        A service can hand its set to its crews as a file. Importing replaces the set on this device, which
        signing out removes.
      </p>
      <div aria-live="polite" className="flex flex-wrap items-center gap-2">
        {report !== null && <p>{report.text}</p>}
        {report?.before && (
          <Button
            variant="ghost"
            onClick={() => {
              setAmpoules(report.before ?? {});
              setReport({ text: 'The import was undone.', before: null });
            }}
          >
            Undo
          </Button>
        )}
      </div>
    </div>
  );
}

async function textOf(file: File): Promise<string> {
  try {
    return await file.text();
  } catch (error) {
    console.error('The file could not be read.', error);
    return '';
  }
}

function importedText(taken: number, unknown: number): string {
  const strengths = taken === 1 ? '1 strength is' : `${taken} strengths are`;
  const left = unknown === 0 ? '' : ` ${unknown} left out, because this Oryx does not know them.`;
  return `${strengths} set from the file.${left}`;
}
