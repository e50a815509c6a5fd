import type { Patterns } from '@oryx/search';
import { plain } from '../answer/blocks.ts';
import { withoutAmounts } from './amounts.ts';

const longest = 120;

/**
 * Returns the complaint: the text after words such as "complains of", otherwise the text before the first
 * observation.
 */
export function complaintOf(text: string, patterns: Patterns): string | undefined {
  const stripped = withoutPeople(text.replace(patterns('requests-summary'), ''), patterns);
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

/** Leaves out what describes the patient before the complaint: `45 y F, known`. */
function withoutPeople(text: string, patterns: Patterns): string {
  const rest = text.replace(/^[\s,.:/-]+/, '').replace(patterns('before-complaint'), '');
  return rest === text || rest === '' ? rest : withoutPeople(rest, patterns);
}
