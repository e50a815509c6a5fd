import {
  type CalculatorRow,
  type InputRow,
  type Stated,
  sign,
  systolicOf,
  whether,
  yearsOf,
} from '../rows.ts';

const vomiting = 'vomit*|emesis|throwing up|puking|braking';
const painInRif: InputRow = {
  yes: 'rif pain|pain rif|rlq pain|pain rlq|right iliac fossa pain|pain right iliac fossa|right lower quadrant pain|pain right lower quadrant/abdomen|rif tender*|rlq tender*|pain in rlq/rif',
};

/** Returns whether the text states leukocytosis: over 10 in the count, or in words. */
const whiteCells = whether(
  (stated) => sign(stated, 'whiteCells'),
  (count) => count > 10,
);

/** Returns the option of the blood loss in mL. */
const bloodLoss = (stated: Stated): string | undefined => {
  const loss = sign(stated, 'bloodLoss');
  if (loss === undefined) return undefined;
  return loss <= 100 ? '100' : loss <= 500 ? '500' : loss < 1000 ? '999' : '1000';
};

/** Rows of the calculators for surgery. */
export const surgeryRows: readonly CalculatorRow[] = [
  {
    id: 'air-score',
    inputs: {
      vomiting: { yes: vomiting },
      painRLQ: painInRif,
      rebound: { yes: 'rebound tender*?|guard*|muscular defen*|peritonism' },
      temperature: { measure: 'temperature', span: [37, 39] },
      neutrophils: { measure: 'neutrophils', span: [50, 75, 90] },
      wbc: { measure: 'whiteCells', span: [5, 12, 20] },
      crp: { measure: 'crp', span: [2, 20, 80] },
    },
    isSum: true,
  },
  {
    id: 'alvarado',
    inputs: {
      migratingPain: {
        yes: 'migrat* pain?|pain migrat*|pain moved/shifted to? rif/rlq/right|moving pain|migration|pain started/began umbilic*/central* moved/now? rif/rlq/right?',
      },
      anorexia: { yes: 'anorexi*|off food|not eating|no appetite|loss of appetite|poor appetite' },
      nausea: { yes: `nausea*|${vomiting}` },
      tendernessRLQ: {
        yes: 'rif tender*|rlq tender*|tender* rif/rlq|tender* right iliac fossa|tender* right lower quadrant|right iliac fossa tender*|right lower quadrant tender*|mcburney*',
      },
      reboundPain: { yes: 'rebound' },
      fever: {
        from: whether(
          (stated) => sign(stated, 'temperature'),
          (temperature) => temperature >= 37.3,
        ),
        yes: 'fever|febrile|pyrexia|pyrexial',
        no: 'afebrile|apyrexial|temp normal',
      },
      leukocytosis: {
        from: whiteCells,
        yes: 'leukocytosis|leucocytosis|high wcc/wbc|wcc/wbc high/raised|raised wcc/wbc',
        no: 'wcc/wbc normal|normal wcc/wbc',
      },
      shiftLeft: {
        from: whether(
          (stated) => sign(stated, 'neutrophils'),
          (share) => share > 75,
        ),
        yes: 'left shift|shift to? left|shift left',
      },
    },
    isSum: true,
  },
  {
    id: 'possum-score',
    inputs: {
      age: { from: yearsOf },
      cardiacSigns: {
        options: {
          none: 'no cardiac? failure|no heart failure|cardiac normal|no cardiac signs',
          treated:
            'diuretic*|digoxin|antianginal*|antihypertens*|on furosemide|on lasix|on amlodipine|on enalapril',
          oedema: 'peripheral oedema|warfarin|ankle oedema',
          jvp: 'raised jvp|jvp raised|cardiomegaly jvp',
        },
      },
      chestXray: {
        options: {
          normal: 'cxr normal|chest xray normal|chest x ray normal|normal cxr|normal chest xray/x',
          mild: 'mild copd',
          moderate: 'moderate copd|borderline cardiomegaly',
          severe: 'fibrosis|consolidation|cardiomegaly',
        },
      },
      respiratoryHistory: {
        options: {
          none: 'no dyspn*|no sob|no breathless*|not breathless',
          exertion:
            'dyspn* on? exertion|sob on? exertion|breathless* on? exertion|exertional dyspn*|sobe|doe',
          limiting: 'limiting dyspn*|one flight|1 flight',
          rest: 'dyspn* at? rest|sob at? rest|breathless* at? rest',
        },
      },
      systolicBp: { from: systolicOf },
      pulse: { measure: 'heartRate' },
      gcs: { measure: 'gcs' },
      severity: {
        options: {
          minor: 'minor surg*/op/operation/procedure|severity minor',
          moderate: 'moderate surg*/op/operation/procedure|severity moderate|appendic*|cholecystectomy',
          major: 'major surg*/op/operation/procedure|severity major|laparotomy|bowel resection',
          'major-plus': 'major plus|major +|severity major plus|aortic surg*|whipple*|oesophagectomy',
        },
      },
      multipleOperations: {
        options: {
          one: 'one operation|single operation|1 operation|one procedure|single procedure|first operation',
          two: 'two operations|2 operations|second operation|two procedures|relook',
          more: 'more than two operations|3 operations|three operations|multiple operations',
        },
      },
      bloodLoss: { from: bloodLoss },
      peritonealSoiling: {
        options: {
          none: 'no soiling|no peritoneal soiling|soiling none|clean',
          minor: 'minor soiling|serous fluid|soiling minor',
          'local-pus': 'local pus|localised pus',
          free: 'free pus|free bowel content*|free blood|faecal soiling|faecal peritonitis|free faeces',
        },
      },
      malignancy: {
        options: {
          none: 'no malignancy|no cancer|malignancy none|benign',
          primary: 'primary only|primary cancer/tumour|localised cancer',
          nodal: 'nodal metast*|nodal mets|node positive',
          distant: 'distant metast*|distant mets|metastatic',
        },
      },
      modeOfSurgery: {
        options: {
          elective: 'elective*',
          urgent: 'urgent|emergency within 24|emergency resuscitation possible|emergency not immediate',
          immediate: 'immediate surgery?|emergency immediate|within 2 hours|within 2 h|immediately',
        },
      },
    },
  },
];
