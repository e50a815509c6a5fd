import { Mentions } from '@oryx/content/search';
import type { Algorithm, ChatSource, Medication } from '@oryx/contract';
import { computed, frame, heading, link, list, numbered, quoted } from './answer/blocks.ts';
import type { Toolbox } from './answer/toolbox.ts';
import { stepText } from './passages/algorithms.ts';
import type { KnownPassage } from './passages/passage.ts';
import type { Block } from './remi.ts';
import type { Question } from './retrieval/question.ts';

/** More drugs than these are named only, with their links. */
const mostDrugs = 4;

/** A diagnosis explained, or a care plan: the steps of its algorithm, and the drugs that they give. */
export function planFor(
  kind: 'explain' | 'plan',
  question: Question,
  algorithm: Algorithm,
  tools: Toolbox,
): Block[] {
  const source = { title: algorithm.title, route: `/algorithms/${algorithm.id}` };
  const title = kind === 'plan' ? `Care plan: ${algorithm.title}` : algorithm.title;
  return [
    frame(heading(title)),
    computed(`${algorithm.description} ${link(source)}`, source),
    frame(
      kind === 'plan' ? '**Steps, in the order of the algorithm**' : '**How it is recognised and treated**',
    ),
    computed(`${numbered(stepLines(algorithm))}\n\n${link(source)}`, source),
    ...drugBlocks(question, algorithm, tools),
    ...noteBlocks(algorithm, source),
  ];
}

function stepLines({ steps = [] }: Algorithm): string[] {
  const headingOf = new Map(steps.map(({ id, heading }) => [id, heading]));
  return steps.map((step) => {
    const details = stepText(step, headingOf).split('\n').filter(Boolean).join('; ');
    return details === '' ? `**${step.heading}**` : `**${step.heading}**: ${details}`;
  });
}

/** The drugs of an algorithm that have a page, with their doses for this purpose and patient. */
function drugBlocks(question: Question, algorithm: Algorithm, tools: Toolbox): Block[] {
  const drugs = drugsOf(algorithm, tools.sources.medications);
  if (drugs.length === 0) return [];
  const passages = drugs
    .slice(0, mostDrugs)
    .flatMap((medication) =>
      dosesFor(tools.passagesOfDrug({ name: medication.name, medication }), question, algorithm),
    );
  const links = drugs.map(({ id, name }) => link({ title: name, route: `/medications/${id}` }));
  return [frame('**Drugs in these steps**'), ...quoted(passages), frame(`All of them: ${links.join(', ')}.`)];
}

function drugsOf({ steps = [] }: Algorithm, medications: readonly Medication[]): Medication[] {
  const texts = steps.flatMap(({ heading, details }) => [heading, ...details]);
  return medications.filter(
    ({ name, synonyms, tradeNames }) =>
      new Mentions([[name, ...synonyms, ...tradeNames]]).in(texts).length > 0,
  );
}

const mostDoses = 2;

/** The dose lines whose purpose the algorithm names, for the patient asked about. */
function dosesFor(
  passages: readonly KnownPassage[],
  { groups }: Question,
  algorithm: Algorithm,
): KnownPassage[] {
  const topic = new Mentions([[algorithm.title], ...telling(algorithm.title).map((word) => [word])]);
  return passages
    .filter(
      ({ section, groups: own = [] }) =>
        section === 'dose' && (groups.size === 0 || own.some((group) => groups.has(group))),
    )
    .filter(({ text }) => topic.in([text.split(':')[0] ?? '']).length > 0)
    .slice(0, mostDoses);
}

/** The words of a title that name its subject. */
const telling = (title: string) =>
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
