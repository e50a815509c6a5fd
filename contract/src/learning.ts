import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as keptRoutes from './kept-routes.ts';
import { message } from './message.ts';
import { basis, keyedSource, review } from './review.ts';

const name = z
  .string()
  .check(z.minLength(1), z.regex(/^[a-z0-9-]+$/, 'Use small letters, digits and hyphens.'));
const id = name.check(z.maxLength(64));

const text = z.string().check(z.trim(), z.minLength(1));

export const learningProfessions = [
  'Nurse',
  'Paramedic',
  'Advanced Life Support Paramedic',
  'Doctor',
] as const;
export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;

/** The skills that modules train, and the keys of skills in analytics. */
export const skillAreas = [
  'airway_management',
  'cardiac_resuscitation',
  'emergency_assessment',
  'medical_emergencies',
  'paediatric_emergencies',
  'trauma_care',
  'obstetric_care',
  'toxicology',
  'ecg_interpretation',
  'infection_emergencies',
] as const;
export type SkillArea = (typeof skillAreas)[number];

/** The ECGs that the app can draw, by the name of the trace. */
export const ecgNames = [
  'normal',
  'atrial-fibrillation',
  'atrial-flutter',
  'ventricular-tachycardia',
  'torsades-de-pointes',
  'complete-heart-block',
  'inferior-stemi',
  'posterior-stemi',
  'hyperkalaemia',
  'wolff-parkinson-white',
  'long-qt',
  'anterior-stemi',
  'ventricular-fibrillation',
] as const;
export type EcgName = (typeof ecgNames)[number];

/** The source of a fact in a module: a source key of its path, and how it was read. */
const sourced = { source: z.string().check(z.minLength(1)), basis };

/** The trace to draw with a text. A later Oryx may name one that this app cannot draw. */
const ecg = z.optional(id);

/** One part of the reading of a module: paragraphs or a list, from one source. */
export const readingSection = z.object({
  heading: text,
  paragraphs: z._default(z.array(text), []),
  points: z._default(z.array(text), []),
  ecg,
  ...sourced,
});

/** A page of Oryx that a module links to. */
export const learningLink = z.object({
  title: text,
  route: z
    .string()
    .check(
      z.regex(/^\/(medications|algorithms|calculator)\/[a-z0-9-]+$|^\/(pediatrics|ecg-course|ecg-gallery)$/),
    ),
});

/** A question without its right choice, which stays on the server until the question is answered. */
export const learningQuestion = z.object({
  id,
  prompt: text,
  ecg,
  choices: z.array(text).check(z.minLength(3), z.maxLength(5)),
});
export type LearningQuestion = z.infer<typeof learningQuestion>;

/** A module, as sent to its reader. */
export const learningModule = z.object({
  id,
  title: text,
  /** Duration in minutes, worked out from words and questions. */
  minutes: z.int().check(z.minimum(1), z.maximum(90)),
  skill: z.enum(skillAreas),
  reading: z.array(readingSection).check(z.minLength(1)),
  links: z.array(learningLink),
  questions: z.array(learningQuestion).check(z.minLength(3), z.maxLength(5)),
  /** The sources of its sections and explanations. */
  sources: z.array(keyedSource),
  review,
});
export type LearningModule = z.infer<typeof learningModule>;

/** The result of one question, with the right choice. */
const moduleResult = z.object({
  questionId: id,
  choice: z.int(),
  rightChoice: z.int(),
  isRight: z.boolean(),
  explanation: text,
  ...sourced,
});
export type ModuleResult = z.infer<typeof moduleResult>;

/** A score in percent. */
const score = z.number().check(z.minimum(0), z.maximum(100));

const progress = z.object({
  status: z.enum(['not_started', 'in_progress', 'completed']),
  completedModules: z.int(),
  totalModules: z.int(),
  /** Mean of the best scores of answered modules, in percent. 0 before the first. */
  overallScore: score,
  timeSpentHours: z.number(),
});

export const learningPathItem = z.object({
  path: z.object({
    id,
    title: text,
    description: text,
    difficultyLevel: z.enum(difficulties),
    targetProfession: z.enum(learningProfessions),
    specialtyFocus: z.optional(text),
    estimatedDurationHours: z.number(),
  }),
  progress,
  modules: z.array(
    z.object({
      id,
      title: text,
      minutes: z.int(),
      isCompleted: z.boolean(),
      /** The best score in percent, or null before the first attempt. */
      score: z.nullable(score),
    }),
  ),
});
export type LearningPathItem = z.infer<typeof learningPathItem>;

/** Contains the reason and the target, so it is longer than the id of a path. */
const recommendationId = name.check(z.maxLength(96));

const priority = z.enum(['high', 'medium', 'low']);

export const listLearningPaths = endpoint({
  ...keptRoutes.listLearningPaths,
  access: 'user',
  summary: "Learning paths with the user's progress",
  request: z.object({
    profession: z.optional(z.enum(learningProfessions)),
    difficulty: z.optional(z.enum(difficulties)),
  }),
  response: z.array(learningPathItem),
});

export const learningAnalytics = endpoint({
  ...keptRoutes.learningAnalytics,
  access: 'user',
  summary: "The user's learning in figures",
  response: z.object({
    overallProgress: z.object({
      completedPaths: z.int(),
      /** Number of consecutive days, by the user's calendar, with an answered module. */
      learningStreak: z.int(),
      totalTimeHours: z.number(),
      averageScore: score,
    }),
    skillProgression: z.array(
      z.object({
        skillArea: z.enum(skillAreas),
        currentLevel: z.enum(difficulties),
        progress: score,
        recentImprovement: z.boolean(),
      }),
    ),
    upcomingDeadlines: z.array(z.object({ title: text, dueDate: z.iso.datetime(), priority })),
    /** The last weeks, oldest first, each with its Monday by the user's calendar. */
    weeks: z.array(
      z.object({
        monday: z.iso.date(),
        minutes: z.number(),
        completedModules: z.int(),
        /** Mean score of the modules completed in this week, or null without any. */
        averageScore: z.nullable(score),
      }),
    ),
  }),
});

export const listRecommendations = endpoint({
  ...keptRoutes.listRecommendations,
  access: 'user',
  summary: 'What to learn next, and why',
  response: z.array(
    z.object({ id: recommendationId, title: text, description: text, reason: text, priority }),
  ),
});

/**
 * The time zone of the user's device, such as `Africa/Windhoek`, which decides the calendar day there. It
 * goes into a header, because the specification fixes the body. The server reads an unknown one as
 * `Africa/Windhoek`.
 */
const timeZone = { 'time-zone': z.optional(z.string()) };

/** The modules of a path, as its readers get them. */
export const pathModules = z.object({ pathId: id, modules: z.array(learningModule) });
export type PathModules = z.infer<typeof pathModules>;

export const listLearningModules = endpoint({
  ...keptRoutes.listLearningModules,
  access: 'user',
  summary: 'All modules without their right answers, to read them without a connection',
  response: z.array(pathModules),
});

const attemptId = z.optional(z.uuid());
const answeredAt = z.optional(z.iso.datetime());

export const startModule = endpoint({
  method: 'POST',
  path: '/api/learning/modules/start',
  access: 'user',
  summary: 'Starts a module, and its path with it, and answers what it holds',
  request: z.object({ pathId: id, moduleId: id }),
  headers: z.object(timeZone),
  response: z.extend(message, { module: learningModule }),
});

/** How the app of version 0.1 says in the body what belongs into the headers. A device may have kept that app. */
const saidInBody = { attemptId, answeredAt, timeZone: z.optional(z.string()) };

export const completeModule = endpoint({
  method: 'POST',
  path: '/api/learning/modules/complete',
  access: 'user',
  summary: 'Grades the answers of a module and stores score and time',
  request: z.object({
    pathId: id,
    moduleId: id,
    /** One answer to each question. `choice` is the index of the choice, from 0. */
    answers: z
      .array(z.object({ questionId: id, choice: z.int().check(z.minimum(0), z.maximum(4)) }))
      .check(z.minLength(1), z.maxLength(5)),
    ...saidInBody,
  }),
  headers: z.object({
    /**
     * Idempotency key of this attempt, generated by the device. An attempt is stored once, however often it
     * is sent.
     */
    'idempotency-key': attemptId,
    /** Time of the answers, if they are sent later. */
    'answered-at': answeredAt,
    ...timeZone,
  }),
  response: z.object({
    score,
    /** True if this score reaches the pass mark. */
    completed: z.boolean(),
    results: z.array(moduleResult),
    /** The progress of the path after this module. */
    progress,
  }),
});

export const acceptRecommendation = endpoint({
  method: 'PUT',
  path: '/api/learning/recommendations/{id}/accept',
  access: 'user',
  summary: 'Starts what a recommendation suggests',
  params: z.object({ id: recommendationId }),
  response: message,
});
