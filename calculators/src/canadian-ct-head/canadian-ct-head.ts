import type { Outcome } from '../kit/definition.ts';
import { defineCalculator } from '../kit/definition.ts';
import { fact, number, yesNo } from '../kit/inputs.ts';
import { ageFromPatient } from '../kit/patient.ts';

const source = 'Stiell 2001, doi:10.1016/S0140-6736(00)04561-X';

type Band = NonNullable<Outcome['band']>;

const bands = {
  outside: {
    title: 'Rule does not apply',
    tone: 'danger',
    advice: 'The rule was not made for this patient. Scan, or discuss.',
    next: [{ chart: 40 }],
  },
  high: {
    title: 'High risk: CT',
    tone: 'danger',
    advice: 'Risk of a lesion that needs neurosurgery. CT now; without a scanner transfer.',
    next: [{ chart: 40 }],
  },
  medium: {
    title: 'Medium risk: CT',
    tone: 'caution',
    advice: 'Risk of a brain injury on CT. CT, or close observation where it is far.',
    next: [{ chart: 40 }],
  },
  low: {
    title: 'CT not needed',
    tone: 'normal',
    advice: 'Discharge with written head injury advice and an adult who stays.',
    next: [{ chart: 40 }],
  },
} satisfies Record<string, Band>;

/**
 * Canadian CT head rule (Stiell 2001) for minor head injury: five high-risk and two medium-risk criteria. Opened:
 * pathway.md, ecgkid.com, sites.google.com/view/neurocalcs and wikem.org, read twice; they agree on all criteria.
 */
export const canadianCtHead = defineCalculator({
  subtitle:
    'Minor head injury: GCS 13–15 after loss of consciousness, amnesia or disorientation, within 24 hours',
  notFor: [
    { words: 'under 16 years', facts: { underYears: 16 } },
    { words: 'a GCS under 13' },
    { words: 'pregnancy', facts: { isPregnant: true } },
  ],
  inputs: {
    age: number('Age', 'years', { min: 16, max: 130, help: '65 or more is high risk.' }),
    excluded: fact('Anticoagulant, bleeding disorder, or fit after the injury', {
      help: 'Also an obvious open skull fracture: the rule does not apply.',
    }),
    gcsUnder15: yesNo('GCS under 15 at 2 hours after the injury'),
    skullFracture: yesNo('Suspected open or depressed skull fracture'),
    basalFracture: yesNo('Any sign of a basal skull fracture', 1, {
      help: 'Blood behind the eardrum, raccoon eyes, CSF from ear or nose, Battle sign',
    }),
    vomiting: yesNo('Vomited twice or more'),
    amnesia: yesNo('Amnesia for 30 minutes or more before the impact'),
    mechanism: yesNo('Dangerous mechanism', 1, {
      help: 'Pedestrian struck, thrown from a vehicle, fall from over 3 feet (0.9 m) or 5 stairs',
    }),
  },
  fromPatient: ageFromPatient,
  compute({ age, excluded, gcsUnder15, skullFracture, basalFracture, vomiting, amnesia, mechanism }) {
    const count = (signs: readonly boolean[]) => signs.filter(Boolean).length;
    const high = count([
      age >= 65,
      ...[gcsUnder15, skullFracture, basalFracture, vomiting].map((answer) => answer === 'yes'),
    ]);
    const medium = count([amnesia, mechanism].map((answer) => answer === 'yes'));
    const band =
      excluded === 'yes' ? bands.outside : high > 0 ? bands.high : medium > 0 ? bands.medium : bands.low;
    return {
      values: { high, medium, band: band.title },
      headline: { label: 'Canadian CT head rule', text: band.title },
      band,
      figures: [
        { label: 'High-risk criteria', text: `${high} of 5` },
        { label: 'Medium-risk criteria', text: `${medium} of 2` },
      ],
    };
  },
  cautions: [
    {
      level: 'note',
      text: 'Only for patients who lost consciousness, have amnesia or were disoriented. A GCS that falls, or a new focal sign, needs a CT whatever the rule says.',
      source: `${source}; mdcalc.com`,
    },
  ],
  resetLabel: 'Reset',
  references: [
    {
      text: 'Stiell IG et al. The Canadian CT Head Rule for patients with minor head injury. Lancet 2001;357:1391-6.',
      doi: '10.1016/S0140-6736(00)04561-X',
    },
    {
      text: 'Stiell IG et al. Comparison of the Canadian CT Head Rule and the New Orleans Criteria in patients with minor head injury. JAMA 2005;294:1511-8.',
      doi: '10.1001/jama.294.12.1511',
    },
  ],
});
