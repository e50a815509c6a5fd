import { readAmounts } from '@oryx/doses';
import { chartPage, heading, link } from '../../answer/blocks.ts';
import type { Library } from '../../library.ts';
import type { Block } from '../../remi.ts';
import {
  isQuestion,
  type Path,
  type PathItem,
  type PathQuestion,
  type PathStep,
  type PathWay,
  stepsOf,
} from './path.ts';

/** Returns the blocks of a path: what to know of it first, then its steps. */
export function pathBlocks(path: Path, library: Library): Block[] {
  const source = chartPage(path.chart);
  const named = library
    .algorithmPassages(source.route)
    .filter(({ heading: own }) =>
      stepsOf(path).some((step) => step.lines.length > 0 && step.heading === own),
    );
  const said = verdictOf(path);
  const { texts, shown } = briefSteps(path.items);
  const text = [
    heading(link(source)),
    ...(said === undefined ? [] : [said]),
    ...(path.before.length > 0
      ? [
          [`If not yet done: ${path.before.join('; ')}.`, ...path.noted.map((line) => `**${line}.**`)].join(
            ' ',
          ),
        ]
      : []),
    ...texts,
    ...moreText(path.items, shown),
    ...furtherText(path.items),
  ].join('\n\n');
  return [
    {
      kind: 'passage',
      source,
      text,
      page: 'algorithm',
      step: path.open ?? 'end',
      drugs: named.flatMap(({ drugs = [] }) => drugs),
    },
  ];
}

const names = { adult: 'adults', child: 'children', infant: 'infants', newborn: 'newborns' } as const;

function verdictOf({ onlyFor, who, isAdultAssumed }: Path): string | undefined {
  if (onlyFor && who)
    return `**Oryx has this chart for ${names[onlyFor]} only. No dose is shown for this patient: call for help.**`;
  return isAdultAssumed ? 'Age not stated: adult steps.' : undefined;
}

/** The number of lines of each step that were shown. */
type Shown = Map<string, number>;
type StepText = (step: PathStep, shown: Shown) => string;

/** Returns the lines that the brief steps leave out. */
function moreText(items: readonly PathItem[], shown: Shown): string[] {
  const steps = items
    .filter((item) => !(isQuestion(item) && item.isException))
    .flatMap((item) => stepsOf({ items: [item] }));
  const lines = steps.flatMap(({ id, lines: [first = '', ...rest] }, at) => {
    const left = rest.slice((shown.get(id) ?? 1) - 1);
    const isFirst = steps.findIndex((step) => step.id === id) === at;
    return isFirst && left.length > 0 ? [`- **${first}**: ${left.join('; ')}`] : [];
  });
  return lines.length === 0 ? [] : [`**More on the steps**\n\n${lines.join('\n')}`];
}

/** Length of the first steps that are never shortened. */
const firstLength = 210;

const lengthOf = ({ lines }: PathStep): number => lines.join('; ').length;

/** Lengths at which a brief step may end, from the longest steps to the shortest. */
const briefLengths = [Number.POSITIVE_INFINITY, 110, 70, 40];
/** Number of characters that the first steps may take, so that they are seen at once. */
const seenAtOnce = 330;

/** Returns the steps as they are read while one acts: as long as all of them are seen at once. */
function briefSteps(items: readonly PathItem[]): {
  readonly texts: readonly string[];
  readonly shown: Shown;
} {
  const all = briefLengths.map((length) => {
    const shown: Shown = new Map();
    return { texts: itemsText(items, briefly(length), shown), shown };
  });
  const fits = ({ texts }: (typeof all)[number]) => texts.join(' ').replaceAll('*', '').length <= seenAtOnce;
  return all.find(fits) ?? all.at(-1) ?? { texts: [], shown: new Map() };
}

/** Returns the steps as one numbered list. A question stands below the step before it. */
function itemsText(items: readonly PathItem[], textOf: StepText, shown: Shown): string[] {
  let number = 0;
  let length = 0;
  return items.map((item) => {
    if (isQuestion(item)) return item.isException ? exceptionText(item) : questionText(item, shown, textOf);
    number += 1;
    length += lengthOf(item);
    // What is done first is read before anything can be opened.
    const ofPlace = length <= firstLength ? stepText : number === 1 ? briefly(firstLength) : textOf;
    return `${number}. ${ofPlace(item, shown)}`;
  });
}

/** Length from which a heading alone says what to do. */
const headingLength = 24;

/** Returns a step with its heading, and as many lines as are wanted. That of a drug goes on to its dose. */
const briefly =
  (wanted: number): StepText =>
  ({ id, lines, isDrug }, shown) => {
    const [first = '', ...rest] = lines;
    const own = [first];
    const length = () => own.join('; ').length;
    const lacksDose = () => isDrug && readAmounts(own.join('; ')).length === 0;
    const isDone = (line: string) =>
      length() >= headingLength && !lacksDose() && length() + line.length > wanted;
    if (!shown.has(id))
      for (const line of rest) {
        if (isDone(line)) break;
        own.push(line);
      }
    shown.set(id, Math.max(shown.get(id) ?? 0, own.length));
    return own.length === 1 ? `**${first}**` : `**${first}**: ${own.slice(1).join('; ')}`;
  };

/** Returns a step with all lines. What stands above is only named. */
function stepText({ id, lines }: PathStep, shown: Shown): string {
  const [first = '', ...rest] = shown.has(id) ? lines.slice(0, 1) : lines;
  shown.set(id, lines.length);
  return rest.length === 0 ? `**${first}**` : `**${first}**: ${rest.join('; ')}`;
}

/** Returns a question of which no way is walked, each way with its steps. */
function questionText({ question, ways }: PathQuestion, shown: Shown, textOf: StepText): string {
  // An answer of yes is read first, as it is asked for.
  const asked = ways.toSorted((one, other) => Number(isYes(other)) - Number(isYes(one)));
  return [`**${question}**`, ...asked.map((way) => wayText(way, shown, textOf))].join('\n');
}

const isYes = ({ label }: PathWay): boolean => label === 'Yes';

function wayText({ label, steps, further }: PathWay, shown: Shown, textOf: StepText, indent = ''): string {
  const said = [...steps.map((step) => textOf(step, shown)), ...(further ? [further.question] : [])].join(
    '. ',
  );
  const ways = (further?.ways ?? []).map((way) => wayText(way, shown, textOf, `${indent}  `));
  return [`${indent}- ${label}: ${said}`, ...ways].join('\n');
}

/** Returns an exception in one line, so that the steps stay together. Its steps stand in full below. */
const exceptionText = ({ question, ways }: PathQuestion): string =>
  `- ${question} ${ways.map(({ label, ...way }) => `${label}: ${[...new Set(leavesOf(way).map(nameOf))].join(' or ')}`).join('. ')}`;

const leavesOf = ({ steps, further }: Pick<PathWay, 'steps' | 'further'>): readonly PathStep[] => [
  ...steps.slice(0, 1),
  ...(further?.ways ?? []).flatMap(leavesOf),
];

/** Length of a heading that is only a label, such as `Infant`. The line below it says what to do. */
const labelLength = 15;

function nameOf({ lines: [first = '', second] }: PathStep): string {
  return `**${second !== undefined && first.length < labelLength ? `${first}: ${second}` : first}**`;
}

/** Returns what the questions ask for and the exceptions in full, to be read once the first steps are under way. */
function furtherText(items: readonly PathItem[]): string[] {
  const asked = items.filter(isQuestion).filter(({ signs, isException }) => isException || signs.length > 0);
  if (asked.length === 0) return [];
  const lines = asked.map((question) => {
    const signs = `- ${[question.question, question.signs.join('; ')].join(' ').trim()}`;
    const ways = question.isException
      ? question.ways.map((way) => wayText(way, new Map(), stepText, '  '))
      : [];
    return [signs, ...ways].join('\n');
  });
  return [`**The questions in full**\n\n${lines.join('\n')}`];
}
