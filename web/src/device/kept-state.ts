import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useState } from 'react';
import { readItem, writeItem } from './device-storage.ts';
import { onSessionEnd } from './session-end.ts';

/** What screens remember while the page is open, by name. */
const kept = new Map<string, unknown>();

onSessionEnd(() => kept.clear());

/** Like `useState`, and the screen finds its value when it is opened again in this visit. */
export function useKeptState<Value>(
  name: string,
  initial: Value,
): [value: Value, setValue: Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(() => (kept.has(name) ? (kept.get(name) as Value) : initial));
  useEffect(() => {
    kept.set(name, value);
  }, [name, value]);
  return [value, setValue];
}

/**
 * Returns a choice that the device remembers until the session ends.
 *
 * @param choices all choices, the usual one first
 */
export function useStoredChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): [choice: Choice, choose: (choice: Choice) => void] {
  const [choice, setChoice] = useState(() => choices.find((each) => each === readItem(key)) ?? choices[0]);
  const choose = (next: Choice) => {
    writeItem(key, next);
    setChoice(next);
  };
  return [choice, choose];
}

/** A place to keep a position in. */
interface Position {
  readonly get: () => number;
  readonly set: (position: number) => void;
}

/**
 * Restores the position of the page when the screen is opened again.
 *
 * @param position where it is kept
 * @param isReady whether there is something to come back to
 */
export function useKeptScroll(position: Position, isReady: boolean): void {
  const [isRestored, setRestored] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the opening of the screen restores the position
  useLayoutEffect(() => {
    if (!isReady || isRestored) return;
    setRestored(true);
    window.scrollTo(0, position.get());
  }, [isReady]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place of the position never changes
  useEffect(() => {
    const screenOf = (path: string) => path.split('/')[1];
    const screen = screenOf(window.location.pathname);
    const note = () => {
      // Another screen scrolls to its top before this one is gone.
      if (screenOf(window.location.pathname) === screen) position.set(window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
}

/** Returns the place for the position of a screen. */
export const keptPosition = (screen: string): Position => ({
  get: () => (kept.get(`${screen} scroll`) as number | undefined) ?? 0,
  set: (position) => void kept.set(`${screen} scroll`, position),
});
