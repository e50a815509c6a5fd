import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { Findings } from '../../read/findings.ts';
import { asksMeaning } from '../../read/in-general.ts';
import { namingOf } from './choose.ts';
import { type CalculatorRow, calculatorsOf } from './rows.ts';
import { states } from './states.ts';

/** A finished score that somebody asks the meaning of, such as `CURB-65 3`. */
export interface StatedScore {
  readonly row: CalculatorRow;
  readonly score: number;
  /** True if a point for little schooling may not be in the total yet. */
  readonly isAdjusted: boolean;
}

/** Scores that also describe a patient. Alone they are a finding, and only a question makes them a score. */
const findingsToo: readonly string[] = ['gcs', 'paediatric-gcs', 'map', 'shock-index'];

/** The input that adds a point to a finished total. */
const schooling = 'education12OrLess';

/** Inputs that a text may state beside a total: which questionnaire it is, whom it is about, and what warns by itself. */
const besideTotal: ReadonlySet<string> = new Set(
  `tab age age75 age65to74 female smokingStatus supplementalOxygen phq9 ${schooling}`.split(' '),
);

/** Words before a limit, which is no total: the band of `over 4` is not that of 4. */
const beyond =
  /(?:\b(?:over|above|below|under|than|(?:meer|minder) as|bo|onder|(?:acima|abaixo|mais|menos) de)|[<>])\s*(\d+)/gi;

/** Most words of a message that is no more than a score. */
const mostWords = 3;

/** Returns the score that a message names with its total, and without any of its inputs. */
export function statedScore(
  { message, question, isOfSeveral }: Facts,
  library: Library,
): StatedScore | undefined {
  const { patterns } = library;
  if (isOfSeveral || question.mentions.some(({ drug }) => drug !== undefined)) return undefined;
  const limits = new Set([...message.text.matchAll(beyond)].map(([, number]) => Number(number)));
  const findings = new Findings(message.text, patterns);
  const stated = { patient: message.patient, findings };
  const asks = asksMeaning(message.text, patterns);
  const isAsked = asks || patterns('asks-what-then').test(message.text);
  // Of `apgar 3 then 7` neither is the total.
  const isInList = findings.numbersIn('# and|then|to? #').length > 0;
  const length = (message.text.match(/\p{L}+/gu) ?? []).length;
  const isShort = length <= mostWords;
  const mentionsOf = (row: CalculatorRow) =>
    question.mentions.filter(({ entries }) =>
      entries.some(({ type, id }) => type === 'calculator' && id === row.id),
    );
  const namesOf = (row: CalculatorRow) =>
    [
      ...mentionsOf(row).map(({ words }) => words.join(' ').replace(/\d/, ' $&')),
      row.asked,
      row.weakNames,
    ].join();
  const found = calculatorsOf(library).flatMap((row): StatedScore[] => {
    const naming = namingOf(row, question, stated);
    const isNamed = naming === 'sure' || isShort || question.kinds.has('calculator');
    // Of a story that ends in `what now`, the coma scale is a finding.
    const isScore = findingsToo.includes(row.id)
      ? asks || (isAsked && length <= mostWords + 1)
      : isAsked || isNamed;
    const isMeant = naming !== undefined && isScore;
    const isFilled = Object.entries(row.inputs).some(
      ([key, input]) => !besideTotal.has(key) && states(input, stated),
    );
    if (!isMeant || isFilled) return [];
    const [only, ...others] = findings.bareNumbers(message.patient, row.namesake);
    const isOnly = others.length === 0;
    // `PHQ-9 17, and 1 on the last question`: the number behind the name is the total.
    const behind = isOnly || (isAsked && !isInList) ? findings.numberAfter(namesOf(row)) : undefined;
    // The 5.1 of `glucose 28, ketones 5.1: news?` is a value like those beside it.
    const isAlone = isOnly && message.patient.years === undefined && message.patient.signs.size === 0;
    const score = isAlone ? only : behind;
    const isAdjusted = findings.has(row.inputs[schooling]?.yes ?? '') === true;
    return score === undefined || limits.has(score) ? [] : [{ row, score, isAdjusted }];
  });
  // `Paediatric trauma score` is also a trauma score: the longest name counts.
  const lengthOf = ({ row }: StatedScore) => Math.max(0, ...mentionsOf(row).map(({ words }) => words.length));
  const longest = Math.max(0, ...found.map(lengthOf));
  const [one, ...more] = found.filter((each) => lengthOf(each) === longest);
  return more.length === 0 ? one : undefined;
}
