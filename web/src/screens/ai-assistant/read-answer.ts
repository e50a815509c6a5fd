import type { ChatSource } from '@oryx/contract';
import { recordsOf } from '../../clinical/shown.ts';

/** An answer of Remi as the screen shows it. */
export interface Answer {
  readonly response: string;
  readonly sources: readonly ChatSource[];
}

/** The answer in what the server sent. Throws where there is none; sources that lead out of Oryx are left out. */
export function readAnswer(sent: unknown): Answer {
  const { response, sources }: Record<string, unknown> = { ...(sent as object) };
  if (typeof response !== 'string' || response.trim() === '') throw new Error('No answer came.');
  return {
    response,
    sources: recordsOf(sources).flatMap(({ title, route }) =>
      typeof title === 'string' && typeof route === 'string' && isInApp(route) ? [{ title, route }] : [],
    ),
  };
}

/** Whether an address leads into Oryx. `//host` and `/\host` would lead elsewhere. */
function isInApp(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

/** Whether an address leads to another page of Oryx: what Remi alone knows has no page to open. */
export function isOtherPage(address: string): boolean {
  return isInApp(address) && address !== '/ai-assistant';
}
