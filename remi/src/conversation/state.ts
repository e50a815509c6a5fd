import type { ChatState } from '@oryx/contract';
import { words } from '@oryx/search';
import { drugsOf } from '../drugs/names.ts';
import { readAccess } from '../read/access.ts';
import { routesIn } from '../read/routes.ts';
import type { Block } from '../remi.ts';
import { patientSlots, type Stated, slotText } from './stated.ts';

const most = { drugs: 4, topics: 12, shortest: 2, topicLength: 30, allergies: 8 };

/** Sections that the words for a patient ask for. The patient carries them on. */
const ofPatient: ReadonlySet<string> = new Set(['pregnancy', 'renal']);

type Route = NonNullable<ChatState['route']>;
const isSlotRoute = (route: string): route is Route =>
  route !== 'intrathecal' && route !== 'intra-arterial' && route !== 'epidural';

/**
 * Returns what a conversation is about after an answer.
 *
 * @param isTelling whether a word is a subject that Oryx knows. No other word is carried on, such as a name
 * @param poisons names of drugs that were taken as a poison, of which nobody asks a dose next
 * @param kept topics of the same patient that the answer did not use
 */
export function stateAfter(
  stated: Stated,
  blocks: readonly Block[],
  isTelling: (word: string) => boolean,
  kept: readonly string[],
  poisons: ReadonlySet<string>,
): ChatState {
  const { text, patterns, question, allergies } = stated;
  const mentioned = drugsOf(question.mentions).map(({ name }) => name);
  const antidotes = mentioned.filter((name) => !poisons.has(name));
  const drugs = antidotes.length > 0 ? antidotes : mentioned;
  const named = new Set([
    ...question.mentions.flatMap(({ drug, words: name }) => (drug ? name : [])),
    ...allergies.words,
  ]);
  const keywords = new Set(question.keywords.filter((word) => !named.has(word) && isTelling(word)));
  const said = text.split(/[^\p{L}\p{M}-]+/u).filter((word) => {
    const [normal, ...more] = words(word);
    return (
      normal !== undefined && more.length === 0 && keywords.has(normal) && word.length <= most.topicLength
    );
  });
  const distinct = new Map([...said, ...kept].map((word) => [words(word).join(' '), word.toLowerCase()]));
  // A chart stays the subject behind a drug that was given: what comes next stands there.
  const isChart = blocks.some(({ page }) => page === 'algorithm');
  // A drug may be a value of a calculator, as aspirin is.
  const inputs = blocks.find((block) => block.inputs)?.inputs;
  const page = drugs.length > 0 && !isChart && !inputs ? undefined : answered(blocks);
  const section = [...question.sections].find((each) => !ofPatient.has(each));
  const route = routesIn(text, patterns).find(isSlotRoute);
  const hasNoVein = readAccess(text, patterns) === 'none';
  const { allergies: allergens, ...patient } = patientSlots(stated);
  const who = { ...patient, ...(allergens ? { allergies: allergens.slice(0, most.allergies) } : {}) };
  return {
    ...(drugs.length > 0 && !inputs ? { drugs: drugs.flatMap(slotText).slice(0, most.drugs) } : {}),
    ...(page ? { page } : {}),
    ...(inputs ? { inputs } : {}),
    ...(distinct.size > 0 ? { topics: [...distinct.values()].flatMap(slotText).slice(0, most.topics) } : {}),
    ...(section ? { section } : {}),
    ...(route && !(hasNoVein && route === 'IV') ? { route } : {}),
    ...(hasNoVein ? { hasNoVein } : {}),
    ...(Object.keys(who).length > 0 ? { patient: who } : {}),
  };
}

/** Returns the title of the chart that an answer quotes first. */
function answered(blocks: readonly Block[]): string | undefined {
  // What was asked of a table stands in the words of the question.
  const [first] = blocks.flatMap(({ kind, source, page }) =>
    kind !== 'frame' && page !== 'pediatric' && source ? [source.title] : [],
  );
  return first && slotText(first)[0];
}
