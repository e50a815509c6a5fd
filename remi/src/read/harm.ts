import type { Harm, PatternName } from '@oryx/contract';
import type { Patterns } from '@oryx/search';

/**
 * Returns the harm that a text asks to do, or undefined. The honest question of a clinician about somebody who has
 * come to harm, or who may, is none.
 */
export function readHarm(text: string, patterns: Patterns): Harm | undefined {
  // The patient in hand, whom the app adds, is not whom a wish to die is about.
  const said = text
    .slice(0, longest)
    .replace(/\n\s*Patient: .*$/s, '')
    .replaceAll('’', "'");
  const says = (name: PatternName) => patterns(name).test(said);
  const isCare = says('came-to-harm') || says('patient');
  if (says('harms-self') && !says('reported-words') && !says('patient')) return 'self-harm';
  if (says('despairs') && says('means-in-hand') && !isCare && !says('third-person')) return 'self-harm';
  const asksDeadly = says('deadly-amount');
  if (says('help-to-die') && (asksDeadly || !/\b(?:not to|stop|prevent|palliative)\b/i.test(said)))
    return 'self-harm';
  if ((says('ways-to-die') || asksDeadly) && !isCare) return 'self-harm';
  const isDiversion = says('hides-drugs') || (says('diversion') && !says('patient'));
  if (isDiversion && !says('reports-theft')) return 'diversion';
  if (says('harms-others') && !says('was-drugged')) return 'harm to others';
  if (says('abortion-at-home') && !isCare && !says('ill-after-abortion')) return 'abortion at home';
  return undefined;
}

/** Longest text that is read for harm, so that none takes long. */
const longest = 1500;
