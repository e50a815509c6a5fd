import type { RawValues } from '../kit/answers.ts';
import type { ResultValue } from '../kit/definition.ts';

/** Maps the names in the cases of a tool to the names in the tool. */
export interface CaseShape {
  /** Returns the inputs of a case by input key. */
  readonly inputs?: (raw: RawValues) => RawValues;
  /** Returns the tool's values by the keys of the cases. */
  readonly values?: (values: Readonly<Record<string, ResultValue>>) => Readonly<Record<string, ResultValue>>;
  /** Set if the project chose the alternative of the cases that are marked ambiguous. */
  readonly decidedFor?: 'alternative';
}

/** Returns answers from a list in questionnaire order. */
const listed = (list: unknown, keys: readonly string[]): RawValues =>
  Array.isArray(list) ? Object.fromEntries(keys.map((key, index) => [key, list[index]])) : {};

const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);

export const caseShapes: Readonly<Record<string, CaseShape>> = {
  // "Up to" a creatinine includes the limit, as everywhere in the specification.
  'grace-score': { decidedFor: 'alternative' },
  'cage-audit': {
    inputs: ({ answers, ...raw }) => ({
      ...raw,
      ...listed(
        answers,
        raw['tab'] === 'cage'
          ? ['cutDown', 'annoyed', 'guilty', 'eyeOpener']
          : ['frequency', 'typicalAmount', 'sixOrMore'],
      ),
    }),
  },
  'phq9-gad7': {
    inputs: ({ items, ...raw }) => ({
      ...raw,
      ...listed(items, raw['tab'] === 'phq9' ? numbered('phq', 9) : numbered('gad', 7)),
    }),
  },
  // A page does not remember the previous choice, so only the present one counts.
  'killip-classification': { inputs: ({ previousClass: _, ...raw }) => raw },
  'mrc-dyspnea': { inputs: ({ previousGrade: _, ...raw }) => raw },
};
