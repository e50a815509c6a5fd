import type { ChatState } from '@oryx/contract';
import type { Remi } from '../remi.ts';

/** Sends the turns of a talk one after the other. Returns what the last answer says first, and the state after it. */
export async function lastOf(remi: Remi, turns: readonly string[]) {
  let state: ChatState | undefined;
  let response = '';
  for (const turn of turns) {
    const context = { profession: 'Nurse', mode: 'consultation' as const, ...(state ? { state } : {}) };
    ({ response, state } = await remi.answer(turn, context));
  }
  const text = response
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/[[*#>`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 480);
  return { text, state: state ?? {} };
}
