import type { SearchResult } from '@oryx/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { addRecentSearch, readRecentSearches } from './recent-searches.ts';
import { suggestions } from './suggestions.ts';
import { useAnswer } from './use-answer.ts';

/** An option of the dropdown. */
export type Option =
  | { readonly kind: 'recent' | 'suggestion'; readonly term: string }
  | { readonly kind: 'result'; readonly result: SearchResult };

/** State of the search box: its text, its dropdown, its options, and the action of Enter. */
export function useSearchBox() {
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [recents, setRecents] = useState<readonly string[]>([]);
  const [active, setActive] = useState(-1);
  /** True if Enter did not open the first result, because it is only a guess at a drug. */
  const [isAsking, setAsking] = useState(false);
  /** Incremented on every user action, so that a pending Enter can detect that it is stale. */
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

  /**
   * Waits for the results of the current text, then opens the first one. It never swaps one drug for another.
   */
  async function enter() {
    if (query === '') return;
    change({ isOpen: true });
    addRecentSearch(query);
    setRecents(readRecentSearches());
    const entered = deeds.current;
    const { results } = answer !== null && !answer.hasFailed ? answer : await run(query);
    const [first] = results;
    if (deeds.current !== entered || first === undefined) return;
    if (first.didYouMean || first.nearTo !== undefined) setAsking(true);
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

/** The state shared by the parts of the search box. */
export type SearchBox = ReturnType<typeof useSearchBox>;
