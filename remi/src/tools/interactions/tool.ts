import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { readFollowUp } from '../../read/follow-up.ts';
import { asksDose } from '../doses/asked-drug.ts';
import { doseAnswer } from '../doses/dose-answer.ts';
import { pagesTool } from '../pages/tool.ts';
import type { Tool } from '../tool.ts';
import { namesPair } from './names-pair.ts';

const asksCheck = /^\W*(?:please\s+)?check\b/i;

/** Returns true for a message such as `plus gentamicin?`, which asks whether it may be added to the drug before. */
const addsAnother = ({ message: { text, patterns, question }, inherited }: Facts) =>
  question.sections.size === 0 &&
  (inherited.slots.drugs ?? []).length > 0 &&
  readFollowUp(text, patterns).addsAnother;

/** Returns the doses of a drug that is meant to be given with the one before: `and the enoxaparin with it`. */
function dosesOfAdded(facts: Facts, library: Library) {
  const { message, patterns, question } = facts;
  const added = { ...facts, question: { ...question, mentions: message.question.mentions } };
  const isMeant = addsAnother(facts) && patterns('goes-with').test(message.text);
  return isMeant && asksDose(added, library) ? doseAnswer(added, library) : [];
}

const namesDrug = ({ question }: Facts) => drugsOf(question.mentions).length > 0;

/** Checks drugs that a text asks to check. */
export const interactionsTool: Tool = {
  kind: 'interactions',
  applies: (facts) =>
    facts.patterns('asks-together').test(facts.text) ||
    (asksCheck.test(facts.text) && namesDrug(facts)) ||
    (addsAnother(facts) && namesDrug(facts)),
  async answer(facts, library) {
    const { checkDrugs } = await import('./check.ts');
    const check = checkDrugs(facts, library);
    const doses = dosesOfAdded(facts, library);
    return doses.length > 0
      ? [...doses, ...check.map((block) => ({ ...block, slot: 'more' as const }))]
      : check;
  },
};

/** Checks two drugs that a text names without a question. */
export const pairTool: Tool = { ...interactionsTool, applies: namesPair };

/** Quotes the page that a question about two drugs asks for, and checks the two. */
export const pairOnPageTool: Tool = {
  ...interactionsTool,
  kind: 'pages',
  lesson: 'interactions',
  applies: (facts, library) => namesPair(facts, library) && asksOfPage(facts, library),
  async answer(facts, library) {
    const pages = await pagesTool.answer(facts, library);
    const check = await interactionsTool.answer(facts, library);
    return [...pages, ...check.filter(({ text }) => !pages.some((page) => page.text === text))];
  },
};

/**
 * Returns true if a question that names two drugs asks for a page: it asks for a section, or no interaction
 * of the two is stored.
 */
const asksOfPage = ({ question }: Facts, library: Library) =>
  (['dose', 'maximum', 'preparation'] as const).some((section) => question.sections.has(section)) ||
  library.pairs.of(drugsOf(question.mentions)).every(({ rows }) => rows.length === 0);
