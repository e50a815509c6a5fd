import type { BandTable } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { scored, sumPoints } from '../kit/evaluate.ts';
import { choice } from '../kit/inputs.ts';

const brighton = 'Monaghan 2005 (Brighton)';

const bands: BandTable = {
  title: 'PEWS',
  lowest: 0,
  highest: 10,
  bands: [
    { atLeast: 0, title: 'Low', tone: 'normal', advice: 'Low risk. Continue routine observations.' },
    { atLeast: 2, title: 'Medium', tone: 'caution', advice: 'Increase observation.', next: [{ chart: 12 }] },
    {
      atLeast: 3,
      title: 'High',
      tone: 'danger',
      advice: 'Urgent review.',
      next: [{ chart: 12 }, { chart: 14 }],
    },
  ],
};

/** Behaviour has a fifth option. The others are those of the Brighton score. */
const inputs = {
  behaviour: choice('Behaviour', [
    ['playing', 'Playing, appropriate', 0],
    ['sleeping', 'Sleeping', 1],
    ['irritable', 'Irritable', 2],
    ['lethargic', 'Lethargic or confused', 3],
    ['reduced-response', 'Reduced response to pain', 4],
  ]),
  cardiovascular: choice(
    'Cardiovascular',
    [
      ['pink', 'Pink, or capillary refill 1–2 s', 0],
      ['pale', 'Pale, or capillary refill 3 s', 1],
      ['grey', 'Grey, or capillary refill 4 s, or heart rate 20 above normal', 2],
      [
        'mottled',
        'Grey and mottled, or capillary refill 5 s or more, or heart rate 30 above normal, or bradycardia',
        3,
      ],
    ],
    { help: 'Heart rate against the normal for age.' },
  ),
  respiratory: choice(
    'Respiratory',
    [
      ['normal', 'Within normal limits, no recession or tracheal tug', 0],
      [
        'raised',
        'More than 10 above normal, or accessory muscles, or 30% oxygen or more, or 4 L/min or more',
        1,
      ],
      [
        'recession',
        'More than 20 above normal, or recession or tracheal tug, or 40% oxygen or more, or 6 L/min or more',
        2,
      ],
      [
        'exhausted',
        '30 above or 5 below normal with recession, tracheal tug or grunting, or 50% oxygen, or 8 L/min or more',
        3,
      ],
    ],
    { help: 'Respiratory rate against the normal for age.' },
  ),
};

/** Paediatric early warning score on the Brighton items, with the bands and range as specified. */
export const pews = defineCalculator({
  subtitle: 'Deterioration in children',
  notFor: [],
  inputs,
  bands,
  compute: (answers) => scored(bands, sumPoints(inputs, answers)),
  cautions: [
    {
      level: 'note',
      text: 'Thresholds differ from Brighton PEWS (call at 4, or 3 in one item). Act on concern whatever the score; follow your local chart.',
      source: brighton,
    },
    {
      level: 'note',
      text: 'Brighton behaviour ends at 3, for lethargic, confused or a reduced response to pain. The 4 has no published option.',
      source: `${brighton} (awaiting clinical review)`,
    },
    {
      level: 'note',
      text: 'Brighton adds 2 for nebulisers every quarter hour or persistent vomiting after surgery. This page does not ask for them.',
      source: brighton,
    },
  ],
  resetLabel: 'Reset Assessment',
  references: [
    { text: 'Monaghan A. Detecting and managing deterioration in children. Paediatr Nurs 2005;17(1):32-5.' },
  ],
});
