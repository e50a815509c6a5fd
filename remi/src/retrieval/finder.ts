import { readAmounts } from '@oryx/doses';
import { inSlices, type Patterns, type Pause, type Search, words } from '@oryx/search';
import type { SearchResult } from 'minisearch';
import { type Drug, drugsOf, type Names } from '../drugs/names.ts';
import type { KnownPassage } from '../passages/passage.ts';
import { routesIn } from '../read/routes.ts';
import type { PageKind } from '../remi.ts';
import { bestPassages } from './best-passages.ts';
import type { Pages } from './pages.ts';
import { PassageIndex } from './passage-index.ts';
import type { Question } from './question.ts';
import { fused, isForOthers, namedPages } from './ranking.ts';
import { stemOf } from './stem.ts';

/** Number of pages to examine, and of passages to return from the first and from each other page. */
const mostPages = 5;
const mostOfFirst = 6;
const mostOfOthers = 2;

/** Shares of a question that a page must contain to be offered, and to answer it: a third, and half of it. */
const shareToOffer = 1 / 3;
const shareToAnswer = 1 / 2;

/**
 * How much a word of the question tells of the subject of a page by where it stands there. A word of another name of the
 * page is not that name, and a word somewhere in its text tells nothing.
 */
const toldBy: Readonly<Record<string, number>> = { title: 1, names: 0.5, terms: 0.5, hints: 0.25, text: 0 };

interface FoundPage {
  readonly page: string;
  readonly passages: readonly KnownPassage[];
}

export interface Finding {
  readonly question: Question;
  readonly pages: readonly FoundPage[];
  /** True if the first page is about the question, rather than only the nearest to it. */
  readonly isSure: boolean;
  /** Drug names that unknown words may have meant. */
  readonly perhaps: readonly { readonly name: string; readonly route?: string }[];
}

/** An unknown word, and a drug that it may mean. */
export interface NearDrug {
  readonly word: string;
  readonly drug: Drug;
}

/** What is searched for the words of a question. */
export interface Searched {
  readonly pages: Pages;
  readonly names: Names;
  readonly patterns: Patterns;
}

/** Finds the pages and passages for a question by their words. */
export class Finder {
  readonly #known: Pages;
  readonly #names: Names;
  readonly #patterns: Patterns;
  readonly #search: Search;
  readonly #index: PassageIndex;

  private constructor({ pages, names, patterns }: Searched, search: Search, index: PassageIndex) {
    this.#known = pages;
    this.#names = names;
    this.#patterns = patterns;
    this.#search = search;
    this.#index = index;
  }

  /** Builds the index in slices. */
  static async over(searched: Searched, search: Search, pause: Pause): Promise<Finder> {
    return new Finder(searched, search, await inSlices(PassageIndex.of(searched.pages), pause));
  }

  /** Returns the pages with some of the words, as addresses and titles, best first. */
  pagesWith(all: readonly string[]): readonly string[] {
    return this.#index.pages(all).map(({ id }) => id as string);
  }

  /** Finds the pages for a question that was read from a text. `near` are the drugs that its unknown words may mean. */
  find(text: string, read: Question, near: readonly NearDrug[]): Finding {
    const named = drugsOf(read.mentions);
    // A possible misspelt drug is asked about first, so no passage is quoted as if it had been named.
    const isClear = (word: string) => !near.some((each) => each.word === word);
    const question = { ...read, asked: read.asked.filter(isClear), keywords: read.keywords.filter(isClear) };
    const isAnswer = speaksOfOtherDrug(question);
    const matches = this.#index.pages(question.asked);
    const namesDrug = near.length > 0 || named.length > 0;
    const pages = this.#pages(text, question, { matches, namesDrug, isAnswer });
    const scores = this.#passageScores(question, pages);
    return {
      question,
      isSure: this.#isAbout(
        question,
        matches.find(({ id }) => id === pages[0]),
        pages[0],
      ),
      perhaps: drugsOf(near).map(({ name, medication }) => ({
        name,
        ...(medication ? { route: `/medications/${medication.id}` } : {}),
      })),
      pages: pages.map((page, at) => ({
        page,
        passages: bestPassages(
          (this.#known.byPage.get(page) ?? []).filter(isAnswer),
          question,
          scores,
          at === 0 ? mostOfFirst : mostOfOthers,
        ),
      })),
    };
  }

  /** Scores passages. On a named page, the name itself does not distinguish passages and is left out. */
  #passageScores({ asked, mentions }: Question, pages: readonly string[]): ReadonlyMap<string, number> {
    const [named, others] = [new Set<string>(), new Set(pages)];
    const own = new Set<string>();
    for (const { entries, words: name } of mentions) {
      for (const { route, title } of entries) {
        if (others.delete(`${route} ${title}`)) named.add(`${route} ${title}`);
      }
      if (entries.length > 0) for (const word of name) own.add(word);
    }
    const rest = asked.filter((word) => !own.has(word));
    return new Map([...this.#index.passages(rest, named), ...this.#index.passages(asked, others)]);
  }

  /** Returns the pages for a question, best first. */
  #pages(text: string, question: Question, { matches, namesDrug, isAnswer }: Matches): string[] {
    const named = namedPages(question, this.#names);
    const isNamed = new Set(named.flat());
    if (question.keywords.length === 0 && isNamed.size === 0) return [];
    const isAbout = (page: string) => {
      const [first] = this.#known.byPage.get(page) ?? [];
      if (!first || !this.#known.byPage.get(page)?.some(isAnswer)) return false;
      // A question about one drug is never answered with another drug.
      return !(first.kind === 'medication' && namesDrug && !isNamed.has(page));
    };
    const matching = matches.flatMap((match) => {
      const isNear = this.#share(question.keywords, match) >= shareToOffer;
      return isNamed.has(match.id) || isNear ? [match.id as string] : [];
    });
    const searched = this.#search(text)
      .filter(({ didYouMean, type }) => !didYouMean && type !== 'other')
      .map(({ route, title }) => `${route} ${title}`);
    const known = new Set([...matching, ...isNamed]);
    const scores = fused([
      ...this.#rankings(text, question, [...known]),
      matching.map(alone),
      searched.map(alone),
      named,
    ]);
    const scoreOf = (page: string) => {
      const { kind = 'other', title = '' } = this.#known.byPage.get(page)?.[0] ?? {};
      return isForOthers(kind, title, question, this.#patterns) ? 0 : (scores.get(page) ?? 0);
    };
    return [...known]
      .filter(isAbout)
      .sort((a, b) => scoreOf(b) - scoreOf(a))
      .slice(0, mostPages);
  }

  /** Ranks pages by the requested kind and section, and by being more than a list of pages. */
  #rankings(text: string, question: Question, pages: readonly string[]): string[][][] {
    const { kinds, sections, groups, subjects } = question;
    const ofKind = (isMeant: (kind: PageKind) => boolean) => [
      pages.filter((page) => isMeant(this.#known.byPage.get(page)?.[0]?.kind ?? 'other')),
    ];
    // A route, or whom it is for, is only told of a drug that is to be given.
    const isGiven =
      groups.size > 0 || question.weight !== undefined || routesIn(text, this.#patterns).length > 0;
    const asksOfDrug = (sections.size > 0 || isGiven) && drugsOf(subjects).length > 0;
    return [
      ofKind((kind) => kinds.has(kind)),
      ofKind((kind) => asksOfDrug && kind === 'medication'),
      ofKind((kind) => kind !== 'complaint' && kind !== 'guideline'),
    ];
  }

  /** Returns true if the question names the page, or most of what it says is told of the subject of the page. */
  #isAbout(question: Question, match: SearchResult | undefined, page: string | undefined): boolean {
    if (page === undefined) return false;
    if (namedPages(question, this.#names).flat().includes(page)) return true;
    const { keywords } = question;
    const isOfDrug = this.#known.byPage.get(page)?.[0]?.kind === 'medication';
    const fields = Object.entries(match?.match ?? {}).map(([term, of]) => ({
      stem: stemOf(term),
      // What a drug is for is its subject.
      told: Math.max(...of.map((field) => (isOfDrug && field === 'terms' ? 1 : (toldBy[field] ?? 0)))),
    }));
    const told = keywords.map(
      (word) =>
        this.#known.weight(word) *
        Math.max(0, ...fields.map(({ stem, told }) => (stem === stemOf(word) ? told : 0))),
    );
    return sum(told) > shareToAnswer * sum(keywords.map((word) => this.#known.weight(word)));
  }

  /** Returns the share of words that a page contains, with rare words counting more. */
  #share(of: readonly string[], match: SearchResult | undefined): number {
    const terms = new Set(match?.queryTerms);
    const asked = sum(of.map((word) => this.#known.weight(word)));
    return asked === 0 ? 0 : sum(of.map((word) => this.#held(word, terms))) / asked;
  }

  /** Returns the weight of a word that a page contains. Another form or spelling is weaker evidence. */
  #held(word: string, terms: ReadonlySet<string>): number {
    if (terms.has(word)) return this.#known.weight(word) * (this.#known.isKnown(word) ? 1 : 0.5);
    return terms.has(stemOf(word)) ? this.#known.weight(word) * 0.7 : 0;
  }
}

/** The pages with words of a question, and which passages may answer it. */
interface Matches {
  readonly matches: readonly SearchResult[];
  /** True if only the drugs that are named, or nearly, may be shown. */
  readonly namesDrug: boolean;
  readonly isAnswer: PassageTest;
}

/** A place of its own in a ranking. */
const alone = (page: string): string[] => [page];

type PassageTest = (passage: KnownPassage) => boolean;

/**
 * Returns the passages about a drug that has no page. If the question asks for a dose, a passage must state
 * an amount beside the drug's name. The dose of another drug never counts.
 */
function speaksOfOtherDrug({ subjects, sections }: Question): PassageTest {
  const drugs = drugsOf(subjects);
  if (drugs.length === 0 || drugs.some(({ medication }) => medication)) return () => true;
  if (subjects.some(({ drug, entries }) => drug && entries.length > 0)) return () => true;
  const asksDose = sections.has('dose') || sections.has('maximum');
  const phrases = drugs.map(({ name }) => words(name).join(' '));
  return ({ section, text, heading }) => {
    const said = words(`${heading} ${text}`).join(' ');
    const isStated = !asksDose || (section !== 'interactions' && readAmounts(text).length > 0);
    return isStated && phrases.some((phrase) => said.includes(phrase));
  };
}

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);
