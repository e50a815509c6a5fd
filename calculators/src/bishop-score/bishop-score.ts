import type { BandTable } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { scored, sumPoints } from '../kit/evaluate.ts';
import { choice } from '../kit/inputs.ts';

const bands: BandTable = {
  title: 'Bishop score',
  lowest: 0,
  highest: 13,
  bands: [
    {
      atLeast: 0,
      title: 'Unfavourable',
      tone: 'caution',
      advice: 'Ripen the cervix before oxytocin. Induction alone often fails.',
    },
    {
      atLeast: 6,
      title: 'In between',
      tone: 'neutral',
      advice: 'Ripening or induction, by parity and by how urgent the birth is.',
    },
    {
      atLeast: 8,
      title: 'Favourable',
      tone: 'neutral',
      advice: 'Induction without ripening is likely to succeed.',
      next: [{ drug: 35 }],
    },
  ],
};

const inputs = {
  dilatation: choice('Dilatation', [
    ['closed', 'Closed', 0],
    ['1-2', '1–2 cm', 1],
    ['3-4', '3–4 cm', 2],
    ['5', '5 cm or more', 3],
  ]),
  effacement: choice('Effacement', [
    ['0-30', '0–30%', 0],
    ['40-50', '40–50%', 1],
    ['60-70', '60–70%', 2],
    ['80', '80% or more', 3],
  ]),
  station: choice('Station of the head', [
    ['-3', '−3', 0],
    ['-2', '−2', 1],
    ['-1-0', '−1 or 0', 2],
    ['+1', '+1 or +2', 3],
  ]),
  consistency: choice('Consistency', [
    ['firm', 'Firm', 0],
    ['medium', 'Medium', 1],
    ['soft', 'Soft', 2],
  ]),
  position: choice('Position', [
    ['posterior', 'Posterior', 0],
    ['mid', 'Middle', 1],
    ['anterior', 'Anterior', 2],
  ]),
};

/**
 * Bishop score of the cervix before induction (Bishop 1964), 0 to 13. Opened: faculty.washington.edu/momus (which cites the
 * paper) and download.skyscape.com, which agree on all points but for words (dilatation of 2 in two rows of the latter);
 * calculatorhub.com (bands under 6 and from 8); pubmedhealth PMH0009741 (8 or more).
 */
export const bishopScore = defineCalculator({
  subtitle: 'Is the cervix ready for induction?',
  notFor: [{ words: 'the assessment of labour that has begun' }],
  inputs,
  bands,
  compute: (answers) => scored(bands, sumPoints(inputs, answers)),
  cautions: [
    {
      level: 'danger',
      text: 'The score says nothing of whether induction is safe: a scar, the lie, the placenta and the heart of the baby come first.',
      source: 'General knowledge (awaiting clinical review)',
    },
    {
      level: 'note',
      text: 'Copies group effacement otherwise (0–30, 31–50, 51–80, over 80%). Between two options take the lower one.',
      source: 'mnemonicsmedlife.com; themotherhendoula.com',
    },
  ],
  resetLabel: 'Reset',
  references: [{ text: 'Bishop EH. Pelvic scoring for elective induction. Obstet Gynecol 1964;24:266-8.' }],
});
