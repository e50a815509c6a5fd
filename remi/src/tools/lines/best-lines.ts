import type { Algorithm, AlgorithmStep, PatternName } from '@oryx/contract';
import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { type KnownPassage, numbered } from '../../passages/passage.ts';
import { groupsIn } from '../../retrieval/question.ts';
import { isForOthers } from '../../retrieval/ranking.ts';
import { holds, saidOf, type Term, termsOf } from './terms.ts';

/** The lines of one step or section that say most of what is asked. */
export interface BestLines {
  readonly passage: KnownPassage;
  readonly lines: readonly string[];
  /** How much of the question stands on the page, and how much of it in the lines. */
  readonly share: number;
  readonly own: number;
  /** True if the page is named. */
  readonly isNamed: boolean;
  readonly score: number;
}

/** A step of a chart or a section of a drug, with the words of its heading and of each of its lines. */
interface Part {
  readonly passage: KnownPassage;
  readonly heading: string;
  readonly lines: readonly string[];
  readonly all: string;
}

/** Number of pages to read line by line. */
const mostPages = 12;

/** Sections of a drug that hold no sentences, or none but doses. */
const withoutSentences = /^(?:dose|interactions|maximum|names|schedule)$/;

/** How each kind of figure is written, or the pattern of it. `forms-figures` has the words that ask for it. */
const figures: Readonly<Record<string, RegExp | PatternName>> = {
  time: /\d\s?(?:s|min|h|hours?|days?|weeks?|months?|years?)\b|days? \d/,
  when: /\d\s?(?:s|min|h|days?|weeks?)\b|days? \d|\b(?:after|at once|before|every|if|once|until)\b/i,
  bound: 'figure-bound',
  phone: /\d{3} \d{3}/,
  place: 'figure-place',
  within: /\b(?:before|later than|until|up to|within)\b.*\d/i,
  temperature: /°C/,
  energy: /\d\s?J/,
  pressure: /mmHg|\d\/\d|BP|MAP/,
  share: /%/,
  length: /\d\s?[cm]m/,
  colour: /\b(?:BLACK|BLUE|GREEN|ORANGE|RED|YELLOW)\b/,
  ratio: /\d(?::| to )\d/,
  rate: /\/(?:min|h)\b|breaths/,
  number: /\d/,
};

/** How much a term tells of a line by where it stands, and of a page by its names, its terms or its text. */
const told = { line: 1, heading: 0.9, besideInChart: 0.4, besideInDrug: 0.2 };
const toldOfPage = { names: 1, terms: 0.7, text: 0.5 };
/** What else tells for a line: a figure that is asked for, the section, and the page by its name and its patients. */
const further = {
  own: 0.5,
  figure: 0.3,
  section: 0.3,
  named: 0.36,
  question: -0.2,
  against: -0.1,
  others: -0.4,
};
/** Lines are as good as the best one if their scores are this near. */
const near = 0.03;

/** Returns the lines that say most of what a question asks, best first. */
export async function bestLines(facts: Facts, library: Library): Promise<BestLines[]> {
  const terms = termsOf(facts, library);
  const { retrieval } = library;
  const drugs = drugsOf(facts.question.mentions).map(({ medication }) => medication?.id);
  const said = saidOf(facts.text.replaceAll('%', ' percent '));
  const asked = [...facts.patterns.forms('forms-figures')].flatMap(([form, kind]) => {
    const figure = said.includes(` ${form} `) ? figures[kind] : undefined;
    return typeof figure === 'string' ? facts.patterns(figure) : (figure ?? []);
  });
  const pages = await retrieval.pagesWith(terms.flatMap(({ forms }) => forms.filter(retrieval.isKnown)));
  const routes = [...terms.flatMap((term) => term.routes), ...pages.map((page) => page.split(' ')[0] ?? '')];
  return [...new Set(routes)]
    .filter((route) => {
      const [, kind, id] = /^\/(medications|algorithms)\/(\d+)$/.exec(route) ?? [];
      return kind && (kind === 'algorithms' || drugs.length === 0 || drugs.includes(Number(id)));
    })
    .slice(0, mostPages)
    .flatMap((route) => linesOn(route, terms, [...new Set(asked)], facts, library))
    .sort((one, other) => other.score - one.score);
}

/** Returns the best lines of each part of a page. */
function linesOn(
  route: string,
  terms: readonly Term[],
  asked: readonly RegExp[],
  { question, patterns }: Facts,
  library: Library,
): BestLines[] {
  const entry = library.sources.search.entries.find((each) => each.route === route);
  const { title = '', names = [], terms: about = [] } = entry ?? {};
  const saidIn = (texts: readonly string[]) => texts.map(saidOf).join('');
  const [name, more] = [saidIn([title, ...names]), saidIn(about)];
  const parts = partsOf(route, title, library);
  const isName = ({ routes }: Term) => routes.includes(route);
  const covers = new Map(
    terms.map((term) => {
      if (isName(term) || holds(name, term)) return [term, toldOfPage.names];
      if (holds(more, term)) return [term, toldOfPage.terms];
      return [term, parts.some(({ all }) => holds(all, term)) ? toldOfPage.text : 0];
    }),
  );
  const rest = terms.filter((term) => covers.get(term) !== toldOfPage.names);
  const isNamed = rest.length < terms.length;
  const ofPage =
    further.named * shareOf(terms, (term) => Number(!rest.includes(term))) +
    (isForOthers('algorithm', title, question, patterns) ? further.others : 0);
  // A drug that is named stands in the part, or its page is read.
  const isOfDrugs = ({ all }: Part) =>
    terms.every((term) => !term.isDrug || isName(term) || holds(all, term));
  return parts.filter(isOfDrugs).map(({ passage, heading, lines, all }) => {
    const { section } = passage;
    const beside = section ? told.besideInDrug : told.besideInChart;
    const isAsked = section !== undefined && question.sections.has(section);
    // What speaks against a drug is told elsewhere.
    const ofSection = isAsked ? further.section : section === 'contraindications' ? further.against : 0;
    const base = ofPage + ofSection;
    const rated = lines.map((words, at) => {
      const line = passage.lines[at] ?? '';
      const groups = question.groups.size > 0 ? groupsIn(words.split(' '), patterns) : question.groups;
      const isOfOthers = groups.size > 0 && [...question.groups].every((group) => !groups.has(group));
      const hit = (term: Term) => {
        if (holds(words, term)) return told.line;
        if (holds(heading, term)) return told.heading;
        return holds(all, term) ? beside : 0;
      };
      const own = Math.max(shareOf(terms, hit), shareOf(rest, hit));
      const share = shareOf(terms, (term) => Math.max(covers.get(term) ?? 0, hit(term)));
      const fits = asked.filter((says) => says.test(line)).length / asked.length;
      const figure = asked.length > 0 ? (2 * fits - 1) * further.figure : 0;
      const mere = !(fits > 0) && line === passage.heading && line.endsWith('?') ? further.question : 0;
      return {
        line,
        own,
        share,
        score: base + share + own * further.own + figure + mere + (isOfOthers ? further.others : 0),
      };
    });
    const [best = { own: 0, share: 0, score: 0 }] = rated.toSorted((one, other) => other.score - one.score);
    const isBest = ({ score }: { score: number }) => score >= best.score - near;
    return { ...best, passage, isNamed, lines: rated.filter(isBest).map(({ line }) => line) };
  });
}

const read = new WeakMap<Library, Map<string, readonly Part[]>>();

/** Returns the parts of a page. It is read line by line for the first question. */
function partsOf(route: string, title: string, library: Library): readonly Part[] {
  const known = read.get(library) ?? new Map<string, readonly Part[]>();
  read.set(library, known);
  const parts =
    known.get(route) ??
    passagesAt(route, title, library).map((passage) => {
      const heading = saidOf(passage.heading);
      // The title of another chart tells nothing of this one.
      const lines = passage.lines.map((line) => saidOf(line.replaceAll(/\bchart \p{Lu}[^;.,]*/giu, '')));
      return { passage, heading, lines, all: heading + lines.join('') };
    });
  known.set(route, parts);
  return parts;
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[\p{L})%°]\.) (?=\p{Lu})/u);

/** Returns each step of a chart, a mere question too, and what to do without its means, or each section of a drug in sentences. */
function passagesAt(route: string, title: string, library: Library): readonly KnownPassage[] {
  const chart = library.chartAt(route);
  if (chart)
    return numbered(
      { route, title, kind: 'algorithm' },
      (chart.steps ?? []).flatMap((step) => [
        { heading: step.heading, lines: [step.heading, ...step.details, ...answersOf(step, chart)] },
        { heading: step.heading, lines: sentencesOf(step.without ?? '') },
      ]),
    );
  return library
    .passagesAt(route)
    .filter(({ section = '' }) => !withoutSentences.test(section))
    .map((passage) => ({
      ...passage,
      lines: passage.lines
        .flatMap(sentencesOf)
        // What a drug is for is known: `within 120 h` is what may be asked.
        .filter((line) => passage.section !== 'indications' || /\d/.test(line)),
    }));
}

/** Returns what each answer to a question of a chart leads to: `Yes: GREEN: third`. */
const answersOf = ({ type, next }: AlgorithmStep, { steps = [] }: Algorithm): readonly string[] =>
  type === 'decision'
    ? next.flatMap(({ to, label }) => {
        const step = steps.find(({ id }) => id === to);
        return step && step.type !== 'decision' ? [`${label}: ${step.heading}`] : [];
      })
    : [];

/** Returns the share of the weight of terms that is told. */
function shareOf(terms: readonly Term[], isTold: (term: Term) => number): number {
  let [whole, part] = [0, 0];
  for (const term of terms) {
    whole += term.weight;
    part += term.weight * isTold(term);
  }
  return whole === 0 ? 0 : part / whole;
}
