import { words } from '@oryx/search';
import { namesConcept } from '../../conversation/names-concept.ts';
import type { Mention } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { observations } from '../../read/patient.ts';
import { asksAntidote } from '../antidotes/asks-antidote.ts';
import { pagesTool } from '../pages/tool.ts';
import type { Tool } from '../tool.ts';

/** Returns true if a message is only about the named words: no drug, no values, and nothing else that Oryx knows. */
function isOnlyAbout({ message }: Facts, named: ReadonlySet<string>, library: Library): boolean {
  const { question, patient } = message;
  // `alcohol withdrawal` is more than alcohol.
  const isMore = ({ words: name }: Mention) =>
    name.every((word) => named.has(word)) &&
    question.keywords.some((word) => named.has(word) && !name.includes(word));
  if (observations(patient) > 0 || question.mentions.some((each) => each.drug && !isMore(each))) return false;
  const others = library.subjectWords(question.keywords).filter((word) => !named.has(word));
  const mentioned = new Set(question.mentions.flatMap((mention) => mention.words));
  return others.every((word) => !mentioned.has(word) && !namesConcept(word, library));
}

/** Findings that a chart treats under another name. */
const charted = ['limb-danger', 'rotting-flesh', 'sexual-assault'] as const;

/** Returns the condition or test without a page that a message is about, if no chart is known for the patient. */
function topicOf(facts: Facts, library: Library) {
  if (charted.some((each) => facts.said.has(each))) return undefined;
  const topics = library.otherTopicsIn(facts.message.text);
  // What stands behind the name of a score belongs to the score.
  const isScore = ([title = '', ...names]: readonly string[]) =>
    /(?:score|scale|criteria)$/.test(title) && facts.findings.beginsWith([title, ...names].join());
  return topics.find(
    ({ names }) => isScore(names) || isOnlyAbout(facts, new Set(names.flatMap(words)), library),
  );
}

const asksPrice = ({ message: { text, patterns } }: Facts): boolean => patterns('asks-price').test(text);

/** Says of a condition or a test without a page that Oryx has none, rather than quoting a page that shares a word with it. */
export const unpagedTool: Tool = {
  ...pagesTool,
  applies: (facts, library) =>
    !facts.isOfSeveral &&
    // Of the drug before it may be another purpose.
    (facts.inherited.slots.drugs ?? []).length === 0 &&
    // Tablets for an illness may be what poisoned somebody.
    !asksAntidote(facts, library) &&
    (asksPrice(facts) || topicOf(facts, library) !== undefined),
  async answer(facts, library) {
    const { unpagedBlocks } = await import('./respond.ts');
    return unpagedBlocks(asksPrice(facts) ? undefined : topicOf(facts, library), library);
  },
};
