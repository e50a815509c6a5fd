import { differentials } from '../differentials/respond.ts';
import { drugsOf } from '../drugs/names.ts';
import { checkDrugs } from '../interactions/respond.ts';
import { handover } from '../patient/handover.ts';
import { planFor } from '../plan.ts';
import { observations } from '../read/patient.ts';
import type { Block } from '../remi.ts';
import { asksPermission, namesContraindication, permissionBlocks } from '../tools/safety/respond.ts';
import { invitation, isBare } from './invitation.ts';
import { asksDose, doseAnswer, quotations } from './quotations.ts';
import type { Answer, AnswerKind, Request } from './request.ts';
import type { Toolbox } from './toolbox.ts';

/** One kind of request and its handler. If the handler returns no blocks, the next kind is tried. */
interface Intent {
  readonly kind: AnswerKind;
  readonly isMeant: (request: Request, tools: Toolbox) => boolean;
  readonly respond: (request: Request, tools: Toolbox) => Block[] | Promise<Block[]>;
}

const matches =
  (pattern: RegExp) =>
  ({ text }: Request) =>
    pattern.test(text);

const asksTogether = matches(
  /\binteract\w*|\bcheck\b.{0,20}\b(?:meds?|medications?|medicines?|drugs?)\b|\b(?:together|combin\w+|compatible|same line|on top)\b|\bwhat clashes\b/i,
);
const asksCheck = matches(/^\W*(?:please\s+)?check\b/i);
const asksHandover = matches(/\b(?:summari[sz]e|summary|hand\s?over|isbar|sbar)\b/i);
const asksCauses = matches(
  /\b(?:differentials?|ddx|dd|causes? of|not to miss|can'?t miss|cannot miss|what (?:could|can|might|else could) (?:this|it|cause))\b/i,
);
const asksPlan = matches(/\b(?:(?:care|management|treatment)\s*plan|plan of care|plan for)\b/i);
const asksExplanation = matches(/\b(?:explain|what is|what'?s|tell me about|teach me)\b/i);

/** Minimum number of observations for a text to count as a patient description. */
const describesPatient = ({ patient }: Request) => observations(patient) >= 3;

const namesDrug = ({ finding: { question } }: Request) => drugsOf(question.mentions).length > 0;

const namesPair = ({ finding: { question } }: Request, tools: Toolbox) => {
  const drugs = drugsOf(question.mentions).length;
  return drugs > 0 && drugs + tools.nearly(question).length > 1;
};

/**
 * Returns true if a question that names two drugs asks for a page: it asks for a section, or no interaction
 * of the two is stored.
 */
const asksOfPage = ({ finding: { question } }: Request, tools: Toolbox) =>
  (['dose', 'maximum', 'preparation'] as const).some((section) => question.sections.has(section)) ||
  tools.pairs.of(drugsOf(question.mentions)).every(({ rows }) => rows.length === 0);

/** The kinds of requests, most specific first. */
const intents: readonly Intent[] = [
  {
    kind: 'interactions',
    isMeant: (request) => asksTogether(request) || (asksCheck(request) && namesDrug(request)),
    respond: checkDrugs,
  },
  {
    kind: 'handover',
    isMeant: (request) => asksHandover(request) || describesPatient(request),
    respond: (request, tools) => {
      const check = namesPair(request, tools) ? checkDrugs(request, tools) : [];
      return [...handover(request, tools), ...check];
    },
  },
  { kind: 'permission', isMeant: asksPermission, respond: permissionBlocks },
  { kind: 'pages', isMeant: asksDose, respond: doseAnswer },
  { kind: 'permission', isMeant: namesContraindication, respond: permissionBlocks },
  { kind: 'differentials', isMeant: asksCauses, respond: ({ text }, tools) => differentials(text, tools) },
  { kind: 'plan', isMeant: asksPlan, respond: (request, tools) => plan('plan', request, tools) },
  {
    kind: 'explanation',
    isMeant: asksExplanation,
    respond: (request, tools) => plan('explain', request, tools),
  },
  {
    kind: 'pages',
    isMeant: (request, tools) => namesPair(request, tools) && asksOfPage(request, tools),
    respond: async (request, tools) => {
      const pages = await quotations(request, tools);
      const check = checkDrugs(request, tools);
      return [...pages, ...check.filter(({ text }) => !pages.some((page) => page.text === text))];
    },
  },
  {
    kind: 'interactions',
    isMeant: namesPair,
    respond: checkDrugs,
  },
  { kind: 'pages', isMeant: () => true, respond: quotations },
];

/** Returns the answer of the first kind of request that produces one. */
export async function respond(request: Request, tools: Toolbox): Promise<Answer> {
  const meant = intents.filter(({ isMeant }) => isMeant(request, tools));
  const [asked] = meant;
  if (asked && isBare(request)) return { kind: asked.kind, blocks: [invitation(asked.kind)] };
  for (const { kind, respond: blocksOf } of meant) {
    const blocks = await blocksOf(request, tools);
    if (blocks.length > 0) return { kind, blocks };
  }
  return { kind: 'pages', blocks: [] };
}

/** Returns the plan of the best page if it is an algorithm, otherwise nothing. */
function plan(kind: 'explain' | 'plan', { finding }: Request, tools: Toolbox): Block[] {
  const algorithm = tools.algorithmAt(finding.pages[0]);
  return algorithm ? planFor(kind, finding.question, algorithm, tools) : [];
}
