import type { SearchResult } from '@oryx/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { addRecentSearch, readRecentSearches } from './recent-searches.ts';
import { suggestions } from './suggestions.ts';
import { useAnswer } from './use-answer.ts';

/** What can be chosen in the dropdown. */
export type Option =
  | { readonly kind: 'recent' | 'suggestion'; readonly term: string }
  | { readonly kind: 'result'; readonly result: SearchResult };

/** The search box: what is typed, whether its dropdown is open, what can be chosen, and what Enter does. */
export function useSearchBox() {
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [recents, setRecents] = useState<readonly string[]>([]);
  const [active, setActive] = useState(-1);
  /** Whether Enter was pressed and stayed, because the first result is a guess at a drug. */
  const [isAsking, setAsking] = useState(false);
  /** Counts what the user does, so that an Enter that waits for its answer sees whether it still counts. */
  const deeds = useRef(0);

  const query = text.trim();
  const { answer, run } = useAnswer(query);
  const options: readonly Option[] =
    query === ''
      ? [
          ...recents.map((term) => ({ kind: 'recent' as const, term })),
          ...suggestions.map((term) => ({ kind: 'suggestion' as const, term })),
        ]
      : (answer?.results ?? []).map((result) => ({ kind: 'result' as const, result }));

  useEffect(
    () => () => {
      deeds.current += 1;
    },
    [],
  );

  function change(next: { text?: string; isOpen?: boolean }) {
    deeds.current += 1;
    setActive(-1);
    setAsking(false);
    if (next.text !== undefined) setText(next.text);
    if (next.isOpen !== undefined) setOpen(next.isOpen);
  }

  function open() {
    setRecents(readRecentSearches());
    setOpen(true);
  }

  function leave(result: SearchResult) {
    addRecentSearch(query);
    change({ text: '', isOpen: false });
    navigate(result.route);
  }

  function choose(option: Option) {
    if (option.kind === 'result') return leave(option.result);
    change({ text: option.term, isOpen: true });
    void run(option.term);
  }

  /** Waits for the answer to what is typed now, then goes to the first result; it never swaps one drug for another. */
  async function enter() {
    if (query === '') return;
    change({ isOpen: true });
    addRecentSearch(query);
    setRecents(readRecentSearches());
    const entered = deeds.current;
    const { results } = answer !== null && !answer.hasFailed ? answer : await run(query);
    const [first] = results;
    if (deeds.current !== entered || first === undefined) return;
    if (first.didYouMean) setAsking(true);
    else leave(first);
  }

  return {
    text,
    query,
    isOpen,
    answer,
    options,
    active,
    setActive,
    isAsking,
    open,
    close: () => change({ isOpen: false }),
    type: (typed: string) => {
      open();
      change({ text: typed });
    },
    choose,
    submit: () => {
      const option = isOpen ? options[active] : undefined;
      if (option) choose(option);
      else void enter();
    },
  };
}

/** All that the parts of the search box share. */
export type SearchBox = ReturnType<typeof useSearchBox>;
