import { defineCalculator, type Outcome } from '../kit/definition.ts';
import { choice, fact, number, optional } from '../kit/inputs.ts';

const who2025 = 'WHO guidelines on advanced HIV disease 2025 (epistemonikos.org), recommendation opened';

type Band = NonNullable<Outcome['band']>;

const bands = {
  both: {
    title: 'Test now: sputum and urine',
    tone: 'danger',
    advice:
      'A molecular test (Xpert) on sputum and TB-LAM on urine, both at once. Separate, mask, open windows.',
  },
  sputum: {
    title: 'Test now: sputum',
    tone: 'caution',
    advice: 'A molecular test (Xpert) on sputum. TB-LAM is for people with HIV.',
  },
  hivTest: {
    title: 'Test for HIV first',
    tone: 'caution',
    advice:
      'The rule is for people with HIV. Offer the test today; with a symptom send sputum (Xpert) as well.',
  },
  negative: {
    title: 'Screen negative',
    tone: 'neutral',
    advice: 'No sign today. Ask again at each visit; preventive treatment if there is no reason against it.',
  },
  noSymptom: {
    title: 'No symptom',
    tone: 'neutral',
    advice: 'None of the four today. Ask for contacts with tuberculosis, and to come back with a cough.',
  },
} satisfies Record<string, Band>;

/** Returns the band by the HIV test, the symptoms, and whether a sign of any kind is there. */
function bandOf(hiv: 'positive' | 'negative' | 'unknown', hasSymptom: boolean, hasSign: boolean): Band {
  if (hiv === 'unknown') return bands.hivTest;
  if (hiv === 'positive') return hasSign ? bands.both : bands.negative;
  return hasSymptom ? bands.sputum : bands.noSymptom;
}

/**
 * The four symptoms of the WHO (W4SS) and who needs TB-LAM on urine. Opened: the recommendation of the WHO of 2025 with
 * its remarks at epistemonikos.org (both tests together; seriously ill; advanced disease), tbksp.org nodes 1419 and 1321
 * (the symptoms, sensitivity), bmjopen.bmj.com highwire 236803 (the package before 2025).
 */
export const tbScreen = defineCalculator({
  subtitle: 'Four symptoms, and who needs TB-LAM on urine',
  notFor: [{ words: 'children under 10 years', facts: { underYears: 10 } }],
  inputs: {
    hiv: choice('HIV', [
      ['positive', 'Positive'],
      ['negative', 'Negative'],
      ['unknown', 'Not known'],
    ]),
    cough: fact('Cough now'),
    fever: fact('Fever'),
    weightLoss: fact('Weight loss'),
    nightSweats: fact('Night sweats'),
    cannotWalk: fact('Cannot walk without help'),
    stage: fact('An illness of WHO stage 3 or 4'),
    respiratoryRate: optional(
      number('Respiratory rate', '/min', { min: 0, max: 80, help: '30 or more counts.' }),
    ),
    temperature: optional(
      number('Temperature', '°C', {
        min: 30,
        max: 43,
        step: 0.1,
        measure: 'temperature',
        help: '39 or more counts.',
      }),
    ),
    heartRate: optional(number('Heart rate', '/min', { min: 20, max: 250, help: '120 or more counts.' })),
    cd4: optional(number('CD4 count', 'cells/mm³', { min: 0, max: 2500, help: 'Under 200 counts.' })),
  },
  compute(answers): Outcome {
    const { hiv, cough, fever, weightLoss, nightSweats, cannotWalk, stage } = answers;
    const { respiratoryRate = 0, temperature = 0, heartRate = 0, cd4 } = answers;
    const symptoms = [cough, fever, weightLoss, nightSweats].filter((each) => each === 'yes').length;
    const isIll = cannotWalk === 'yes' || respiratoryRate >= 30 || temperature >= 39 || heartRate >= 120;
    const isAdvanced = stage === 'yes' || (cd4 !== undefined && cd4 < 200);
    const band = bandOf(hiv, symptoms > 0, symptoms > 0 || isIll || isAdvanced);
    return {
      values: { symptoms, seriouslyIll: isIll, advanced: isAdvanced, band: band.title },
      headline: { label: 'Symptoms', text: String(symptoms), suffix: 'of 4' },
      band,
      figures: [
        { label: 'Seriously ill', text: isIll ? 'Yes' : 'No sign entered' },
        {
          label: 'Advanced HIV disease',
          text: isAdvanced ? 'Yes' : cd4 === undefined ? 'CD4 not entered' : 'No',
        },
      ],
    };
  },
  cautions: [
    {
      level: 'note',
      text: 'No symptom does not rule out: on ART the four symptoms find half of those with tuberculosis (51%), before ART 89%.',
      source: 'tbksp.org node 1321',
    },
    {
      level: 'note',
      text: 'A negative TB-LAM rules nothing out. A positive one begins treatment; the molecular test tells resistance.',
      source: `${who2025} (the words await clinical review)`,
    },
    {
      level: 'note',
      text: 'Before 2025 TB-LAM was for CD4 of 200 or less in hospital and 100 or less outside, or any with symptoms or serious illness. Ask what your country has taken over.',
      source: 'bmjopen.bmj.com highwire 236803, adapted from the WHO',
    },
  ],
  resetLabel: 'Reset',
  references: [
    {
      text: 'WHO guidelines on the management of advanced HIV disease. Geneva, 2025. One recommendation with its remarks read.',
    },
    {
      text: 'WHO operational handbook on tuberculosis, module 2: screening. Geneva, 2021. Read in excerpts.',
    },
  ],
});
