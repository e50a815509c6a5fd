import { createSearch, words } from '@oryx/content/search';
import type { Algorithm, ChatSource } from '@oryx/contract';
import { type Drug, drugsOf, Names } from '../drugs/names.ts';
import { Pairs } from '../interactions/pairs.ts';
import { passagesOf } from '../passages/all.ts';
import { complaintEntry, hintsOf } from '../passages/complaints.ts';
import type { KnownPassage } from '../passages/passage.ts';
import type { RemiSources } from '../remi.ts';
import { PassageIndex } from '../retrieval/passage-index.ts';
import type { Question } from '../retrieval/question.ts';
import { type FoundPage, Retrieval } from '../retrieval/retrieval.ts';

/** What every kind of answer is made with, built once for one version of the content. */
export class Toolbox {
  readonly sources: RemiSources;
  readonly pairs: Pairs;
  readonly retrieval: Retrieval;
  /** How many passages are searched. */
  readonly size: number;
  readonly #names: Names;
  readonly #byRoute = new Map<string, KnownPassage[]>();

  constructor(sources: RemiSources) {
    const names = new Names(sources);
    const passages = passagesOf(sources);
    for (const passage of passages)
      this.#byRoute.set(passage.route, [...(this.#byRoute.get(passage.route) ?? []), passage]);
    this.#names = names;
    this.sources = sources;
    this.pairs = new Pairs(sources, names);
    this.size = passages.length;
    this.retrieval = new Retrieval(
      new PassageIndex(
        passages,
        [...sources.search.entries, ...sources.knowledge.complaints.rows.map(complaintEntry)],
        hintsOf(sources.knowledge.complaints.rows),
      ),
      names,
      createSearch(sources.search),
    );
  }

  /** Drugs whose names are nearly typed, beside those that are named. */
  nearly(question: Question): readonly Drug[] {
    return this.retrieval.nearly(question);
  }

  readonly passagesOfDrug = ({ medication }: Drug): readonly KnownPassage[] =>
    medication ? this.passagesAt(`/medications/${medication.id}`) : [];

  /** All that can be quoted of a page, in its order. */
  passagesAt(route: string): readonly KnownPassage[] {
    return this.#byRoute.get(route) ?? [];
  }

  /** The drugs that a text names, in its order. */
  drugsIn(text: string): readonly Drug[] {
    return drugsOf(this.#names.in(words(text)));
  }

  /** The passages of the algorithm that fits a text best, in its order. */
  algorithmFor(text: string): readonly KnownPassage[] {
    const found = this.retrieval
      .find(text)
      .pages.find(({ passages: [first] }) => first?.kind === 'algorithm');
    return this.algorithmPassages(found?.passages[0]?.route ?? '');
  }

  /** The algorithms that a text names, in its order. */
  algorithmsNamed(text: string): readonly string[] {
    return this.#names
      .in(words(text))
      .flatMap(({ entries }) => entries)
      .flatMap(({ type, route }) => (type === 'algorithm' ? [route] : []));
  }

  /** How the algorithm at an address begins, in the words of its first step. */
  startOf(route: string): string {
    return this.sources.algorithms.find(({ id }) => route === `/algorithms/${id}`)?.steps?.[0]?.heading ?? '';
  }

  algorithmPassages(route: string): readonly KnownPassage[] {
    return this.passagesAt(route).filter(({ kind }) => kind === 'algorithm');
  }

  algorithmAt(page: FoundPage | undefined): Algorithm | undefined {
    const route = page?.passages[0]?.route;
    return this.sources.algorithms.find(({ id }) => route === `/algorithms/${id}`);
  }

  /** The page of the first of some drugs that has one, else the list of all. */
  pageOfDrugs(names: readonly string[]): ChatSource {
    const medication = names.map((name) => this.#names.drug(name)?.medication).find((each) => each);
    return medication
      ? { title: medication.name, route: `/medications/${medication.id}` }
      : { title: 'Medications', route: '/medications' };
  }

  /** The page of a thing by its type and id, such as `algorithm/40`. */
  pageOf(thing: string): ChatSource | undefined {
    const entry = this.sources.search.entries.find(({ type, id }) => `${type}/${id}` === thing);
    return entry && { title: entry.title, route: entry.route };
  }
}
