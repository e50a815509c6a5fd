import { readAmounts } from '@oryx/doses';
import { type Patterns, type Search, words } from '@oryx/search';
import type { SearchResult } from 'minisearch';
import { type Drug, drugsOf, type Mention, type Names } from '../drugs/names.ts';
import { nearlyNamed } from '../drugs/nearly.ts';
import type { KnownPassage } from '../passages/passage.ts';
import { readPatient } from '../read/patient.ts';
import { routesIn } from '../read/routes.ts';
import type { PageKind } from '../remi.ts';
import { bestPassages } from './best-passages.ts';
import { type PassageIndex, stemOf } from './passage-index.ts';
import { mentionsIn, type Question, readQuestion } from './question.ts';
import { fused, isForOthers, namedPages } from './ranking.ts';

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

export interface FoundPage {
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

/** Finds the pages and passages for a question. */
export class Retrieval {
  readonly #index: PassageIndex;
  readonly #names: Names;
  readonly #search: Search;
  readonly #patterns: Patterns;
  readonly #isWord = (word: string) => this.#index.isKnown(word);

  /** Returns true if a normalised word stands on a page. */
  readonly isKnown = this.#isWord;

  /** Returns how much a normalised word tells: more, the fewer pages have it. */
  readonly weight = (word: string) => this.#index.weight(word);

  /** Returns the pages with some of the words, as addresses and titles, best first. */
  readonly pagesWith = (all: readonly string[]): readonly string[] =>
    this.#index.pages(all).map(({ id }) => id as string);

  constructor(index: PassageIndex, names: Names, search: Search, patterns: Patterns) {
    this.#index = index;
    this.#names = names;
    this.#search = search;
    this.#patterns = patterns;
  }

  /** Returns every name in a text that Oryx knows, however long the text is. */
  mentionsIn(text: string): readonly Mention[] {
    return mentionsIn(words(text), this.#names, this.#isWord, this.#patterns);
  }

  /** Returns the pages that a question mentions, as addresses and titles: for a child, those for children. */
  mentioned({ mentions, groups }: Question): string[] {
    return namedPages({ subjects: mentions, groups }, this.#names).flat();
  }

  /** Parses a question without looking for its answer. `means` are words for what the values of the patient mean. */
  read(text: string, patient = readPatient(text, this.#patterns), means: readonly string[] = []): Question {
    return readQuestion({ text, patient, means }, this.#names, this.#isWord, this.#patterns);
  }

  /** Finds the pages for a question, which is read from the text unless it is given. */
  find(text: string, read = this.read(text)): Finding {
    const named = drugsOf(read.mentions);
    const near = named.length > 0 ? [] : this.#near(read);
    // A possible misspelt drug is asked about first, so no passage is quoted as if it had been named.
    const isClear = (word: string) => !near.some((each) => each.word === word);
    const question = { ...read, asked: read.asked.filter(isClear), keywords: read.keywords.filter(isClear) };
    const isAnswer = speaksOfOtherDrug(question);
    const matches = this.#index.pages(question.asked);
    const pages = this.#pages(text, question, matches, near.length > 0 || named.length > 0, isAnswer);
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
          (this.#index.byPage.get(page) ?? []).filter(isAnswer),
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

  /** Returns the drugs that unknown words of a question may mean. */
  nearly(question: Question): Drug[] {
    return drugsOf(this.#near(question));
  }

  #near({ asked, mentions }: Question): { readonly word: string; readonly drug: Drug }[] {
    const read = new Set(
      mentions.flatMap(({ words: typed, drug }) => [...typed, ...words(drug?.name ?? '')]),
    );
    return asked
      .filter((word) => !this.#index.isKnown(word) && !read.has(word))
      .flatMap((word) => nearlyNamed(word, this.#names).map((drug) => ({ word, drug })));
  }

  /** Returns the pages for a question, best first. */
  #pages(
    text: string,
    question: Question,
    matches: readonly SearchResult[],
    namesDrug: boolean,
    isAnswer: PassageTest,
  ): string[] {
    const named = namedPages(question, this.#names);
    const isNamed = new Set(named.flat());
    if (question.keywords.length === 0 && isNamed.size === 0) return [];
    const isAbout = (page: string) => {
      const [first] = this.#index.byPage.get(page) ?? [];
      if (!first || !this.#index.byPage.get(page)?.some(isAnswer)) return false;
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
      const { kind = 'other', title = '' } = this.#index.byPage.get(page)?.[0] ?? {};
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
      pages.filter((page) => isMeant(this.#index.byPage.get(page)?.[0]?.kind ?? 'other')),
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
    const isOfDrug = this.#index.byPage.get(page)?.[0]?.kind === 'medication';
    const fields = Object.entries(match?.match ?? {}).map(([term, of]) => ({
      stem: stemOf(term),
      // What a drug is for is its subject.
      told: Math.max(...of.map((field) => (isOfDrug && field === 'terms' ? 1 : (toldBy[field] ?? 0)))),
    }));
    const told = keywords.map(
      (word) =>
        this.#index.weight(word) *
        Math.max(0, ...fields.map(({ stem, told }) => (stem === stemOf(word) ? told : 0))),
    );
    return sum(told) > shareToAnswer * sum(keywords.map((word) => this.#index.weight(word)));
  }

  /** Returns the share of words that a page contains, with rare words counting more. */
  #share(of: readonly string[], match: SearchResult | undefined): number {
    const terms = new Set(match?.queryTerms);
    const asked = sum(of.map((word) => this.#index.weight(word)));
    return asked === 0 ? 0 : sum(of.map((word) => this.#held(word, terms))) / asked;
  }

  /** Returns the weight of a word that a page contains. Another form or spelling is weaker evidence. */
  #held(word: string, terms: ReadonlySet<string>): number {
    if (terms.has(word)) return this.#index.weight(word) * (this.#index.isKnown(word) ? 1 : 0.5);
    return terms.has(stemOf(word)) ? this.#index.weight(word) * 0.7 : 0;
  }
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
