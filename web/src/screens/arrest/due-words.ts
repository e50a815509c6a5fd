import { durationText } from '../../clinical/steps/duration-text.ts';
import type { Due } from '../../clinical/steps/walk.ts';

/** Returns true if a drug is to be given now. */
export const isDueNow = ({ state }: Due): boolean =>
  state === 'due' || state === 'due again' || state === 'overdue';

/** Returns when a drug is due, in a few words. */
export function dueText(due: Due, now: number): string {
  switch (due.state) {
    case 'later':
      return `After shock ${due.times}; so far ${due.soFar}`;
    case 'waiting':
      return `Due in ${durationText(due.from - now)}`;
    case 'due again':
      return `Due now, at the latest in ${durationText(due.upTo - now)}`;
    case 'overdue':
      return `Overdue by ${durationText(now - due.upTo)}`;
    case 'finished':
      return 'No further dose';
    default:
      return 'Due now';
  }
}
