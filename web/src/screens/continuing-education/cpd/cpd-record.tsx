import type { User } from '@oryx/contract';
import { productName } from '../../../product.ts';
import { type Day, dayText } from '../calendar-day.ts';
import { creditsText } from '../credits.ts';
import type { CpdEntry } from './cpd-entry.ts';
import { firstInvalidDay, latestFirst, standingOf } from './cpd-ledger.ts';
import { type CpdRequirement, cpdSources, type Register, registerRules } from './cpd-rules.ts';
import { standingText } from './standing-text.ts';

interface CpdRecordProps {
  readonly user: User;
  readonly entries: readonly CpdEntry[];
  readonly register: Register;
  readonly today: Day;
}

/**
 * The printed ledger, black on white in every theme, instead of the page. Expired activities are included and
 * marked.
 */
export function CpdRecord({ user, entries, register, today }: CpdRecordProps) {
  const { label, year, balance } = registerRules[register];
  const line = (title: string, requirement: CpdRequirement) => {
    const standing = standingOf(entries, requirement, today);
    const { ceus, ethics } = standing.total;
    const total = `${creditsText(ceus)} of ${requirement.ceus} CEUs, ${creditsText(ethics)} of ${requirement.ethics} in ethics`;
    return `${title}: ${total}. ${standingText(standing)}`;
  };
  return (
    <article className="hidden flex-col gap-3 bg-[#fff] p-4 text-[#000] text-sm print:flex">
      <h1 className="font-bold text-xl">CPD activity record</h1>
      <p>
        {`${user.firstName} ${user.lastName}, ${user.profession}`}
        <br />
        Registration number: ______________________________
        <br />
        {`Register: ${label}. Printed ${dayText(today)}.`}
      </p>
      <p>
        {line('Last 12 months', year)}
        <br />
        {line('Valid now (24 months)', balance)}
      </p>
      <CpdTable entries={entries} today={today} />
      <p>
        {`This is the user's own record from ${productName}. It is not the form of the councils and proves nothing without the certificates.`}
      </p>
      <p>{`Rules by: ${cpdSources.map(({ title, url }) => `${title} (${url})`).join('; ')}. Read in November 2026. What could not be verified stands on the page.`}</p>
    </article>
  );
}

function CpdTable({ entries, today }: Pick<CpdRecordProps, 'entries' | 'today'>) {
  const columns = ['Date', 'Activity', 'Provider', 'Level', 'Type', 'CEUs', 'Certificate', 'Valid to'];
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="border border-line-strong p-1">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {latestFirst(entries).map((entry) => (
          <tr key={entry.id} className="break-inside-avoid">
            {cellsOf(entry, today).map(([column, text]) => (
              <td key={column} className="border border-line-strong p-1 align-top">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function cellsOf(entry: CpdEntry, today: Day) {
  const end = firstInvalidDay(entry);
  return [
    ['date', dayText(entry.date)],
    ['activity', entry.activity],
    ['provider', entry.provider],
    ['level', entry.level],
    ['type', entry.type],
    ['ceus', creditsText(entry.ceus)],
    ['certificate', entry.certificate],
    ['end', end <= today ? `over since ${dayText(end)}` : `before ${dayText(end)}`],
  ] as const;
}
