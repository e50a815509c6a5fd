import { defineCalculator, noResult } from '../kit/definition.ts';
import { choice, fact, number, optional } from '../kit/inputs.ts';
import { ageFromPatient } from '../kit/patient.ts';

const source = 'Stiell 2001, doi:10.1001/jama.286.15.1841';

const imaging = (why: string) => ({
  values: { band: 'Imaging needed', step: why },
  headline: { label: 'Canadian C-spine rule', text: 'Imaging needed' },
  band: {
    title: 'Imaging needed',
    tone: 'caution' as const,
    advice: `${why}. Keep the neck still until it is imaged.`,
    next: [{ chart: 39 }],
  },
});

/**
 * Canadian C-spine rule (Stiell 2001): a high-risk factor needs imaging; a low-risk factor lets the neck be turned; who
 * turns it 45 degrees to both sides needs none. Opened: medicalalgorithms.com, fpnotebook.com and emedicine.medscape.com,
 * read twice; they agree but for "over 65", where the rule says 65 or more.
 */
export const canadianCSpine = defineCalculator({
  subtitle: 'Neck after blunt injury: alert (GCS 15) and stable',
  notFor: [{ words: 'under 16 years', facts: { underYears: 16 } }, { words: 'a GCS under 15' }],
  inputs: {
    age: number('Age', 'years', { min: 16, max: 130, help: '65 or more needs imaging.' }),
    mechanism: fact('Dangerous mechanism', {
      help: 'Fall from 1 m or 5 stairs, load on the head (diving), car over 100 km/h, rollover or ejection, motorcycle or recreational vehicle, bicycle collision',
    }),
    paraesthesia: fact('Paraesthesia in arms or legs'),
    lowRisk: fact('Any low-risk factor', {
      help: 'Simple rear-end collision (not pushed into traffic, no bus or lorry, no rollover, not at high speed), sits, has walked at any time, pain began later, no midline tenderness',
    }),
    rotation: optional(
      choice(
        'Turns the neck 45° to left and right',
        [
          ['able', 'Able, to both sides'],
          ['unable', 'Not able'],
        ],
        {
          help: 'Only if there is no high-risk factor and a low-risk one is there. The patient turns it alone.',
        },
      ),
    ),
  },
  fromPatient: ageFromPatient,
  compute({ age, mechanism, paraesthesia, lowRisk, rotation }) {
    if (age >= 65 || mechanism === 'yes' || paraesthesia === 'yes') return imaging('A high-risk factor');
    if (lowRisk !== 'yes') return imaging('No low-risk factor: do not test movement');
    if (rotation === undefined) return noResult({}, 'Let the patient turn the neck.');
    if (rotation === 'unable') return imaging('Does not turn the neck 45° to both sides');
    return {
      values: { band: 'Imaging not needed', step: 'Turns the neck' },
      headline: { label: 'Canadian C-spine rule', text: 'Imaging not needed' },
      band: { title: 'Imaging not needed', tone: 'normal', advice: 'The collar may come off.' },
    };
  },
  cautions: [
    {
      level: 'note',
      text: 'Only for alert and stable patients. Never test movement while a high-risk factor is there.',
      source,
    },
  ],
  resetLabel: 'Reset',
  related: ['nexus'],
  references: [
    {
      text: 'Stiell IG et al. The Canadian C-spine rule for radiography in alert and stable trauma patients. JAMA 2001;286:1841-8.',
      doi: '10.1001/jama.286.15.1841',
    },
  ],
});
