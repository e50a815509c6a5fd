import type { ChatState } from '@oryx/contract';
import { words } from '@oryx/search';
import { defined } from '../defined.ts';
import { type Drug, drugsOf } from '../drugs/names.ts';
import type { Facts } from '../facts.ts';
import type { Library } from '../library.ts';
import { readAccess } from '../read/access.ts';
import { routesIn } from '../read/routes.ts';
import type { Block } from '../remi.ts';
import { stemOf } from '../retrieval/stem.ts';
import { poisonsOf, takenDrugs } from '../tools/antidotes/poisonings.ts';
import { patientSlots, slotText } from './stated.ts';

const most = { drugs: 4, topics: 12, topicLength: 30 };

/** Sections that the words for a patient ask for. The patient carries them on. */
const ofPatient: ReadonlySet<string> = new Set(['pregnancy', 'renal']);

type Route = NonNullable<ChatState['route']>;
const isSlotRoute = (route: string): route is Route =>
  route !== 'intrathecal' && route !== 'intra-arterial' && route !== 'epidural';

/** What an answer shows beside its warnings, and the charts of its red flags. */
export interface Shown {
  readonly blocks: readonly Block[];
  readonly flags: readonly Block[];
}

/** Returns what a message and its answer are about. What the conversation was about before is added in `carried.ts`. */
export function stateAfter(facts: Facts, { blocks, flags }: Shown, library: Library): ChatState {
  const { text, patterns, question } = facts;
  const named = drugsOf(question.mentions);
  const asked = named.filter(({ name }) => !facts.atHome.includes(name));
  // What a patient takes is a subject if nothing else is, and it has a page: `on midazolam, how fast?`.
  const shown = [...blocks, ...flags];
  const meant =
    asked.length > 0 || shown.some(isChart) ? asked : named.filter(({ medication }) => medication);
  const { antidotes, poisonings } = againstPoisons(facts, meant, blocks, library);
  const drugs = (antidotes.length > 0 ? antidotes : meant).map(({ name }) => name);
  // A drug may be a value of a calculator, as aspirin is.
  const inputs = blocks.find((block) => block.inputs)?.inputs;
  // A chart stays the subject behind a drug that was given: what comes next stands there.
  const isPage = drugs.length > 0 && !inputs ? isChart : isQuoted;
  const page = shown.find(isPage)?.source;
  const title = page && slotText(page.title)[0];
  const { step } = shown.find((block) => block.step && block.source?.route === page?.route) ?? {};
  // The newest count stands first, and the first one counts.
  const { shocks } = facts.counts;
  const topics = [...(shocks ? [`${shocks} shocks given`] : []), ...topicsOf(facts, library), ...poisonings];
  const section = [...question.sections].find((each) => !ofPatient.has(each));
  const route = routesIn(text, patterns).find(isSlotRoute);
  const hasNoVein = readAccess(text, patterns) === 'none';
  const patient = patientSlots(facts.message);
  // The only percentage of a message about burns needs no name: `burns 70 kg 30%`.
  const [burnedArea, ...others] = facts.said.has('burn') ? facts.findings.percentages(facts.patient) : [];
  if (burnedArea !== undefined && others.length === 0) patient.values = { ...patient.values, burnedArea };
  return defined({
    drugs: drugs.length > 0 && !inputs ? drugs.flatMap(slotText).slice(0, most.drugs) : undefined,
    page: title,
    step: title && step,
    inputs,
    ...topicSlots(topics),
    section,
    route: hasNoVein && route === 'IV' ? undefined : route,
    hasNoVein: hasNoVein || undefined,
    failed: facts.counts.doses ? Math.min(9, facts.counts.doses) : undefined,
    patient: Object.keys(patient).length > 0 ? patient : undefined,
  });
}

/** Returns true for the steps of a chart, and for what is quoted or worked out of a page. */
const isChart = ({ page }: Block): boolean => page === 'algorithm';
// What was asked of a table stands in the words of the question.
const isQuoted = ({ kind, source, page }: Block): boolean =>
  kind !== 'frame' && page !== 'pediatric' && source !== undefined;

/** Returns words as the topics of a conversation, each once. */
export function topicSlots(topics: readonly string[]): Pick<ChatState, 'topics'> {
  const distinct = new Map(topics.map((word) => [words(word).join(' '), word.toLowerCase()]));
  return distinct.size > 0 ? { topics: [...distinct.values()].flatMap(slotText).slice(0, most.topics) } : {};
}

/** Returns the drugs that may be asked about next where a poison was taken: what was named or shown against it. */
function againstPoisons(facts: Facts, drugs: readonly Drug[], blocks: readonly Block[], library: Library) {
  const taken = takenDrugs(facts, library);
  const poisons = poisonsOf(facts, library);
  const named = drugs.filter(({ name }) => !taken.has(name));
  const shown = new Set(blocks.flatMap(({ card, source }) => (card && source ? [source.title] : [])));
  const antidotes: readonly Drug[] =
    named.length > 0
      ? named
      : poisons
          .flatMap(({ doses }) => doses.flatMap(({ drug }) => library.drug(drug) ?? []))
          .filter(({ name }) => shown.has(name));
  // Of an antidote for more than poisonings, the dose that is asked for next is that for the poisoning.
  const isForMore = antidotes.some(({ medication }) =>
    medication?.doses.some(({ indication }) => !/poisoning/i.test(indication)),
  );
  return { antidotes, poisonings: isForMore ? poisons.map(({ name }) => `${name} poisoning`) : [] };
}

/** Returns the words of a message that a conversation goes on with: subjects that Oryx knows, but no drug and no allergen. */
function topicsOf({ message, question, allergies }: Facts, library: Library): string[] {
  const named = new Set([
    ...question.mentions.flatMap(({ drug, words: name }) => (drug ? name : [])),
    ...allergies.words,
  ]);
  const keywords = new Set(question.keywords.filter((word) => !named.has(word) && isTelling(word, library)));
  return message.text.split(/[^\p{L}\p{M}-]+/u).filter((word) => {
    const [normal, ...more] = words(word);
    return (
      normal !== undefined && more.length === 0 && keywords.has(normal) && word.length <= most.topicLength
    );
  });
}

/** Returns true if a word may be a subject and Oryx knows it, in this form or another. Two letters have to be a name, such as `VF`. */
const isTelling = (word: string, library: Library): boolean =>
  library.subjectWords([word]).length > 0 &&
  // The name of a measured value would be read as a drug that is given.
  library.drug(word) === undefined &&
  (library.conceptsIn(word).length > 0 ||
    library.mentionsIn(word).length > 0 ||
    (word.length > 2 && (library.retrieval.isKnown(word) || library.retrieval.isKnown(stemOf(word)))));
