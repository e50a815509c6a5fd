import { useCallback, useEffect, useRef, useState } from 'react';
import type { Found } from './ask.ts';

/** Typing counts as over when nothing was typed for so long. */
const debounceMs = 250;

/** What became of one search. */
export interface Answer extends Found {
  readonly query: string;
  readonly hasFailed: boolean;
}

async function answerTo(query: string): Promise<Answer> {
  try {
    // What calls the server and keeps its answers is no part of the first screen's bytes.
    const { ask } = await import('./ask.ts');
    return { query, hasFailed: false, ...(await ask(query)) };
  } catch {
    return { query, hasFailed: true, results: [], isFromDevice: false };
  }
}

/**
 * The answer to a text, once there is one; it is asked for when typing pauses, or at once by `run`.
 * An answer to another text than the newest is never shown.
 * @param query without blanks around it; nothing is asked for an empty one
 */
export function useAnswer(query: string) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  /** The newest text that was asked for; none when the box has another text, or is gone. */
  const asked = useRef<string | null>(null);

  const run = useCallback(async (text: string): Promise<Answer> => {
    asked.current = text;
    const found = await answerTo(text);
    if (asked.current === text) setAnswer(found);
    return found;
  }, []);

  useEffect(() => {
    if (asked.current === query) return;
    asked.current = null;
    if (query === '') {
      setAnswer(null);
      return;
    }
    const timer = setTimeout(() => {
      // Enter may have asked already.
      if (asked.current !== query) void run(query);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [query, run]);

  useEffect(
    () => () => {
      asked.current = null;
    },
    [],
  );

  return { answer: answer?.query === query ? answer : null, run };
}
