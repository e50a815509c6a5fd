import { heading, link } from '../../answer/blocks.ts';
import type { Library } from '../../library.ts';
import type { Block } from '../../remi.ts';
import { routeOf } from './choice.ts';
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
  const source = { title: path.chart.title, route: routeOf(path.chart) };
  const named = library
    .algorithmPassages(source.route)
    .filter(({ heading: own }) => stepsOf(path).some(({ lines }) => lines.includes(own)));
  const said = verdictOf(path);
  const text = [
    heading(link(source)),
    ...(said === undefined ? [] : [said]),
    ...itemsText(path.items),
    ...(path.before.length > 0 ? [`If not yet done: ${path.before.join('; ')}.`] : []),
    ...furtherText(path.items),
  ].join('\n\n');
  return [
    {
      kind: 'passage',
      source,
      text,
      page: 'algorithm',
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

/** Returns the steps as one numbered list. A question stands below the step before it. */
function itemsText(items: readonly PathItem[]): string[] {
  const shown = new Set<string>();
  let number = 0;
  return items.map((item) => {
    if (isQuestion(item)) return item.isException ? exceptionText(item) : questionText(item, shown);
    number += 1;
    return `${number}. ${stepText(item, shown)}`;
  });
}

/** Returns a step with all lines. What stands above is only named. */
function stepText({ id, lines }: PathStep, shown: Set<string>): string {
  const [first = '', ...rest] = shown.has(id) ? lines.slice(0, 1) : lines;
  shown.add(id);
  return rest.length === 0 ? `**${first}**` : `**${first}**: ${rest.join('; ')}`;
}

/** Returns a question of which no way is walked, each way with its steps. */
function questionText({ question, ways }: PathQuestion, shown: Set<string>): string {
  return [`**${question}**`, ...ways.map((way) => wayText(way, shown))].join('\n');
}

function wayText({ label, steps, further }: PathWay, shown: Set<string>, indent = ''): string {
  const said = [...steps.map((step) => stepText(step, shown)), ...(further ? [further.question] : [])].join(
    '. ',
  );
  const ways = (further?.ways ?? []).map((way) => wayText(way, shown, `${indent}  `));
  return [`${indent}- ${label}: ${said}`, ...ways].join('\n');
}

/** Returns an exception in one line, so that the steps stay together. Its steps stand in full below. */
const exceptionText = ({ question, ways }: PathQuestion): string =>
  `- ${question} ${ways.map(({ label, ...way }) => `${label}: ${leavesOf(way).map(nameOf).join(' or ')}`).join('. ')}`;

const leavesOf = ({ steps, further }: Pick<PathWay, 'steps' | 'further'>): readonly PathStep[] => [
  ...steps,
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
    const ways = question.isException ? question.ways.map((way) => wayText(way, new Set(), '  ')) : [];
    return [signs, ...ways].join('\n');
  });
  return [`**The questions in full**\n\n${lines.join('\n')}`];
}
