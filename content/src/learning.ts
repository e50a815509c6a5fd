import {
  difficulties,
  ecgNames,
  keyedSource,
  learningLink,
  learningModule,
  learningProfessions,
  learningQuestion,
  readingSection,
} from '@oryx/contract';
import { z } from 'zod';
import { checkSources } from './check-sources.ts';
import { exact } from './exact.ts';
import { writtenReview } from './written-review.ts';
import type { YamlFile } from './yaml-file.ts';

const text = z.string().trim().min(1);

/** The trace that the app draws with a question or a reading. */
const ecg = z.enum(ecgNames).optional();

/**
 * A question as its author writes it. The right choice is given by its text, so that it cannot be miscounted.
 */
const writtenQuestion = z.strictObject({
  ...learningQuestion.shape,
  ecg,
  answer: text,
  explanation: text,
  source: readingSection.shape.source,
  basis: readingSection.shape.basis,
});

const { sources: _sources, review: _review, minutes: _minutes, ...moduleParts } = learningModule.shape;

const writtenModule = z.strictObject({
  ...moduleParts,
  /** Files of version 0.2 and earlier state a duration. It is worked out now, and this is not read. */
  minutes: z.number().optional(),
  reading: z.array(z.strictObject({ ...readingSection.shape, ecg })).min(1),
  links: z.array(exact(learningLink)),
  questions: z.array(writtenQuestion).min(3).max(5),
});

const fewestPaths = 12;
const fewestModules = 4;
const mostModules = 6;

/** The schema of a file in `learning/`: one path with its modules. */
export const learningPathFile = z
  .strictObject({
    id: learningModule.shape.id,
    title: text,
    description: text,
    difficultyLevel: z.enum(difficulties),
    targetProfession: z.enum(learningProfessions),
    specialtyFocus: text.optional(),
    sources: z.array(exact(keyedSource)).min(1),
    review: writtenReview,
    modules: z.array(writtenModule).min(fewestModules).max(mostModules),
  })
  .superRefine((path, context) => {
    const facts = path.modules.flatMap(({ reading, questions }) => [...reading, ...questions]);
    checkSources(path.sources, { modules: facts }, context);
    for (const { where, fault } of faultsOfModules(path.modules)) {
      context.addIssue({ code: 'custom', path: ['modules', ...where], message: fault });
    }
  });

/** A learning path with its right answers, as on the server. */
export type LearningPath = z.output<typeof learningPathFile>;

interface Fault {
  readonly where: readonly (string | number)[];
  readonly fault: string;
}

function faultsOfModules(modules: readonly z.output<typeof writtenModule>[]): Fault[] {
  return modules.flatMap(({ id, reading, questions }, at) => [
    ...(modules.findIndex((other) => other.id === id) === at
      ? []
      : [{ where: [at, 'id'], fault: `another module is called ${id}` }]),
    ...reading
      .map(({ paragraphs, points }, place) => ({ place, isEmpty: paragraphs.length + points.length === 0 }))
      .filter(({ isEmpty }) => isEmpty)
      .map(({ place }) => ({ where: [at, 'reading', place], fault: 'the section says nothing' })),
    ...questions.flatMap((question, place) =>
      faultsOfQuestion(
        question,
        questions.slice(0, place).map((other) => other.id),
      ).map((fault) => ({
        where: [at, 'questions', place],
        fault,
      })),
    ),
  ]);
}

function faultsOfQuestion(
  { id, choices, answer }: z.output<typeof writtenQuestion>,
  earlierIds: readonly string[],
): string[] {
  const faults: string[] = [];
  if (earlierIds.includes(id)) faults.push(`another question of this module is called ${id}`);
  if (new Set(choices.map((choice) => choice.toLowerCase())).size < choices.length)
    faults.push('a choice stands twice');
  if (!choices.includes(answer)) faults.push('the answer is none of the choices');
  return faults;
}

/**
 * Returns the faults of all files together: too few paths, a file that is not named after its path, and a
 * path whose right answers are all at the same position.
 */
export function faultsOfLearning(files: readonly YamlFile[]): string[] {
  const faults = files.length < fewestPaths ? [`learning:1: fewer than ${fewestPaths} paths`] : [];
  for (const { file, body, faultAt } of files) {
    const { id, modules } = body as LearningPath;
    if (file !== `learning/${id}.yaml`) faults.push(faultAt(['id'], `the file of this path is ${id}.yaml`));
    const places = modules.flatMap(({ questions }) =>
      questions.map(({ choices, answer }) => choices.indexOf(answer)),
    );
    const most = Math.max(...[0, 1, 2, 3, 4].map((place) => places.filter((each) => each === place).length));
    if (most > places.length / 2)
      faults.push(faultAt(['modules'], 'more than half of the right answers stand at the same place'));
  }
  return faults;
}
