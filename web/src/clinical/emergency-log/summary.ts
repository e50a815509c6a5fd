import { longDayText, secondText } from '../../ui/date-words.ts';
import type { Emergency } from '../emergencies.ts';
import { durationText } from '../steps/duration-text.ts';
import type { EventKind, EventLog } from './event-log.ts';
import { standingOf, startOf } from './resuscitation.ts';

type Named = Pick<Emergency, 'name' | 'kind'>;

/** Returns the log as a text to copy or print. It names no patient. */
export function summaryText(log: EventLog, emergency: Named, weight: number | null): string {
  const counts = [...countsOf(log, emergency), ...(weight === null ? [] : [`Weight: ${weight} kg.`])];
  return [
    `${titleOf(emergency)}, ${longDayText(startOf(log))}`,
    `${outcomeText(log)}. ${counts.join(' ')}`,
    '',
    ...eventLines(log),
  ].join('\n');
}

/** Returns what the emergency was, when it began and how it stands, in two lines. */
export const situationText = (log: EventLog, emergency: Named): string =>
  [
    `${titleOf(emergency)}, begun ${longDayText(startOf(log))} at ${secondText(startOf(log))}`,
    `${outcomeText(log)}. ${countsOf(log, emergency).join(' ')}`,
  ].join('\n');

/** Returns a line for each event: the time of day, the time since the start, and what was done. */
export function eventLines(log: EventLog): string[] {
  const startedAt = startOf(log);
  return log.events.map(({ at, text }) => `${secondText(at)}  +${durationText(at - startedAt)}  ${text}`);
}

const titleOf = ({ name, kind }: Named): string =>
  kind === 'arrest' ? `Resuscitation, ${name.toLowerCase()}` : name;

function countsOf(log: EventLog, { kind }: Named): string[] {
  const isArrest = kind === 'arrest' || log.events.some((event) => event.kind === 'arrest');
  const doses = log.events.filter((event) => event.kind === 'drug');
  return [...(isArrest ? [`Shocks: ${standingOf(log).shocks}.`] : []), `Doses: ${doses.length}.`];
}

const turns: readonly EventKind[] = ['pulse', 'pulse lost', 'better', 'worse', 'arrest', 'stop'];

function outcomeText(log: EventLog): string {
  const turn = log.events.findLast(({ kind }) => turns.includes(kind));
  const startedAt = startOf(log);
  const after = durationText((turn?.at ?? startedAt) - startedAt);
  if (turn?.kind === 'pulse') return `Pulse back after ${after}`;
  if (turn?.kind === 'better') return `${turn.text} after ${after}`;
  return turn?.kind === 'stop' ? `Stopped after ${after}` : 'Going on';
}
