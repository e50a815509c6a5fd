import { quoted } from '../../answer/blocks.ts';
import { inSlot } from '../../answer/slots.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import type { KnownPassage } from '../../passages/passage.ts';
import type { Block } from '../../remi.ts';
import { type BestLines, bestLines } from './best-lines.ts';

/** How much of a question a line and its page must say to stand above an answer, and where there is no other answer. */
const enough = { own: 0.3, share: 0.5 };
const enoughAlone = { own: 0.6, share: 0.8 };
/** A second step or section is quoted if it says nearly as much as the first. */
const nearly = 0.35;
/** How an answer begins that says what Oryx has not. */
const hasNothing = /^(?:\*\*)?(?:Oryx has no|The page of)/;
/** Characters of an answer that a reader sees at once. */
const seen = 300;
/** Longest step or section in characters that is quoted whole. */
const longest = 340;

/** Returns the lines that state what a question asks, or nothing if no page says enough of it, or the answer says it. */
export async function lineBlocks(facts: Facts, library: Library, answer: readonly Block[]): Promise<Block[]> {
  const least = answer.length === 0 ? enoughAlone : enough;
  const isEnough = ({ own, share, isNamed, passage }: BestLines) =>
    own >= least.own &&
    share >= least.share &&
    (answer.length > 0 || isNamed || passage.kind === 'algorithm');
  const { sections } = facts.question;
  const start = answer[0]?.text.slice(0, seen) ?? '';
  // What Oryx says it has not is the answer.
  const [nothing] = hasNothing.exec(start) ?? [];
  if (nothing?.startsWith('*') || (nothing && sections.size > 0)) return [];
  // So is the section of a drug that is asked for.
  if (answer.some((block) => block.sections?.some((each) => each !== 'dose' && sections.has(each))))
    return [];
  const [first, second] = await bestLines(facts, library);
  if (!first || !isEnough(first) || start.includes(first.lines[0] ?? '')) return [];
  const isSecond = second !== undefined && isEnough(second) && second.score > first.score - nearly;
  return inSlot('verdict', quoted([first, ...(isSecond ? [second] : [])].map(shown)));
}

/** Returns what is quoted of a step or section: all of a step that is short, else the best lines. */
function shown({ passage, lines }: BestLines): KnownPassage {
  const isDetail = (line: string) => line !== passage.heading;
  const details = passage.lines.filter(isDetail);
  const isShort = !passage.section && details.join(' ').length <= longest;
  const best = isShort ? details : lines.filter(isDetail);
  return best.length === 0 ? { ...passage, heading: passage.title, lines } : { ...passage, lines: best };
}
