import type { LearningModule, LearningPathItem } from '@oryx/contract';

/** A module of a learning path for tests. */
export const bagMask: LearningModule = {
  id: 'bag-mask',
  title: 'Bag-mask ventilation',
  minutes: 20,
  skill: 'airway_management',
  reading: [
    {
      heading: 'Hold the mask',
      paragraphs: ['Two hands hold better than one.'],
      points: ['Lift the chin.', 'Watch the chest.'],
      source: 'manual',
      basis: 'seen',
    },
    { heading: 'How often', paragraphs: ['Count aloud.'], points: [], source: 'course', basis: 'general' },
  ],
  links: [{ title: 'Paed-Cal', route: '/pediatrics' }],
  questions: [
    { id: 'hold', prompt: 'How is the mask held best?', choices: ['One hand', 'Two hands', 'A strap'] },
    { id: 'watch', prompt: 'What do you watch?', choices: ['The chest', 'The bag', 'The clock'] },
    {
      id: 'count',
      prompt: 'How do you keep the rate?',
      choices: ['By feeling', 'Not at all', 'Count aloud'],
    },
  ],
  sources: [
    { key: 'manual', title: 'Airway manual', edition: '2021', read: 'full', for: 'mask hold' },
    { key: 'course', title: 'Airway course', edition: 'not stated', read: 'none', for: 'rate' },
  ],
  review: { status: 'draft', by: null, on: null },
};

/** Returns a learning path of five modules, some of them completed, for tests. */
export function pathItem(
  completedModules: number,
  changes: Partial<LearningPathItem['progress']> = {},
): LearningPathItem {
  const ids = ['open', 'bag-mask', 'suction', 'tubes', 'failed'];
  const status =
    completedModules === 0 ? 'not_started' : completedModules < ids.length ? 'in_progress' : 'completed';
  return {
    path: {
      id: 'airway',
      title: 'Airway from the start',
      description: 'Opens, holds and watches an airway.',
      difficultyLevel: 'beginner',
      targetProfession: 'Paramedic',
      specialtyFocus: 'Emergency care',
      estimatedDurationHours: 1.5,
    },
    progress: {
      status,
      completedModules,
      totalModules: ids.length,
      overallScore: completedModules === 0 ? 0 : 80,
      timeSpentHours: completedModules / 2,
      ...changes,
    },
    modules: ids.map((id, index) => ({
      id,
      title: `Module ${id}`,
      minutes: 20,
      isCompleted: index < completedModules,
      score: index < completedModules ? 80 : null,
    })),
  };
}
