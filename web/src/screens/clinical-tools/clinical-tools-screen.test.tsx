import { furtherTools, specifiedTools, toolById } from '@oryx/calculators';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { pinnedPaths } from '../../clinical/my-pages/my-pages.ts';
import { currentPages } from '../../clinical/my-pages/my-pages-store.ts';
import { ClinicalToolsScreen } from './clinical-tools-screen.tsx';
import { ToolRow } from './tool-row.tsx';

it('TOOLS-08 a tool without a page has a disabled Coming Soon on its card', () => {
  render(
    <ToolRow
      tool={{ id: 'new', title: 'New', description: '', icon: 'ruler', color: 'teal', categories: [] }}
    />,
  );
  expect(screen.getByRole('button', { name: 'Coming Soon' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('link')).toBeNull();
});

describe('the catalogue of calculators', () => {
  const open = () =>
    render(
      <Router hook={memoryLocation({ path: '/clinical-tools' }).hook}>
        <ClinicalToolsScreen title="Clinical Tools" />
      </Router>,
    );
  beforeEach(() => void open());

  const box = () => screen.getByPlaceholderText('Search calculators across all specialties...');
  const search = (text: string) => fireEvent.change(box(), { target: { value: text } });
  const results = () => within(screen.getByRole('region', { name: 'Search Results' }));
  const foundTitles = () =>
    results()
      .queryAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  const firstTab = () => screen.getAllByRole<HTMLButtonElement>('tab')[0];

  it('TOOLS-05 TOOLS-07 has nine tabs in order, each with its cards, which open the calculators', () => {
    const cards = screen.getAllByRole('tab').map((tab) => {
      fireEvent.mouseDown(tab, { button: 0 });
      const shown = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
      for (const card of shown) {
        const title = card.querySelector('h3')?.textContent;
        const link = card.querySelector('a');
        expect(link?.textContent, title).toBe('Open Calculator');
        const id = specifiedTools.find((tool) => tool.title === title)?.id;
        expect(link?.getAttribute('href'), title).toBe(`/calculator/${id}`);
      }
      return [tab.textContent, shown.length];
    });
    expect(cards).toEqual([
      ['General', 7],
      ['Cardiology', 7],
      ['Neurology', 6],
      ['Pulmonology', 6],
      ['Emergency', 2],
      ['Paediatrics', 6],
      ['Psychiatric', 2],
      ['Surgical', 3],
      ['RSI', 2],
    ]);
  });

  it('begins with all tools by title, and "All" is a button before the tabs', () => {
    const all = screen.getByRole('button', { name: 'All', pressed: true });
    const titles = within(screen.getByRole('region', { name: 'All calculators' }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent ?? '');
    expect(titles).toHaveLength(40);
    expect(titles).toEqual(
      titles.toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' })),
    );
    expect(screen.queryByRole('tabpanel')).toBeNull();
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Surgical' }), { button: 0 });
    expect(screen.queryByRole('region', { name: 'All calculators' })).toBeNull();
    fireEvent.click(all);
    expect(screen.getByRole('region', { name: 'All calculators' })).toBeDefined();
  });

  it('opens again with the tab and the search with which it was left', () => {
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Neurology' }), { button: 0 });
    search('wells');
    cleanup();
    open();
    expect(box()).toHaveProperty('value', 'wells');
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Neurology');
  });

  const more = () => within(screen.getByRole('region', { name: 'More tools' }));
  const moreTitles = () =>
    more()
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent);

  it('lists the further tools after the specified ones, with their own count, also by category and by search', () => {
    expect(moreTitles()).toEqual(furtherTools.map(({ title }) => title));
    more().getByText(furtherTools.length === 1 ? '1 tool' : `${furtherTools.length} tools`);
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'General' }), { button: 0 });
    expect(moreTitles()).toEqual(
      furtherTools.filter(({ categories }) => categories.includes('general')).map(({ title }) => title),
    );
    search('cockcroft');
    expect(moreTitles()).toEqual([toolById('egfr')?.title]);
    expect(screen.queryByText('No calculators found')).toBeNull();
  });

  it('leads from a letter to its first tool', () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
    // Tests share one page, where another one may have put a counter of its own.
    scrolled.mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'Go to N' }));
    expect(scrolled).toHaveBeenCalledOnce();
    const row = document.activeElement?.closest('li');
    expect(row?.textContent).toMatch(/^N/);
    expect(row?.previousElementSibling?.textContent).not.toMatch(/^N/);
  });

  it('pins a tool by the star of its row', () => {
    const star = () => screen.getByRole('button', { name: 'Pin Burns Calculator to Home' });
    expect(star().getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(star());
    expect(star().getAttribute('aria-pressed')).toBe('true');
    expect(pinnedPaths(currentPages())).toEqual(['/calculator/burns']);
    fireEvent.click(star());
    expect(pinnedPaths(currentPages())).toEqual([]);
  });

  it('TOOLS-01 TOOLS-02 TOOLS-06 searches, ignores blanks and clears the search', () => {
    search('   ');
    expect(screen.queryByRole('heading', { name: 'Search Results' })).toBeNull();
    expect(firstTab()?.disabled).toBe(false);
    search('wells');
    screen.getByRole('heading', { name: 'Search Results' });
    expect(firstTab()?.disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(box()).toHaveProperty('value', '');
    expect(screen.queryByRole('heading', { name: 'Search Results' })).toBeNull();
    expect(firstTab()?.disabled).toBe(false);
  });

  it.each(['WELLS', 'wells'])('TOOLS-03 TOOLS-04 finds %s in any case, and counts the cards', (text) => {
    search(text);
    expect(foundTitles()).toEqual(['Wells Criteria for DVT', 'Wells Criteria for PE']);
    expect(results().getByRole('status').textContent).toBe('2 found');
  });

  it('TOOLS-03 finds a word of a description', () => {
    search('parkland');
    expect(foundTitles()).toEqual([toolById('burns')?.title]);
  });

  it('TOOLS-04 shows a tool of two categories as one card', () => {
    search('Paediatric Glasgow');
    expect(foundTitles()).toEqual([toolById('paediatric-gcs')?.title]);
  });

  it('TOOLS-11 does not find Cincinnati', () => {
    search('cincinnati');
    expect(foundTitles()).toEqual([]);
    screen.getByText('No calculators found');
  });

  it('TOOLS-13 ends with a disclaimer and 13 references', () => {
    screen.getByText('Results are guidance only and do not replace clinical judgment.');
    const references = within(screen.getByRole('list', { name: 'References' }));
    expect(references.getAllByRole('listitem')).toHaveLength(13);
  });
});
