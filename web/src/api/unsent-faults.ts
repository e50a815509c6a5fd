import { reportFault } from '@oryx/contract/faults';
import * as z from 'zod/mini';
import { readJson, removeItem, writeItem } from '../device/device-storage.ts';
import { storageKeys } from '../product.ts';
import { send } from './call.ts';
import { rowsOf } from './lenient.ts';

const key = storageKeys.unsentFaults;

const unsentFault = z.extend(reportFault.request, {
  /** Made here, so that the report is stored once, however often it is sent. */
  id: z.string(),
  /** Who reported it. Another user may sign in before it is sent. */
  userId: z.string(),
});

/** A reported fault of which the server does not know yet. */
export type UnsentFault = z.infer<typeof unsentFault>;

const list = rowsOf(unsentFault);

const readAll = () => list.parse(readJson(key));

/** Keeps a report on the device until it is sent. Returns false if the browser refuses. */
export function keepUnsentFault(fault: UnsentFault): boolean {
  store([...readAll(), fault]);
  return readAll().some(({ id }) => id === fault.id);
}

/** Returns this user's unsent reports, oldest first. */
export function unsentFaultsOf(userId: string): readonly UnsentFault[] {
  return readAll().filter((fault) => fault.userId === userId);
}

/** Sends a report, which the server stores once however often it is sent. */
export async function sendUnsentFault({ id, userId: _, ...request }: UnsentFault): Promise<void> {
  await send(reportFault, { params: { reportId: id }, request, signal: AbortSignal.timeout(30_000) });
}

/** Removes a report that was sent or refused. */
export function forgetUnsentFault(fault: UnsentFault): void {
  store(readAll().filter(({ id }) => id !== fault.id));
}

/** Removes all unsent reports of a user whose account was deleted. */
export function forgetUnsentFaultsOf(userId: string): void {
  store(readAll().filter((fault) => fault.userId !== userId));
}

function store(faults: readonly UnsentFault[]): void {
  if (faults.length > 0) writeItem(key, JSON.stringify(faults));
  else removeItem(key);
}
