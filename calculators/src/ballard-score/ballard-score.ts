import { type Caution, defineCalculator } from '../kit/definition.ts';
import { sumPoints } from '../kit/evaluate.ts';
import { choice, countsAs } from '../kit/inputs.ts';

const source = 'Ballard 1991, doi:10.1016/S0022-3476(05)82056-6';

/** Label of grades that are in the specified ranges but not in the publication. */
const unpublished = 'No published description';

/**
 * Returns an input for one sign, with a description for each grade from the lowest up. An unscored sign
 * counts as 0, as specified, and stays listed as unanswered.
 */
function sign(label: string, lowest: number, descriptions: readonly string[], help?: string) {
  return countsAs(
    '0',
    choice(
      label,
      descriptions.map(
        (description, index) => [String(lowest + index), description, lowest + index] as const,
      ),
      help === undefined ? {} : { help },
    ),
  );
}

const physical = {
  skin: sign('Skin', -1, [
    'Sticky, friable, transparent',
    'Gelatinous, red, translucent',
    'Smooth, pink, visible veins',
    'Superficial peeling or rash, few veins',
    'Cracking, pale areas, rare veins',
    'Parchment, deep cracking, no vessels',
    'Leathery, cracked, wrinkled',
  ]),
  lanugo: sign('Lanugo', -1, ['None', 'Sparse', 'Abundant', 'Thinning', 'Bald areas', 'Mostly bald']),
  plantarSurface: sign(
    'Plantar surface',
    -2,
    [
      'Heel to toe under 40 mm',
      'Heel to toe 40–50 mm',
      'Over 50 mm, no crease',
      'Faint red marks',
      'Anterior transverse crease only',
      'Creases over the anterior two-thirds',
    ],
    'Creases over the entire sole: 4 in the publication, 3 at most here.',
  ),
  breast: sign('Breast', -1, [
    'Imperceptible',
    'Barely perceptible',
    'Flat areola, no bud',
    'Stippled areola, bud of 1–2 mm',
    'Raised areola, bud of 3–4 mm',
    'Full areola, bud of 5–10 mm',
  ]),
  eyeEar: sign(
    'Eye/ear',
    -2,
    [
      'Lids fused tightly',
      'Lids fused loosely',
      'Lids open; pinna flat, stays folded',
      'Slightly curved pinna; soft, slow recoil',
      'Well-curved pinna; soft, ready recoil',
      'Formed and firm, instant recoil',
    ],
    'Thick cartilage, ear stiff: 4 in the publication, 3 at most here.',
  ),
  genitals: sign('Genitals', -1, [
    'Boy: scrotum flat, smooth. Girl: clitoris prominent, labia flat',
    'Boy: scrotum empty, faint rugae. Girl: clitoris prominent, small labia minora',
    'Boy: testes in upper canal, rare rugae. Girl: clitoris prominent, enlarging minora',
    'Boy: testes descending, few rugae. Girl: majora and minora equally prominent',
    'Boy: testes down, good rugae. Girl: majora large, minora small',
    'Boy: testes pendulous, deep rugae. Girl: majora cover clitoris and minora',
  ]),
};

const neurological = {
  posture: sign('Posture', 0, [
    'Arms and legs extended',
    'Slight flexion of hips and knees, arms extended',
    'More flexion of hips and knees, arms extended',
    'Legs flexed and abducted, arms partly flexed',
    'Full flexion of arms and legs',
    unpublished,
  ]),
  squareWindow: sign(
    'Square window',
    -1,
    ['Over 90°', '90°', '60°', '45°', '30°', '0°'],
    'Angle at the wrist',
  ),
  armRecoil: sign('Arm recoil', 0, ['180°, no recoil', '140–180°', '110–140°', '90–110°', 'Under 90°']),
  poplitealAngle: sign('Popliteal angle', -1, ['180°', '160°', '140°', '120°', '100°', '90°', 'Under 90°']),
  scarfSign: sign('Scarf sign', -1, [
    'Full scarf at the neck',
    'Elbow to opposite axillary line',
    'Elbow to opposite nipple line',
    'Elbow to midline',
    'Elbow to same-side nipple line',
    'Elbow to same-side axillary line',
  ]),
  heelToEar: sign(
    'Heel to ear',
    -2,
    [unpublished, 'Heel to ear', 'To nose', 'To chin', 'To nipple line', 'To umbilicus'],
    'Only to the femoral crease: 4 in the publication, 3 at most here.',
  ),
};

const inputs = { ...physical, ...neurological };

const signs = Object.keys(inputs);

/** A gestational age in completed weeks and days. */
export interface GestationalAge {
  readonly decimalWeeks: number;
  readonly weeks: number;
  readonly days: number;
}

/**
 * Returns the gestational age for a total (Ballard 1991): 20 weeks at −10, plus 2 weeks for every 5 points,
 * limited to 20 to 44 weeks. Days are the fraction of a week times 7, rounded.
 */
export function gestationalAge(score: number): GestationalAge {
  // The calculation uses fifths of a week, so that it stays in whole numbers.
  const fifths = Math.min(Math.max(100 + 2 * (score + 10), 100), 220);
  return {
    decimalWeeks: fifths / 5,
    weeks: Math.floor(fifths / 5),
    days: Math.round(((fifths % 5) / 5) * 7),
  };
}

/**
 * New Ballard Score (Ballard 1991) with the ranges as specified: the sum of six physical and six
 * neurological signs, read as a gestational age.
 */
export const ballardScore = defineCalculator({
  subtitle: 'Gestational age of a newborn',
  notFor: [],
  inputs,
  sections: {
    as: 'headings',
    list: [
      {
        key: 'physical',
        title: 'Physical maturity',
        inputs: ['skin', 'lanugo', 'plantarSurface', 'breast', 'eyeEar', 'genitals'],
      },
      {
        key: 'neurological',
        title: 'Neurological maturity',
        inputs: ['posture', 'squareWindow', 'armRecoil', 'poplitealAngle', 'scarfSign', 'heelToEar'],
      },
    ],
  },
  compute(answers, { isAnswered }) {
    const score = sumPoints(inputs, answers);
    const age = gestationalAge(score);
    const unscored = signs.filter((key) => !isAnswered(key)).length;
    const isAllZero = Object.values(answers).every((grade) => grade === '0');
    return {
      values: { score, ...age },
      headline: {
        label: 'Gestational age',
        text: `${age.weeks} weeks ${age.days} ${age.days === 1 ? 'day' : 'days'}`,
      },
      figures: [
        { label: 'Total', text: String(score).replace('-', '−') },
        { label: 'Accuracy', text: 'about 2 weeks' },
      ],
      notes: isAllZero ? ['All signs at 0: enter the findings.'] : [],
      cautions: [
        ...(answers.posture === '5' || answers.heelToEar === '-2' ? [unpublishedGrade] : []),
        ...(unscored === 0 ? [] : [unscoredSigns(unscored)]),
      ],
    };
  },
  cautions: [
    {
      level: 'danger',
      text: 'All twelve signs must be scored: a missing sign counts as 0 and can shift the estimate by weeks. The top grade for sole creases, ear and heel-to-ear is not available, so a term baby may read about a week young.',
      brief: 'A term baby may read about a week young.',
      // The missing top grades matter from about 36 weeks on.
      concerns: ({ weeks }, isComplete) => isComplete && Number(weeks) >= 36,
      source,
    },
    {
      level: 'note',
      text: 'The ranges differ from the publication: sole creases, ear and heel-to-ear go to 4 there, posture from 0 to 4, and heel-to-ear from −1. Posture 5 and heel-to-ear −2 have no published meaning: do not choose them.',
      source,
    },
  ],
  resetLabel: 'Reset',
  tables: [
    {
      title: 'Gestational age by total',
      columns: ['Total', 'Weeks'],
      rows: Array.from({ length: 13 }, (_, index) => {
        const score = 5 * index - 10;
        return [String(score).replace('-', '−'), String(gestationalAge(score).weeks)];
      }),
      source,
    },
  ],
  clinicalSignificance: [
    'The New Ballard Score estimates how mature a newborn is from skin, ears, breast, genitals and muscle tone, where dates and early ultrasound are missing.',
    'It is accurate to about two weeks. Illness, sedation, breech position and asphyxia change the neurological signs.',
  ],
  references: [
    {
      text: 'Ballard JL et al. New Ballard Score, expanded to include extremely premature infants. J Pediatr 1991;119:417-23.',
      doi: '10.1016/S0022-3476(05)82056-6',
    },
  ],
});

const unpublishedGrade: Caution = {
  level: 'danger',
  text: 'A grade without published meaning is chosen (posture 5 or heel to ear −2). Choose another: the estimate is not valid.',
  brief: 'A grade without published meaning is chosen.',
  source,
};

function unscoredSigns(count: number): Caution {
  return {
    level: 'danger',
    text: `${count} of ${signs.length} signs ${count === 1 ? 'is' : 'are'} not scored and ${count === 1 ? 'counts' : 'count'} as 0. The estimate can be wrong by weeks.`,
    brief: `${count} of ${signs.length} signs not scored: may be weeks wrong.`,
    source,
  };
}
