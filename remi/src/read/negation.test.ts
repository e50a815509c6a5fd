import { expect, it } from 'vitest';
import { withoutDenied } from './negation.ts';

it.each([
  ['svt, no asthma', 'asthma'],
  ['denies pregnancy', 'pregnancy'],
  ['no history of epilepsy or asthma', 'asthma'],
  ['not known with asthma', 'asthma'],
  ['not asthmatic', 'asthmatic'],
  ['geen asma', 'asma'],
  ['sem asma', 'asma'],
  ['asthma: no', 'asthma'],
  ['MI excluded', 'MI'],
])('withoutDenied blanks out what "%s" denies', (text, word) =>
  expect(withoutDenied(text)).not.toContain(word),
);

it.each([
  ['no asthma but copd', 'copd'],
  ['denies chest pain, has asthma', 'asthma'],
  ['why not give propranolol in asthma', 'asthma'],
  ['not breathing, asthma', 'asthma'],
  ['no iv access, asthma attack', 'asthma attack'],
])('withoutDenied keeps what "%s" states', (text, words) => expect(withoutDenied(text)).toContain(words));
