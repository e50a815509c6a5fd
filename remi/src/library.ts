import type { Algorithm, ChatSource } from '@oryx/contract';
import { isCounted } from '@oryx/doses';
import { Mentions, type Patterns, type Pause, patternsFrom, type Search, words } from '@oryx/search';
import { type Drug, drugsOf, type Mention, Names } from './drugs/names.ts';
import { grouped } from './grouped.ts';
import { passagesOf } from './passages/all.ts';
import { complaintEntry, complaintRoute, hintsOf } from './passages/complaints.ts';
import type { KnownPassage } from './passages/passage.ts';
import { Bedside } from './read/bedside.ts';
import { clearerBy } from './read/expressions.ts';
import type { RemiSources } from './remi.ts';
import { Pages } from './retrieval/pages.ts';
import type { Question } from './retrieval/question.ts';
import { Retrieval } from './retrieval/retrieval.ts';
import { Pairs } from './tools/interactions/pairs.ts';

/** A condition or a test without a page, with the nearest pages. */
export type OtherTopic = NonNullable<RemiSources['search']['otherTopics']>[number];

/** The shared services of all answers. It is built once for each version of the content. */
export class Library {
  readonly sources: RemiSources;
  readonly pairs: Pairs;
  /** What finds the ways in which a text says something. */
  readonly patterns: Patterns;
  readonly bedside: Bedside;
  readonly retrieval: Retrieval;
  /** Returns a text with what its expressions mean in place of them. */
  readonly clearer: (text: string) => string;
  /** Returns the words of a question that may name a subject. */
  readonly subjectWords: Names['subjectWords'];
  readonly #names: Names;
  readonly #concepts: Mentions;
  readonly #otherTopics: Mentions;
  readonly #topics: ReadonlyMap<readonly string[], OtherTopic>;
  readonly #byRoute: ReadonlyMap<string, readonly KnownPassage[]>;

  private constructor(
    sources: RemiSources,
    names: Names,
    passages: readonly KnownPassage[],
    retrieval: Retrieval,
    bedside: Bedside,
    patterns: Patterns,
  ) {
    this.#byRoute = grouped(passages, ({ route }) => route);
    this.#names = names;
    this.clearer = clearerBy(sources.knowledge.expressions);
    this.subjectWords = names.subjectWords;
    this.#concepts = new Mentions(sources.search.concepts);
    this.#topics = new Map(sources.search.otherTopics?.map((topic) => [topic.names, topic]));
    this.#otherTopics = new Mentions([...this.#topics.keys()]);
    this.sources = sources;
    this.patterns = patterns;
    this.pairs = new Pairs(sources, names);
    this.bedside = bedside;
    this.retrieval = retrieval;
  }

  /** Builds the services in short steps. `lookUp` returns the search over the names of the sources. */
  static *of(sources: RemiSources, lookUp: () => Promise<Search>, pause: Pause): Generator<void, Library> {
    const { search, knowledge } = sources;
    const names = yield* Names.of(sources);
    const passages: KnownPassage[] = [];
    for (const passage of passagesOf(sources)) {
      passages.push(withDrugs(passage, names));
      yield;
    }
    const pages = yield* Pages.of(
      passages,
      {
        entries: [
          ...search.entries.filter(({ type }) => type !== 'other'),
          ...knowledge.complaints.rows.map(complaintEntry),
        ],
        concepts: search.concepts,
      },
      hintsOf(knowledge.complaints.rows),
    );
    const bedside = yield* Bedside.of(knowledge.findings.rows);
    const patterns = patternsFrom(knowledge.patterns.rows);
    const retrieval = new Retrieval({ pages, names, patterns }, lookUp, pause);
    return new Library(sources, names, passages, retrieval, bedside, patterns);
  }

  /** Returns drugs whose names are close to unknown words of the question. */
  nearly(question: Question): readonly Drug[] {
    return this.retrieval.nearly(question);
  }

  readonly passagesOfDrug = ({ medication }: Drug): readonly KnownPassage[] =>
    medication ? this.passagesAt(`/medications/${medication.id}`) : [];

  /** Returns the groups of words for each complaint or finding that a text names. */
  conceptsIn(text: string): readonly (readonly string[])[] {
    return this.#concepts.in([text]);
  }

  /** Returns all passages of a page, in page order. */
  passagesAt(route: string): readonly KnownPassage[] {
    return this.#byRoute.get(route) ?? [];
  }

  /** Returns the full names in a text that Oryx knows, in text order. */
  mentionsIn(text: string): readonly Mention[] {
    return this.#names.in(words(text));
  }

  /** Returns the drug with this name. */
  drug(name: string): Drug | undefined {
    return this.#names.drug(name);
  }

  /** Returns the drugs named in a text, in text order. */
  drugsIn(text: string): readonly Drug[] {
    return drugsOf(this.mentionsIn(text));
  }

  algorithmPassages(route: string): readonly KnownPassage[] {
    return this.passagesAt(route).filter(({ kind }) => kind === 'algorithm');
  }

  /** Returns the algorithm at an address, such as `/algorithms/40`, or with a type and id, such as `algorithm/40`. */
  chartAt(page: string | undefined): Algorithm | undefined {
    const [, id] = /^\/?algorithms?\/(\d+)$/.exec(page ?? '') ?? [];
    return this.sources.algorithms.find((chart) => chart.id === Number(id));
  }

  /** Returns the page of the first drug that has one, otherwise the list of medications. */
  pageOfDrugs(names: readonly string[]): ChatSource {
    return this.#names.pageOfDrugs(names);
  }

  /** Returns true if a step of the algorithm with a title names a drug. */
  chartGives(title: string, drug: string): boolean {
    return this.#drugsOfChart(title).has(drug);
  }

  #drugsOfChart(title: string): ReadonlySet<string> {
    const passages = this.algorithmPassages(`/algorithms/${this.chartCalled(title)?.id}`);
    return new Set(passages.flatMap(({ drugs = [] }) => drugs));
  }

  /**
   * Returns the drugs of the algorithm with a title of which a question asks: those that end in a word of it, as in
   * `immunoglobulin?`, or, if it asks for a count, those that are given by the vial, the puff or the tablet.
   */
  drugsOfChart(title: string, said: readonly string[], asksCount: boolean): readonly string[] {
    return [...this.#drugsOfChart(title)].filter((name) =>
      asksCount
        ? this.drug(name)?.medication?.doses.some(({ amount }) => isCounted(amount.unit))
        : said.includes(words(name).slice(1).at(-1) ?? ''),
    );
  }

  /** Returns the algorithm with a title, as a conversation holds it. */
  chartCalled(title: string): Algorithm | undefined {
    return this.sources.algorithms.find((chart) => words(chart.title).join(' ') === words(title).join(' '));
  }

  /** Returns the conditions and tests without a page that a text names, with the nearest pages. */
  otherTopicsIn(text: string): readonly OtherTopic[] {
    return this.#otherTopics.in([text]).flatMap((names) => this.#topics.get(names) ?? []);
  }

  /** Returns the page for a type and id, such as `algorithm/40` or `complaint/rash`. */
  pageOf(thing: string): ChatSource | undefined {
    const complaint = this.sources.knowledge.complaints.rows.find(({ id }) => thing === `complaint/${id}`);
    if (complaint) return { title: complaint.complaint, route: complaintRoute(complaint) };
    const entry = this.sources.search.entries.find(({ type, id }) => `${type}/${id}` === thing);
    return entry && { title: entry.title, route: entry.route };
  }
}

/** Returns the routes of the algorithms among some names. */
export const chartsNamed = (mentions: readonly Mention[]): string[] =>
  mentions.flatMap(({ entries }) =>
    entries.flatMap(({ type, route }) => (type === 'algorithm' ? [route] : [])),
  );

/** Adds the drugs that a step of an algorithm names. */
function withDrugs(passage: KnownPassage, names: Names): KnownPassage {
  if (passage.kind !== 'algorithm') return passage;
  const drugs = drugsOf(names.in(words(`${passage.heading} ${passage.text}`)));
  return { ...passage, drugs: drugs.map(({ name }) => name) };
}
