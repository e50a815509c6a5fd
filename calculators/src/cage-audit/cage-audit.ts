import type { BandTable } from '../kit/bands.ts';
import { defineCalculator, tableOfBands } from '../kit/definition.ts';
import { scored, sumPoints } from '../kit/evaluate.ts';
import { choice, countsAs, yesNo } from '../kit/inputs.ts';

const source =
  'Ewing 1984, doi:10.1001/jama.1984.03350140051025; Bush 1998, doi:10.1001/archinte.158.16.1789';

const cageBands: BandTable = {
  title: 'CAGE',
  lowest: 0,
  highest: 4,
  bands: [
    {
      atLeast: 0,
      title: 'Low Risk',
      tone: 'normal',
      advice: 'No question answered with yes. Harmful drinking is not excluded.',
    },
    { atLeast: 1, title: 'Low-Moderate', tone: 'caution', advice: 'Possible problem. Ask further.' },
    {
      atLeast: 2,
      title: 'High Risk',
      tone: 'danger',
      advice: 'Clinically significant. Assess further.',
      next: [{ chart: 62 }],
    },
  ],
};

const auditCBands: BandTable = {
  title: 'AUDIT-C',
  lowest: 0,
  highest: 12,
  bands: [
    { atLeast: 0, title: 'Low', tone: 'normal', advice: 'Low risk by this screen.' },
    {
      atLeast: 3,
      title: 'Moderate',
      tone: 'caution',
      advice: 'Brief counseling. In women this is a positive screen.',
    },
    {
      atLeast: 4,
      title: 'High',
      tone: 'danger',
      advice: 'Positive screen. Assess further.',
      next: [{ chart: 62 }],
    },
  ],
};

/** An unanswered question counts as 0, as specified, and stays listed as unanswered. */
const question = (label: string) => countsAs('no', yesNo(label));

const cageInputs = {
  cutDown: question('Have you ever felt you should cut down on your drinking?'),
  annoyed: question('Have people annoyed you by criticising your drinking?'),
  guilty: question('Have you ever felt bad or guilty about your drinking?'),
  eyeOpener: question(
    'Have you ever had a drink first thing in the morning to steady your nerves or get rid of a hangover (eye-opener)?',
  ),
};

const auditCInputs = {
  frequency: countsAs(
    'never',
    choice('How often do you have a drink containing alcohol?', [
      ['never', 'Never', 0],
      ['monthly', 'Monthly or less', 1],
      ['2-4-a-month', '2–4 times a month', 2],
      ['2-3-a-week', '2–3 times a week', 3],
      ['4-a-week', '4 or more times a week', 4],
    ]),
  ),
  typicalAmount: countsAs(
    '1-2',
    choice(
      'How many drinks containing alcohol do you have on a typical day when you are drinking?',
      [
        ['1-2', '1 or 2', 0],
        ['3-4', '3 or 4', 1],
        ['5-6', '5 or 6', 2],
        ['7-9', '7 to 9', 3],
        ['10', '10 or more', 4],
      ],
      { help: 'One drink holds 10 g of alcohol (WHO) or 12 g (South Africa).' },
    ),
  ),
  sixOrMore: countsAs(
    'never',
    choice('How often do you have six or more drinks on one occasion?', [
      ['never', 'Never', 0],
      ['less-than-monthly', 'Less than monthly', 1],
      ['monthly', 'Monthly', 2],
      ['weekly', 'Weekly', 3],
      ['daily', 'Daily or almost daily', 4],
    ]),
  ),
};

/**
 * Two screening tools for harmful drinking, each in its own tab: CAGE (Ewing 1984), one point for each yes,
 * and AUDIT-C (Bush 1998), three questions of 0 to 4.
 */
export const cageAudit = defineCalculator({
  subtitle: 'Screens for harmful drinking',
  notFor: [],
  inputs: {
    tab: countsAs(
      'cage',
      choice('Questionnaire', [
        ['cage', 'CAGE Questionnaire'],
        ['audit-c', 'AUDIT-C'],
      ]),
    ),
    ...cageInputs,
    ...auditCInputs,
  },
  sections: {
    as: 'tabs',
    decidedBy: 'tab',
    list: [
      { key: 'cage', title: 'CAGE Questionnaire', inputs: ['cutDown', 'annoyed', 'guilty', 'eyeOpener'] },
      { key: 'audit-c', title: 'AUDIT-C', inputs: ['frequency', 'typicalAmount', 'sixOrMore'] },
    ],
  },
  compute(answers) {
    return answers.tab === 'cage'
      ? scored(cageBands, sumPoints(cageInputs, answers))
      : scored(auditCBands, sumPoints(auditCInputs, answers));
  },
  cautions: [{ level: 'note', text: 'AUDIT-C: In women 3 or more is a positive screen.', source }],
  resetLabel: 'Reset',
  tables: [tableOfBands(cageBands), tableOfBands(auditCBands)],
  clinicalSignificance: [
    'CAGE asks about a lifetime of drinking and finds dependence; AUDIT-C asks about the amount now and finds hazardous drinking earlier.',
    'Both are screens. A positive one opens a conversation and is not a diagnosis; a negative one rests on honest answers.',
  ],
  references: [
    {
      text: 'Ewing JA. Detecting alcoholism: the CAGE questionnaire. JAMA 1984;252:1905-7.',
      doi: '10.1001/jama.1984.03350140051025',
    },
    {
      text: 'Bush K et al. The AUDIT alcohol consumption questions (AUDIT-C): an effective brief screening test for problem drinking. Arch Intern Med 1998;158:1789-95.',
      doi: '10.1001/archinte.158.16.1789',
    },
    {
      text: 'Babor TF et al. AUDIT: the Alcohol Use Disorders Identification Test: guidelines for use in primary care. 2nd ed. World Health Organization; 2001.',
    },
  ],
});
