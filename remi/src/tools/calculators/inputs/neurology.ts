import { type CalculatorRow, type InputRow, type Stated, shared, yearsOf } from '../rows.ts';

/** Returns a row of points from 0 to 4, such as `left arm 3`. */
const points = (name: string, options: Readonly<Record<string, string>> = {}): InputRow => ({
  name,
  options,
});

const limb = (side: 'left' | 'right', part: 'arm' | 'leg'): InputRow => {
  const s = side === 'left' ? 'left/l/lt' : 'right/r/rt';
  const limbs = part === 'arm' ? 'arm/upper' : 'leg/lower';
  const item = { left: { arm: '5a', leg: '6a' }, right: { arm: '5b', leg: '6b' } }[side][part];
  return points(`${item}|motor? ${s} ${limbs}|${limbs} ${s}`, {
    '0': `${s} ${limbs} normal/no drift|no drift ${s} ${limbs}`,
    '1': `${s} ${limbs} drift*`,
    '4': `${s} ${limbs} no movement/plegic/paralysed/paralyzed`,
  });
};

/** Returns the duration class of ABCD2 from a stated duration. */
const durationOf = ({ findings }: Stated): string | undefined => {
  const all = findings.durations().filter(({ isAgo }) => !isAgo);
  const minutes = new Set(all.map((each) => each.minutes));
  const [only] = minutes;
  if (minutes.size !== 1 || only === undefined) return undefined;
  return only >= 60 ? '60_or_more' : only >= 10 ? '10_to_59' : 'less_than_10';
};

const face: InputRow = { yes: shared.droop, no: shared.noDroop };
const arm: InputRow = { yes: shared.arm, no: shared.noArm };
const speech: InputRow = { yes: shared.speech, no: shared.noSpeech };

/** Turns a yes/no finding into the options of a choice. */
const asOptions = ({ yes: present = '', no: absent = '' }: InputRow, on: string, off: string): InputRow => ({
  from: ({ findings }) => {
    const is = findings.has(present);
    const isNot = findings.has(absent);
    if (is === true && isNot !== true) return on;
    return is === false || (isNot === true && is === undefined) ? off : undefined;
  },
});

/** Rows of the calculators for the brain. */
export const neurologyRows: readonly CalculatorRow[] = [
  {
    id: 'abcd2-score',
    conditions: ['tia', 'mini stroke', 'tia risk'],
    inputs: {
      age: { from: yearsOf, span: [40, 60] },
      bloodPressure: {
        from: ({ patient: { pressure } }) => {
          if (!pressure) return undefined;
          const { value, diastolic } = pressure.latest;
          if (value >= 140 || (diastolic ?? 0) >= 90) return 'elevated';
          return diastolic === undefined ? undefined : 'normal';
        },
        options: {
          normal: 'bp normal|normal bp',
          elevated: 'bp raised/high/elevated|raised/high/elevated bp',
        },
      },
      clinicalFeatures: {
        options: {
          unilateral_weakness:
            'unilateral weak*|one? sid* weak*|left/right/l/r side* weak*|hemipar*|hemipleg*|arm/leg/hand/face weak*|weak* arm/leg/hand/side|weak* left/right|left/right/l/r arm/leg weak*|face droop*',
          speech_disturbance: 'speech disturb*/only/problem|slur* speech?|dysphasi*|aphasi*|dysarthri*',
          other: 'other features|no weakness or speech|dizz*|vertigo|sensory only|numbness only',
        },
      },
      duration: { from: durationOf },
      diabetes: { yes: shared.diabetes },
    },
    isSum: true,
  },
  {
    id: 'mmse',
    orders: [['orientation', 'registration', 'attention', 'recall', 'language']],
    inputs: {
      orientation: points('orientation|orient'),
      registration: points('registration|reg'),
      attention: points('attention|attn|serial sevens'),
      recall: points('recall'),
      language: points('language|lang'),
    },
    isSum: true,
  },
  {
    id: 'moca',
    orders: [
      [
        'visuospatialExecutive',
        'naming',
        'attention',
        'language',
        'abstraction',
        'delayedRecall',
        'orientation',
      ],
    ],
    inputs: {
      visuospatialExecutive: points('visuospatial executive?|visuo spatial|executive|vs'),
      naming: points('naming'),
      attention: points('attention'),
      language: points('language'),
      abstraction: points('abstraction'),
      delayedRecall: points('delayed? recall'),
      orientation: points('orientation'),
      education12OrLess: {
        yes: '12 years of? education/school* or? less?|education 12 or? less?|grade 12 or less|matric or less|low education|less than 12 years|no schooling|primary school only|under 12 years education|primary education',
        no: 'more than 12 years|over 12 years|tertiary|university|degree|education over 12',
      },
    },
    isSum: true,
  },
  {
    id: 'nihss',
    orders: [
      [
        '1a',
        '1b',
        '1c',
        'gaze',
        'visual',
        'facial',
        'armLeft',
        'armRight',
        'legLeft',
        'legRight',
        'ataxia',
        'sensory',
        'language',
        'dysarthria',
        'extinction',
      ],
    ],
    inputs: {
      '1a': points('1a|1 a|loc|level of consciousness', { '0': 'alert', '3': 'unresponsive' }),
      '1b': points('1b|1 b|loc questions|questions', {
        '0': 'both questions correct|questions correct|orientated',
        '1': 'one question correct',
        '2': 'neither question correct|no questions correct',
      }),
      '1c': points('1c|1 c|loc commands|commands', {
        '0': 'obeys both commands?|commands correct|obeys commands',
        '1': 'one command correct|obeys one command',
        '2': 'obeys no commands|neither command',
      }),
      gaze: points('best? gaze|2 gaze', {
        '0': 'gaze normal|normal gaze',
        '1': 'partial gaze palsy',
        '2': 'forced? gaze? deviation|gaze deviation',
      }),
      visual: points('visual fields?|vision|fields', {
        '0': 'no visual loss|visual fields normal|vision normal|visual normal|fields normal',
        '1': 'partial hemianop*',
        '2': 'complete hemianop*',
        '3': 'blind|bilateral hemianop*',
      }),
      facial: points('facial palsy?|face', {
        '0': 'face normal|no facial palsy|facial normal',
        '1': 'minor facial palsy/weakness|facial palsy minor',
        '2': 'partial facial palsy/weakness|facial palsy partial',
        '3': 'complete facial palsy|facial palsy complete',
      }),
      armLeft: limb('left', 'arm'),
      armRight: limb('right', 'arm'),
      legLeft: limb('left', 'leg'),
      legRight: limb('right', 'leg'),
      ataxia: points('limb? ataxia', {
        '0': 'no ataxia|ataxia absent',
        '1': 'ataxia one limb',
        '2': 'ataxia two limbs',
      }),
      sensory: points('sensory|sensation', {
        '0': 'sensation normal|sensory normal|no sensory loss',
        '1': 'mild/moderate sensory loss',
        '2': 'severe/total sensory loss',
      }),
      language: points('best? language', {
        '0': 'no aphasia|language normal|normal language',
        '1': 'mild/moderate aphasia',
        '2': 'severe aphasia',
        '3': 'global aphasia|mute',
      }),
      dysarthria: points('dysarthria', {
        '0': 'no dysarthria|speech clear',
        '1': 'mild/moderate dysarthria|slur*',
        '2': 'severe dysarthria|anarthria*',
      }),
      extinction: points('extinction|neglect|inattention', {
        '0': 'no neglect|no extinction|no inattention',
        '2': 'profound neglect|profound inattention',
      }),
    },
    isSum: true,
  },
  {
    id: 'rosier-score',
    inputs: {
      lossOfConsciousness: { yes: 'loc|loss of consciousness|syncope|collaps*|blackout|faint*|passed out' },
      facialWeakness: face,
      armWeakness: arm,
      legWeakness: {
        yes: 'leg weak*/drift*/paralys*|weak* left/right/l/r? leg|hemipares*|hemipleg*|leg +|left/right/l/r leg weak*|one? side* weak*|left/right/l/r side/sided weak*',
        no: 'leg/legs normal/equal/ok/fine/strong|normal leg*',
      },
      speechDisturbance: speech,
      visualFieldDefect: {
        yes: 'visual field* defect/loss|visual defect|field defect|hemianop*|visual loss|vision loss/gone|blind',
        no: 'vision normal|visual fields normal|normal vision',
      },
    },
    isSum: true,
  },
  {
    id: 'stroke-fast',
    weakNames: ['fast', 'fast stroke test'],
    inputs: { face, arm, speech },
    isSum: true,
  },
  {
    id: 'cincinnati-stroke',
    inputs: {
      facialDroop: asOptions(face, 'abnormal', 'normal'),
      armDrift: asOptions(arm, 'abnormal', 'normal'),
      speech: asOptions(speech, 'abnormal', 'normal'),
    },
    isSum: true,
  },
];
