import { differentials } from '../differentials/respond.ts';
import { drugsOf } from '../drugs/names.ts';
import { checkDrugs } from '../interactions/respond.ts';
import { handover } from '../patient/handover.ts';
import { observations, type Patient } from '../patient/patient.ts';
import type { Score } from '../patient/scores.ts';
import { planFor } from '../plan.ts';
import type { Block } from '../remi.ts';
import { quotations } from '../retrieval/respond.ts';
import type { Finding } from '../retrieval/retrieval.ts';
import type { Toolbox } from './toolbox.ts';

/** A message, read once for every kind of answer. */
export interface Request {
  readonly text: string;
  readonly finding: Finding;
  readonly patient: Patient;
  readonly scores: readonly Score[];
}

/** A kind of request, and its answer; without blocks the next kind is tried. */
interface Intent {
  readonly isMeant: (request: Request, tools: Toolbox) => boolean;
  readonly respond: (request: Request, tools: Toolbox) => Block[] | Promise<Block[]>;
}

const asks =
  (pattern: RegExp) =>
  ({ text }: Request) =>
    pattern.test(text);

const asksTogether = asks(
  /\binteract\w*|\bcheck\b.{0,20}\b(?:meds?|medications?|medicines?|drugs?)\b|\b(?:together|combin\w+|compatible|same line|on top)\b|\bwhat clashes\b/i,
);
const asksCheck = asks(/^\W*(?:please\s+)?check\b/i);
const asksHandover = asks(/\b(?:summari[sz]e|summary|hand\s?over|isbar|sbar)\b/i);
const asksCauses = asks(
  /\b(?:differentials?|ddx|dd|causes? of|not to miss|can'?t miss|cannot miss|what (?:could|can|might|else could) (?:this|it|cause))\b/i,
);
const asksPlan = asks(/\b(?:(?:care|management|treatment)\s*plan|plan of care|plan for)\b/i);
const asksExplanation = asks(/\b(?:explain|what is|what'?s|tell me about|teach me)\b/i);

/** From so many observations on, a text describes a patient. */
const describesPatient = ({ patient }: Request) => observations(patient) >= 3;

const namesDrug = ({ finding: { question } }: Request) => drugsOf(question.mentions).length > 0;

const namesPair = ({ finding: { question } }: Request, tools: Toolbox) => {
  const drugs = drugsOf(question.mentions).length;
  return drugs > 0 && drugs + tools.nearly(question).length > 1;
};

/** Sections that a question about two drugs may ask of one of them. */
const asksOfPage = ({ finding: { question } }: Request) =>
  (['dose', 'maximum', 'preparation'] as const).some((section) => question.sections.has(section));

/** The kinds of requests, the most telling first. */
const intents: readonly Intent[] = [
  {
    isMeant: (request) => asksTogether(request) || (asksCheck(request) && namesDrug(request)),
    respond: ({ text, finding }, tools) => checkDrugs(text, finding.question, tools),
  },
  {
    isMeant: (request) => asksHandover(request) || describesPatient(request),
    respond: (request, tools) => {
      const { text, finding, patient, scores } = request;
      const check = namesPair(request, tools) ? checkDrugs(text, finding.question, tools) : [];
      return [...handover(text, finding.question, patient, scores, tools), ...check];
    },
  },
  { isMeant: asksCauses, respond: ({ text }, tools) => differentials(text, tools) },
  { isMeant: asksPlan, respond: (request, tools) => plan('plan', request, tools) },
  { isMeant: asksExplanation, respond: (request, tools) => plan('explain', request, tools) },
  {
    isMeant: namesPair,
    respond: async (request, tools) => {
      const check = checkDrugs(request.text, request.finding.question, tools);
      const pages = await quotations(request.finding);
      return asksOfPage(request) ? [...pages, ...check] : [...check, ...pages];
    },
  },
  { isMeant: () => true, respond: ({ finding }) => quotations(finding) },
];

/** The blocks of the first kind of request that has an answer. */
export async function respond(request: Request, tools: Toolbox): Promise<Block[]> {
  for (const intent of intents) {
    if (!intent.isMeant(request, tools)) continue;
    const blocks = await intent.respond(request, tools);
    if (blocks.length > 0) return blocks;
  }
  return [];
}

/** The plan of the algorithm that stands first; none where another page does. */
function plan(kind: 'explain' | 'plan', { finding }: Request, tools: Toolbox): Block[] {
  const algorithm = tools.algorithmAt(finding.pages[0]);
  return algorithm ? planFor(kind, finding.question, algorithm, tools) : [];
}
