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
  ['levou um choque eléctrico', 'shock'],
  ['elektriese skok', 'shock'],
  ['he had a fit of laughter', 'fitting'],
  ['fit note needed', 'fitting'],
  ['shock wave lithotripsy booked', 'shock'],
  ['cardiac arrest training next week', 'arrest'],
  ['the ward is on fire today', 'burn'],
  ['brand as hy urineer', 'burn'],
  ['arde ao urinar', 'burn'],
  ['last seizure two years ago', 'fitting'],
  ['my dog had a seizure', 'fitting'],
  ["neighbour's chicken is not breathing", 'not-breathing'],
  ['chest pain in 2015', 'chest-pain'],
  ['father died of a stroke at 60', 'stroke-signs'],
  ['family history of asthma', 'asthma'],
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
  ['child had a fit with fever', 'fitting'],
  ['fit for 10 minutes', 'fitting'],
  ['run over 2 hours ago', 'injury'],
  ['22 od on panado', 'poisoned'],
  ['dog bit the child, bleeding', 'bleeding'],
  ['the dog bit him, he is fitting', 'fitting'],
  ['stroke 2 years ago and now fitting', 'fitting'],
  ['chest pain since last year', 'chest-pain'],
  ['sy oë dop om en hy ruk', 'fitting'],
  ['a criança ficou roxa', 'blue'],
  ['baba wil nie asem kry nie', 'cannot-breathe'],
  ["sy bloei soos 'n kraan", 'massive-bleeding'],
  ['elephant sitting on my chest', 'chest-pain'],
  ["woke up and can't speak", 'stroke-signs'],
  ['pulled out of the pool', 'drowned'],
  ['ribs sucking in', 'indrawing'],
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
