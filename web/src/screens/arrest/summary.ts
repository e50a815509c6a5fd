import type { Emergency } from '../../clinical/emergencies.ts';
import { clockTime, durationText } from '../../clinical/steps/clock-time.ts';
import type { EventKind, EventLog } from './event-log.ts';
import { standingOf, startOf } from './resuscitation.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** Returns the log as a text to copy, print or hand over. It names no patient. */
export function summaryText(
  log: EventLog,
  { name, kind }: Pick<Emergency, 'name' | 'kind'>,
  weight: number | null,
): string {
  const isArrest = kind === 'arrest' || log.events.some((event) => event.kind === 'arrest');
  const startedAt = startOf(log);
  const doses = log.events.filter((event) => event.kind === 'drug');
  const counts = [
    ...(isArrest ? [`Shocks: ${standingOf(log).shocks}.`] : []),
    `Doses: ${doses.length}.`,
    ...(weight === null ? [] : [`Weight: ${weight} kg.`]),
  ];
  return [
    `${kind === 'arrest' ? `Resuscitation, ${name.toLowerCase()}` : name}, ${dayFormat.format(startedAt)}`,
    `${outcomeText(log, startedAt)}. ${counts.join(' ')}`,
    '',
    ...log.events.map(({ at, text }) => `${clockTime(at)}  +${durationText(at - startedAt)}  ${text}`),
  ].join('\n');
}

const turns: readonly EventKind[] = ['pulse', 'pulse lost', 'better', 'worse', 'arrest', 'stop'];

function outcomeText({ events }: EventLog, startedAt: number): string {
  const turn = events.findLast(({ kind }) => turns.includes(kind));
  const after = durationText((turn?.at ?? startedAt) - startedAt);
  if (turn?.kind === 'pulse') return `Pulse back after ${after}`;
  if (turn?.kind === 'better') return `${turn.text} after ${after}`;
  return turn?.kind === 'stop' ? `Stopped after ${after}` : 'Going on';
}
