import { type BandTable, bandFor } from '../kit/bands.ts';
import { type Caution, defineCalculator, type Outcome } from '../kit/definition.ts';
import { scored } from '../kit/evaluate.ts';
import { countsAs, number, toggle } from '../kit/inputs.ts';

const source = 'Andersson 2008, doi:10.1007/s00268-008-9649-y; 2021, doi:10.1007/s00268-021-06042-2';

const bands: BandTable = {
  title: 'AIR',
  lowest: 0,
  highest: 11,
  factLabels: { probability: 'Probability of appendicitis' },
  bands: [
    {
      atLeast: 0,
      title: 'Low',
      tone: 'normal',
      advice: 'Discharge with a safety net.',
      facts: { probability: 'under 5%' },
    },
    {
      atLeast: 5,
      title: 'Intermediate',
      tone: 'caution',
      advice: 'Observation and surgical consultation.',
      facts: { probability: '5-20%' },
    },
    {
      atLeast: 9,
      title: 'High',
      tone: 'danger',
      advice: 'Strong consideration of surgery.',
      facts: { probability: 'over 20%' },
    },
  ],
};

/** A missing number scores 0. No band is shown until all four numbers are entered. */
const notEntered = null;

const inputs = {
  vomiting: toggle('Vomiting', 1),
  painRLQ: toggle('Pain in the right lower quadrant', 1),
  rebound: toggle('Rebound tenderness or muscular defence', 3),
  temperature: countsAs(
    notEntered,
    number('Temperature', '°C', {
      min: 10,
      max: 50,
      step: 0.1,
      measure: 'temperature',
      help: '38.5 or more scores 1.',
    }),
  ),
  neutrophils: countsAs(
    notEntered,
    number('Neutrophils', '%', { min: 0, max: 100, step: 0.1, help: '75 or more scores 2.' }),
  ),
  wbc: countsAs(
    notEntered,
    number('White cell count', '×10⁹/L', { min: 0, max: 2000, step: 0.1, help: '10 or more scores 1.' }),
  ),
  crp: countsAs(notEntered, number('CRP', 'mg/L', { min: 0, max: 2000, help: '50 or more scores 2.' })),
};

/** The findings of one patient, all numbers known. */
interface Findings {
  readonly vomiting: boolean;
  readonly painRLQ: boolean;
  readonly rebound: boolean;
  readonly temperature: number;
  readonly neutrophils: number;
  readonly wbc: number;
  readonly crp: number;
}

/**
 * Appendicitis Inflammatory Response score in the specified form, 0 to 11: one step for each
 * laboratory value and one tick for rebound. The published score is graded; where it can put the
 * patient into a higher group, the page says so beside the result.
 */
export const airScore = defineCalculator({
  subtitle: 'Probability of appendicitis',
  notFor: [],
  inputs,
  bands,
  compute(answers) {
    const { vomiting, painRLQ, rebound, temperature, neutrophils, wbc, crp } = answers;
    const score =
      (vomiting ? 1 : 0) +
      (painRLQ ? 1 : 0) +
      (rebound ? 3 : 0) +
      (temperature !== null && temperature >= 38.5 ? 1 : 0) +
      (neutrophils !== null && neutrophils >= 75 ? 2 : 0) +
      (wbc !== null && wbc >= 10 ? 1 : 0) +
      (crp !== null && crp >= 50 ? 2 : 0);
    if (temperature === null || neutrophils === null || wbc === null || crp === null) {
      return pointsSoFar(score);
    }
    return scored(bands, score, {
      cautions: recountCaution(score, { ...answers, temperature, neutrophils, wbc, crp }),
    });
  },
  cautions: [
    {
      level: 'danger',
      text: 'This page simplifies the AIR score: CRP 10–49, neutrophils 70–74% and WBC 15 or more are under-counted and light rebound is over-counted. Recount with the published points before discharging; above 8 appendicitis was found in about nine in ten.',
      source,
    },
    {
      level: 'note',
      text: 'The percentages of the bands are not from the publications.',
      source: `${source} (awaiting clinical review)`,
    },
  ],
  resetLabel: 'Reset Assessment',
  tables: [
    {
      title: 'Published AIR points',
      columns: ['Finding', 'Points'],
      rows: [
        ['Vomiting', '1'],
        ['Pain in the right lower quadrant', '1'],
        ['Rebound or defence: light, medium, strong', '1, 2, 3'],
        ['Temperature 38.5 °C or more', '1'],
        ['Neutrophils 70–84%, 85% or more', '1, 2'],
        ['White cells 10.0–14.9, 15.0 or more ×10⁹/L', '1, 2'],
        ['CRP 10–49, 50 or more mg/L', '1, 2'],
        ['Sum', '0–12: low 0–4, indeterminate 5–8, high 9–12'],
      ],
      source,
    },
  ],
  references: [
    {
      text: 'Andersson M, Andersson RE. The appendicitis inflammatory response score. World J Surg 2008;32:1843-9.',
      doi: '10.1007/s00268-008-9649-y',
    },
    {
      text: 'Andersson M et al. Validation of the appendicitis inflammatory response (AIR) score. World J Surg 2021;45:2081-91.',
      doi: '10.1007/s00268-021-06042-2',
    },
  ],
});

function pointsSoFar(score: number): Outcome {
  return {
    values: { score },
    headline: scored(bands, score).headline,
    band: {
      title: 'Not complete',
      tone: 'neutral',
      advice: 'Points so far. Enter temperature, neutrophils, white cells and CRP for the band.',
    },
  };
}

/** The graded points of the publication, with rebound counted as strong. */
function publishedPoints({ vomiting, painRLQ, rebound, temperature, neutrophils, wbc, crp }: Findings) {
  const graded = (value: number, one: number, two: number) => (value >= two ? 2 : value >= one ? 1 : 0);
  return (
    (vomiting ? 1 : 0) +
    (painRLQ ? 1 : 0) +
    (rebound ? 3 : 0) +
    (temperature >= 38.5 ? 1 : 0) +
    graded(neutrophils, 70, 85) +
    graded(wbc, 10, 15) +
    graded(crp, 10, 50)
  );
}

/** Returns a caution if the published points put this patient into a higher group than the specified ones. */
function recountCaution(score: number, findings: Findings): Caution[] {
  const published = publishedPoints(findings);
  const [here, there] = [bandFor(bands, score), bandFor(bands, published)];
  if (bands.bands.indexOf(there) <= bands.bands.indexOf(here)) return [];
  return [
    {
      level: 'danger',
      text: `With the published points these findings come to ${published} of 12${findings.rebound ? ' if rebound is strong' : ''}, which is ${there.title.toLowerCase()}, not ${here.title.toLowerCase()}.`,
      brief: `Published points: ${published} of 12, ${there.title.toLowerCase()}.`,
      source,
    },
  ];
}
