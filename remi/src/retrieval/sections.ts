import { type AskedSection, askedSections } from '@oryx/contract/asked-sections';
import { type Patterns, words } from '@oryx/search';

/** A section of a medication page that a question can ask for. */
export type Section = AskedSection;

const [how = '', when = '', work = '', start = '', long = ''] = words('how when work start long');
/** Words for what a drug does, beside which `how fast` asks for no rate. */
const acting = words('work start onset act kick effect');

/**
 * Returns the sections that a question requests.
 *
 * @param asksWatch true if it asks what to watch, which no word says alone
 */
export function sectionsIn(
  asked: readonly string[],
  patterns: Patterns,
  asksWatch = false,
): ReadonlySet<Section> {
  if (asksWatch && !asked.some((word) => patterns.words('words-ask-dose').has(word)))
    return new Set(['precautions']);
  const sectionsOf = (word: string) =>
    askedSections.filter((section) => patterns.words(`words-${section}`).has(word));
  const asksNothing = (word: string, at: number) => {
    const [before = '', after = ''] = [asked[at - 1], asked[at + 1]];
    return (
      // An allergic reaction is a disease, and no effect of the drug that is asked for.
      (/^reac/.test(word) && /^al+erg/.test(before)) ||
      // What a patient never had is no question for what is never done, and the last booster none for how long it lasts.
      (/^(?:never|last)$/.test(word) && patterns.words('words-past').has(after)) ||
      // Nor is `not pregnant` one.
      (/^pregnan/.test(word) && /^(?:not?|non|nie)$/.test(before))
    );
  };
  const sections = new Set(asked.flatMap((word, at) => (asksNothing(word, at) ? [] : sectionsOf(word))));
  const says = (word: string) => asked.some((each) => each === word || each === `${word}s`);
  // What did not work is no question for how it works.
  const isBefore = asked.some((word) => patterns.words('words-until').has(word));
  if (says(how) && says(work)) sections.add(!says(long) ? 'action' : isBefore ? 'onset' : 'duration');
  if (says(start) && (says(when) || says(work) || sections.has('onset'))) sections.add('onset');
  if (says(when) && says(work)) sections.add('onset');
  // How fast something is given is a part of its dose. How fast it works is not.
  const isOfGiving = asked.length <= 2 || asked.some((word) => patterns.words('words-giving').has(word));
  if (sections.has('onset') && !acting.some(says) && isOfGiving) {
    sections.delete('onset');
    sections.add('dose');
  }
  // "How fast does it work" asks for no mechanism.
  if (sections.has('onset') || sections.has('duration')) sections.delete('action');
  if (!sections.has('preparation') && asked.some((word) => patterns.words('words-dose-units').has(word)))
    sections.add('dose');
  return sections;
}
