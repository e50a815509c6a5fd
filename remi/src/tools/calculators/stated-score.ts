import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { Findings } from '../../read/findings.ts';
import { asksMeaning } from '../../read/in-general.ts';
import { readPatient } from '../../read/patient.ts';
import { namingOf } from './choose.ts';
import { type CalculatorRow, calculatorsOf } from './rows.ts';
import { states } from './states.ts';

/** A finished score that somebody asks the meaning of, such as `CURB-65 3`. */
export interface StatedScore {
  readonly row: CalculatorRow;
  readonly score: number;
}

/** Scores that also describe a patient. Alone they are a finding, and only a question makes them a score. */
const findingsToo: ReadonlySet<string> = new Set(['gcs', 'paediatric-gcs', 'map', 'shock-index']);

/** The input that chooses one of two questionnaires, whose name says it. */
const whichOne = 'tab';

/** Longest message in words that is no more than a score. */
const shortest = 3;

/** Returns the score that a message names with its total, and without any of its inputs. */
export function statedScore(
  { message, question, isOfSeveral }: Facts,
  library: Library,
): StatedScore | undefined {
  const { patterns } = library;
  if (isOfSeveral || question.mentions.some(({ drug }) => drug !== undefined)) return undefined;
  const findings = new Findings(message.text, patterns);
  // What states nothing, and so only what a tool takes for granted.
  const nothing = { patient: readPatient('', patterns), findings: new Findings('', patterns) };
  const stated = { patient: message.patient, findings };
  const isAsked = asksMeaning(message.text, patterns) || patterns('asks-what-then').test(message.text);
  const isShort = message.text.trim().split(/\s+/).length <= shortest;
  const found = calculatorsOf(library).flatMap((row): StatedScore[] => {
    const naming = namingOf(row, question, stated);
    const isNamed = naming === 'sure' || isAsked || isShort || question.kinds.has('calculator');
    if (naming === undefined || !isNamed) return [];
    if (findingsToo.has(row.id) && !isAsked) return [];
    const isFilled = Object.entries(row.inputs).some(
      ([key, input]) => key !== whichOne && states(input, stated) && !states(input, nothing),
    );
    if (isFilled) return [];
    const [score, ...others] = findings.bareNumbers(message.patient, row.namesake);
    return score === undefined || others.length > 0 ? [] : [{ row, score }];
  });
  // `Paediatric trauma score` is also a trauma score: the longest name counts.
  const lengthOf = ({ row }: StatedScore) =>
    Math.max(
      0,
      ...question.mentions
        .filter(({ entries }) => entries.some(({ type, id }) => type === 'calculator' && id === row.id))
        .map(({ words }) => words.length),
    );
  const longest = Math.max(0, ...found.map(lengthOf));
  const [one, ...more] = found.filter((each) => lengthOf(each) === longest);
  return more.length === 0 ? one : undefined;
}
