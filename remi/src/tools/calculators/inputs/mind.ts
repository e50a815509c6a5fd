import type { CalculatorRow, InputRow } from '../rows.ts';

const phqWords: readonly string[] = [
  'interest|pleasure|anhedonia',
  'down|depressed|hopeless|mood',
  'sleep',
  'tired|energy|fatigue',
  'appetite|eating',
  'failure|guilt|bad about self',
  'concentrat*',
  'moving slow*|psychomotor|restless',
  'better off dead|self harm|suicid*|hurting self',
];
const gadWords: readonly string[] = [
  'nervous|anxious|on edge',
  'stop worrying|control worrying|uncontrolled worry',
  'worrying too much|worry about different',
  'trouble relaxing|relax*',
  'restless',
  'irritable|annoyed',
  'afraid|awful',
];

/** Returns the rows of a questionnaire: points after the name of the item, or its words with a frequency. */
const questions = (prefix: string, words: readonly string[]): Record<string, InputRow> =>
  Object.fromEntries(
    words.map((names, at) => [
      `${prefix}${at + 1}`,
      {
        name: `${names}|q ${at + 1}|item ${at + 1}`,
        options: {
          'not-at-all': withEnd(names, 'not at all|never'),
          'several-days': withEnd(names, 'several days|some days'),
          'more-than-half': withEnd(names, 'more than half days?|more than half'),
          'nearly-every-day': withEnd(names, 'nearly every day|every day|daily'),
        },
      },
    ]),
  );

/** Returns every name with every ending. */
const withEnd = (names: string, ends: string): string =>
  names
    .split('|')
    .flatMap((name) => ends.split('|').map((end) => `${name} ${end}`))
    .join('|');

const phqKeys = phqWords.map((_, at) => `phq${at + 1}`);
const gadKeys = gadWords.map((_, at) => `gad${at + 1}`);

/** Rows of the questionnaires of mind and drinking. */
export const mindRows: readonly CalculatorRow[] = [
  {
    id: 'cage-audit',
    weakNames: ['cage', 'audit', 'audit c'],
    conditions: ['alcohol'],
    orders: [
      ['cutDown', 'annoyed', 'guilty', 'eyeOpener'],
      ['frequency', 'typicalAmount', 'sixOrMore'],
    ],
    inputs: {
      tab: { options: { cage: 'cage', 'audit-c': 'audit c?' } },
      cutDown: { yes: 'cut* down|should cut|c yes' },
      annoyed: { yes: 'annoy*|irritated by criticism|a yes' },
      guilty: { yes: 'guilt*|feels bad|g yes' },
      eyeOpener: { yes: 'eye opener|eyeopener|morning drink*|drink* morning|first thing in morning' },
      frequency: {
        name: 'frequency|how often|q 1',
        options: {
          never: 'never drinks|drinks never|does not drink|teetotal*',
          monthly: 'monthly or less|drinks monthly|once a month',
          '2-4-a-month': '2 4 times a month|2 to 4 times a month|few times a month',
          '2-3-a-week': '2 3 times a week|2 to 3 times a week|twice a week|three times a week',
          '4-a-week':
            '4 times a week|4 or more times a week|drinks daily|daily drink*|every day|5 times a week|6 times a week',
        },
      },
      typicalAmount: {
        name: 'typical amount?|per occasion|q 2',
        options: {
          '1-2': '1 or 2 drinks|1 2 drinks|1 to 2 drinks|2 drinks|one drink',
          '3-4': '3 or 4 drinks|3 4 drinks|3 to 4 drinks|3 drinks|4 drinks',
          '5-6': '5 or 6 drinks|5 6 drinks|5 to 6 drinks|5 drinks|6 drinks',
          '7-9': '7 to 9 drinks|7 9 drinks|7 drinks|8 drinks|9 drinks',
          '10': '10 or more drinks|10 drinks|12 drinks|15 drinks|20 drinks',
        },
      },
      sixOrMore: {
        name: 'six or more|6 or more|binge*|q 3',
        options: {
          never: 'never six|never binge*|six never|binge never|no binge*',
          'less-than-monthly':
            'six or more less than monthly|binge* less than monthly|6 or more less than monthly',
          monthly: 'six or more monthly|binge* monthly|6 or more monthly',
          weekly: 'six or more weekly|binge* weekly|6 or more weekly|binge* every weekend',
          daily: 'six or more daily|binge* daily|6 or more daily|6 or more almost daily',
        },
      },
    },
    isSum: true,
  },
  {
    id: 'phq9-gad7',
    conditions: ['depression', 'anxiety', 'depressie', 'angs'],
    orders: [phqKeys, gadKeys],
    inputs: {
      tab: { options: { phq9: 'phq|depression', gad7: 'gad|anxiety' } },
      ...questions('phq', phqWords),
      ...questions('gad', gadWords),
    },
    isSum: true,
  },
];
