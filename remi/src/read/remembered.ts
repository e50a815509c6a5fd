import type { Patterns } from '@oryx/search';

/** Returns a reader that keeps what it has read last, because several tools ask it for the same text. */
export function remembered<Value, By = Patterns>(
  read: (text: string, by: By) => Value,
): (text: string, by: By) => Value {
  let last: { readonly text: string; readonly by: By; readonly value: Value } | undefined;
  return (text, by) => {
    if (last?.text !== text || last.by !== by) last = { text, by, value: read(text, by) };
    return last.value;
  };
}
