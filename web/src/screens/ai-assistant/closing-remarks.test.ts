import { expect, it } from 'vitest';
import { closingRemark } from './closing-remarks.ts';

it('REMI-13 a reply ends with one of three remarks', () => {
  const remarks = [0, 0.5, 0.99].map(closingRemark);
  expect(new Set(remarks).size).toBe(3);
  for (const remark of remarks) expect(remark).toMatch(/^\*[A-Z].+\.\*$/);
});
