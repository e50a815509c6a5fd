import { brotliCompressSync } from 'node:zlib';
import {
  type Definition,
  evaluateDefinition,
  type Input,
  loadDefinition,
  type NextPage,
  nextPages,
  tools,
} from '@oryx/calculators';
import type { SearchData } from '@oryx/contract';
import { createSearch, type SearchSources } from '@oryx/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { clinicalQueries, shippedData, shippedSources } from '../test/search/shipped.ts';

/**
 * What all that the search is made of may weigh on its way to a phone, in bytes. It was 39.8 kB with 59 medicines, 43
 * charts and 57 tools, and is 50.8 kB with 97, 64 and 69.
 */
const mostBytes = 53_000;

let sources: SearchSources;
let data: SearchData;

beforeAll(async () => {
  sources = await shippedSources();
  data = await shippedData();
});

const entriesOf = (type: string) => data.entries.filter((entry) => entry.type === type);

describe('the search over the shipped content', () => {
  it('SRCH-04 returns the right result among the first three for 98 of 100 queries of clinicians', async () => {
    const search = createSearch(data);
    const queries = await clinicalQueries();
    expect(queries.length).toBeGreaterThanOrEqual(300);
    const missed = queries.filter(
      ({ query, right }) =>
        !search(query)
          .slice(0, 3)
          .some(({ title }) => right.includes(title)),
    );
    expect(missed.length / queries.length, missed.map(({ query }) => query).join(', ')).toBeLessThanOrEqual(
      0.02,
    );
  });

  it('expects only existing results', async () => {
    const titles = new Set(data.entries.map(({ title }) => title));
    const asked = (await clinicalQueries()).flatMap(({ right }) => right);
    expect(asked.filter((title) => !titles.has(title))).toEqual([]);
  });

  it('SRCH-18 finds all medications, algorithms, calculators, paediatric tables and guidelines', () => {
    const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => String(id));
    expect(entriesOf('medication').map(({ id }) => id)).toEqual(idsOf(sources.medications));
    expect(entriesOf('algorithm').map(({ id }) => id)).toEqual(idsOf(sources.algorithms));
    expect(entriesOf('calculator').map(({ id }) => id)).toEqual(tools.map(({ id }) => id));
    expect(entriesOf('calculator').map(({ id }) => id)).toContain('cincinnati-stroke');
    expect(entriesOf('pediatric').map(({ id }) => id)).toEqual([
      'paed-cal',
      'vital-signs',
      'equipment',
      'defibrillation',
    ]);
    expect(entriesOf('guideline').map(({ title }) => title)).toContain('NICE: Head injury (NG232)');
  });

  it('holds every page to which a result of a calculator leads', async () => {
    const routes = new Set(data.entries.map(({ route }) => route));
    const led: string[] = [];
    for (const { id } of tools) {
      const pages = leadingFrom(await loadDefinition(id)).map(routeTo);
      expect(
        pages.filter((route) => !routes.has(route) || route === `/calculator/${id}`),
        id,
      ).toEqual([]);
      if (pages.length > 0) led.push(id);
    }
    expect(led.length).toBeGreaterThanOrEqual(25);
  });

  it('SRCH-12 links each result to an existing page', () => {
    const pages = new Set([
      '/pediatrics',
      '/handover',
      '/interactions',
      ...sources.medications.map(({ id }) => `/medications/${id}`),
      ...sources.algorithms.map(({ id }) => `/algorithms/${id}`),
      ...tools.map(({ id }) => `/calculator/${id}`),
      ...(sources.complaints ?? []).map(({ id }) => `/complaints/${id}`),
      ...['/ecg-gallery', '/ecg-course', '/continuing-education'],
    ]);
    expect(data.entries.filter(({ route }) => !pages.has(route))).toEqual([]);
  });

  it('leads to the check of drugs by its names', () => {
    const search = createSearch(data);
    for (const query of [
      'interaction',
      'interactions',
      'interaction checker',
      'drug interactions',
      'drug check',
    ])
      expect(search(query)[0]?.route, query).toBe('/interactions');
  });

  it('finds each complaint by its title and by each of its names', () => {
    const search = createSearch(data);
    const lost = (sources.complaints ?? []).flatMap(({ id, complaint, names }) =>
      [complaint, ...names].filter(
        (name) => !search(name).some(({ route }) => route === `/complaints/${id}`),
      ),
    );
    expect(lost).toEqual([]);
  });

  it('finds the handover by each of its names', () => {
    const search = createSearch(data);
    for (const query of ['handover', 'hand over', 'isbar', 'sbar', 'ISBAR handover'])
      expect(search(query)[0]?.route, query).toBe('/handover');
  });

  it('leads a condition without a page to the nearest pages or to none, never to a guess', () => {
    const search = createSearch(data);
    const titlesOf = (query: string) => search(query).map(({ title }) => title);
    expect(titlesOf('tb')).toEqual(['Coughing blood', 'Cough']);
    for (const query of ['lupus', 'bilharzia', 'hyponatraemia']) expect(titlesOf(query), query).toEqual([]);
    expect(titlesOf('hypokalaemia')).toEqual(['Potassium chloride']);
    for (const { names, see } of data.otherTopics ?? [])
      for (const page of see)
        expect(
          data.entries.some(({ type, id }) => `${type === 'other' ? 'complaint' : type}/${id}` === page),
          `${names[0]}: ${page}`,
        ).toBe(true);
  });

  it('is small enough for a phone', () => {
    expect(brotliCompressSync(JSON.stringify(data)).length).toBeLessThan(mostBytes);
  });
});

describe('the words of the search', () => {
  it('name only existing things', () => {
    const known = new Set(data.entries.map(({ type, id }) => `${type}/${id}`));
    expect(sources.things.map(({ of }) => of).filter((thing) => !known.has(thing))).toEqual([]);
    const cited = sources.guidelines.flatMap(({ citedBy }) => citedBy);
    expect(cited.filter((thing) => !known.has(thing))).toEqual([]);
  });

  it('link a guideline to the pages that cite it', async () => {
    const wrong: string[] = [];
    for (const { id, citedBy, citedAs } of sources.guidelines) {
      for (const thing of citedBy) {
        const text = (await citationsOf(thing)).join('\n').toLowerCase();
        if (!text.includes(citedAs.toLowerCase())) wrong.push(`${id}: ${thing}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

async function citationsOf(thing: string): Promise<string[]> {
  const [type, id = ''] = thing.split('/');
  if (type === 'calculator') return (await loadDefinition(id)).references.map(({ text }) => text);
  const found = sources.algorithms.find((algorithm) => String(algorithm.id) === id);
  return found?.sources?.map(({ title }) => title) ?? [];
}

/** Returns the pages that follow from any band, and from answers at the same place of every input. */
function leadingFrom(definition: Definition): readonly NextPage[] {
  const places = [0, 1, 2, 3, 4, 5];
  return [
    ...(definition.bands?.bands ?? []).flatMap(({ next = [] }) => next),
    ...places.flatMap((place) => {
      const raw: Record<string, unknown> = {};
      for (const [key, input] of Object.entries(definition.inputs)) raw[key] = answerAt(input, place);
      return nextPages(definition, evaluateDefinition(definition, raw, new Date()));
    }),
  ];
}

/** Returns the answer at a place: an option, or a number that far between the limits. */
function answerAt(input: Input, place: number): unknown {
  if (input.kind === 'choice') return input.options[Math.min(place, input.options.length - 1)]?.key;
  if (input.kind === 'toggle') return place % 2 === 1;
  return input.kind === 'number' ? input.min + ((input.max - input.min) * place) / 5 : undefined;
}

function routeTo(page: NextPage): string {
  if ('chart' in page) return `/algorithms/${page.chart}`;
  return 'drug' in page ? `/medications/${page.drug}` : `/calculator/${page.tool}`;
}
