import type { Algorithm, ChatSource, Medication } from '@oryx/contract';
import { Mentions, words } from '@oryx/search';
import {
  chartPage,
  computed,
  drugPage,
  frame,
  heading,
  link,
  list,
  numbered,
  quoted,
} from '../../answer/blocks.ts';
import type { Library } from '../../library.ts';
import type { KnownPassage } from '../../passages/passage.ts';
import type { Block } from '../../remi.ts';
import { groupsIn, type Question } from '../../retrieval/question.ts';

/** Maximum number of drugs to quote doses for. Further drugs are linked only. */
const mostDrugs = 4;

/** Returns an explanation or a care plan: the steps of an algorithm, and the drugs they give. */
export function planFor(
  kind: 'explain' | 'plan',
  question: Question,
  algorithm: Algorithm,
  library: Library,
): Block[] {
  const source = chartPage(algorithm);
  const title = kind === 'plan' ? `Care plan: ${algorithm.title}` : algorithm.title;
  return [
    frame(heading(title)),
    computed(`${algorithm.description} ${link(source)}`, source),
    frame(
      kind === 'plan' ? '**Steps, in the order of the algorithm**' : '**How it is recognised and treated**',
    ),
    {
      ...computed(`${numbered(linesOf(algorithm, library.sources.algorithms))}\n\n${link(source)}`, source),
      drugs: drugsOf(algorithm, library).map(({ name }) => name),
    },
    ...drugBlocks(question, algorithm, library),
    ...noteBlocks(algorithm, source),
  ];
}

function linesOf({ steps = [] }: Algorithm, algorithms: readonly Algorithm[]): string[] {
  return steps.map((step) => {
    const details = withCharts(step.details.join('; '), algorithms);
    return details === '' ? `**${step.heading}**` : `**${step.heading}**: ${details}`;
  });
}

/** Links each whole title of another chart in a text. */
function withCharts(text: string, algorithms: readonly Algorithm[]): string {
  return text.replaceAll(/\bchart (?=\p{Lu})([^;.()]+)/giu, (said, named: string) => {
    const [chart] = algorithms
      .filter(({ title }) => named.toLowerCase().startsWith(title.toLowerCase()))
      .sort((a, b) => b.title.length - a.title.length);
    if (!chart) return said;
    return `chart ${link(chartPage(chart))}${named.slice(chart.title.length)}`;
  });
}

/**
 * Returns the drugs of the steps, in order. Drugs with a page come with the doses for this purpose and
 * patient.
 */
function drugBlocks(question: Question, algorithm: Algorithm, library: Library): Block[] {
  const drugs = drugsOf(algorithm, library);
  if (drugs.length === 0) return [];
  const pages = drugs.map(drugPage);
  const passages = drugs.map((medication) =>
    dosesFor(library.passagesOfDrug({ name: medication.name, medication }), question, algorithm, library),
  );
  return [
    frame('**Drugs in these steps**'),
    ...pages.map((page) => frame(list([link(page)]), page)),
    ...quoted(
      passages
        .filter((doses) => doses.length > 0)
        .slice(0, mostDrugs)
        .flat(),
    ),
  ];
}

/** Charts shorten drug names: `Magnesium 4 g IV` is magnesium sulphate. */
const isShortened = (text: string, name: string) =>
  new RegExp(String.raw`\b${name.split(' ')[0]} (?:\d|IV\b|IM\b|IO\b)`, 'i').test(text);

function drugsOf({ steps = [] }: Algorithm, library: Library): Medication[] {
  const found = steps.flatMap(({ heading, details }) =>
    [heading, ...details].flatMap((text) => [
      ...library.drugsIn(text).flatMap(({ medication }) => medication ?? []),
      ...library.sources.medications.filter(({ name }) => isShortened(text, name)),
    ]),
  );
  return [...new Set(found)];
}

const mostDoses = 2;

/** Returns the dose lines whose indication the algorithm names, for the requested patient. */
function dosesFor(
  passages: readonly KnownPassage[],
  { groups }: Question,
  algorithm: Algorithm,
  { patterns }: Library,
): KnownPassage[] {
  const asked = groups.size > 0 ? groups : groupsIn(words(algorithm.title), patterns);
  const topic = new Mentions([[algorithm.title], ...subjectWords(algorithm.title).map((word) => [word])]);
  return passages
    .filter(
      ({ section, groups: own = [] }) =>
        section === 'dose' && (asked.size === 0 || own.some((group) => asked.has(group))),
    )
    .filter(({ dose }) => dose !== undefined && topic.in([dose.topic, dose.indication]).length > 0)
    .slice(0, mostDoses);
}

/** Returns the words of a title that name its subject. */
const subjectWords = (title: string) =>
  title
    .split(/[\s,:()/]+/)
    .filter(
      (word) =>
        word.length > 4 &&
        !/^(acute|adult|child|severe|suspected|general|approach|first|survey|patient)$/i.test(word),
    );

function noteBlocks({ sourceNotes = [] }: Algorithm, source: ChatSource): Block[] {
  if (sourceNotes.length === 0) return [];
  return [computed(`**Where this comes from**\n\n${list(sourceNotes)}\n\n${link(source)}`, source)];
}
