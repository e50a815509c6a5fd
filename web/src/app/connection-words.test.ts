import { expect, it } from 'vitest';
import { lineFor } from './connection-words.ts';

it('has a line with an icon of its own for each state of the connection', async () => {
  const lines = await Promise.all((['reachable', 'slow', 'unreachable'] as const).map(lineFor));
  expect(lines.map(({ words }) => words)).toEqual([
    'Connected again.',
    'Weak connection. What is on this device opens at once.',
    expect.stringMatching(/^Oryx does not answer\. ./),
  ]);
  // At 12 px a phone of 390 px shows about 62 characters in one line.
  for (const { short } of lines) expect(short.length).toBeLessThan(60);
  expect(new Set(lines.map(({ Icon }) => Icon)).size).toBe(3);
});
