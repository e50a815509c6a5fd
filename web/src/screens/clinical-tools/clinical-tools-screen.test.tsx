import { toolById, tools } from '@oryx/calculators';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { ClinicalToolsScreen } from './clinical-tools-screen.tsx';
import { ToolCard } from './tool-card.tsx';

it('TOOLS-08 a tool without a page has a disabled Coming Soon on its card', () => {
  render(
    <ToolCard
      tool={{ id: 'new', title: 'New', description: '', icon: 'ruler', color: 'teal', categories: [] }}
    />,
  );
  expect(screen.getByRole('button', { name: 'Coming Soon' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('link')).toBeNull();
});

describe('the catalogue of calculators', () => {
  beforeEach(() => {
    render(
      <Router hook={memoryLocation({ path: '/clinical-tools' }).hook}>
        <ClinicalToolsScreen title="Clinical Tools" />
      </Router>,
    );
  });

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
        const id = tools.find((tool) => tool.title === title)?.id;
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
