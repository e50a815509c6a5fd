import { type Patterns, type Pause, type Search, words } from '@oryx/search';
import { type Drug, drugsOf, type Mention, type Names } from '../drugs/names.ts';
import { nearlyNamed } from '../drugs/nearly.ts';
import type { KnownPassage } from '../passages/passage.ts';
import { readPatient } from '../read/patient.ts';
import type { Finder, Finding, NearDrug, Searched } from './finder.ts';
import type { Pages } from './pages.ts';
import { mentionsIn, type Question, readQuestion } from './question.ts';
import { isForOthers, namedPages } from './ranking.ts';

/** Share of a question without its drugs that the names of a chart must tell, to be offered beside a dose. */
const shareBeside = 0.15;

/** Reads questions, and finds the pages and passages for them. */
export class Retrieval {
  readonly #known: Pages;
  readonly #names: Names;
  readonly #patterns: Patterns;
  readonly #makeFinder: () => Promise<Finder>;
  #finder: Promise<Finder> | undefined;

  /** Returns true if a normalised word stands on a page. */
  readonly isKnown: Pages['isKnown'];

  /** Returns how much a normalised word tells: more, the fewer pages have it. */
  readonly weight: Pages['weight'];

  /** `lookUp` returns the search over the names of the sources, and `pause` lets other work run. */
  constructor(searched: Searched, lookUp: () => Promise<Search>, pause: Pause) {
    this.#known = searched.pages;
    this.#names = searched.names;
    this.#patterns = searched.patterns;
    this.isKnown = searched.pages.isKnown;
    this.weight = searched.pages.weight;
    this.#makeFinder = async () => {
      const { Finder } = await import('./finder.ts');
      return Finder.over(searched, await lookUp(), pause);
    };
  }

  /** Returns the finder. It takes longest to load and to build, and most questions need none. */
  #found(): Promise<Finder> {
    this.#finder ??= this.#makeFinder();
    return this.#finder;
  }

  /** Returns the pages with some of the words, as addresses and titles, best first. */
  async pagesWith(all: readonly string[]): Promise<readonly string[]> {
    const finder = await this.#found();
    return finder.pagesWith(all);
  }

  /** Returns every name in a text that Oryx knows, however long the text is. */
  mentionsIn(text: string): readonly Mention[] {
    return mentionsIn(words(text), this.#names, this.isKnown, this.#patterns);
  }

  /** Returns the pages that a question mentions, as addresses and titles: for a child, those for children. */
  mentioned({ mentions, groups }: Question): string[] {
    return namedPages({ subjects: mentions, groups }, this.#names).flat();
  }

  /**
   * Returns the first passage of pages for the patient of a question: of those that it mentions, then of the charts that
   * give a drug and are named by a word of it, best first.
   */
  beside(question: Question, drug: string): KnownPassage[] {
    const own = new Set(question.mentions.flatMap((mention) => (mention.drug ? mention.words : [])));
    const asked = question.keywords.filter((word) => !own.has(word));
    const weightOf = (all: readonly string[]) => all.reduce((sum, word) => sum + this.weight(word), 0);
    const told = (page: string) => {
      const { title, names, terms } = this.#known.calls(page);
      const said = new Set(words(`${title} ${names} ${terms}`));
      return weightOf(asked.filter((word) => said.has(word)));
    };
    const charts = [...this.#known.byPage]
      .filter(([, passages]) => passages.some(({ drugs = [] }) => drugs.includes(drug)))
      .map(([page]) => ({ page, told: told(page) }))
      .filter(({ told }) => told > shareBeside * weightOf(asked))
      .sort((a, b) => b.told - a.told);
    return [...new Set([...this.mentioned(question), ...charts.map(({ page }) => page)])]
      .flatMap((page) => this.#known.byPage.get(page)?.[0] ?? [])
      .filter(({ kind, title }) => !isForOthers(kind, title, question, this.#patterns));
  }

  /** Parses a question without looking for its answer. `means` are words for what the values of the patient mean. */
  read(text: string, patient = readPatient(text, this.#patterns), means: readonly string[] = []): Question {
    return readQuestion({ text, patient, means }, this.#names, this.isKnown, this.#patterns);
  }

  /** Finds the pages for a question that was read from a text. */
  async find(text: string, question: Question): Promise<Finding> {
    const near = drugsOf(question.mentions).length > 0 ? [] : this.#near(question);
    const finder = await this.#found();
    return finder.find(text, question, near);
  }

  /** Returns the drugs that unknown words of a question may mean. */
  nearly(question: Question): Drug[] {
    return drugsOf(this.#near(question));
  }

  #near({ asked, mentions }: Question): NearDrug[] {
    const read = new Set(
      mentions.flatMap(({ words: typed, drug }) => [...typed, ...words(drug?.name ?? '')]),
    );
    return asked
      .filter((word) => !this.isKnown(word) && !read.has(word))
      .flatMap((word) => nearlyNamed(word, this.#names).map((drug) => ({ word, drug })));
  }
}
