import type { Algorithm, Medication } from '@oryx/contract';
import { atOnce, createSearch, type Pause, type Search } from '@oryx/search';
import { answerOf, frame } from './answer/blocks.ts';
import { respond } from './answer/intents.ts';
import type { Request } from './answer/request.ts';
import { Toolbox } from './answer/toolbox.ts';
import { drugsOf } from './drugs/names.ts';
import { asLesson } from './education.ts';
import { allergyWarnings } from './interactions/allergies.ts';
import { overdosesOfAnswer } from './interactions/overdoses.ts';
import { doseWarnings } from './interactions/respond.ts';
import { scoresOf } from './patient/scores.ts';
import { readAllergies } from './read/allergies.ts';
import { readPatient, spansOf } from './read/patient.ts';
import { isOfSeveral } from './read/several.ts';
import type { Block, Passage, Remi, RemiSources } from './remi.ts';
import { withoutMeasured } from './retrieval/question.ts';
import { signsOf } from './tools/danger/danger-signs.ts';
import { redFlagBlocks } from './tools/danger/red-flags.ts';

/** Default number of passages to find. */
const usualPassages = 8;

/** Creates Remi and her search for one version of the content. */
export function createRemi(sources: RemiSources): Remi {
  return atOnce(buildRemi(sources, createSearch(sources.search), async () => undefined));
}

/**
 * Creates Remi in steps of a few milliseconds, between which the caller can do other work. She is stateless: each
 * message is answered on its own.
 *
 * @param lookUp the search over `sources.search`, which takes long to build and so is shared with other callers
 * @param pause lets other work run between the steps of an answer
 */
export function* buildRemi(sources: RemiSources, lookUp: Search, pause: Pause): Generator<void, Remi> {
  const tools = yield* Toolbox.of(sources, lookUp);
  const drafts = draftsOf(sources);
  return {
    find: (question, most = usualPassages) =>
      tools.retrieval
        .find(question)
        .pages.flatMap(({ passages }) => passages)
        .slice(0, most)
        .map(passageOf),
    async warnings(message) {
      const request = await readRequest(message, tools, pause);
      const flags = redFlagBlocks(request, tools);
      await pause();
      return answerOf(warningBlocks(request, flags, [], tools));
    },
    overdoses(answer, question) {
      const asked = { ...tools.retrieval.read(question), text: question };
      return overdosesOfAnswer(answer, asked, (text) => tools.mentionsIn(text));
    },
    async answer(message, { mode }) {
      const request = await readRequest(message, tools, pause);
      const { question } = request.finding;
      const flags = redFlagBlocks(request, tools);
      await pause();
      const found = await respond(request, tools);
      await pause();
      // A red flag without a question is answered by the first steps alone.
      const isAnswered =
        (flags.length > 0 && found.kind === 'pages' && drugsOf(question.mentions).length === 0) ||
        (request.isOfSeveral && found.kind === 'handover');
      const answer = isAnswered ? { ...found, blocks: [] } : found;
      const blocks = mode === 'education' ? asLesson(answer, question.sections) : answer.blocks;
      const isVerdict = found.kind === 'permission';
      const urgent = warningBlocks(request, flags, blocks, tools, isVerdict ? blocks : []);
      const others = isVerdict ? [] : blocks;
      const rest = others.length > 0 || urgent.length > 0 ? others : [nothingFound(tools.size)];
      return answerOf([...urgent, ...rest, ...draftNote([...urgent, ...rest], drafts), closing]);
    },
  };
}

/** Returns the blocks that precede any answer: several patients, red flags, allergies and excessive doses. */
function warningBlocks(
  { text, isOfSeveral, allergies, finding: { question } }: Request,
  flags: readonly Block[],
  blocks: readonly Block[],
  tools: Toolbox,
  verdict: readonly Block[] = [],
): Block[] {
  const planned = () => [...drugsOf(question.mentions), ...drugsOfSteps([...flags, ...blocks], tools)];
  const [flag, ...firstSteps] = flags;
  return [
    ...(isOfSeveral ? [severalPatients] : []),
    ...(flag ? [flag] : []),
    // Above the steps, because they may give the allergen.
    ...allergyWarnings(allergies, planned, tools),
    // Whether a drug may be given is answered before the steps of a chart.
    ...verdict,
    ...firstSteps,
    ...doseWarnings(text, question),
  ];
}

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

/** Returns the drugs that quoted steps give. */
const drugsOfSteps = (blocks: readonly Block[], tools: Toolbox) =>
  blocks.flatMap(({ drugs = [] }) => drugs.flatMap((name) => tools.drug(name) ?? []));

/** Reads a message once. Allergens do not count as named drugs. */
async function readRequest(text: string, tools: Toolbox, pause: Pause): Promise<Request> {
  const patient = readPatient(text);
  await pause();
  const several = isOfSeveral(text, spansOf(patient));
  const signs = several ? [] : signsOf(patient, tools.sources.knowledge.dangerSigns.rows);
  const finding = tools.retrieval.find(
    text,
    patient,
    signs.flatMap(({ row }) => row.means),
  );
  await pause();
  const { question } = finding;
  // A drug or an allergy late in a long text counts as well.
  const allergies = readAllergies(text, tools.retrieval.mentionsIn(text));
  const asked = question.asked.filter((word) => !allergies.words.has(word));
  const mentions = withoutMeasured(allergies.others, text, patient);
  const given = new Set(drugsOf(mentions));
  const shunned = allergies.drugs.flatMap((drug) =>
    drug.medication && !given.has(drug) ? [`/medications/${drug.medication.id}`] : [],
  );
  const pages = finding.pages.filter(({ passages: [first] }) => !shunned.includes(first?.route ?? ''));
  await pause();
  return {
    text,
    patient,
    allergies,
    isOfSeveral: several,
    signs,
    // The values of two patients must not be combined into one score.
    scores: several ? [] : await scoresOf(patient),
    finding: { ...finding, pages, question: { ...question, asked, mentions } },
  };
}

const severalPatients = frame(
  'I read of more than one patient, and cannot tell whose values and doses are whose. Write of one at a time.',
);

const closing = frame("I answer only from Oryx's own content, word for word. Open the page before you act.");

const nothingFound = (size: number) =>
  frame(
    `I found nothing on this in Oryx's own content. I searched ${size} passages of medications, algorithms, calculators, paediatric tables, guidelines, interactions and complaints. Try the name of a drug or of a condition.`,
  );

function passageOf({ id, title, route, heading, text }: Passage): Passage {
  return { id, title, route, heading, text };
}
