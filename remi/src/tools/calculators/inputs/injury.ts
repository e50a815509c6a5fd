import { type CalculatorRow, type Stated, sign, stepped, systolicOf } from '../rows.ts';

const burnWords = 'burn*|scald*|parkland|tbsa|bsa|brandwond*|queimad*|flame|fire';

/** Returns the burned area in percent: with its name, or the only percentage of the text. */
const burnedArea = (stated: Stated): number | undefined => {
  const named = sign(stated, 'burnedArea');
  if (named !== undefined) return named;
  if (stated.findings.occurrences(burnWords).length === 0) return undefined;
  const [only, ...others] = stated.findings.percentages(stated.patient);
  return others.length === 0 ? only : undefined;
};

/** Rows of the calculators for injuries. */
export const injuryRows: readonly CalculatorRow[] = [
  {
    id: 'burns',
    weakNames: ['how much fluid', 'how much fluids', 'fluids', 'fluid', 'ringers', 'how much ringers'],
    conditions: ['burns', 'tbsa'],
    asked:
      'burn*/scald* fluid*/resus*|fluid*/resus* burn*/scald*|burn*/scald* ringers|ringers burn*/scald*|brandwonde vog',
    inputs: { bsa: { from: burnedArea } },
  },
  {
    id: 'trauma-score',
    weakNames: ['trauma score'],
    inputs: {
      respiratoryRate: {
        from: stepped(
          (stated) =>
            stated.findings.has('apnoeic|not breathing|no breathing|apnea')
              ? 0
              : sign(stated, 'respiratoryRate'),
          [
            [1, 'rate-0'],
            [6, 'rate-1-5'],
            [10, 'rate-6-9'],
            [30, 'rate-10-29'],
          ],
          'rate-over-29',
        ),
      },
      systolicBp: {
        from: stepped(
          systolicOf,
          [
            [1, 'pressure-0'],
            [50, 'pressure-1-49'],
            [76, 'pressure-50-75'],
            [90, 'pressure-76-89'],
          ],
          'pressure-over-89',
        ),
      },
      gcs: {
        from: stepped(
          (stated) => sign(stated, 'gcs'),
          [
            [4, 'gcs-3'],
            [6, 'gcs-4-5'],
            [9, 'gcs-6-8'],
            [13, 'gcs-9-12'],
          ],
          'gcs-13-15',
        ),
      },
    },
    isSum: true,
  },
  {
    id: 'paediatric-trauma',
    weakNames: ['pts'],
    inputs: {
      weight: { name: 'weight score' },
      airway: {
        name: 'airway',
        options: {
          normal: 'airway normal/patent/clear/ok/open|patent/normal/clear airway',
          maintainable: 'airway? maintain*|oral airway|opa|guedel|npa|jaw thrust',
          unmaintainable:
            'unmaintain*|not maintainable|cannot maintain airway|intubated|needs intubation|tubed|airway obstructed/unmaintainable',
        },
      },
      systolicBp: {
        from: stepped(
          systolicOf,
          [
            [50, 'under-50'],
            [90.5, '50-90'],
          ],
          'over-90',
        ),
        options: { 'under-50': 'no pulse|pulseless' },
      },
      consciousness: {
        options: {
          awake: 'awake|alert|fully conscious|gcs 15',
          obtunded: 'obtund*|drows*|loc|loss of consciousness|letharg*|knocked out|confus*',
          coma: 'coma*|unresponsive|unconscious|decerebrat*',
        },
      },
      openWound: {
        options: {
          none: 'no open? wound*|wound none|no lacerat*',
          minor: 'minor wound*|small wound*|wound minor|minor lacerat*|abrasion*|open wound minor',
          major: 'major wound*|penetrat*|stab*|gunshot|gsw|wound major|large wound*|open wound major',
        },
      },
      skeletal: {
        options: {
          none: 'no fracture*|no skeletal|skeletal none|no bony injur*',
          closed:
            'closed fracture*|closed #|one fracture|single fracture|closed femur fracture*|closed tibia fracture*|closed forearm fracture*|fracture closed',
          open: 'open fracture*|multiple fracture*|compound fracture*|open #|fractures multiple|fracture open',
        },
      },
    },
    isSum: true,
  },
];
