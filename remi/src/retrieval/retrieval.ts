import { type Search, words } from '@oryx/content/search';
import { type Drug, drugsOf, type Names } from '../drugs/names.ts';
import { nearlyNamed } from '../drugs/nearly.ts';
import type { KnownPassage } from '../passages/passage.ts';
import { bestPassages } from './best-passages.ts';
import { groupWeight, kindWeight, namedPages, phraseWeight, searchedWeight } from './page-weights.ts';
import { type PassageIndex, stemOf } from './passage-index.ts';
import { type Question, readQuestion } from './question.ts';

/** So many pages are looked into, and so many passages of the first and of each other one are answered. */
const mostPages = 5;
const mostOfFirst = 6;
const mostOfOthers = 2;

/** So much of what is asked a page must hold, by how telling its words are. */
const leastHeld = 0.36;

export interface FoundPage {
  readonly page: string;
  readonly passages: readonly KnownPassage[];
}

export interface Finding {
  readonly question: Question;
  readonly pages: readonly FoundPage[];
  /** Names of drugs that were perhaps meant by words which stand nowhere in Oryx. */
  readonly perhaps: readonly { readonly name: string; readonly route?: string }[];
}

/** Answers a question with the passages of the pages that it is about. */
export class Retrieval {
  readonly #index: PassageIndex;
  readonly #names: Names;
  readonly #search: Search;

  constructor(index: PassageIndex, names: Names, search: Search) {
    this.#index = index;
    this.#names = names;
    this.#search = search;
  }

  find(text: string): Finding {
    const read = readQuestion(text, this.#names, (word) => this.#index.isKnown(word));
    const named = drugsOf(read.mentions);
    const near = named.length > 0 ? [] : this.#near(read);
    // What is perhaps a drug is asked about first: no passage is quoted as if it had been named.
    const isClear = (word: string) => !near.some((each) => each.word === word);
    const question = { ...read, asked: read.asked.filter(isClear), telling: read.telling.filter(isClear) };
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

  /** How well passages match; on the page that a question names, its name tells none of them apart. */
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

  /** The drugs that a question perhaps names by words which stand nowhere in Oryx. */
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

  /** The pages that a question is about, best first. */
  #pages(text: string, question: Question, namesDrug: boolean, isAnswer: PassageTest): string[] {
    const named = namedPages(question, this.#names);
    const searched = new Map<string, number>(
      this.#search(text)
        .filter(({ didYouMean }) => !didYouMean)
        .map(({ route, title }, at) => [`${route} ${title}`, at] as const),
    );
    const asked = sum(question.telling.map((word) => this.#index.weight(word)));
    if (question.telling.length === 0 && named.size === 0) return [];
    const matches = new Map(this.#index.pages(question.asked).map((match) => [match.id as string, match]));
    // A page can be named by the beginning of its name, which the index does not hold.
    const ranked = [...new Set([...matches.keys(), ...named.keys()])].flatMap((page) => {
      const { score = 1, queryTerms = [] } = matches.get(page) ?? {};
      const { kind = 'other', title = '' } = this.#index.byPage.get(page)?.[0] ?? {};
      const nameWeight = named.get(page);
      // No drug but the named one is an answer about a drug.
      if (kind === 'medication' && namesDrug && nameWeight === undefined) return [];
      if (!this.#index.byPage.get(page)?.some(isAnswer)) return [];
      const terms = new Set(queryTerms);
      const held = sum(question.telling.map((word) => this.#held(word, terms)));
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

  /** How much of a question a word makes up that a page holds: less in another form or spelling. */
  #held(word: string, terms: ReadonlySet<string>): number {
    if (terms.has(word)) return this.#index.weight(word) * (this.#index.isKnown(word) ? 1 : 0.5);
    return terms.has(stemOf(word)) ? this.#index.weight(word) * 0.7 : 0;
  }
}

type PassageTest = (passage: KnownPassage) => boolean;

/**
 * Which passages can answer for a drug that has no page: those that speak of it and, where its dose is asked
 * for, state figures beside its name. The dose of another drug is never one.
 */
function speaksOfOtherDrug({ subjects, sections }: Question): PassageTest {
  const drugs = drugsOf(subjects);
  if (drugs.length === 0 || drugs.some(({ medication }) => medication)) return () => true;
  if (subjects.some(({ drug, entries }) => drug && entries.length > 0)) return () => true;
  const asksDose = sections.has('dose') || sections.has('maximum');
  const phrases = drugs.map(({ name }) => words(name).join(' '));
  return ({ section, text, heading }) => {
    const said = words(`${heading} ${text}`).join(' ');
    const isStated = !asksDose || (section !== 'interactions' && /\d/.test(text));
    return isStated && phrases.some((phrase) => said.includes(phrase));
  };
}

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);
