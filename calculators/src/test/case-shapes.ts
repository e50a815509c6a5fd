import type { RawValues } from '../kit/answers.ts';
import type { ResultValue } from '../kit/definition.ts';

/** How the cases of a tool word what the tool names otherwise; the same for all cases of a tool. */
export interface CaseShape {
  /** The inputs of a case, by the keys of the tool's inputs. */
  readonly inputs?: (raw: RawValues) => RawValues;
  /** The tool's values, by the keys of the cases. */
  readonly values?: (values: Readonly<Record<string, ResultValue>>) => Readonly<Record<string, ResultValue>>;
  /** Where a case is marked ambiguous: the project decided for its alternative. */
  readonly decidedFor?: 'alternative';
}

/** Answers handed over as a list, in the order of the questionnaire. */
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
  // A page has no memory of the choice before: only the present one can count.
  'killip-classification': { inputs: ({ previousClass: _, ...raw }) => raw },
  'mrc-dyspnea': { inputs: ({ previousGrade: _, ...raw }) => raw },
};
