import type { SearchData, SearchEntry } from '@oryx/contract';
import { createSearch, type Search, withConcepts } from '@oryx/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { lookAlikes, shippedData } from '../test/search/shipped.ts';

let data: SearchData;
let search: Search;
let drugs: readonly SearchEntry[];

beforeAll(async () => {
  data = await shippedData();
  search = createSearch(data);
  drugs = data.entries.filter(({ type }) => type === 'medication');
});

const namesOf = ({ title, names }: SearchEntry) => [title, ...names];

const drugCalled = (name: string) =>
  drugs.find((drug) => namesOf(drug).some((each) => each.toLowerCase() === name.toLowerCase()));

/** The drugs that an answer holds without asking whether they were meant. */
const unasked = (query: string) =>
  search(query).filter(({ type, didYouMean }) => type === 'medication' && !didYouMean);

describe('never a silent swap', () => {
  it('SRCH-10 never swaps the drugs of 200 look-alike pairs, in either direction', async () => {
    const pairs = await lookAlikes();
    expect(pairs.length).toBeGreaterThanOrEqual(200);
    const swaps = pairs.flatMap(([a, b]) => {
      expect(drugCalled(a) ?? drugCalled(b), `${a} / ${b}`).toBeDefined();
      return [a, b].flatMap((typed) =>
        unasked(typed)
          .filter(({ id }) => id !== drugCalled(typed)?.id)
          .map(({ title }) => `${typed} -> ${title}`),
      );
    });
    expect(swaps).toEqual([]);
  });

  it('SRCH-04 puts a drug first, without asking, for its name, synonyms and trade names', () => {
    const wrong = drugs.flatMap((drug) =>
      namesOf(drug).filter((name) => {
        const [first] = search(name);
        return first?.title !== drug.title || first.didYouMean;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('SRCH-10 asks before it offers another drug for one without an entry', () => {
    const swaps = data.otherDrugs.flatMap((name) => unasked(name).map(({ title }) => `${name} -> ${title}`));
    expect(swaps).toEqual([]);
  });

  it('SRCH-10 asks before it offers a drug for a misspelt name', () => {
    const swaps = drugs.flatMap((drug) =>
      namesOf(drug).flatMap((name) =>
        mistyped(name).flatMap((typed) =>
          unasked(typed)
            .filter((found) => found.id !== drug.id && !holds(data, found.id, typed))
            .map(({ title }) => `${typed} -> ${title}`),
        ),
      ),
    );
    expect(swaps).toEqual([]);
  });

  it('SRCH-04 never ranks a guess above a named thing', () => {
    for (const { title } of drugs) {
      const asked = search(title).map(({ didYouMean }) => didYouMean === true);
      expect(asked, title).toEqual(asked.toSorted((a, b) => Number(a) - Number(b)));
    }
  });

  it('SRCH-10 asks if only part of the text names a drug', () => {
    for (const text of ['calcium folinate', 'insulin glargine', 'magnesium oxide', 'morphine xyzzy']) {
      expect(search(text).length, text).toBeGreaterThan(0);
      expect(unasked(text), text).toEqual([]);
    }
  });

  it('lists no drug with an entry among those without', () => {
    expect(data.otherDrugs.filter((name) => drugCalled(name))).toEqual([]);
  });
});

/** A name with each letter left out, and each two letters in the wrong order. */
function mistyped(name: string): string[] {
  const letters = [...name.toLowerCase()];
  return letters.flatMap((_, at) => {
    const before = letters.slice(0, at).join('');
    const after = letters.slice(at + 1).join('');
    const swapped = `${before}${letters[at + 1] ?? ''}${letters[at]}${letters.slice(at + 2).join('')}`;
    return [before + after, swapped];
  });
}

/** Whether each word of a text begins a word of an entry: then it is no guess. */
function holds({ entries, concepts }: SearchData, id: string, text: string): boolean {
  const entry = entries.find((each) => each.type === 'medication' && each.id === id);
  const terms = entry ? withConcepts(entry, concepts).terms : [];
  const own = wordsOf(entry ? [...namesOf(entry), ...terms, entry.description].join(' ') : '');
  return wordsOf(text).every((word) => own.some((each) => each.startsWith(word)));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
