import {
  type CalculatorRow,
  diastolic,
  type InputRow,
  type Stated,
  shared,
  systolic,
  systolicOf,
  whether,
  yearsOf,
} from '../rows.ts';

const markers: InputRow = { yes: shared.markers, no: shared.noMarkers };
const stDeviation: InputRow = { yes: shared.stDeviation, no: 'normal ecg/ekg|ecg/ekg normal' };

const killip = {
  '1': 'killip i/one|no heart failure|no failure|lungs clear|clear lungs|chest clear|clear chest',
  '2': 'killip ii/two|crackle*|creps|crepitation*|rales|basal creps|s3|raised jvp|jvp raised|bibasal*',
  '3': 'killip iii/three|pulmonary oedema|frothy sputum|lung oedema',
  '4': 'killip iv/four|cardiogenic shock',
} as const;

/** Returns the number of coronary risk factors, if it is stated as such. */
const riskFactors = ({ findings }: Stated): number | undefined => {
  const words: readonly (readonly [string, number])[] = [
    ['no risk factors', 0],
    ['one risk factor', 1],
    ['two risk factors', 2],
    ['three risk factors', 3],
    ['four risk factors', 4],
  ];
  return (
    findings.numberBefore('risk/cad factors|risk factor|rf|rfs|cad risk factors') ??
    findings.numberAfter('risk factors|risk factor|cad risk factors')?.value ??
    words.find(([phrase]) => findings.occurrences(phrase).length > 0)?.[1]
  );
};

/** Rows of the calculators for the heart. */
export const cardiologyRows: readonly CalculatorRow[] = [
  {
    id: 'cha2ds2-vasc',
    asked:
      'cha # ds # vasc|chads # vasc|chads vasc|stroke risk in? af|af stroke risk|stroke risk atrial fibrillation',
    inputs: {
      chf: { yes: shared.heartFailure },
      hypertension: { yes: shared.hypertension },
      age75: { from: whether(yearsOf, (years) => years >= 75) },
      diabetes: { yes: shared.diabetes },
      strokeTia: {
        yes: 'previous/prev/prior/old/had/past stroke/cva/tia|stroke/cva/tia before/previously/ago|history/hx of? stroke/cva/tia|thromboembol*|stroke|cva|tia',
      },
      vascularDisease: { yes: shared.vascular, general: 'vascular disease|vasc* dis*' },
      age65to74: { from: whether(yearsOf, (years) => years >= 65 && years < 75) },
      female: {
        from: ({ patient: { sex } }) => (sex === undefined ? undefined : sex === 'female'),
      },
    },
    isSum: true,
  },
  {
    id: 'framingham-risk',
    weakNames: ['framingham'],
    inputs: {
      totalCholesterol: { measure: 'cholesterol' },
      hdl: { measure: 'hdl' },
      systolicBp: systolic,
      treated: {
        yes: 'treated|on treatment|on antihypertensives|on bp meds/tablets/treatment|treated hypertension|on amlodipine/enalapril/hctz/hydrochlorothiazide/perindopril/losartan',
        no: 'untreated|not treated|not on treatment',
      },
      diabetes: { yes: shared.diabetes },
      smoker: {
        yes: 'smok*|current smoker|rook',
        no: 'non smoker|nonsmoker|ex smoker|never smoked|quit smoking',
      },
    },
  },
  {
    id: 'grace-score',
    weakNames: ['grace'],
    inputs: {
      age: { from: yearsOf, span: [20, 95] },
      heartRate: { measure: 'heartRate', span: [40, 220] },
      systolicBp: { from: systolicOf, span: [60, 220] },
      creatinine: { measure: 'creatinine', span: [0.3, 6] },
      killip: { name: 'killip class?', options: killip },
      cardiacArrest: { yes: 'cardiac arrest|arrested|arrest on admission|rosc|cpr', no: 'no arrest' },
      stDeviation,
      elevatedMarkers: markers,
    },
    isSum: true,
  },
  {
    id: 'killip-classification',
    weakNames: ['killip'],
    inputs: { class: { name: 'killip class?', options: killip } },
  },
  {
    id: 'map',
    weakNames: ['map', 'mean arterial pressure', 'mean art pressure', 'mean bp', 'mean pressure'],
    orders: [['systolic', 'diastolic']],
    namesake: 'meanPressure',
    inputs: { systolic, diastolic },
  },
  {
    id: 'qtc-calculation',
    weakNames: ['qt', 'qtc', 'long qt', 'corrected qt'],
    tellingInputs: ['qt', 'heartRate'],
    orders: [['qt', 'heartRate']],
    namesake: 'qtc',
    oneOf: ['rr', 'heartRate'],
    mayLack: ['sex'],
    inputs: {
      qt: { measure: 'qt' },
      rr: { measure: 'rrInterval' },
      heartRate: { measure: 'heartRate', name: 'rate' },
      formula: {
        options: {
          bazett: 'bazett*',
          fridericia: 'fridericia*|friderica',
          framingham: 'framingham',
          hodges: 'hodges',
        },
      },
    },
  },
  {
    id: 'timi-score',
    inputs: {
      age: { from: yearsOf, span: [40, 70] },
      riskFactors: { from: riskFactors, span: [0, 3] },
      knownCAD: {
        yes: 'known? cad|known coronary|coronary artery disease|known ihd|stenosis|previous stent*|stent*|ihd|cabg',
      },
      aspirin: { yes: 'aspirin|asa|disprin|ecotrin' },
      severeAngina: {
        yes: 'severe angina|recurrent angina|two/multiple/several episodes|2 episodes|angina twice|angina at rest|rest angina|crescendo angina',
      },
      stDeviation,
      cardiacMarkers: markers,
    },
    isSum: true,
  },
];
