import { expect, it } from 'vitest';
import { advisoriesIn } from './audit.mjs';

it('an audit names serious advisories only', () => {
  const report = {
    vulnerabilities: {
      hono: { name: 'hono', severity: 'high', range: '<4.0.0' },
      left: { name: 'left', severity: 'low', range: '*' },
    },
  };
  expect(advisoriesIn(`npm warn something\n${JSON.stringify(report, null, 2)}\n`)).toEqual([
    'hono <4.0.0: high',
  ]);
  expect(advisoriesIn('{"vulnerabilities": {}}')).toEqual([]);
});

it.each(['', 'npm error network', '{"message": "405 Method Not Allowed", "error": {}}'])(
  'an audit without an answer of the registry is no clean audit (%s)',
  (output) => {
    expect(advisoriesIn(output)).toBeUndefined();
  },
);
