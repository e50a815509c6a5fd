import { describe, expect, it } from 'vitest';
import { imageFor } from './algorithm-image.ts';

describe('the picture of an algorithm', () => {
  it.each([
    ['Adult cardiac arrest (advanced life support)', 'heart'],
    ['Paediatric cardiac arrest', 'child'],
    ['Newborn resuscitation', 'child'],
    ['BRADYCARDIA with a pulse', 'rhythm'],
    ['Anaphylaxis', 'allergy'],
    ['Acute stroke', 'brain'],
    ['Severe malaria', 'virus'],
    ['Snakebite', 'bite'],
    ['Burns', 'burn'],
    ['COPD exacerbation', 'lungs'],
    ['Suspected viral haemorrhagic fever (CCHF)', 'virus'],
  ])('ALG-06 is chosen by a word of the title "%s"', (title, image) => {
    expect(imageFor(title)).toBe(image);
  });

  it('ALG-06 is missing for a title without a known word', () => {
    expect(imageFor('Something else')).toBeNull();
    expect(imageFor('')).toBeNull();
  });
});
