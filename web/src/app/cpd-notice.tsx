import GraduationCap from 'lucide-react/icons/graduation-cap';
import { Link } from 'wouter';
import { readItem, readJson, writeItem } from '../device/device-storage.ts';
import { laterKeys } from '../device/later-keys.ts';
import { dayOf } from '../screens/continuing-education/calendar-day.ts';
import { cpdWarnings } from '../screens/continuing-education/cpd/cpd-warnings.ts';
import { readKept } from '../screens/continuing-education/education-data.ts';
import { Notice } from './notice.tsx';

/** Days for which the line stays away after it was closed. */
const quietDays = 7;

const millisecondsADay = 86_400_000;

/** Returns what the kept ledger of a user warns of, or undefined while there is nothing, or it was said lately. */
export function cpdDue(userId: string, now: Date): string | undefined {
  const kept = readKept(readJson(laterKeys.education), userId);
  const closed = Date.parse(readItem(laterKeys.cpdReminder) ?? '');
  if (kept === null || now.getTime() - closed < quietDays * millisecondsADay) return undefined;
  return cpdWarnings(kept.cpdEntries, kept.register, dayOf(now))[0];
}

/** The line on Home about a present or coming shortfall of CPD hours. */
export function CpdNotice({ warning, onClose }: { readonly warning: string; readonly onClose: () => void }) {
  return (
    <Notice
      label="Continuing education"
      Icon={GraduationCap}
      onClose={() => {
        writeItem(laterKeys.cpdReminder, new Date().toISOString());
        onClose();
      }}
    >
      <p>
        {warning}{' '}
        <Link href="/continuing-education" className="text-accent-ink underline">
          Open the ledger
        </Link>
      </p>
    </Notice>
  );
}
