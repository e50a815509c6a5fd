import { expect, it } from 'vitest';
import { withClosingRemark } from './closing-remarks.ts';

it('REMI-13 a reply ends with one of three remarks', () => {
  const replies = [0, 0.5, 0.99].map((random) => withClosingRemark('Give oxygen.', random));
  expect(new Set(replies).size).toBe(3);
  for (const reply of replies) expect(reply).toMatch(/^Give oxygen\.\n\n\*[A-Z].+\.\*$/);
});
