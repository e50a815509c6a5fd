import type { Outcome } from '../kit/definition.ts';
import { defineCalculator } from '../kit/definition.ts';
import { choice, countsAs, yesNo } from '../kit/inputs.ts';

const source = 'Kuppermann 2009, doi:10.1016/S0140-6736(09)61558-0';

const mechanism =
  'Thrown from a vehicle, rollover, death of another passenger; pedestrian or cyclist without helmet struck by a vehicle; head struck by a high-impact object; fall from over ';

const under2 = {
  alteredUnder2: yesNo('GCS 14, or altered mental status', 1, {
    help: 'Agitated, sleepy, slow to respond, asks the same again',
  }),
  palpableFracture: yesNo('Palpable skull fracture', 1, { help: 'Or not sure' }),
  scalpHaematoma: yesNo('Scalp haematoma at back, side or temple', 1, { help: 'Not of the forehead' }),
  consciousnessUnder2: yesNo('Loss of consciousness for 5 seconds or more'),
  mechanismUnder2: yesNo('Severe mechanism', 1, { help: `${mechanism}0.9 m (3 feet)` }),
  behaviour: yesNo('Not acting normally', 1, { help: 'By the parents' }),
};

const from2 = {
  alteredFrom2: yesNo('GCS 14, or altered mental status', 1, {
    help: 'Agitated, sleepy, slow to respond, asks the same again',
  }),
  basalFracture: yesNo('Signs of a basal skull fracture', 1, {
    help: 'Blood behind the eardrum, raccoon eyes, Battle sign, CSF from ear or nose',
  }),
  consciousnessFrom2: yesNo('Any loss of consciousness'),
  vomiting: yesNo('Vomiting'),
  mechanismFrom2: yesNo('Severe mechanism', 1, { help: `${mechanism}1.5 m (5 feet)` }),
  headache: yesNo('Severe headache'),
};

const keysOf = <Key extends string>(inputs: Readonly<Record<Key, unknown>>) => Object.keys(inputs) as Key[];

const band = (title: string, tone: 'danger' | 'caution' | 'normal', advice: string) => ({
  title,
  tone,
  advice,
  next: [{ chart: 40 }],
});

const bands = {
  high: band('High risk: CT', 'danger', 'CT now; without a scanner transfer.'),
  middle: band(
    'Intermediate',
    'caution',
    'Observe for hours or CT: CT for several findings, worsening, or under 3 months.',
  ),
  low: band('Very low: no CT', 'normal', 'Discharge with head injury advice.'),
} satisfies Record<string, NonNullable<Outcome['band']>>;

/**
 * PECARN rules for children with a minor head injury (Kuppermann 2009), one under 2 years and one from 2 years. Opened:
 * ajnr.org highwire 62288 (all predictors and falls), medicalalgorithms.com and kpcrest.net (under 2), droracle.ai 560119
 * and umem.org (from 2 years, risks), read twice; they agree.
 */
export const pecarn = defineCalculator({
  subtitle: 'Child with a blunt head injury in the last 24 hours, GCS 14 or 15',
  notFor: [{ words: '18 years or more', facts: { group: 'adult' } }, { words: 'a GCS under 14' }],
  inputs: {
    age: countsAs(
      'under-2',
      choice('Age', [
        ['under-2', 'Under 2 years'],
        ['from-2', '2 years or more'],
      ]),
    ),
    ...under2,
    ...from2,
  },
  sections: {
    as: 'tabs',
    decidedBy: 'age',
    list: [
      { key: 'under-2', title: 'Under 2 years', inputs: keysOf(under2) },
      { key: 'from-2', title: '2 years or more', inputs: keysOf(from2) },
    ],
  },
  compute(answers) {
    const isYounger = answers.age === 'under-2';
    const given: Readonly<Record<string, unknown>> = answers;
    const keys: readonly string[] = isYounger ? keysOf(under2) : keysOf(from2);
    const present = keys.filter((key) => given[key] === 'yes');
    // The first two findings of each rule make the risk high.
    const high = keys.slice(0, 2).filter((key) => present.includes(key)).length;
    const level = high > 0 ? 'high' : present.length > 0 ? 'middle' : 'low';
    const risk = {
      high: isYounger ? '4.4%' : '4.3%',
      middle: isYounger ? '0.9%' : '0.8%',
      low: isYounger ? 'under 0.02%' : 'under 0.05%',
    }[level];
    const shown = bands[level];
    return {
      values: { findings: present.length, high, band: shown.title, risk },
      headline: { label: 'PECARN', text: shown.title },
      band: shown,
      figures: [
        { label: 'Findings', text: `${present.length} of 6` },
        { label: 'Important brain injury (published)', text: risk, isOfBand: true },
      ],
    };
  },
  cautions: [
    {
      level: 'note',
      text: 'Not for penetrating injury, a bleeding disorder, a shunt, or an injury that may be inflicted: those need more than the rule.',
      source: `${source} (awaiting clinical review)`,
    },
  ],
  resetLabel: 'Reset',
  references: [
    {
      text: 'Kuppermann N et al. Identification of children at very low risk of clinically-important brain injuries after head trauma: a prospective cohort study. Lancet 2009;374:1160-70.',
      doi: '10.1016/S0140-6736(09)61558-0',
    },
  ],
});
