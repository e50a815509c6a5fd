import { type LearningModule, learningModule } from '@oryx/contract/learning';
import * as z from 'zod/mini';
import { readJson, removeItem, writeItem } from '../../../device/device-storage.ts';
import { laterKeys } from '../../../device/later-keys.ts';
import { newUuid } from '../../../device/new-uuid.ts';

const key = laterKeys.moduleDraft;

const moduleDraft = z.object({
  userId: z.string(),
  pathId: z.string(),
  module: learningModule,
  /** The chosen answers, by question. */
  choices: z.record(z.string(), z.int()),
  /** Id of this attempt, so that its answers are stored once, however often they are sent. */
  attemptId: z.string(),
});

/** The draft of an open module. */
export type ModuleDraft = Readonly<z.infer<typeof moduleDraft>>;

/** Returns a new draft without answers. */
function newDraft(userId: string, pathId: string, module: LearningModule): ModuleDraft {
  return { userId, pathId, module, choices: {}, attemptId: newUuid() };
}

/** Returns a new draft of the same module. */
export function draftAgain(draft: ModuleDraft): ModuleDraft {
  return newDraft(draft.userId, draft.pathId, draft.module);
}

/** Returns the draft of an opened module. A stored draft of the same module is continued. */
export function draftOf(userId: string, pathId: string, module: LearningModule): ModuleDraft {
  const kept = readDraft(userId);
  const isSame = kept !== null && kept.pathId === pathId && kept.module.id === module.id;
  return isSame
    ? { ...kept, module, choices: validChoices(kept.choices, module) }
    : newDraft(userId, pathId, module);
}

/** Returns the numbers of unanswered questions, from 1. */
export function unanswered({ module, choices }: ModuleDraft): readonly number[] {
  return module.questions.flatMap(({ id }, index) => (choices[id] === undefined ? [index + 1] : []));
}

/** Returns this user's stored draft, or null. */
export function readDraft(userId: string): ModuleDraft | null {
  const { data } = moduleDraft.safeParse(readJson(key));
  return data?.userId === userId ? data : null;
}

/** Stores the draft on the device and replaces any other, so that it survives a reload. */
export function keepDraft(draft: ModuleDraft): void {
  writeItem(key, JSON.stringify(draft));
}

/** Removes the draft from the device, unless another one has replaced it. */
export function forgetDraft({ userId, attemptId }: ModuleDraft): void {
  if (readDraft(userId)?.attemptId === attemptId) removeItem(key);
}

/** Drops choices that no longer exist, because content may have changed. */
function validChoices(
  choices: ModuleDraft['choices'],
  { questions }: LearningModule,
): ModuleDraft['choices'] {
  const counts = new Map(questions.map((question) => [question.id, question.choices.length]));
  return Object.fromEntries(
    Object.entries(choices).filter(([questionId, choice]) => choice < (counts.get(questionId) ?? 0)),
  );
}
