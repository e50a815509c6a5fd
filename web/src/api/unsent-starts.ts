import { startModule } from '@oryx/contract/learning';
import * as z from 'zod/mini';
import { readJson, removeItem, writeItem } from '../device/device-storage.ts';
import { laterKeys } from '../device/later-keys.ts';
import { send } from './call.ts';
import { rowsOf } from './lenient.ts';

const key = laterKeys.unsentStarts;

const unsentStart = z.extend(startModule.request, {
  /** Who opened the module. Another user may sign in before the server hears of it. */
  userId: z.string(),
  timeZone: z.string(),
});

/** A module that was opened offline, of which the server does not know yet. */
export type UnsentStart = z.infer<typeof unsentStart>;

const list = rowsOf(unsentStart);

const readAll = () => list.parse(readJson(key));

const isSame = (one: UnsentStart, other: UnsentStart) =>
  one.userId === other.userId && one.pathId === other.pathId && one.moduleId === other.moduleId;

/** Keeps the start of a module until there is a connection. A module that is opened again is kept once. */
export function keepUnsentStart(start: UnsentStart): void {
  store([...readAll().filter((kept) => !isSame(kept, start)), start]);
}

/** Returns this user's unsent starts, oldest first. */
export function unsentStartsOf(userId: string): readonly UnsentStart[] {
  return readAll().filter((start) => start.userId === userId);
}

/** Sends a start, which the server stores once however often it is sent. */
export async function sendUnsentStart(start: UnsentStart): Promise<void> {
  const { pathId, moduleId, timeZone } = start;
  await send(startModule, { request: { pathId, moduleId }, headers: { 'time-zone': timeZone } });
}

/** Removes a start that was sent or refused. */
export function forgetUnsentStart(start: UnsentStart): void {
  store(readAll().filter((kept) => !isSame(kept, start)));
}

function store(starts: readonly UnsentStart[]): void {
  if (starts.length > 0) writeItem(key, JSON.stringify(starts));
  else removeItem(key);
}
