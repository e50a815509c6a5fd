import type { BandTable } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { scored, sumPoints } from '../kit/evaluate.ts';
import { choice } from '../kit/inputs.ts';

const thompson = 'Thompson 1997, abstract (staging.scite.ai)';
const horn = 'Horn 2013, doi:10.1186/1471-2431-13-52, abstract';

const bands: BandTable = {
  title: 'Thompson score',
  lowest: 0,
  highest: 22,
  bands: [
    {
      atLeast: 0,
      title: 'No sign',
      tone: 'neutral',
      advice: 'Look again every few hours: signs may come later.',
      next: [{ chart: 5 }],
    },
    {
      atLeast: 1,
      title: 'Mild',
      tone: 'caution',
      advice: 'Watch closely and score again. Glucose, temperature, feeds and fits.',
      next: [{ chart: 5 }],
    },
    {
      atLeast: 7,
      title: 'Moderate: think of cooling',
      tone: 'danger',
      advice:
        'At 3–5 hours of age this foretells moderate or severe illness. Call the cooling centre before 6 hours.',
      next: [{ chart: 5 }],
    },
    {
      atLeast: 15,
      title: 'Severe',
      tone: 'danger',
      advice: 'High risk of death or disability. Intensive care if there is any; speak with the family.',
      next: [{ chart: 5 }],
    },
  ],
};

const inputs = {
  tone: choice('Tone', [
    ['normal', 'Normal', 0],
    ['hyper', 'Raised', 1],
    ['hypo', 'Low', 2],
    ['flaccid', 'Flaccid', 3],
  ]),
  consciousness: choice('Consciousness', [
    ['normal', 'Normal', 0],
    ['hyperalert', 'Hyperalert, stares', 1],
    ['lethargic', 'Lethargic', 2],
    ['comatose', 'Comatose', 3],
  ]),
  fits: choice('Fits', [
    ['none', 'None', 0],
    ['infrequent', 'Up to 2 a day', 1],
    ['frequent', '3 or more a day', 2],
  ]),
  posture: choice('Posture', [
    ['normal', 'Normal', 0],
    ['fisting', 'Fisting, cycling', 1],
    ['distal-flexion', 'Strong distal flexion', 2],
    ['decerebrate', 'Decerebrate', 3],
  ]),
  moro: choice('Moro reflex', [
    ['normal', 'Normal', 0],
    ['partial', 'Partial', 1],
    ['absent', 'Absent', 2],
  ]),
  grasp: choice('Grasp', [
    ['normal', 'Normal', 0],
    ['poor', 'Poor', 1],
    ['absent', 'Absent', 2],
  ]),
  suck: choice('Suck', [
    ['normal', 'Normal', 0],
    ['poor', 'Poor', 1],
    ['absent', 'Absent, or bites', 2],
  ]),
  respiration: choice('Breathing', [
    ['normal', 'Normal', 0],
    ['fast', 'Hyperventilates', 1],
    ['apnoea', 'Brief apnoea', 2],
    ['ventilated', 'Needs ventilation', 3],
  ]),
  fontanelle: choice('Fontanelle', [
    ['normal', 'Normal', 0],
    ['full', 'Full, not tense', 1],
    ['tense', 'Tense', 2],
  ]),
};

/**
 * Thompson score of hypoxic ischaemic encephalopathy (Thompson 1997, Cape Town), 0 to 22. The nine signs with all their
 * points were opened in three programs, of which one serves hospitals in Zimbabwe and Malawi; they agree, but for one that
 * gives an absent Moro reflex 1 point. The limits 7 and 15 are those of the abstracts of Horn 2013 and Thompson 1997.
 */
export const thompsonScore = defineCalculator({
  subtitle: 'Newborn encephalopathy after lack of oxygen at birth',
  notFor: [{ words: 'babies of less than 36 weeks of gestation' }],
  inputs,
  bands,
  compute: (answers) => scored(bands, sumPoints(inputs, answers)),
  cautions: [
    {
      level: 'note',
      text: 'Others call 1–10 mild, 11–14 moderate and 15–22 severe. The limit of 7 at 3–5 hours is taken here, so that no baby comes too late for cooling.',
      source: `mdapp.co; ${horn}`,
    },
    {
      level: 'note',
      text: 'Phenobarbital and other drugs for fits lower tone, suck and consciousness: say when they were given.',
      source: 'A public program with the same table (awaiting clinical review)',
    },
    {
      level: 'note',
      text: 'A highest score of 15 or more: 92 of 100 such babies were not normal at one year; of those under it 82 of 100 were.',
      source: thompson,
    },
  ],
  resetLabel: 'Reset',
  references: [
    {
      text: 'Thompson CM et al. The value of a scoring system for hypoxic ischaemic encephalopathy in predicting neurodevelopmental outcome. Acta Paediatr 1997;86:757-61.',
    },
    {
      text: 'Horn AR et al. Early clinical signs in neonates with hypoxic ischemic encephalopathy predict an abnormal amplitude-integrated electroencephalogram at age 6 hours. BMC Pediatr 2013;13:52.',
      doi: '10.1186/1471-2431-13-52',
    },
  ],
});
