import { remembered } from './remembered.ts';

/** Words that deny what follows them, in English, Afrikaans and Portuguese. */
const denials = `no|nil|non|without|denies|denied|denying|never had|negative for|not known (?:with|for|to have)|ruled out|geen|sonder|ontken|sem|nega|isn't|isnt|hasn't|hasnt|doesn't have|doesnt have|not|nie|não|nao`;

/** Words that may stand between a denial and what it denies. */
const between = String.raw`(?:(?:a|an|any|the|known|history|hx|of|signs?|evidence|previous|prior|other|been|have|has|having|had|is|are|being|drug|allerg\w+ to|tem|está|esta|bekend|met|in|on|suffering|from|n)\s+)*`;

/** Words that are never denied by `not`: "why not give", "not responding", "not breathing". */
const verbs = `(?!giv|use|using|push|sure|stop|respon|breath|improv|able|wak|rous|record|yet|only|enough|work|toler|know|gee|dar|pass|conscious)`;

/** What is denied: up to three words. A list goes on if it ends in `or`, because a comma alone may begin something else. */
const item = String.raw`(?:(?!(?:but|with|has|have|had|on|was|is|can|give|now|who|for|met|maar|mas|com)\b)[\p{L}'’-]+)(?:[ ]+(?!(?:but|with|has|have|had|on|was|is|can|give|now|who|for|and|or|nor|met|maar|mas|com|e|en|ou|of)\b)[\p{L}'’-]+){0,2}`;

const denied = new RegExp(
  String.raw`(?<![\p{L}])(?:${denials})\s+${between}${verbs}${item}(?:(?:,\s*${item})*,?\s+(?:or|nor|of|ou)\s+(?:any\s+|no\s+)?${item})?\d*`,
  'giu',
);

/**
 * A statement that is denied after its name, such as "asthma: no" or "MI excluded". A name of several words has to stand
 * on its own, because of "asthma troponin negative" only the last word is denied.
 */
const deniedAfter =
  /(?:(?<=^|[.,;:?!\n]\s*)\p{L}{2,}(?: \p{L}+){1,2}|(?<![\p{L}])\p{L}{2,})\s*(?:[:=-]\s*(?:no|nil|none|neg(?:ative)?|nee|não)\b|\s(?:is\s+|was\s+)?(?:excluded|ruled out|neg(?:ative)?|absent)\b)/giu;

/** Longest text that is read for denials, so that none takes long. */
const longest = 2000;

/**
 * Returns a text in which what it denies is blanked out: of "no asthma, K 6" the potassium is left. Positions stay the
 * same.
 */
export const withoutDenied = remembered<string, void>((text) => {
  const blank = (found: string) => found.replaceAll(/[^\s.,;]/g, ' ');
  const read = text.slice(0, longest);
  return read.replace(denied, blank).replace(deniedAfter, blank) + text.slice(longest);
});
