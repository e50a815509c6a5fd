import type { Emergency } from '../../clinical/emergencies.ts';
import { clockTime, durationText } from '../../clinical/steps/clock-time.ts';
import type { EventLog } from './event-log.ts';
import { standingOf } from './resuscitation.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** Returns the log as a text to copy, print or hand over. It names no patient. */
export function summaryText(log: EventLog, { name }: Pick<Emergency, 'name'>, weight: number | null): string {
  const { startedAt, shocks, state } = standingOf(log);
  const doses = log.events.filter(({ kind }) => kind === 'drug');
  const pulse = log.events.findLast(({ kind }) => kind === 'pulse');
  const outcome =
    state === 'pulse' && pulse
      ? `Pulse back after ${durationText(pulse.at - startedAt)}`
      : state === 'ended'
        ? `Stopped after ${durationText((log.events.at(-1)?.at ?? startedAt) - startedAt)}`
        : 'Going on';
  return [
    `Resuscitation, ${name.toLowerCase()}, ${dayFormat.format(startedAt)}`,
    `${outcome}. Shocks: ${shocks}. Doses: ${doses.length}.${weight === null ? '' : ` Weight: ${weight} kg.`}`,
    '',
    ...log.events.map(({ at, text }) => `${clockTime(at)}  +${durationText(at - startedAt)}  ${text}`),
  ].join('\n');
}
