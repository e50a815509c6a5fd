import type { BandTable } from '../kit/bands.ts';
import { type Caution, defineCalculator, type Outcome } from '../kit/definition.ts';
import { pointsOf, scored, sumPoints } from '../kit/evaluate.ts';
import { formatFixed } from '../kit/format.ts';
import { choice } from '../kit/inputs.ts';

const source = 'Champion 1989, doi:10.1097/00005373-198905000-00017';

/** Weights of the coded values in the weighted score (Champion 1989). */
const weights = { gcs: 0.9368, systolicBp: 0.7326, respiratoryRate: 0.2908 };

/** There is no band for 0, which the specification shows as invalid. */
const bands: BandTable = {
  title: 'Coded RTS',
  lowest: 1,
  highest: 12,
  factLabels: { mortality: 'Mortality' },
  bands: [
    {
      atLeast: 1,
      title: 'Critical',
      tone: 'danger',
      advice: 'Published triage: immediate. Trauma centre.',
      facts: { mortality: 'over 50%' },
      next: [{ chart: 39 }],
    },
    {
      atLeast: 4,
      title: 'Severe',
      tone: 'danger',
      advice: 'Published triage: immediate. Trauma centre.',
      facts: { mortality: '15–50%' },
      next: [{ chart: 39 }],
    },
    {
      atLeast: 8,
      title: 'Moderate',
      tone: 'danger',
      advice: 'Published triage: immediate. Trauma centre.',
      facts: { mortality: '5–15%' },
      next: [{ chart: 39 }],
    },
    {
      atLeast: 11,
      title: 'Minor',
      tone: 'caution',
      advice: 'Published triage: 12 delayed, 11 urgent and to a trauma centre.',
      facts: { mortality: 'under 5%' },
      next: [{ chart: 39 }],
    },
  ],
};

/** Keys are words, so that a bare number is read as a code and never as a measured value. */
const inputs = {
  respiratoryRate: choice('Respiratory rate (/min)', [
    ['rate-10-29', '10–29', 4],
    ['rate-over-29', 'Over 29', 3],
    ['rate-6-9', '6–9', 2],
    ['rate-1-5', '1–5', 1],
    ['rate-0', '0', 0],
  ]),
  systolicBp: choice('Systolic blood pressure (mmHg)', [
    ['pressure-over-89', 'Over 89', 4],
    ['pressure-76-89', '76–89', 3],
    ['pressure-50-75', '50–75', 2],
    ['pressure-1-49', '1–49', 1],
    ['pressure-0', '0', 0],
  ]),
  gcs: choice('Glasgow Coma Scale', [
    ['gcs-13-15', '13–15', 4],
    ['gcs-9-12', '9–12', 3],
    ['gcs-6-8', '6–8', 2],
    ['gcs-4-5', '4–5', 1],
    ['gcs-3', '3', 0],
  ]),
};

const invalid = 'Invalid score';
const incomplete = 'Please select values for all parameters';

/**
 * Revised Trauma Score (Champion 1989): three coded values, 0 to 12, and their weighted sum. The bands are
 * the specified ones. The published triage differs and is in the cautions.
 */
export const traumaScore = defineCalculator({
  subtitle: 'Breathing, pressure and consciousness after injury',
  notFor: [],
  inputs,
  bands,
  placeholder: {
    values: { band: invalid, message: incomplete },
    headline: { label: bands.title, text: '--' },
    band: { title: invalid, tone: 'neutral', advice: incomplete },
  },
  compute(answers) {
    const sum = sumPoints(inputs, answers);
    if (sum === 0) return noLife;
    const weighted = formatFixed(
      Object.entries(weights).reduce(
        (total, [key, weight]) => total + weight * (pointsOf(inputs, answers, key) ?? 0),
        0,
      ),
      2,
    );
    return scored(bands, sum, {
      headline: outOf12(sum),
      figures: [{ label: 'Weighted RTS', text: weighted }],
      values: { weighted },
    });
  },
  cautions: [
    {
      level: 'danger',
      text: 'A total of 11 is urgent and needs a trauma centre, not "minor"; 10 or less is immediate.',
      brief: '11 is urgent, not minor; 10 or less is immediate.',
      concerns: ({ score }) => Number(score) >= 1 && Number(score) <= 11,
      source,
    },
    {
      level: 'danger',
      text: '0 with every box chosen is not an error: it means no breathing, no pressure and GCS 3.',
      source,
    },
  ],
  resetLabel: 'Reset Assessment',
  tables: [
    {
      title: 'Triage sort in a major incident',
      columns: ['Total', 'Priority'],
      rows: [
        ['12', 'T3 delayed'],
        ['11', 'T2 urgent'],
        ['1–10', 'T1 immediate'],
        ['0', 'Dead'],
      ],
      source: `${source}; T1 to T3 as taught for many casualties: 0 is no verdict on a single patient (awaiting clinical review)`,
    },
  ],
  references: [
    {
      text: 'Champion HR et al. A revision of the Trauma Score. J Trauma 1989;29:623-9.',
      doi: '10.1097/00005373-198905000-00017',
    },
  ],
});

function outOf12(sum: number): Outcome['headline'] {
  return { label: bands.title, text: `${sum}/12` };
}

/** A complete total of 0 is specified as invalid, but it is a real finding and not an entry error. */
const realZero: Caution = {
  level: 'danger',
  text: 'Every parameter is chosen and scores 0. This is a finding, not a missing entry.',
  brief: '0 is not an error: no breathing, no pressure, GCS 3.',
  source,
};

const noLife: Outcome = {
  values: { score: 0, band: invalid, message: incomplete },
  headline: outOf12(0),
  band: {
    title: invalid,
    tone: 'danger',
    advice: 'All parameters score 0; no band is defined for 0.',
  },
  cautions: [realZero],
};
