import {
  type CalculatorRow,
  consciousnessOf,
  type InputRow,
  type Stated,
  sign,
  stepped,
  systolicOf,
} from '../rows.ts';

const eye: InputRow = {
  name: 'eye/eyes/e',
  options: {
    spontaneous:
      'eye/eyes open*? spontaneous*|spontaneous* eye opening?|open* eyes spontaneous*|eyes open|eyes normal',
    speech:
      'open* eyes when i? speak/spoken/called/speaking|eyes open when spoken/called|eye/eyes open*? to speech/voice/sound/command/call/verbal|open* eyes to speech/voice/sound/command/call',
    pain: 'eye/eyes open*? to pain*/pressure|open* eyes to pain*/pressure|oe oop* vir? pyn|olhos a? dor|abre olhos dor',
    none: 'eyes closed|no eye opening|eye/eyes none|not opening eyes|eyes not opening|does not open eyes',
    NT: 'eyes swollen shut|eye not testable|swollen eyes',
  },
};
const verbalName = 'verbal/voice/speech/v';
const verbal: InputRow = {
  name: verbalName,
  options: {
    oriented: 'orientat*|oriented|verbal normal|talking normal*|speech normal',
    confused: 'confus*|disorientat*|verward|deurmekaar',
    words: 'inappropriate words?|single words|words only|random words|odd words',
    sounds:
      'incomprehensib* sounds?|moan*|groan*|sounds only|grunt* sounds?|makes sounds|kreun*|geluide|sons|geme',
    none: 'no verbal response?|verbal none|no sound*|silent|no speech|not speaking|mute|verbal nil',
    NT: 'vt|v t|verbal not testable|tubed|intubated|trachy|tracheostomy',
  },
};
const motor: InputRow = {
  name: 'motor/m',
  options: {
    obeys: 'obey*|follow* commands?|does as told|gehoorsaam|obedece',
    localises: 'locali*|lokaliseer',
    withdraws: 'withdr*|pull* away|trek weg|retira',
    'abnormal-flexion': 'abnormal* flex*|decorticat*|flex* abnormal*',
    extension: 'extens*|extend*|decerebrat*',
    none: 'no motor response?|motor none|no movement|not moving|motor nil|flaccid',
    NT: 'motor not testable|paralysed with? rocuronium/sux*/relaxant|muscle relaxant',
  },
};

/** Returns the ratio of arterial oxygen pressure in mmHg and inspired oxygen. */
function oxygenRatio(stated: Stated): number | undefined {
  const [pressure, fraction] = [sign(stated, 'arterialOxygen'), sign(stated, 'inspiredOxygen')];
  return pressure === undefined || fraction === undefined ? undefined : pressure / (fraction / 100);
}

/** Returns the option of a laboratory value, by the bounds of the unit in which it was written. */
const byUnit =
  (
    key: 'creatinine' | 'bilirubin',
    options: readonly string[],
    inMg: readonly number[],
    inMicromol: readonly number[],
  ) =>
  ({ patient }: Stated): string | undefined => {
    const reading = patient.signs.get(key)?.latest;
    if (!reading) return undefined;
    const [value, bounds] =
      reading.asWritten === undefined ? [reading.value, inMicromol] : [reading.asWritten, inMg];
    const at = bounds.findIndex((bound) => value < bound);
    return options.at(at);
  };

/** Rows of the calculators for any patient. */
export const generalRows: readonly CalculatorRow[] = [
  {
    id: 'gcs',
    weakNames: ['gcs', 'coma score', 'glasgow', 'emv', 'glasgow coma score', 'glasgow coma scale'],
    orders: [['eye', 'verbal', 'motor']],
    namesake: 'gcs',
    tellingInputs: ['eye', 'motor'],
    inputs: { eye, verbal, motor },
    isSum: true,
  },
  {
    id: 'news',
    inputs: {
      respiratoryRate: { measure: 'respiratoryRate' },
      // Scale 2 applies only to a prescribed target, as the caution of the tool says.
      smokingStatus: { from: ({ patient }) => (patient.hasLowTarget ? 'smoker/COPD' : 'non-smoker') },
      oxygenSaturation: { measure: 'oxygenSaturation' },
      supplementalOxygen: { from: ({ patient }) => patient.isOnOxygen },
      temperature: { measure: 'temperature' },
      systolicBp: { from: systolicOf },
      heartRate: { measure: 'heartRate' },
      consciousness: { from: consciousnessOf },
    },
    isSum: true,
  },
  {
    id: 'paediatric-gcs',
    weakNames: ['paeds gcs', 'paed gcs', 'infant gcs', 'gcs infant', 'gcs baby', 'peds gcs', 'baby gcs'],
    tellingInputs: ['eye', 'motor'],
    orders: [['eye', 'verbal', 'motor']],
    namesake: 'gcs',
    inputs: {
      eye,
      verbal: {
        name: verbalName,
        options: {
          ...verbal.options,
          oriented: `${verbal.options?.['oriented']}|babbl*|coo*|smil*`,
          confused: `${verbal.options?.['confused']}|irritable cry*|consolable cry*|irritable`,
          words: `${verbal.options?.['words']}|cry* to pain|cries to pain`,
        },
      },
      motor: {
        name: 'motor/m',
        options: {
          obeys: `${motor.options?.['obeys']}|moves spontaneously|spontaneous movement*|moves normally`,
          localizes: `${motor.options?.['localises']}|withdraws to touch`,
          withdraws: 'withdr* to? pain?|pull* away',
          'abnormal-flexion': motor.options?.['abnormal-flexion'] ?? '',
          extension: motor.options?.['extension'] ?? '',
          none: motor.options?.['none'] ?? '',
          NT: motor.options?.['NT'] ?? '',
        },
      },
    },
    isSum: true,
  },
  {
    id: 'pews',
    orders: [['behaviour', 'cardiovascular', 'respiratory']],
    inputs: {
      behaviour: {
        name: 'behaviour/behavior',
        options: {
          playing: 'play*|behav* normal|appropriate|alert and playing',
          sleeping: 'sleep*|asleep',
          irritable: 'irritab*|crying inconsolab*|fussy',
          lethargic: 'letharg*|confus*|drowsy|listless',
          'reduced-response': 'reduced response to? pain|responds to? pain only?|unresponsive',
        },
      },
      cardiovascular: {
        name: 'cardiovascular/cvs/colour/circulation',
        from: stepped(
          (stated) => sign(stated, 'capillaryRefill'),
          [
            [3, 'pink'],
            [4, 'pale'],
            [5, 'grey'],
          ],
          'mottled',
        ),
        options: {
          pink: 'pink|colour normal|normal colour',
          pale: 'pale|pallor',
          grey: 'grey|gray|ashen',
          mottled: 'mottl*|grey and mottled|bradycard*',
        },
      },
      respiratory: {
        name: 'respiratory/resp/breathing',
        options: {
          normal:
            'no recession/retraction/tug|no distress|no respiratory distress|breathing normal|normal breathing|respiratory normal|resp normal',
          raised: 'accessory muscle*|mild distress|nasal flaring',
          recession: 'recession*|retraction*|tracheal tug|tug|indrawing|chest indrawing',
          exhausted: 'grunt*|exhaust*',
        },
      },
    },
    isSum: true,
  },
  {
    id: 'shock-index',
    weakNames: ['si', 'skok indeks', 'skokindeks', 'indice de choque'],
    orders: [['heartRate', 'systolicBp']],
    inputs: { heartRate: { measure: 'heartRate' }, systolicBp: { from: systolicOf } },
  },
  {
    id: 'sofa-score',
    weakNames: ['sofa'],
    inputs: {
      respiratory: {
        name: 'respiratory/resp',
        from: (stated) => {
          const ratio = oxygenRatio(stated);
          if (ratio === undefined) return undefined;
          if (ratio >= 400) return 'ratio-400';
          if (ratio >= 300) return 'ratio-300';
          if (ratio >= 200) return 'ratio-200';
          // The two lowest bands hold only with ventilatory support.
          const isVentilated = stated.findings.has('ventilat*|intubated|tubed|cpap|bipap|niv|on vent');
          if (isVentilated === undefined) return undefined;
          if (!isVentilated) return 'ratio-200';
          return ratio >= 100 ? 'ratio-100' : 'ratio-under-100';
        },
      },
      coagulation: {
        name: 'coagulation/coag',
        from: stepped(
          (stated) => sign(stated, 'platelets'),
          [
            [20, 'platelets-under-20'],
            [50, 'platelets-20'],
            [100, 'platelets-50'],
            [150, 'platelets-100'],
          ],
          'platelets-150',
        ),
      },
      liver: {
        name: 'liver',
        from: byUnit(
          'bilirubin',
          ['bilirubin-under-1.2', 'bilirubin-1.2', 'bilirubin-2.0', 'bilirubin-6.0', 'bilirubin-12'],
          [1.2, 2, 6, 12],
          [20, 33, 102, 204.5],
        ),
      },
      cardiovascular: {
        name: 'cardiovascular/cvs',
        from: (stated) => {
          // A vasopressor decides by its rate, which must be chosen on the page.
          if (
            stated.findings.has(
              'noradrenaline|norepinephrine|adrenaline|epinephrine|dopamine|vasopressor*|inotrope*|pressors',
            )
          )
            return undefined;
          if (stated.findings.has('dobutamine')) return 'dopamine-5';
          const { pressure } = stated.patient;
          const diastolic = pressure?.latest.diastolic;
          const mean =
            sign(stated, 'meanPressure') ??
            (pressure && diastolic !== undefined ? (pressure.latest.value + 2 * diastolic) / 3 : undefined);
          return mean === undefined ? undefined : mean >= 70 ? 'map-70' : 'map-under-70';
        },
      },
      neurological: {
        name: 'neurological/neuro/cns',
        from: stepped(
          (stated) => sign(stated, 'gcs'),
          [
            [6, 'gcs-under-6'],
            [10, 'gcs-6-9'],
            [13, 'gcs-10-12'],
            [15, 'gcs-13-14'],
          ],
          'gcs-15',
        ),
      },
      renal: {
        name: 'renal/kidney',
        from: (stated) => {
          const byCreatinine = byUnit(
            'creatinine',
            ['creatinine-under-1.2', 'creatinine-1.2', 'creatinine-2.0', 'creatinine-3.5', 'creatinine-5.0'],
            [1.2, 2, 3.5, 5],
            [110, 171, 300, 440.5],
          )(stated);
          const urine = sign(stated, 'urineOutput');
          if (urine !== undefined && urine < 200) return 'creatinine-5.0';
          if (urine !== undefined && urine < 500)
            return byCreatinine === 'creatinine-5.0' ? byCreatinine : 'creatinine-3.5';
          return byCreatinine;
        },
      },
    },
    isSum: true,
  },
];
