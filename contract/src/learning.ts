import { z } from 'zod';
import { message } from './auth.ts';
import { endpoint } from './endpoint.ts';

const id = z.string().min(1).max(64);

export const learningProfessions = [
  'Nurse',
  'Paramedic',
  'Advanced Life Support Paramedic',
  'Doctor',
] as const;
export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;

export const learningPathItem = z
  .object({
    path: z.object({
      id,
      title: z.string(),
      description: z.string(),
      difficultyLevel: z.enum(difficulties),
      targetProfession: z.string(),
      specialtyFocus: z.string().optional(),
      estimatedDurationHours: z.number(),
    }),
    progress: z.object({
      status: z.enum(['not_started', 'in_progress', 'completed']),
      completedModules: z.int(),
      totalModules: z.int(),
      overallScore: z.number(),
      timeSpentHours: z.number(),
    }),
    modules: z.array(z.object({ id, title: z.string() })),
  })
  .meta({ id: 'LearningPathItem' });
export type LearningPathItem = z.infer<typeof learningPathItem>;

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
      learningStreak: z.int(),
      totalTimeHours: z.number(),
      averageScore: z.number(),
    }),
    skillProgression: z.array(
      z.object({
        skillArea: z.string(),
        currentLevel: z.string(),
        progress: z.number(),
        recentImprovement: z.boolean(),
      }),
    ),
    upcomingDeadlines: z.array(z.object({ title: z.string(), dueDate: z.iso.datetime(), priority })),
  }),
});

export const listRecommendations = endpoint({
  method: 'GET',
  path: '/api/learning/recommendations',
  access: 'user',
  summary: 'What to learn next, and why',
  response: z.array(
    z.object({ id, title: z.string(), description: z.string(), reason: z.string(), priority }),
  ),
});

export const startModule = endpoint({
  method: 'POST',
  path: '/api/learning/modules/start',
  access: 'user',
  summary: 'Starts a module, and its path with it',
  request: z.object({ pathId: id, moduleId: id }),
  response: message,
});

export const completeModule = endpoint({
  method: 'POST',
  path: '/api/learning/modules/complete',
  access: 'user',
  summary: 'Grades the answers of a module and stores score and time',
  request: z.object({
    pathId: id,
    moduleId: id,
    answers: z.array(z.object({ questionId: id, choice: z.int().min(0).max(9) })).max(20),
  }),
  response: z.object({ score: z.number(), completed: z.boolean() }),
});

export const acceptRecommendation = endpoint({
  method: 'PUT',
  path: '/api/learning/recommendations/{id}/accept',
  access: 'user',
  summary: 'Starts what a recommendation suggests',
  params: z.object({ id }),
  response: message,
});
