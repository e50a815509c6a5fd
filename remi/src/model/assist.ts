import { computed, frame, heading } from '../answer/blocks.ts';
import { inSlot } from '../answer/slots.ts';
import { isBare } from '../conversation/bare.ts';
import { drugsOf } from '../drugs/names.ts';
import type { Facts } from '../facts.ts';
import type { Library } from '../library.ts';
import type { AskedIn, Assisted, Block, ChatMode, Offer, RemiReply } from '../remi.ts';
import { tools } from '../tools/all.ts';
import { quotedContraindications } from '../tools/safety/respond.ts';
import type { Answer } from '../tools/tool.ts';
import { type Difference, differencesOf } from './differences.ts';
import { verifiedProse } from './prose.ts';
import { links, type ModelReading } from './protocol.ts';
import { readFactsOf } from './reading.ts';

/** A message that was read, with the answer that Oryx has for it. */
export interface Prepared {
  readonly facts: Facts;
  /** The answer of the first tool that has one. */
  readonly answer: Answer | undefined;
  /** True if the answer is complete as it is, such as a red flag without a question. */
  readonly isClosed: boolean;
  /** Adds the warnings of the message and the notes, and puts everything in order. */
  readonly finish: (answer: Answer | undefined) => RemiReply;
}

/**
 * Returns what a language model may do with a prepared message. It proposes what was meant and which blocks to show.
 * Oryx reads, works out, warns and renders. No figure and no statement of an answer comes from the model. The one
 * exception is a sentence of a lesson that binds to a row of Oryx.
 */
export function assisted(
  { facts, answer, isClosed, finish }: Prepared,
  { mode, state = {} }: AskedIn,
  library: Library,
): Assisted {
  return {
    builtIn: finish(answer),
    isOpen: !isClosed && !facts.isOfSeveral && !isBare(facts.message),
    brief: {
      facts: readFactsOf(facts),
      tools: [...new Set(tools.map(({ kind }) => kind))],
      charts: library.sources.algorithms.map(({ title }) => title),
    },
    question(reading) {
      const [first, ...others] = differencesOf(facts, reading, library);
      if (!first) return undefined;
      const asking = answer?.tool ?? tools[0];
      const blocks = [whichIsRight([first, ...others])];
      // The conversation must not go on from a reading that nobody has confirmed.
      return asking && { ...finish({ tool: asking, blocks }), state };
    },
    async offer(reading) {
      const merged = withProposal(facts, reading, library);
      const called = tools.filter(({ kind }) => reading.tools.includes(kind) && kind !== answer?.tool.kind);
      const further: Answer[] = [];
      for (const tool of called) {
        const blocks = await tool.answer(merged, library);
        // What a tool says of what it misses is no answer to a question that it was not asked.
        if (blocks.some(({ kind }) => kind !== 'frame')) further.push({ tool, blocks });
      }
      return offerOf([...(answer ? [answer] : []), ...further], { facts, finish, mode, library });
    },
  };
}

/** Asks which of two readings is right, and answers nothing before that. */
function whichIsRight(differences: readonly [Difference, ...Difference[]]): Block {
  const lines = differences.map(
    ({ reader, model }) => `I read ${reader}, the language model ${model}: which?`,
  );
  const text = [...lines, 'I work nothing out before this is clear.'].join('\n\n');
  return { ...frame(text), slot: 'verdict', choices: differences[0].choices };
}

/** Adds what the model proposes and nobody can be harmed by: the part of a page and the chart that are meant. */
function withProposal(facts: Facts, { section, chart }: ModelReading, library: Library): Facts {
  const { question } = facts;
  const sections = question.sections.size > 0 || section === 'none' ? question.sections : new Set([section]);
  const algorithm = library.sources.algorithms.find(({ title }) => title === chart);
  const route = algorithm && `/algorithms/${algorithm.id}`;
  const entry = library.sources.search.entries.find((each) => each.route === route);
  if (!(route && entry)) return { ...facts, question: { ...question, sections } };
  const page = { page: entry.title, passages: library.algorithmPassages(route) };
  const mention = { entries: [entry], name: entry.title, from: 0, length: 0, words: [] };
  const found = async () => {
    const finding = await facts.found();
    return {
      ...finding,
      isSure: true,
      pages: [page, ...finding.pages.filter(({ passages }) => passages[0]?.route !== route)],
    };
  };
  return { ...facts, question: { ...question, sections, mentions: [...question.mentions, mention] }, found };
}

/** A statement with the words around it. It is picked or dropped whole. */
interface Unit {
  readonly blocks: readonly Block[];
  /** True if no model may drop it. */
  readonly isKept: boolean;
}

interface Context extends Pick<Prepared, 'facts' | 'finish'> {
  readonly mode: ChatMode;
  readonly library: Library;
}

function offerOf(answers: readonly Answer[], { facts, finish, mode, library }: Context): Offer {
  const units = answers.flatMap(({ blocks }) => unitsOf(blocks));
  const known = new Map(units.filter(({ isKept }) => !isKept).map((unit, at) => [`b${at + 1}`, unit]));
  return {
    blocks: [...known].map(([id, { blocks }]) => {
      const content = blocks.find(({ kind }) => kind !== 'frame');
      const text = blocks.map((block) => block.text).join('\n\n');
      return { id, slot: content?.slot ?? 'steps', title: content?.source?.title ?? '', text };
    }),
    compose({ picks, prose }) {
      const picked = new Map(picks.flatMap(({ id, link }) => (known.has(id) ? [[id, link] as const] : [])));
      const lesson = mode === 'education' ? lessonOf(prose, units, facts, library) : [];
      const [first] = answers;
      if (!first || picked.size + lesson.length === 0) return undefined;
      const kept = units.filter(({ isKept }) => isKept).flatMap(keptFirst);
      const chosen = [...picked].flatMap(([id, link]) => linked(known.get(id)?.blocks ?? [], link));
      return finish({ tool: first.tool, blocks: [...kept, ...chosen, ...lesson] });
    },
  };
}

/** Puts contraindications before everything that was picked. */
const keptFirst = ({ blocks }: Unit): Block[] =>
  blocks.map((block) => (blocks.some(isContraindication) ? { ...block, slot: 'verdict' } : block));

const isContraindication = ({ sections = [], slot }: Block) =>
  slot !== 'danger' && sections.includes('contraindications');

/** Puts words from the list of links before a block. */
function linked(blocks: readonly Block[], link: string): readonly Block[] {
  const words = Object.entries(links).find(([name]) => name === link)?.[1];
  const [first] = blocks;
  return words && first ? [{ ...frame(words), slot: first.slot ?? 'steps' }, ...blocks] : blocks;
}

/** Returns the statements of an answer. What stands before one or after the last belongs to it. */
function unitsOf(blocks: readonly Block[]): Unit[] {
  const units: Block[][] = [];
  let open: Block[] = [];
  for (const block of blocks) {
    open.push(block);
    if (block.kind === 'frame') continue;
    units.push(open);
    open = [];
  }
  const last = units.at(-1);
  if (last) last.push(...open);
  else if (open.length > 0) units.push(open);
  return units.map((unit) => ({ blocks: unit, isKept: isNeeded(unit) }));
}

/** Slots that no model may leave out. */
const neededSlots: ReadonlySet<string> = new Set(['about', 'danger', 'verdict', 'note']);

/** Returns true for dangers, verdicts and contraindications, and for an answer that only says what is missing. */
const isNeeded = (unit: readonly Block[]): boolean =>
  unit.every(({ kind }) => kind === 'frame') ||
  unit.some(
    ({ slot, sections = [], overdose, choices }) =>
      (slot && neededSlots.has(slot)) || sections.includes('contraindications') || overdose || choices,
  );

/** Returns the sentences of a lesson that Oryx's rows confirm, below what those drugs are not given for. */
function lessonOf(prose: string, units: readonly Unit[], facts: Facts, library: Library): Block[] {
  const routes = new Set(units.flatMap(({ blocks }) => blocks.flatMap(({ source }) => source?.route ?? [])));
  const evidence = [...routes].flatMap((route) => library.passagesAt(route));
  const { kept, leftOut } = verifiedProse(prose, facts, evidence, library);
  if (kept.length + leftOut === 0) return [];
  const drugs = library.drugsIn(kept.join('\n'));
  const [page] = drugsOf(drugs.map((drug) => ({ drug }))).flatMap(({ name, medication }) =>
    medication ? [{ title: name, route: `/medications/${medication.id}` }] : [],
  );
  const omitted =
    leftOut > 0 &&
    `*${leftOut} ${leftOut === 1 ? 'sentence was' : 'sentences were'} left out, because no row of Oryx confirms ${leftOut === 1 ? 'it' : 'them'}.*`;
  const text = [
    ...(kept.length > 0
      ? [
          heading('In the words of a language model'),
          kept.map((sentence) => `- ${sentence}`).join('\n'),
          '*Each sentence was compared with a row of Oryx.*',
        ]
      : []),
    ...(omitted ? [omitted] : []),
  ].join('\n\n');
  const lesson = page && kept.length > 0 ? computed(text, page) : frame(text);
  return [
    ...inSlot('verdict', quotedContraindications(facts, drugs, library)),
    { ...lesson, slot: 'more', drugs: drugs.map(({ name }) => name) },
  ];
}
