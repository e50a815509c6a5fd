import { z } from 'zod';
import { message } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { basis, keyedSource, review } from './review.ts';

const name = z
  .string()
  .min(1)
  .regex(/^[a-z0-9-]+$/, 'use small letters, digits and hyphens');
const id = name.max(64);

const text = z.string().trim().min(1);

export const learningProfessions = [
  'Nurse',
  'Paramedic',
  'Advanced Life Support Paramedic',
  'Doctor',
] as const;
export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;

/** What a module trains; the keys of skills in analytics. */
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

/** Where a fact of a module comes from: the key of a source of its path, and how far it was read. */
const sourced = { source: z.string().min(1), basis };

/** One part of the reading of a module: paragraphs or a list, from one source. */
export const readingSection = z.object({
  heading: text,
  paragraphs: z.array(text).default([]),
  points: z.array(text).default([]),
  ...sourced,
});

/** A page of Oryx that a module sends its reader to. */
export const learningLink = z.object({
  title: text,
  route: z.string().regex(/^\/(medications|algorithms|calculator)\/[a-z0-9-]+$|^\/(pediatrics|ecg-course)$/),
});

/** A question as it is asked: which choice is right stays on the server until it is answered. */
export const learningQuestion = z.object({ id, prompt: text, choices: z.array(text).min(3).max(5) });
export type LearningQuestion = z.infer<typeof learningQuestion>;

/** A module as its reader gets it. */
export const learningModule = z
  .object({
    id,
    title: text,
    /** How long it takes, in minutes. */
    minutes: z.int().min(10).max(90),
    skill: z.enum(skillAreas),
    reading: z.array(readingSection).min(1),
    links: z.array(learningLink),
    questions: z.array(learningQuestion).min(3).max(5),
    /** The sources that its sections and the explanations of its questions point to. */
    sources: z.array(keyedSource),
    review,
  })
  .meta({ id: 'LearningModule' });
export type LearningModule = z.infer<typeof learningModule>;

/** How a question was answered, and what is right about it. */
const moduleResult = z.object({
  questionId: id,
  choice: z.int(),
  rightChoice: z.int(),
  isRight: z.boolean(),
  explanation: text,
  ...sourced,
});
export type ModuleResult = z.infer<typeof moduleResult>;

/** A score in per cent. */
const score = z.number().min(0).max(100);

const progress = z.object({
  status: z.enum(['not_started', 'in_progress', 'completed']),
  completedModules: z.int(),
  totalModules: z.int(),
  /** Mean of the best scores of the completed modules, in per cent; 0 before the first. */
  overallScore: score,
  timeSpentHours: z.number(),
});

export const learningPathItem = z
  .object({
    path: z.object({
      id,
      title: text,
      description: text,
      difficultyLevel: z.enum(difficulties),
      targetProfession: z.enum(learningProfessions),
      specialtyFocus: text.optional(),
      estimatedDurationHours: z.number(),
    }),
    progress,
    modules: z.array(
      z.object({
        id,
        title: text,
        minutes: z.int(),
        isCompleted: z.boolean(),
        /** The best score in per cent; null before it was completed. */
        score: score.nullable(),
      }),
    ),
  })
  .meta({ id: 'LearningPathItem' });
export type LearningPathItem = z.infer<typeof learningPathItem>;

/** Says why it is recommended and then what: longer than the id of a path. */
const recommendationId = name.max(96);

const priority = z.enum(['high', 'medium', 'low']);

export const listLearningPaths = endpoint({
  method: 'GET',
  path: '/api/learning/paths',
  access: 'user',
  summary: "Learning paths with the user's progress",
  request: z.object({
    profession: z.enum(learningProfessions).optional(),
    difficulty: z.enum(difficulties).optional(),
  }),
  response: z.array(learningPathItem),
});

export const learningAnalytics = endpoint({
  method: 'GET',
  path: '/api/learning/analytics',
  access: 'user',
  summary: "The user's learning in figures",
  response: z.object({
    overallProgress: z.object({
      completedPaths: z.int(),
      /** Days in a row, by the user's calendar, on each of which a module was completed. */
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
        /** Mean score of what was completed in this week; null where nothing was. */
        averageScore: score.nullable(),
      }),
    ),
  }),
});

export const listRecommendations = endpoint({
  method: 'GET',
  path: '/api/learning/recommendations',
  access: 'user',
  summary: 'What to learn next, and why',
  response: z.array(
    z.object({ id: recommendationId, title: text, description: text, reason: text, priority }),
  ),
});

/** The time zone of the user's device, such as `Africa/Windhoek`: it decides which calendar day it is there. */
const timeZone = z.string().max(64).optional();

export const startModule = endpoint({
  method: 'POST',
  path: '/api/learning/modules/start',
  access: 'user',
  summary: 'Starts a module, and its path with it, and answers what it holds',
  request: z.object({ pathId: id, moduleId: id, timeZone }),
  response: message.extend({ module: learningModule }),
});

export const completeModule = endpoint({
  method: 'POST',
  path: '/api/learning/modules/complete',
  access: 'user',
  summary: 'Grades the answers of a module and stores score and time',
  request: z.object({
    pathId: id,
    moduleId: id,
    /** One answer to each question; `choice` is the place of the choice, from 0. */
    answers: z
      .array(z.object({ questionId: id, choice: z.int().min(0).max(4) }))
      .min(1)
      .max(5),
    /** Made by the device for this sitting: the same sitting is stored once, however often it is sent. */
    attemptId: z.uuid().optional(),
    /** When the answers were given, if they are sent later. */
    answeredAt: z.iso.datetime().optional(),
    timeZone,
  }),
  response: z.object({
    score,
    completed: z.boolean(),
    results: z.array(moduleResult),
    /** The path after this module. */
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
