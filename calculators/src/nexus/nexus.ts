import { defineCalculator } from '../kit/definition.ts';
import { sumPoints } from '../kit/evaluate.ts';
import { yesNo } from '../kit/inputs.ts';

const inputs = {
  tenderness: yesNo('Tenderness over the midline of the neck', 1, {
    help: 'From the back of the skull to the first thoracic vertebra',
  }),
  focalDeficit: yesNo('Focal neurological deficit', 1, { help: 'Any, of feeling or of movement' }),
  alertness: yesNo('Altered alertness', 1, {
    help: 'GCS 14 or less, disoriented, cannot recall 3 objects at 5 minutes, slow to answer',
  }),
  intoxication: yesNo('Intoxication', 1, { help: 'By history, smell, slurred speech, ataxia or a test' }),
  distractingInjury: yesNo('Painful distracting injury', 1, {
    help: 'Long bone fracture, large wound, degloving, crush, burn, injury of an organ',
  }),
};

/**
 * NEXUS low-risk criteria for the cervical spine (Hoffman 2000): imaging is left out only if all five are absent.
 * Opened: clinmedjournals.org (table 1), clinical.stjohnwa.com.au, pages.mrotte.com; read twice, they agree.
 */
export const nexus = defineCalculator({
  subtitle: 'Neck after blunt injury: who needs no X-ray',
  notFor: [{ words: 'penetrating injury' }],
  inputs,
  compute(answers) {
    const score = sumPoints(inputs, answers);
    const isLow = score === 0;
    return {
      values: { score, band: isLow ? 'Imaging not needed' : 'Imaging needed' },
      headline: { label: 'Criteria present', text: String(score), suffix: 'of 5' },
      band: isLow
        ? {
            title: 'Imaging not needed',
            tone: 'normal',
            advice: 'The collar may come off after an examination of the neck.',
          }
        : {
            title: 'Imaging needed',
            tone: 'caution',
            advice: 'Keep the neck still until it is imaged.',
            next: [{ chart: 39 }, { tool: 'canadian-c-spine' }],
          },
    };
  },
  cautions: [
    {
      level: 'note',
      text: 'In a direct comparison it found fewer fractures than the Canadian C-spine rule (91% against 99%). In young children and over 65 years it is less sure.',
      source: 'Stiell 2003, doi:10.1056/NEJMoa031375 (91%); lee22.net (awaiting clinical review)',
    },
  ],
  resetLabel: 'Reset',
  related: ['canadian-c-spine'],
  references: [
    {
      text: 'Hoffman JR et al. Validity of a set of clinical criteria to rule out injury to the cervical spine in patients with blunt trauma. N Engl J Med 2000;343:94-9.',
      doi: '10.1056/NEJM200007133430203',
    },
    {
      text: 'Stiell IG et al. The Canadian C-Spine Rule versus the NEXUS Low-Risk Criteria in patients with trauma. N Engl J Med 2003;349:2510-8.',
      doi: '10.1056/NEJMoa031375',
    },
  ],
});
