import { useCallback, useEffect, useRef, useState } from 'react';
import type { Found } from './ask.ts';

/** Pause in ms after which typing counts as finished. */
const debounceMs = 250;

/** The outcome of one search. */
export interface Answer extends Found {
  readonly query: string;
  readonly hasFailed: boolean;
}

async function answerTo(query: string): Promise<Answer> {
  try {
    // Lazy: keeps the server-data library out of the first-screen bundle.
    const { ask } = await import('./ask.ts');
    return { query, hasFailed: false, ...(await ask(query)) };
  } catch {
    return { query, hasFailed: true, results: [], isFromDevice: false };
  }
}

/**
 * Returns the results for a trimmed query. The search starts when typing pauses, or at once by `run`. Results
 * of an older query are never shown. An empty query is not searched.
 */
export function useAnswer(query: string) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  /** The latest searched text, or null if the box has another text or is unmounted. */
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
      // Enter may have started the search already.
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
