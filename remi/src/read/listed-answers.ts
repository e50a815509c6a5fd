/** Findings with an answer behind each, up to the end of a clause or to a value. */
const list =
  /^\s*(?:(?:(?!(?:yes|no|ja|nee|sim|n[aã]o)\b)\S+\s+){1,9}(?:yes|no|ja|nee|sim|n[aã]o)\b\s*)+(?:$|(?:hr|rr|s?bp|sats?|spo2|temp|gcs|age|urea|glucose|hgt)\s*[:=]?\s*\d|(?:fe)?male\b)/i;

/** Returns a text with a comma behind each answer of a list: the `no` of `haemoptysis no cancer no` denies no cancer. */
export const withEndedAnswers = (text: string): string =>
  text.replaceAll(/[^.,;:?\n]+/g, (clause) =>
    list.test(clause) ? clause.replaceAll(/\b(?:yes|no|ja|nee|sim|n[aã]o)\b(?=\s+\S)/gi, '$&,') : clause,
  );
