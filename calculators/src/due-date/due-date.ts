import { type Caution, defineCalculator, type Figure, noResult, type Outcome } from '../kit/definition.ts';
import { choice, countsAs, day, number, optional, startsAs } from '../kit/inputs.ts';

const acog = 'ACOG Committee Opinion 700 (2017), as quoted by perinatology.com';

/** Days from the first day of the last period to the due date. */
const term = 280;
/** Days after which a pregnancy without a birth is unlikely. */
const longest = 44 * 7;

/** The difference in days between scan and period, by days of gestation at the scan, above which the scan counts. */
const redating = [
  { from: 0, over: 5 },
  { from: 9 * 7, over: 7 },
  { from: 16 * 7, over: 10 },
  { from: 22 * 7, over: 14 },
  { from: 28 * 7, over: 21 },
] as const;

const milestones = [28, 34, 37, 41, 42] as const;

const isoOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const plusDays = (date: Date, days: number): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);

/** Returns the whole days from one date to another. Rounding takes out an hour of summer time. */
const daysBetween = (from: Date, to: Date): number =>
  Math.round((plusDays(to, 0).getTime() - plusDays(from, 0).getTime()) / 86_400_000);

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const written = (date: Date): string =>
  `${date.getDate()} ${months[date.getMonth()] ?? ''} ${date.getFullYear()}`;
const weeksText = (days: number): string => `${Math.floor(days / 7)} weeks ${days % 7} days`;

/** What a scan says of the first day, and what becomes of a period that is known as well. */
interface Dating {
  readonly origin: Date;
  readonly by: 'period' | 'scan';
  readonly difference?: number;
}

/** Returns the dating by a scan, or by the period where both agree closely enough. */
function datingBy(scanDate: Date, scanned: number, period: Date | undefined): Dating {
  const origin = plusDays(scanDate, -scanned);
  if (period === undefined) return { origin, by: 'scan' };
  const byPeriod = daysBetween(period, scanDate);
  const difference = Math.abs(byPeriod - scanned);
  const over = redating.findLast(({ from }) => byPeriod >= from)?.over ?? 0;
  return difference > over
    ? { origin, by: 'scan', difference }
    : { origin: period, by: 'period', difference };
}

const tooLong: Caution = {
  level: 'danger',
  text: 'More than 44 weeks by these dates: look at the dates again, or the pregnancy has ended.',
  brief: 'Over 44 weeks: check the dates.',
  source: `${acog} (the limit awaits clinical review)`,
};

function outcomeOf({ origin, by, difference }: Dating, now: Date): Outcome {
  const gestation = daysBetween(origin, now);
  if (gestation < 0) return noResult({}, 'The dates lie in the future.');
  const due = plusDays(origin, term);
  const left = term - gestation;
  const compared: Figure[] =
    difference === undefined
      ? []
      : [
          {
            label: 'Period and scan differ by',
            text: `${difference} days`,
            note:
              by === 'scan' ? 'more than the limit: the scan counts' : 'within the limit: the period counts',
          },
        ];
  return {
    values: {
      dueDate: isoOf(due),
      weeks: Math.floor(gestation / 7),
      days: gestation % 7,
      by,
      ...(difference === undefined ? {} : { difference }),
    },
    headline: { label: 'Due date', text: written(due) },
    band: {
      title: weeksText(gestation),
      tone: 'neutral',
      advice: left >= 0 ? `Today; ${left} days to the due date.` : `Today; ${-left} days after the due date.`,
    },
    figures: [
      ...compared,
      ...milestones.map((weeks) => ({ label: `${weeks} weeks`, text: written(plusDays(origin, weeks * 7)) })),
    ],
    cautions: gestation > longest ? [tooLong] : [],
  };
}

/**
 * Due date and gestation: 280 days from the first day of the last period, or from a scan; where both are known, by the
 * differences of ACOG 700 (2017). Opened: perinatology.com, Due-Date (280 days, the five differences), its second page
 * and fpnotebook.com (the same limits, worded "or more"), the abstract of ACOG 700 at acog.org.
 */
export const dueDate = defineCalculator({
  subtitle: 'From the last period or a scan',
  notFor: [{ words: 'IVF, where the day of the transfer counts' }],
  inputs: {
    basis: countsAs(
      'period',
      choice('Dating', [
        ['period', 'Last period'],
        ['scan', 'Scan'],
      ]),
    ),
    period: day('First day of the last period'),
    scanDate: day('Day of the scan', { help: 'The first scan counts.' }),
    weeks: number('Weeks at the scan', 'weeks', { min: 4, max: 42 }),
    days: startsAs(0, number('And days', 'days', { min: 0, max: 6 })),
    knownPeriod: optional(
      day('First day of the last period, if sure', { help: 'To see which of the two counts.' }),
    ),
  },
  sections: {
    as: 'tabs',
    decidedBy: 'basis',
    list: [
      { key: 'period', title: 'Last period', inputs: ['period'] },
      { key: 'scan', title: 'Scan', inputs: ['scanDate', 'weeks', 'days', 'knownPeriod'] },
    ],
  },
  compute({ basis, period, scanDate, weeks, days, knownPeriod }, { now }) {
    return basis === 'period'
      ? outcomeOf({ origin: period, by: 'period' }, now)
      : outcomeOf(datingBy(scanDate, Math.round(weeks * 7 + days), knownPeriod), now);
  },
  cautions: [
    {
      level: 'note',
      text: 'The period gives a true date only if it is remembered and comes every 28 days. It can be wrong by more than 2 weeks.',
      source: 'perinatology.com, Due-Date',
    },
    {
      level: 'note',
      text: 'Without a scan before 22 weeks the date stays doubtful.',
      source: 'ACOG Committee Opinion 700 (2017), abstract',
    },
    {
      level: 'note',
      text: 'A late scan must not make a small baby younger: from 28 weeks growth restriction looks like a wrong date.',
      source: acog,
    },
  ],
  resetLabel: 'Reset',
  tables: [
    {
      title: 'The scan counts if it differs by more than',
      columns: ['Gestation by the period', 'Days'],
      rows: [
        ['Under 9 weeks', '5'],
        ['9 weeks to 15 weeks 6 days', '7'],
        ['16 weeks to 21 weeks 6 days', '10'],
        ['22 weeks to 27 weeks 6 days', '14'],
        ['28 weeks or more', '21'],
      ],
      source: acog,
    },
  ],
  references: [
    {
      text: 'American College of Obstetricians and Gynecologists. Methods for estimating the due date. Committee Opinion 700. Obstet Gynecol 2017;129:e150-4.',
    },
  ],
});
