/** What a text asks about making up or running a drug. */
export type PreparationRequest = 'rate' | 'mix' | 'volume' | 'drops' | 'strength';

const drops =
  /\b(?:drops?|drip rate|gtt)\b.{0,20}\b(?:per|a|\/|min)|\bdrops?\s*\/\s*min|\bdruppels\b|\bgotas\b|\bdrip rate\b/i;
const rate =
  /\b(?:m[ln]s?|cc|milli-?lit(?:re|er)s?)\s*(?:\/|per|an|p\/)\s*(?:h|hr|hrs|hour|uur|hora)\b|\bhow many m[ln]s?\s*(?:\/|per|an)|\brate (?:for|of|in)\b|\b(?:what|which) rate\b|\bpump rate\b|\b(?:mcg|ug|µg|micrograms?|mg|units?|iu|g)\s*\/\s*(?:kg\s*\/\s*)?(?:min|h|hr|hour)\b|\binfusion\b.*\b(?:ml|rate|run)\b|\brun(?:ning)? (?:it )?at\b/i;
const mix =
  /\b(?:mix|mixing|dilut\w*|draw(?:n|ing)? (?:it )?up|ma(?:ke|king|de) (?:\S+ ){0,4}?up|make (?:a |the |up )?\S{0,12}(?:1 ?: ?1|from)|how (?:do|to|should) (?:i|we|you)?\s*(?:make|prepare|get|mix|reconstitute|give it up)|reconstitut\w*|recipe|prepar(?:e|ed|ing|ation)|dissolve|which (?:fluid|diluent)|push dose|syringe driver|make \S+ (?:bag|infusion|drip)|to get \d|meng|aanmaak|maak \S+ aan|diluir|diluo|preparar|preparo)\b/i;
const volume =
  /\b(?:how (?:many|much) m[ln]s?|hoeveel m[ln]|quantos m[ln]|m[ln]s? (?:is|for|of|to (?:give|draw)|do i)|volume (?:for|of)|in m[ln]s?)\b/i;

const strength =
  /\b(?:concentrations?|strengths?|konsentrasie|sterkte|concentra[cç][aã]o)\b|\b(?:how (?:many|much) )?(?:mg|mcg|micrograms?|units?)\s+(?:per|in (?:an?|1|one|each|every)|\/)\s*(?:ml|cc|amp(?:oule)?|vial)\b/i;

/** Returns what a text asks for, the most specific request first. */
export function preparationRequests(text: string): readonly PreparationRequest[] {
  const all: readonly (readonly [PreparationRequest, RegExp])[] = [
    ['drops', drops],
    ['rate', rate],
    ['mix', mix],
    ['volume', volume],
    ['strength', strength],
  ];
  return all.filter(([, pattern]) => pattern.test(text)).map(([request]) => request);
}
