import type { Patterns } from '@oryx/search';

/** Returns a reader that keeps what it has read last, because several tools ask it for the same text. */
export function remembered<Value>(
  read: (text: string, patterns: Patterns) => Value,
): (text: string, patterns: Patterns) => Value {
  let last: { readonly text: string; readonly patterns: Patterns; readonly value: Value } | undefined;
  return (text, patterns) => {
    if (last?.text !== text || last.patterns !== patterns)
      last = { text, patterns, value: read(text, patterns) };
    return last.value;
  };
}
