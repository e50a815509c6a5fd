import type { Guide } from '../kit/guide.ts';

const gill = 'Gill 2004 (abstract), doi:10.1016/s0196-0644(03)00814-x';
const teasdale = 'Teasdale and Jennett 1974 (summary, world-sci.com)';

export const guide: Guide = {
  whenToUse: [
    [
      'Consciousness at the bedside, recorded again and again and by different staff, whatever the cause.',
      teasdale,
    ],
  ],
  pitfalls: [
    [
      'If two limbs differ, score the better one, and note the worse: it may point to a focal injury.',
      teasdale,
    ],
    [
      'Two emergency physicians gave 116 adults the same total in 32%, and the same verbal score in 55%.',
      gill,
    ],
    [
      'Untrained users erred by more than a point in some parts, most at the middle of the scale.',
      'Rowley and Fielding 1991 (abstract), doi:10.1016/0140-6736(91)91309-i',
    ],
  ],
  evidence: [
    [
      '27,625 brain injuries in Taiwan: motor and verbal, or eye and verbal, alone told who survived (area under the curve 0.90).',
      'Kung 2011 (abstract), Injury 42:940-4',
    ],
    [
      'Gaborone, Botswana, 137 adults with a brain injury: 35% died, all of them with a severe one. Hazard ratio of the first score 0.69.',
      'Mkubwa 2022 (abstract), ajol.info/sajcc 233860',
    ],
  ],
  next: [{ tool: 'paediatric-gcs' }, { tool: 'canadian-ct-head' }, { tool: 'trauma-score' }, { chart: 22 }],
  creators: 'G. Teasdale and B. Jennett, Glasgow, 1974.',
};
