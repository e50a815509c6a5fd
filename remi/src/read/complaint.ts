import type { Patterns } from '@oryx/search';
import { plain } from '../answer/blocks.ts';
import { withoutAmounts } from './amounts.ts';

/** Words that describe the patient before the complaint. */
const people =
  /^[\s,.-]*(?:(?:unknown|approx\.?|about|aged?|known)\s*|(?:(?:an?|of)\s+)?\d{1,3}\s*-?\s*(?:years?|yrs?|y\/o|yo|y|months?|mths?|weeks?|days?|kg)?[\s-]*(?:old|\/o)?\b|(?:male|female|fem|man|woman|boy|girl|child|infant|patient|pt|lady|m|f)\b[/\s,]*|g\d+p\d+|\d{1,2}\/40)[\s,.:/-]*/i;

const longest = 120;

/**
 * Returns the complaint: the text after words such as "complains of", otherwise the text before the first
 * observation.
 */
export function complaintOf(text: string, patterns: Patterns): string | undefined {
  const stripped = withoutPeople(text.replace(patterns('requests-summary'), ''));
  const before =
    stripped
      .split(patterns('begins-observed'))[0]
      ?.replace(/[\s.,;:-]*\b(?:at\s*)?\d{1,2}[:h]\d{2}\W*$/i, '') ?? '';
  const led = patterns('leads-complaint').exec(before);
  const said = led ? before.slice(led.index + led[0].length) : before;
  const complaint = withoutAmounts(plain(said.replace(/^[\s:]+/, '')))
    .slice(0, longest)
    .replace(/[\s,.:;-]+$/, '');
  return /\p{L}{3,}/u.test(complaint) || /\b[A-Z]{2,}\b/.test(complaint) ? complaint : undefined;
}

function withoutPeople(text: string): string {
  const rest = text.replace(people, '');
  return rest === text || rest === '' ? rest : withoutPeople(rest);
}
