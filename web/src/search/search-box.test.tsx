import type { SearchResult } from '@oryx/contract';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announceSessionEnd } from '../device/session-end.ts';
import { SearchBox } from './search-box.tsx';

const result = (title: string, route: string, more: Partial<SearchResult> = {}): SearchResult => ({
  id: title,
  type: 'medication',
  title,
  description: `About ${title}`,
  route,
  ...more,
});

const adrenaline = result('Adrenaline', '/medications/1', { category: 'Vasopressor' });
const glucose = result('Glucose', '/medications/9');
const searchData = {
  entries: [{ ...glucose, names: ['Dextrose'], terms: [] }],
  otherDrugs: [],
};

type Answering = (query: string) => Promise<Response> | Response;

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** Puts a server that searches in the place of `fetch`. Answers the texts it was asked for, as they come. */
function serve(answer: Answering): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/search/data') return json(searchData);
    const query = /^\/api\/search\?q=(.*)$/.exec(path)?.[1];
    if (query === undefined) throw new Error(`Nobody answers ${path}`);
    asked.push(query);
    return answer(decodeURIComponent(query));
  });
  return asked;
}

/** A promise with the function that ends it. */
function later<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const box = () => screen.getByRole('combobox', { name: 'Search all of Oryx' }) as HTMLInputElement;
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const key = (name: string) => fireEvent.keyDown(box(), { key: name });
const enter = () => fireEvent.submit(box());
const rows = () => screen.queryAllByRole('option');
const names = () => rows().map((row) => row.textContent);
const isListOpen = () => screen.queryByRole('listbox') !== null;
const stored = () => JSON.parse(localStorage.getItem('oryx-recent-searches') ?? '[]');

async function open() {
  render(
    <>
      <SearchBox />
      <button type="button">Elsewhere</button>
    </>,
  );
  fireEvent.focus(box());
  await screen.findByRole('listbox');
}

beforeEach(announceSessionEnd);

describe('the dropdown before anything is typed', () => {
  it('SRCH-01 opens on focus, and closes on an outside press and on Escape', async () => {
    serve(() => json([]));
    await open();
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(isListOpen()).toBe(true);
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(isListOpen()).toBe(false);
    expect(box().getAttribute('aria-expanded')).toBe('false');
    key('ArrowDown');
    expect(isListOpen()).toBe(true);
    key('Escape');
    expect(isListOpen()).toBe(false);
    fireEvent.click(box());
    fireEvent.blur(box(), { relatedTarget: screen.getByRole('button', { name: 'Elsewhere' }) });
    expect(isListOpen()).toBe(false);
  });

  it('SRCH-02 SRCH-03 lists recent searches and the five suggestions', async () => {
    localStorage.setItem('oryx-recent-searches', '["fits","gcs"]');
    serve(() => json([]));
    await open();
    expect(names()).toEqual([
      'fits',
      'gcs',
      'Adrenaline',
      'ALS Protocol',
      'Glasgow Coma Scale',
      'Pediatric dosing',
      'NICE guidelines',
    ]);
    expect(screen.getByRole('group', { name: 'Recent searches' })).toBeDefined();
    expect(screen.getByRole('group', { name: 'Suggestions' })).toBeDefined();
  });

  it('SRCH-19 puts a suggestion into the box and runs the search at once', async () => {
    const asked = serve(() => json([adrenaline]));
    await open();
    fireEvent.click(rows()[0] as HTMLElement);
    expect(box().value).toBe('Adrenaline');
    await waitFor(() => expect(names()).toEqual([expect.stringContaining('Vasopressor')]));
    expect(asked).toEqual(['Adrenaline']);
    expect(window.location.pathname).toBe('/');
  });
});

describe('the dropdown while typing', () => {
  it('SRCH-04 SRCH-06 says Searching... and then lists what was found', async () => {
    const answer = later<Response>();
    serve(() => answer.promise);
    await open();
    type('adr');
    expect(screen.getByRole('status').textContent).toBe('Searching...');
    answer.resolve(json([adrenaline]));
    await waitFor(() => expect(names()).toEqual(['AdrenalineAbout AdrenalineMedication, Vasopressor']));
    expect(screen.getByRole('status').textContent).toBe('1 found');
  });

  it('SRCH-05 gives each type an icon of its own', async () => {
    const types = ['medication', 'algorithm', 'guideline', 'calculator', 'pediatric', 'other'] as const;
    serve(() => json(types.map((each) => result(each, '/', { type: each }))));
    await open();
    type('all');
    await waitFor(() => expect(rows()).toHaveLength(6));
    const icons = rows().map((row) => row.querySelector('svg')?.innerHTML);
    expect(new Set(icons).size).toBe(6);
  });

  it.each([
    ['nothing was found', () => json([])],
    ['the server fails', () => json({ message: 'no' }, 500)],
  ])('SRCH-07 SRCH-17 says that there are no results if %s', async (_, answer) => {
    serve(answer);
    await open();
    type('xyz');
    await screen.findByText('No results found');
    expect(screen.getByText('Try different keywords or check spelling')).toBeDefined();
  });

  it('SRCH-08 makes no call for blank text, and one call for text that is unchanged for 250 ms', async () => {
    const asked = serve(() => json([adrenaline]));
    await open();
    vi.useFakeTimers();
    for (const text of ['   ', ' a', ' ad', ' adr ']) {
      type(text);
      await act(() => vi.advanceTimersByTimeAsync(249));
    }
    expect(asked).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    await waitFor(() => expect(asked).toEqual(['adr']));
  });

  it('SRCH-09 trims and encodes the text', async () => {
    const asked = serve(() => json([adrenaline]));
    await open();
    type('  a&b c ');
    await waitFor(() => expect(asked).toEqual(['a%26b%20c']));
  });

  it('SRCH-16 asks the server once for the same text', async () => {
    const asked = serve((query) => json([query === 'adr' ? adrenaline : glucose]));
    await open();
    for (const [text, found] of [
      ['adr', 'Adrenaline'],
      ['sugar', 'Glucose'],
      ['adr', 'Adrenaline'],
    ] as const) {
      type(text);
      await waitFor(() => expect(names()).toEqual([expect.stringContaining(found)]));
    }
    expect(asked).toEqual(['adr', 'sugar']);
  });

  it('SRCH-04 never replaces the results of a newer search with those of an older one', async () => {
    const [slow, fast] = [later<Response>(), later<Response>()];
    const asked = serve((query) => (query === 'glu' ? slow.promise : fast.promise));
    await open();
    type('glu');
    await waitFor(() => expect(asked).toEqual(['glu']));
    type('adr');
    await waitFor(() => expect(asked).toEqual(['glu', 'adr']));
    fast.resolve(json([adrenaline]));
    await waitFor(() => expect(names()).toEqual([expect.stringContaining('Adrenaline')]));
    await act(async () => slow.resolve(json([glucose])));
    expect(names()).toEqual([expect.stringContaining('Adrenaline')]);
  });

  it('SRCH-12 SRCH-13 opens the picked result, stores the typed text and clears the box', async () => {
    serve(() => json([adrenaline, glucose]));
    await open();
    type(' sugar ');
    await waitFor(() => expect(rows()).toHaveLength(2));
    fireEvent.click(rows()[1] as HTMLElement);
    expect(window.location.pathname).toBe('/medications/9');
    expect(box().value).toBe('');
    expect(isListOpen()).toBe(false);
    expect(stored()).toEqual(['sugar']);
  });

  it('SRCH-12 moves through the results by keys and opens the active one with Enter', async () => {
    serve(() => json([adrenaline, glucose]));
    await open();
    type('sugar');
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(box().getAttribute('aria-activedescendant')).toBeNull();
    key('ArrowUp');
    expect(box().getAttribute('aria-activedescendant')).toBe(rows()[1]?.id);
    expect(rows().map((row) => row.getAttribute('aria-selected'))).toEqual(['false', 'true']);
    key('Home');
    expect(box().getAttribute('aria-activedescendant')).toBe(rows()[0]?.id);
    key('End');
    enter();
    expect(window.location.pathname).toBe('/medications/9');
  });
});

describe('Enter', () => {
  it('SRCH-10 SRCH-13 searches at once, waits, and opens the first result', async () => {
    const answer = later<Response>();
    const asked = serve(() => answer.promise);
    await open();
    type('adr');
    enter();
    await waitFor(() => expect(asked).toEqual(['adr']));
    expect(window.location.pathname).toBe('/');
    await act(async () => answer.resolve(json([adrenaline, glucose])));
    await waitFor(() => expect(window.location.pathname).toBe('/medications/1'));
    expect(box().value).toBe('');
    expect(stored()).toEqual(['adr']);
    expect(asked).toEqual(['adr']);
  });

  it('SRCH-11 does nothing with blank text', async () => {
    const asked = serve(() => json([adrenaline]));
    await open();
    type('   ');
    enter();
    expect(window.location.pathname).toBe('/');
    expect(asked).toEqual([]);
    expect(stored()).toEqual([]);
    expect(isListOpen()).toBe(true);
  });

  it('SRCH-13 opens nothing if nothing is found, and keeps the text', async () => {
    serve(() => json([]));
    await open();
    type('xyz');
    enter();
    await screen.findByText('No results found');
    expect(stored()).toEqual(['xyz']);
    expect(box().value).toBe('xyz');
  });

  it('SRCH-10 asks first if the first result is a guess at a drug', async () => {
    serve(() => json([{ ...adrenaline, didYouMean: true }, glucose]));
    await open();
    type('adrenalin');
    enter();
    await screen.findByText(/no medication of exactly this name/);
    expect(screen.getByRole('status').textContent).toMatch(/^Did you mean Adrenaline\?/);
    expect(names()[0]).toMatch(/^Did you mean Adrenaline\?/);
    enter();
    expect(window.location.pathname).toBe('/');
    fireEvent.click(rows()[0] as HTMLElement);
    expect(window.location.pathname).toBe('/medications/1');
  });

  it('says what has no page, and opens none of the nearest pages by Enter', async () => {
    serve(() => json([{ ...glucose, nearTo: 'Tuberculosis' }]));
    await open();
    type('tb');
    await screen.findByText('Oryx has no page of Tuberculosis. These come nearest.');
    enter();
    expect(window.location.pathname).toBe('/');
    fireEvent.click(rows()[0] as HTMLElement);
    expect(window.location.pathname).not.toBe('/');
  });

  it.each([
    ['something else is typed', () => type('adre')],
    ['the dropdown is closed', () => key('Escape')],
  ])('SRCH-10 opens nothing if %s before the answer', async (_, change) => {
    const answer = later<Response>();
    const asked = serve((query) => (query === 'adr' ? answer.promise : json([glucose])));
    await open();
    type('adr');
    enter();
    await waitFor(() => expect(asked).toEqual(['adr']));
    change();
    await act(async () => answer.resolve(json([adrenaline])));
    expect(window.location.pathname).toBe('/');
  });
});

describe('the search without a connection', () => {
  const searchOnce = async (text: string, found: RegExp) => {
    type(text);
    await waitFor(() => expect(names().join()).toMatch(found));
  };

  it('API-13 SRCH-04 finds what the device kept of an earlier visit, and says so', async () => {
    serve(() => json([adrenaline]));
    await open();
    await searchOnce('adr', /Adrenaline/);
    await waitFor(() => expect(localStorage.getItem('oryx-search-data')).not.toBeNull());
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await searchOnce('dextrose', /Glucose/);
    expect(screen.getByText('No connection: searched on this device.')).toBeDefined();
  });

  it('SRCH-17 finds nothing if nothing was kept', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await open();
    type('adr');
    await screen.findByText('No results found');
  });
});
