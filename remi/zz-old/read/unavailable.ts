import { type Patterns, words } from '@oryx/search';

/** Words before a drug that is not at hand. */
const denies = new Set(words('no geen sem'));
const replaces = new Set(words('instead out alternative alternatives other'));
const links = new Set(words('of to than for'));
/** Words behind a drug that is not at hand. */
const behind = new Set(words('available here left stock beskikbaar disponivel'));
const gone = new Set(words('unavailable finished'));
const negations = new Set(words('not no isnt none never nie nao out dont doesnt cant havent arent'));
/** Words that may follow `no lorazepam`, where `no insulin for 2 days` is a history. */
const goesOn = new Set(
  words('what which wat only but and so can use give then here at in or no geen sem que o'),
);

/** Returns true if a text asks for another drug than the one before. */
export const asksForOther = (text: string, patterns: Patterns): boolean =>
  patterns('asks-for-other').test(text);

/** The place of a drug among the words of a text. */
interface Place {
  readonly from: number;
  readonly length: number;
}

/**
 * Returns whether a text says that a drug is not at hand, as in `no lorazepam`, `out of lorazepam` or `lorazepam not
 * available`. The text is read once for all of its drugs.
 */
export function unavailableIn(text: string, patterns: Patterns): (drug: Place) => boolean {
  const all = words(text);
  const asksOther = asksForOther(text, patterns);
  return (drug) => isUnavailable(all, drug, asksOther);
}

function isUnavailable(all: readonly string[], { from, length }: Place, asksOther: boolean): boolean {
  const [last = '', earlier = ''] = [all[from - 1], all[from - 2]];
  const after = all.slice(from + length, from + length + 4);
  const [next] = after;
  if (denies.has(last)) {
    const isEnd = next === undefined || goesOn.has(next) || /^\d/.test(next) || isBehind(after) || asksOther;
    return (
      isEnd && !after.some((word) => /^(?:given|yet|allerg\w*|since|days?|weeks?|hours?|hrs?)$/.test(word))
    );
  }
  if (links.has(last) && replaces.has(earlier)) return true;
  if (/^(?:have|got|any|het|tem)$/.test(last))
    return all.slice(Math.max(0, from - 4), from).some((word) => negations.has(word));
  return (
    isBehind(after) && (after.some((word) => gone.has(word)) || after.some((word) => negations.has(word)))
  );
}

const isBehind = (after: readonly string[]): boolean =>
  after.some((word) => behind.has(word) || gone.has(word));
