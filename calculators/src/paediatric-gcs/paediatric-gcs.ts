import { comaOutcome, untestable, untestableSource } from '../gcs/responses.ts';
import type { BandTable } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { choice } from '../kit/inputs.ts';

const source = 'Reilly 1988, doi:10.1007/BF00274080; Holmes 2005, doi:10.1197/j.aem.2005.04.019';

const bands: BandTable = {
  title: 'Paediatric GCS',
  lowest: 3,
  highest: 15,
  bands: [
    {
      atLeast: 3,
      title: 'Severe',
      tone: 'danger',
      advice: 'Severe impairment. Protect the airway; get senior help.',
      next: [{ chart: 25 }, { chart: 40 }, { tool: 'rsi' }],
    },
    {
      atLeast: 9,
      title: 'Moderate',
      tone: 'caution',
      advice: 'Moderate impairment. Repeat often; look for a cause.',
      next: [{ chart: 25 }, { chart: 40 }],
    },
    {
      atLeast: 13,
      title: 'Mild',
      tone: 'caution',
      advice: 'A class of head injury; 15 is normal. Observe and repeat.',
      next: [{ chart: 40 }],
    },
  ],
};

/** Returns the specified wording, followed by what an infant does instead. */
const inputs = {
  eye: choice(
    'Eye opening',
    [
      ['spontaneous', 'Spontaneous', 4],
      ['speech', 'To speech', 3],
      ['pain', 'To pain', 2],
      ['none', 'None', 1],
    ],
    { notTestable: untestable.eye },
  ),
  verbal: choice(
    'Verbal response',
    [
      ['oriented', 'Oriented / babbles', 5],
      ['confused', 'Confused / irritable cry', 4],
      ['words', 'Inappropriate words / cry to pain', 3],
      ['sounds', 'Incomprehensible / moans', 2],
      ['none', 'None', 1],
    ],
    { notTestable: untestable.verbal },
  ),
  motor: choice(
    'Motor response',
    [
      ['obeys', 'Obeys (infant: moves spontaneously and purposefully)', 6],
      ['localizes', 'Localizes (infant: withdraws to touch)', 5],
      ['withdraws', 'Withdraws (infant: withdraws to pain)', 4],
      ['abnormal-flexion', 'Abnormal flexion', 3],
      ['extension', 'Extension', 2],
      ['none', 'None', 1],
    ],
    { notTestable: untestable.motor },
  ),
};

const incomplete = 'Please select responses for all categories';

/** Glasgow Coma Scale for children, with the wording for infants: the sum of three, 3 to 15. */
export const paediatricGcs = defineCalculator({
  subtitle: 'Best response in each of three categories, for infants and children',
  notFor: [],
  inputs,
  bands,
  placeholder: {
    values: { score: 0, band: 'Invalid score', message: incomplete },
    headline: { label: bands.title, text: '--' },
    band: { title: 'Invalid score', tone: 'neutral', advice: incomplete },
  },
  compute: (answers) => comaOutcome(bands, inputs, answers),
  cautions: [
    {
      level: 'note',
      text: 'Under 2 years use the infant wording (moves purposefully = 6). 15 is normal; "mild" is the head-injury class.',
      source,
    },
    {
      level: 'note',
      text: 'Tick a response that cannot be tested: it is written NT, is never counted as 1, and leaves no total.',
      source: untestableSource,
    },
  ],
  resetLabel: 'Reset Assessment',
  tables: [
    {
      title: 'Infant wording, for a child who does not speak yet',
      columns: ['Points', 'Verbal', 'Motor'],
      rows: [
        ['6', '--', 'Moves spontaneously and purposefully'],
        ['5', 'Coos, babbles', 'Withdraws to touch'],
        ['4', 'Irritable cry', 'Withdraws to pain'],
        ['3', 'Cries to pain', 'Abnormal flexion to pain'],
        ['2', 'Moans to pain', 'Abnormal extension to pain'],
        ['1', 'None', 'None'],
      ],
      source: 'James 1986; Holmes 2005',
    },
  ],
  references: [
    {
      text: "Reilly PL et al. Assessing the conscious level in infants and young children: a paediatric version of the Glasgow Coma Scale. Child's Nerv Syst 1988;4:30-3.",
      doi: '10.1007/BF00274080',
    },
    {
      text: 'Holmes JF et al. Performance of the pediatric Glasgow Coma Scale in children with blunt head trauma. Acad Emerg Med 2005;12:814-9.',
      doi: '10.1197/j.aem.2005.04.019',
    },
    {
      text: 'The Glasgow structured approach to assessment of the Glasgow Coma Scale: frequently asked questions.',
      url: 'https://www.glasgowcomascale.org/faq/',
    },
    {
      text: 'James HE. Neurologic evaluation and support in the child with an acute brain insult. Pediatr Ann 1986;15:16-22.',
    },
  ],
});
