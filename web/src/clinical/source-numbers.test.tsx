import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Cited, SourceItem, SourceNumbers } from './source-numbers.tsx';

const sources = [
  { text: 'WHO Pocket book, 2013', keys: ['who'] },
  { text: 'Williams B. Clin Med 2019;19:94-5.', keys: ['doi:10.7861/x.19-1-94'] },
];

it('shows a number for each source that the page lists, which leads to it, and the words of any other', () => {
  Element.prototype.scrollIntoView = vi.fn();
  render(
    <SourceNumbers sources={sources}>
      <Cited by={['Williams 2019, doi:10.7861/x.19-1-94', 'who', 'Elsewhere 2020']} />
      <ol>
        {sources.map(({ text }, place) => (
          <SourceItem key={text} place={place}>
            {text}
          </SourceItem>
        ))}
      </ol>
    </SourceNumbers>,
  );
  const numbers = screen.getAllByRole('link');
  expect(numbers.map((number) => [number.textContent, number.getAttribute('aria-label')])).toEqual([
    ['1', 'Source 1: WHO Pocket book, 2013'],
    ['2', 'Source 2: Williams B. Clin Med 2019;19:94-5.'],
  ]);
  screen.getByText('Elsewhere 2020');
  const address = window.location.href;
  fireEvent.click(screen.getByRole('link', { name: /^Source 2/ }));
  expect(document.activeElement?.textContent).toBe('Williams B. Clin Med 2019;19:94-5.');
  // A calculator reads its values from the fragment.
  expect(window.location.href).toBe(address);
});
