import type { Algorithm, Medication } from '@oryx/contract';
import { atOnce, createSearch, type Pause, type Search } from '@oryx/search';
import { answerOf, choicesOf, closing, frame } from './answer/blocks.ts';
import { respond } from './answer/respond.ts';
import { inSlot, inSlotOrder } from './answer/slots.ts';
import { stateAfter } from './conversation/state.ts';
import { drugsOf } from './drugs/names.ts';
import { type Facts, readFacts } from './facts.ts';
import { Library } from './library.ts';
import type { Prepared } from './model/assist.ts';
import { readsClaim } from './read/claims.ts';
import { observations, weightNote } from './read/patient.ts';
import { readExposure } from './read/poisoning.ts';
import type { AskedIn, Block, Remi, RemiSources } from './remi.ts';
import { toxicIn } from './tools/antidotes/poisonings.ts';
import { tooMuchTool } from './tools/antidotes/tool.ts';
import { furtherChart } from './tools/chart/further.ts';
import { redFlagBlocks } from './tools/danger/red-flags.ts';
import { namesNewDrug } from './tools/doses/asked-drug.ts';
import { intervalWarnings } from './tools/hard-stops/intervals.ts';
import { refusalBlocks } from './tools/harm/harm.ts';
import { allergensOf, allergyWarnings } from './tools/interactions/allergies.ts';
import { doseWarnings, forbiddenAtHome } from './tools/interactions/respond.ts';
import { drugsOfDoses, ruledOutBlocks, withoutRuledOutDoses } from './tools/safety/respond.ts';
import type { Answer } from './tools/tool.ts';

/** Creates Remi and her search for one version of the content. */
export function createRemi(sources: RemiSources): Remi {
  return atOnce(
    buildRemi(
      sources,
      async () => createSearch(sources.search),
      async () => undefined,
    ),
  );
}

/**
 * Creates Remi in steps of a few milliseconds, between which the caller can do other work. She is stateless: each
 * message is answered on its own.
 *
 * @param lookUp returns the search over `sources.search`, which takes long to build and so is shared with other callers
 *   and only asked for by the first question that looks for a page
 * @param pause lets other work run between the steps of an answer
 */
export function* buildRemi(
  sources: RemiSources,
  lookUp: () => Promise<Search>,
  pause: Pause,
): Generator<void, Remi> {
  const { answer, prepare, library } = yield* buildResponder(sources, lookUp, pause);
  return {
    answer,
    async assist(message, context) {
      const { assisted } = await import('./model/assist.ts');
      return assisted(await prepare(message, context), context, library);
    },
  };
}

/** Remi without a language model, and what an answer with one is made of. */
interface Responder extends Pick<Remi, 'answer'> {
  readonly library: Library;
  prepare(message: string, context: AskedIn): Promise<Prepared>;
}

/** Creates Remi as `buildRemi` does, but without the code for a language model, which a device never asks. */
export function* buildResponder(
  sources: RemiSources,
  lookUp: () => Promise<Search>,
  pause: Pause,
): Generator<void, Responder> {
  const library = yield* Library.of(sources, lookUp, pause);
  const drafts = draftsOf(sources);
  const isNoted = [...sources.medications, ...sources.algorithms].some(({ local }) => local);
  const refusal = (message: string) => {
    const blocks = refusalBlocks(message, library);
    return blocks && answerOf(blocks);
  };
  const prepare = async (message: string, { mode, state }: AskedIn): Promise<Prepared> => {
    const facts = await readFacts(message, library, pause, state);
    await pause();
    // What is denied counts here: `to not wake up`.
    const refused = refusal(library.clearer(message)) ?? refusal(message) ?? refusal(facts.message.text);
    await pause();
    if (refused)
      return {
        facts,
        answer: undefined,
        isClosed: true,
        finish: () => ({ ...refused, choices: [], state: {} }),
      };
    const flags = newFlags(facts, library);
    await pause();
    const usual = await respond(facts, library, pause);
    const isFollowed = Object.keys(state ?? {}).length > 0;
    const talk = isFollowed ? await import('./conversation/about.ts') : undefined;
    const isStopped = usual?.tool.kind === 'hard stop';
    const after =
      isStopped || usual?.tool === tooMuchTool ? undefined : talk?.afterReply(facts, flags, library);
    const found = after ?? usual;
    const asLesson = mode === 'education' ? (await import('./answer/lesson.ts')).asLesson : undefined;
    // Loaded where a site has set anything, because most have not.
    const withNotes = isNoted ? (await import('./answer/local-notes.ts')).withLocalNotes : undefined;
    await pause();
    const isByFlags = found !== undefined && !after && isAnsweredByFlags(found, facts, flags);
    // The steps of a chart may give the drug of which the patient has had too much.
    const shown = after || found?.tool === tooMuchTool ? flags.slice(0, 1) : flags;
    return {
      facts,
      answer: isByFlags ? undefined : found,
      isClosed: isByFlags || isStopped,
      finish(answer) {
        const lesson = answer && !isStopped ? asLesson?.(answer, facts.question.sections) : undefined;
        const full = lesson ?? answer?.blocks ?? [];
        const blocks = withoutRuledOutDoses(full, facts, library);
        const beside =
          isStopped || facts.isOfSeveral ? [] : furtherChart(facts, [...shown, ...full], library);
        const urgent = warningBlocks(facts, shown, [...full, ...beside], library);
        // What kills whatever the question is stands before all else.
        const isScored = answer?.tool.kind === 'calculation' && shown.length > 0;
        const said = isStopped
          ? [...blocks, ...urgent]
          : [...urgent, ...inSlot('danger', isScored ? [outweighed] : []), ...blocks, ...beside];
        const all = [...(withNotes?.(said, library) ?? said)];
        if (all.length === 0) all.push(nothingFound);
        const notes = inSlot('note', [...draftNote(all, drafts), closing]);
        const own = stateAfter(facts, { blocks, flags }, library);
        const { route, ...others } =
          talk?.carriedOn(facts, { blocks, flags }, state ?? {}, own, library) ?? own;
        // The way that must never be taken is not gone on with.
        const way = isStopped ? state?.route : route;
        const now = { ...others, ...(way ? { route: way } : {}) };
        const whom = talk?.aboutBlocks(facts, now, library) ?? [];
        return {
          ...answerOf(inSlotOrder([...readAs(facts), ...whom, ...all, ...notes])),
          choices: choicesOf(all),
          state: now,
        };
      },
    };
  };
  return {
    async answer(message, context) {
      const { answer, finish } = await prepare(message, context);
      return finish(answer);
    },
    prepare,
    library,
  };
}

/** Returns the red flags of a message. What was flagged before is not repeated under every question that follows. */
function newFlags(facts: Facts, library: Library): Block[] {
  const { message, inherited, signs } = facts;
  if (Object.keys(inherited.slots).length === 0 || observations(message.patient) > 0)
    return redFlagBlocks(facts, library);
  const own = signs.filter(
    ({ row }) => row.when.length === 0 && row.said.every((finding) => message.said.has(finding)),
  );
  return redFlagBlocks({ ...facts, text: message.text, signs: own, scores: [] }, library);
}

/** Returns true if the warnings say all: a red flag without a question, or values of which nobody knows whose they are. */
const isAnsweredByFlags = ({ tool }: Answer, facts: Facts, flags: readonly Block[]): boolean =>
  (flags.length > 0 && tool.kind === 'path') ||
  (flags.length > 0 && tool.kind === 'pages' && !namesNewDrug(facts)) ||
  (facts.isOfSeveral && tool.kind === 'handover');

/** Returns what holds for any answer: several patients, red flags, allergies and excessive doses. */
function warningBlocks(
  facts: Facts,
  flags: readonly Block[],
  blocks: readonly Block[],
  library: Library,
): Block[] {
  const { isOfSeveral, allergies, question, message } = facts;
  const planned = () => [
    ...drugsOf(question.mentions),
    ...drugsOfSteps([...flags, ...blocks], library),
    ...drugsOfDoses(blocks, library),
  ];
  const [flag, ...firstSteps] = flags;
  const ofWeight = weightNote(facts.patient);
  return [
    // The steps of a chart may give the allergen.
    ...inSlot('danger', [
      ...(isOfSeveral ? [severalPatients] : []),
      ...(flag ? [flag] : []),
      ...(ofWeight ? [frame(ofWeight)] : []),
      ...allergies.ofOthers.map((name) =>
        frame(`**Allergy to ${name}: read as that of a relative.** If it is the patient's, write so.`),
      ),
      ...allergyWarnings(allergensOf(allergies), planned, library),
      ...(readsClaim(message.text, message.patterns) ? [notConfirmed] : []),
      ...ruledOutBlocks(facts, library),
      // A dose is shown with its pairs, named in the order of the text.
      ...forbiddenAtHome(facts.atHome, planned, library).filter(({ text }) =>
        blocks.every((block) => !block.text.endsWith(text.slice(text.indexOf('\n')))),
      ),
      // That a drug has to be stopped says more than that its dose was too high or too soon.
      ...(toxicIn(facts, library).length > 0
        ? []
        : [...inSlot(slotOfExcess(facts), doseWarnings(facts)), ...intervalWarnings(facts)]),
    ]),
    ...firstSteps,
  ];
}

/** Returns where a dose above the limit is told. What was swallowed is no order, so that its antidote comes first. */
const slotOfExcess = ({ text, patterns }: Facts) =>
  readExposure(text, patterns).isStated && !patterns('asks-permission').test(text) ? 'more' : 'danger';

/** Returns the routes of pages that no clinician has reviewed. */
function draftsOf({ medications, algorithms }: RemiSources): ReadonlySet<string> {
  const isDraft = ({ review }: Medication | Algorithm) => review?.status !== 'reviewed';
  return new Set([
    ...medications.filter(isDraft).map(({ id }) => `/medications/${id}`),
    ...algorithms.filter(isDraft).map(({ id }) => `/algorithms/${id}`),
  ]);
}

/** Names the drafts among the quoted pages, because a quotation must not be trusted more than its page. */
function draftNote(blocks: readonly Block[], drafts: ReadonlySet<string>): Block[] {
  const quoted = blocks.flatMap(({ kind, source }) => (kind === 'passage' && source ? [source] : []));
  const titles = new Set(quoted.filter(({ route }) => drafts.has(route)).map(({ title }) => title));
  return titles.size === 0 ? [] : [frame(`Awaiting clinical review: ${[...titles].join(', ')}.`)];
}

/** Says which name was read despite a wrong letter, above all that is said of the drug. */
function readAs({ message: { question } }: Facts): Block[] {
  const lines = question.mentions.flatMap(({ drug, isMisspelt, words: typed }) =>
    drug && isMisspelt
      ? [`I read "${typed.join(' ')}" as **${drug.name}**. If you mean another drug, do not use this.`]
      : [],
  );
  return lines.length === 0 ? [] : inSlot('about', [frame([...new Set(lines)].join('\n\n'))]);
}

/** Returns the drugs that quoted steps give. */
const drugsOfSteps = (blocks: readonly Block[], library: Library) =>
  blocks.flatMap(({ drugs = [] }) => drugs.flatMap((name) => library.drug(name) ?? []));

const notConfirmed = frame(
  'I do not confirm what I am said to have said: I remember no earlier message, and only what stands on a page counts.',
);

const outweighed = frame('**The red flag counts, whatever the score says.**');

const severalPatients = frame(
  'I read of more than one patient, and cannot tell whose values and doses are whose. Write of one at a time.',
);

const nothingFound = frame("I found nothing on this in Oryx's own content.");
