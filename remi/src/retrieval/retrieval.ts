import { readAmounts } from '@oryx/doses';
import { type Search, words } from '@oryx/search';
import { type Drug, drugsOf, type Mention, type Names } from '../drugs/names.ts';
import { nearlyNamed } from '../drugs/nearly.ts';
import type { KnownPassage } from '../passages/passage.ts';
import { readPatient } from '../read/patient.ts';
import { bestPassages } from './best-passages.ts';
import { groupWeight, kindWeight, namedPages, phraseWeight, searchedWeight } from './page-weights.ts';
import { type PassageIndex, stemOf } from './passage-index.ts';
import { mentionsIn, type Question, readQuestion } from './question.ts';

/** Number of pages to examine, and of passages to return from the first and from each other page. */
const mostPages = 5;
const mostOfFirst = 6;
const mostOfOthers = 2;

/** Minimum share of the question, weighted by word, that a page must contain. */
const leastHeld = 0.36;

export interface FoundPage {
  readonly page: string;
  readonly passages: readonly KnownPassage[];
}

export interface Finding {
  readonly question: Question;
  readonly pages: readonly FoundPage[];
  /** Drug names that unknown words may have meant. */
  readonly perhaps: readonly { readonly name: string; readonly route?: string }[];
}

/** Finds the pages and passages for a question. */
export class Retrieval {
  readonly #index: PassageIndex;
  readonly #names: Names;
  readonly #search: Search;
  readonly #isWord = (word: string) => this.#index.isKnown(word);

  constructor(index: PassageIndex, names: Names, search: Search) {
    this.#index = index;
    this.#names = names;
    this.#search = search;
  }

  /** Returns every name in a text that Oryx knows, however long the text is. */
  mentionsIn(text: string): readonly Mention[] {
    return mentionsIn(words(text), this.#names, this.#isWord);
  }

  /** Parses a question without looking for its answer. `means` are words for what the values of the patient mean. */
  read(text: string, patient = readPatient(text), means: readonly string[] = []): Question {
    return readQuestion({ text, patient, means }, this.#names, this.#isWord);
  }

  /** Finds the pages for a question, which is read from the text unless it is given. */
  find(text: string, read = this.read(text)): Finding {
    const named = drugsOf(read.mentions);
    const near = named.length > 0 ? [] : this.#near(read);
    // A possible misspelt drug is asked about first, so no passage is quoted as if it had been named.
    const isClear = (word: string) => !near.some((each) => each.word === word);
    const question = { ...read, asked: read.asked.filter(isClear), keywords: read.keywords.filter(isClear) };
    const isAnswer = speaksOfOtherDrug(question);
    const pages = this.#pages(text, question, near.length > 0 || named.length > 0, isAnswer);
    const scores = this.#passageScores(question, pages);
    return {
      question,
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
  #pages(text: string, question: Question, namesDrug: boolean, isAnswer: PassageTest): string[] {
    const named = namedPages(question, this.#names);
    const searched = new Map<string, number>(
      this.#search(text)
        .filter(({ didYouMean }) => !didYouMean)
        .map(({ route, title }, at) => [`${route} ${title}`, at] as const),
    );
    const asked = sum(question.keywords.map((word) => this.#index.weight(word)));
    if (question.keywords.length === 0 && named.size === 0) return [];
    const matches = new Map(this.#index.pages(question.asked).map((match) => [match.id as string, match]));
    // A page can be named by a prefix of its name, which the index does not contain.
    const ranked = [...new Set([...matches.keys(), ...named.keys()])].flatMap((page) => {
      const { score = 1, queryTerms = [] } = matches.get(page) ?? {};
      const { kind = 'other', title = '' } = this.#index.byPage.get(page)?.[0] ?? {};
      const nameWeight = named.get(page);
      // A question about one drug is never answered with another drug.
      if (kind === 'medication' && namesDrug && nameWeight === undefined) return [];
      if (!this.#index.byPage.get(page)?.some(isAnswer)) return [];
      const terms = new Set(queryTerms);
      const held = sum(question.keywords.map((word) => this.#held(word, terms)));
      const phrases = this.#index.phrases(question.phrases, page);
      if (nameWeight === undefined && phrases === 0 && held < asked * leastHeld) return [];
      return [
        {
          page,
          score:
            score *
            searchedWeight(searched.get(page)) *
            phraseWeight(phrases) *
            kindWeight(kind, nameWeight, question) *
            groupWeight(kind, title, question),
        },
      ];
    });
    return ranked
      .sort((a, b) => b.score - a.score)
      .slice(0, mostPages)
      .map(({ page }) => page);
  }

  /** Returns the share of a question that a matched word covers. Another form or spelling covers less. */
  #held(word: string, terms: ReadonlySet<string>): number {
    if (terms.has(word)) return this.#index.weight(word) * (this.#index.isKnown(word) ? 1 : 0.5);
    return terms.has(stemOf(word)) ? this.#index.weight(word) * 0.7 : 0;
  }
}

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
