import { describe, expect, it } from 'vitest';
import { readFacts } from '../facts.ts';
import { shippedLibrary } from '../test/shipped.ts';
import { clearerBy } from './expressions.ts';

describe('clearerBy', () => {
  const clearer = clearerBy({
    rows: [
      { means: 'urinalysis', said: ['urine dip', 'dip test'] },
      { means: '# mg daily', said: ['# mg od'] },
      { means: '# g daily', said: ['1 g od'] },
    ],
  });

  it.each([
    ['Urine dip: nitrites', 'urinalysis: nitrites'],
    ['urine-dip clear, dip  test clear', 'urinalysis clear, urinalysis clear'],
    ['aspirin 75mg od and 2.5 MG OD', 'aspirin 75 mg daily and 2.5 mg daily'],
    ['ceftriaxone 1g od', 'ceftriaxone 1 g daily'],
  ])('reads "%s" as "%s"', (text, read) => expect(clearer(text)).toBe(read));

  it.each(['drank cattle dip', 'urine dipped', 'took 11 g od', '75 mg odd', 'paracetamol od'])(
    'leaves "%s"',
    (text) => expect(clearer(text)).toBe(text),
  );

  it('leaves a text if there are no expressions', () =>
    expect(clearerBy({ rows: [] })('urine dip')).toBe('urine dip'));
});

const innocent = [
  ['urine dip positive for nitrites', 'pesticide'],
  ['amlodipine 5mg od with clarithromycin', 'poisoned'],
  ['prednisone 40 od', 'poisoned'],
  ['21 year old, fit and healthy, chest pain', 'fitting'],
  ['tension headache since Monday', 'tension'],
  ['my pet dog bit her leg', 'pre-eclampsia'],
  ['burning micturition', 'burn'],
  ['burning chest pain', 'burn'],
  ['fell asleep after diazepam', 'injury'],
  ['bp fell to 80', 'injury'],
  ['magnesium, run over 20 min', 'injury'],
  ['patient stable now', 'injury'],
  ['multiple gunshot wounds', 'pregnant'],
  ['life threatening asthma', 'aggressive'],
  ['vf, 2 shocks delivered', 'after-birth'],
  ['iv blown twice', 'one-pupil'],
  ['uses hearing aids', 'hiv'],
  ['runs of VT', 'diarrhoea'],
  ['electric shock from a wire', 'shock'],
] as const;

const meant = [
  ['drank cattle dip', 'pesticide'],
  ['paracetamol od, 20 tablets', 'poisoned'],
  ['had a fit, healthy before', 'fitting'],
  ['tension pneumothorax', 'tension'],
  ['pet at 34 weeks, bp 170/110', 'pre-eclampsia'],
  ['burning clothes, face burnt', 'burn'],
  ['fell off a roof', 'injury'],
  ['run over by a bakkie', 'injury'],
  ['stabbed twice', 'injury'],
  ['multip, 38 weeks', 'pregnant'],
  ['threatens the nurses', 'aggressive'],
  ['delivered 10 min ago', 'after-birth'],
  ['left pupil blown', 'one-pupil'],
] as const;

describe('an expression in which a word means something else', async () => {
  const library = await shippedLibrary();
  const said = async (text: string) => [...(await readFacts(text, library, async () => {})).said];

  it.each(innocent)('of %s is not read as %s', async (text, finding) =>
    expect(await said(text)).not.toContain(finding),
  );

  it.each(meant)('leaves %s to be read as %s', async (text, finding) =>
    expect(await said(text)).toContain(finding),
  );
});
