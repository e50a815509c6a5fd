import type * as contract from '@oryx/contract';
import { readItem, readJson, removeItem, writeItem } from '../device/device-storage.ts';
import { storageKeys } from '../product.ts';

const key = storageKeys.unsentAnswers;

/** Answers to the questions of a module, given where the server could not be reached. */
export type UnsentAnswers = Required<contract.RequestOf<typeof contract.completeModule>> & {
  /** Whose they are: somebody else may sign in before they are sent. */
  readonly userId: string;
  /** The title of the module, by which its reader knows it. */
  readonly title: string;
};

const listeners = new Set<() => void>();

/** Calls back whenever the list may have changed, in this tab or another. Returns how to stop. */
export function subscribeToUnsentAnswers(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What stands on the device, as text: it changes when the list does. */
export function unsentAnswersText(): string | null {
  return readItem(key);
}

/** The answers of this user that wait on this device, in the order they were given. */
export function unsentAnswersOf(userId: string): readonly UnsentAnswers[] {
  return readAll().filter((item) => item.userId === userId);
}

/** Keeps answers on the device. Answers whether it does: a browser may refuse. */
export function keepUnsentAnswers(item: UnsentAnswers): boolean {
  return store([...readAll().filter((kept) => !isSame(kept, item)), item]);
}

/** Removes answers that were sent, or that the server refuses. */
export function forgetUnsentAnswers(item: UnsentAnswers): void {
  store(readAll().filter((kept) => !isSame(kept, item)));
}

/** Removes everything that waits for this user, whose account is gone. */
export function forgetUnsentAnswersOf(userId: string): void {
  store(readAll().filter((item) => item.userId !== userId));
}

function isSame(one: UnsentAnswers, other: UnsentAnswers): boolean {
  return one.attemptId === other.attemptId && one.userId === other.userId;
}

function readAll(): readonly UnsentAnswers[] {
  const stored = readJson(key);
  return Array.isArray(stored) ? stored.filter(isUnsentAnswers) : [];
}

function store(items: readonly UnsentAnswers[]): boolean {
  const text = JSON.stringify(items);
  if (items.length > 0) writeItem(key, text);
  else removeItem(key);
  for (const listener of listeners) listener();
  return readItem(key) === (items.length > 0 ? text : null);
}

function isUnsentAnswers(value: unknown): value is UnsentAnswers {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    Array.isArray(fields['answers']) &&
    ['userId', 'title', 'pathId', 'moduleId', 'attemptId', 'answeredAt', 'timeZone'].every(
      (name) => typeof fields[name] === 'string',
    )
  );
}
