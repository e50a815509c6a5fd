import { completeModule } from '@oryx/contract/learning';
import * as z from 'zod/mini';
import { readItem, readJson, removeItem, writeItem } from '../device/device-storage.ts';
import { storageKeys } from '../product.ts';
import { createEmitter } from '../ui/emitter.ts';
import { rowsOf } from './lenient.ts';

const key = storageKeys.unsentAnswers;

const { pathId, moduleId, answers } = completeModule.request.shape;

/** How answers are stored on the device. Version 0.1 of the app has stored them in the same shape. */
const unsentAnswers = z.object({
  /** The user who gave them. Another user may sign in before they are sent. */
  userId: z.string(),
  /** The title of the module, for messages. */
  title: z.string(),
  pathId,
  moduleId,
  answers,
  /** Id of the attempt, so that it is stored once, however often it is sent. */
  attemptId: z.string(),
  answeredAt: z.string(),
  timeZone: z.string(),
});

/** Answers to the questions of a module that were given offline. */
export type UnsentAnswers = z.infer<typeof unsentAnswers>;

const list = rowsOf(unsentAnswers);

const changes = createEmitter();

/**
 * Calls the listener whenever the list may have changed, in this tab or another. Returns a function to
 * unsubscribe.
 */
export function subscribeToUnsentAnswers(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

/** Returns the stored text, which changes with the list. */
export function unsentAnswersText(): string | null {
  return readItem(key);
}

/** Returns this user's unsent answers, oldest first. */
export function unsentAnswersOf(userId: string): readonly UnsentAnswers[] {
  return readAll().filter((item) => item.userId === userId);
}

/** Stores answers on the device. Returns false if the browser refuses. */
export function keepUnsentAnswers(item: UnsentAnswers): boolean {
  return store([...readAll().filter((kept) => !isSame(kept, item)), item]);
}

/** Removes answers that were sent or rejected. */
export function forgetUnsentAnswers(item: UnsentAnswers): void {
  store(readAll().filter((kept) => !isSame(kept, item)));
}

/** Removes all unsent answers of a user whose account was deleted. */
export function forgetUnsentAnswersOf(userId: string): void {
  store(readAll().filter((item) => item.userId !== userId));
}

function isSame(one: UnsentAnswers, other: UnsentAnswers): boolean {
  return one.attemptId === other.attemptId && one.userId === other.userId;
}

function readAll(): readonly UnsentAnswers[] {
  return list.parse(readJson(key));
}

function store(items: readonly UnsentAnswers[]): boolean {
  const text = JSON.stringify(items);
  if (items.length > 0) writeItem(key, text);
  else removeItem(key);
  changes.emit();
  return readItem(key) === (items.length > 0 ? text : null);
}

/** Returns what to send to `completeModule` for answers that are given now. */
export function completionOf({ pathId, moduleId, answers, attemptId, timeZone }: UnsentAnswers) {
  const headers = { 'idempotency-key': attemptId, 'time-zone': timeZone };
  return { request: { pathId, moduleId, answers }, headers };
}
