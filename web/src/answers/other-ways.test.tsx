import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stubApi } from '../test/stub-api.ts';
import { OtherWays } from './other-ways.tsx';

const knowledge = {
  body: { interactions: { drugs: [{ name: 'Warfarin', names: ['Marevan'], classes: [] }] } },
};

it.each([
  ['warfarin', 'Warfarin has no page of its own. Check it with other drugs', '/interactions#Warfarin'],
  ['marev', 'Warfarin has no page of its own. Check it with other drugs', '/interactions#Warfarin'],
  ['CPD hours', 'Education: courses, certificates and the CPD ledger', '/continuing-education'],
  ['dark mode', 'Settings', '/settings'],
])('leads from %s, which has no page, to where it is answered', async (query, name, href) => {
  stubApi({ 'GET /api/ai/knowledge': knowledge });
  render(<OtherWays query={query} />);
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});

it('leads nowhere from a word that nothing answers', async () => {
  stubApi({ 'GET /api/ai/knowledge': knowledge });
  const { container } = render(<OtherWays query="war" />);
  expect(container.textContent).toBe('');
});
