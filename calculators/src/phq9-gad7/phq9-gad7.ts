import type { BandTable } from '../kit/bands.ts';
import { type Caution, defineCalculator, tableOfBands } from '../kit/definition.ts';
import { pointsOf, scored, sumPoints } from '../kit/evaluate.ts';
import { choice, countsAs } from '../kit/inputs.ts';

const source =
  'Kroenke 2001, doi:10.1046/j.1525-1497.2001.016009606.x; Spitzer 2006, doi:10.1001/archinte.166.10.1092; Louzon 2016, doi:10.1176/appi.ps.201500149';

const phq9Bands: BandTable = {
  title: 'PHQ-9',
  lowest: 0,
  highest: 27,
  bands: [
    { atLeast: 0, title: 'Minimal', tone: 'normal', advice: 'Minimal symptoms of depression.' },
    { atLeast: 5, title: 'Mild', tone: 'caution', advice: 'Mild symptoms of depression. Repeat later.' },
    {
      atLeast: 10,
      title: 'Moderate',
      tone: 'caution',
      advice: 'Moderate symptoms: 10 or more is the usual cut-off for a full assessment.',
    },
    {
      atLeast: 15,
      title: 'Moderately severe',
      tone: 'danger',
      advice: 'Moderately severe symptoms. Assess fully.',
    },
    { atLeast: 20, title: 'Severe', tone: 'danger', advice: 'Severe symptoms. Assess fully, without delay.' },
  ],
};

const gad7Bands: BandTable = {
  title: 'GAD-7',
  lowest: 0,
  highest: 21,
  bands: [
    { atLeast: 0, title: 'Minimal', tone: 'normal', advice: 'Minimal symptoms of anxiety.' },
    { atLeast: 5, title: 'Mild', tone: 'caution', advice: 'Mild symptoms of anxiety. Repeat later.' },
    {
      atLeast: 10,
      title: 'Moderate',
      tone: 'caution',
      advice: 'Moderate symptoms: 10 or more is the usual cut-off for a full assessment.',
    },
    { atLeast: 15, title: 'Severe', tone: 'danger', advice: 'Severe symptoms. Assess fully.' },
  ],
};

/** An unanswered question counts as 0, as specified, and stays listed as unanswered. */
const question = (label: string) =>
  countsAs(
    'not-at-all',
    choice(label, [
      ['not-at-all', 'Not at all', 0],
      ['several-days', 'Several days', 1],
      ['more-than-half', 'More than half the days', 2],
      ['nearly-every-day', 'Nearly every day', 3],
    ]),
  );

const phq9Inputs = {
  phq1: question('1. Little interest or pleasure in doing things'),
  phq2: question('2. Feeling down, depressed, or hopeless'),
  phq3: question('3. Trouble falling or staying asleep, or sleeping too much'),
  phq4: question('4. Feeling tired or having little energy'),
  phq5: question('5. Poor appetite or overeating'),
  phq6: question(
    '6. Feeling bad about yourself, or that you are a failure or have let yourself or your family down',
  ),
  phq7: question('7. Trouble concentrating on things, such as reading the newspaper or watching television'),
  phq8: question(
    '8. Moving or speaking so slowly that other people could have noticed; or the opposite, being so fidgety or restless that you have been moving around a lot more than usual',
  ),
  phq9: question('9. Thoughts that you would be better off dead, or of hurting yourself in some way'),
};

const gad7Inputs = {
  gad1: question('1. Feeling nervous, anxious, or on edge'),
  gad2: question('2. Not being able to stop or control worrying'),
  gad3: question('3. Worrying too much about different things'),
  gad4: question('4. Trouble relaxing'),
  gad5: question('5. Being so restless that it is hard to sit still'),
  gad6: question('6. Becoming easily annoyed or irritable'),
  gad7: question('7. Feeling afraid, as if something awful might happen'),
};

const suicideRisk: Caution = {
  level: 'danger',
  text: 'Question 9 of the PHQ-9 is answered above "not at all": assess the risk of suicide today.',
  brief: 'PHQ-9 question 9 is positive: assess suicide risk today.',
  source,
};

/** PHQ-9 (Kroenke 2001) and GAD-7 (Spitzer 2006), each in its own tab: the sum of questions scored 0 to 3. */
export const phq9Gad7 = defineCalculator({
  subtitle: 'Over the last 2 weeks, how often have you been bothered by any of the following problems?',
  notFor: [],
  inputs: {
    tab: countsAs(
      'phq9',
      choice('Questionnaire', [
        ['phq9', 'PHQ-9'],
        ['gad7', 'GAD-7'],
      ]),
    ),
    ...phq9Inputs,
    ...gad7Inputs,
  },
  sections: {
    as: 'tabs',
    decidedBy: 'tab',
    list: [
      {
        key: 'phq9',
        title: 'PHQ-9',
        inputs: ['phq1', 'phq2', 'phq3', 'phq4', 'phq5', 'phq6', 'phq7', 'phq8', 'phq9'],
      },
      {
        key: 'gad7',
        title: 'GAD-7',
        inputs: ['gad1', 'gad2', 'gad3', 'gad4', 'gad5', 'gad6', 'gad7'],
      },
    ],
  },
  compute(answers) {
    // The alarm is shown on the GAD-7 tab as well, so that a change of tab does not hide it.
    const isSuicideRisk = (pointsOf(phq9Inputs, answers, 'phq9') ?? 0) > 0;
    const cautions = isSuicideRisk ? [suicideRisk] : [];
    if (answers.tab !== 'phq9') return scored(gad7Bands, sumPoints(gad7Inputs, answers), { cautions });
    return scored(phq9Bands, sumPoints(phq9Inputs, answers), { cautions });
  },
  cautions: [
    {
      level: 'danger',
      text: 'Any answer above "not at all" to question 9 needs a suicide-risk assessment today, whatever the total. A 0 does not exclude risk.',
      source,
    },
  ],
  resetLabel: 'Reset',
  tables: [tableOfBands(phq9Bands), tableOfBands(gad7Bands)],
  clinicalSignificance: [
    'The PHQ-9 and the GAD-7 measure how heavy symptoms of depression and of anxiety have been over two weeks, and show change when they are repeated.',
    'Neither is a diagnosis. Physical illness, grief, bipolar disorder and substances can raise the total, and question 9 matters whatever the total is.',
  ],
  references: [
    {
      text: 'Kroenke K, Spitzer RL, Williams JBW. The PHQ-9: validity of a brief depression severity measure. J Gen Intern Med 2001;16:606-13.',
      doi: '10.1046/j.1525-1497.2001.016009606.x',
    },
    {
      text: 'Spitzer RL et al. A brief measure for assessing generalized anxiety disorder: the GAD-7. Arch Intern Med 2006;166:1092-7.',
      doi: '10.1001/archinte.166.10.1092',
    },
    {
      text: 'Louzon SA et al. Does suicidal ideation as measured by the PHQ-9 predict suicide among VA patients? Psychiatr Serv 2016.',
      doi: '10.1176/appi.ps.201500149',
    },
    {
      text: 'The questions were developed by Spitzer, Williams, Kroenke and colleagues with a grant from Pfizer; no permission is needed to reproduce them.',
    },
  ],
});
