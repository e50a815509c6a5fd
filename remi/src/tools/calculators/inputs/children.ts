import { type CalculatorRow, type InputRow, sign, stepped } from '../rows.ts';

/** Returns a row of points with the words of its options. */
const points = (name: string, options: Readonly<Record<string, string>> = {}): InputRow => ({
  name,
  options,
});

/** Rows of the calculators for newborns and children. */
export const childRows: readonly CalculatorRow[] = [
  {
    id: 'apgar',
    orders: [['appearance', 'pulse', 'grimace', 'activity', 'respiration']],
    tellingInputs: ['appearance', 'grimace', 'activity', 'respiration'],
    inputs: {
      appearance: {
        name: 'appearance|colour|color',
        options: {
          blue: 'blue all over|pale all over|all blue|cyanosed|blue|pale|central cyanosis|blou',
          'extremities-blue':
            'body? pink hands/feet/extremit*/limbs/peripher* blue|blue hands/feet/extremit*/peripher*|hands/feet/extremit*/limbs blue|acrocyanosis|pink body blue extremit*/hands/feet/limbs|peripheral cyanosis|hands and? feet blue|pink centrally',
          pink: 'pink all over|completely pink|pink|colour pink|all pink',
        },
      },
      pulse: {
        name: 'pulse',
        from: stepped(
          (stated) => sign(stated, 'heartRate'),
          [
            [1, 'absent'],
            [100, 'under-100'],
          ],
          '100-or-more',
        ),
        options: {
          absent:
            'no pulse|no heart beat/rate|no heartbeat|pulse absent|heart rate absent|asystole|hr 0|pulseless|hr absent',
          'under-100':
            'hr under/below/less 100|heart rate under/below 100|pulse under/below 100|pulse slow|hr < 100',
          '100-or-more': 'hr over/above 100|heart rate over/above 100|pulse over/above 100|hr > 100',
        },
      },
      grimace: {
        name: 'grimace|reflex*|irritability',
        options: {
          none: 'no response|no reflex*|no grimace|grimace none|reflex none|reflexes absent|no reaction',
          grimace: 'grimac*|some grimace',
          cry: 'grimace cry|cries to? stim*|cough*|sneez*|pulls away|active withdrawal|vigorous withdrawal|cry to stim*',
        },
      },
      activity: {
        name: 'activity|tone',
        options: {
          limp: 'limp|floppy|flaccid|no tone|tone absent',
          'some-flexion': 'some flex*|some tone|slight flex*|limbs flexed|flexed|reduced tone|arms flexed',
          active:
            'active motion?|active movement*|moving actively|good tone|tone good|moving well|well flexed|kicking|active',
        },
      },
      respiration: {
        name: 'respiration|respirations|breathing',
        options: {
          absent:
            'not breathing|apnoe*|no breath*|no respiration*|respiration* absent|breathing absent|no cry',
          weak: 'weak cry|slow irregular|irregular breath*/resp*|gasp*|slow breath*|weak breath*|breathing irregular/weak/slow|cry weak',
          good: 'good cry|strong cry|crying well|crying lustily|lusty cry|cries well|cry good/strong|good strong cry|vigorous cry|breathing well|breathing good|crying',
        },
      },
    },
    isSum: true,
  },
  {
    id: 'ballard-score',
    conditions: ['gestational age'],
    orders: [
      [
        'skin',
        'lanugo',
        'plantarSurface',
        'breast',
        'eyeEar',
        'genitals',
        'posture',
        'squareWindow',
        'armRecoil',
        'poplitealAngle',
        'scarfSign',
        'heelToEar',
      ],
    ],
    inputs: {
      skin: points('skin'),
      lanugo: points('lanugo'),
      plantarSurface: points('plantar surface?|plantar creases?|sole'),
      breast: points('breast'),
      eyeEar: points('eye/eyes and? ear/ears|ear|eye ear'),
      genitals: points('genital*'),
      posture: points('posture'),
      squareWindow: points('square window|window|wrist'),
      armRecoil: points('arm? recoil'),
      poplitealAngle: points('popliteal angle?'),
      scarfSign: points('scarf sign?'),
      heelToEar: points('heel ear?|heel to ear'),
    },
    isSum: true,
  },
  {
    id: 'weight-loss-formulas',
    unless: 'normal|average|usual|range',
    weakNames: ['child weight', 'weight for age', 'broselow'],
    asked:
      'weight of? child/baby/boy/girl/toddler/infant/kid|weight of/for? # year/years/yr/yrs/yo/y/month/months/mo/mths/jaar|estimat* weight|guess weight|expected weight|how heavy|how much should weigh*|old weigh|child/kid/baby/toddler weigh|weight estimat*|weight for age|no scale|cannot weigh|gewig van # jaar|hoeveel weeg|quanto pesa',
    inputs: {},
  },
  {
    id: 'wafelsm',
    isOfDrugs: true,
    conditions: ['child doses', 'paediatric doses', 'paeds doses', 'pediatric dosing'],
    oneOf: ['months', 'years', 'weight'],
    inputs: {},
  },
];
