import type { LearningModule } from '@oryx/contract';
import { readJson, removeItem, writeItem } from '../../../device/device-storage.ts';
import { storageKeys } from '../../../product.ts';

const key = storageKeys.moduleDraft;

/** A module that is being read and answered. */
export interface ModuleDraft {
  readonly userId: string;
  readonly pathId: string;
  readonly module: LearningModule;
  /** The choices picked so far, by question. */
  readonly choices: Readonly<Record<string, number>>;
  /** Names this sitting, so that its answers are stored once, however often they are sent. */
  readonly attemptId: string;
}

/** A sitting that begins now, nothing picked. */
function newDraft(userId: string, pathId: string, module: LearningModule): ModuleDraft {
  return { userId, pathId, module, choices: {}, attemptId: newAttemptId() };
}

/** The same module once more, as a sitting of its own. */
export function draftAgain(draft: ModuleDraft): ModuleDraft {
  return newDraft(draft.userId, draft.pathId, draft.module);
}

/** What this module has been opened to: the sitting on the device goes on where it is of the same module. */
export function draftOf(userId: string, pathId: string, module: LearningModule): ModuleDraft {
  const kept = readDraft(userId);
  const isSame = kept !== null && kept.pathId === pathId && kept.module.id === module.id;
  return isSame
    ? { ...kept, module, choices: validChoices(kept.choices, module) }
    : newDraft(userId, pathId, module);
}

/** The questions without a choice, by their place, from 1. */
export function unanswered({ module, choices }: ModuleDraft): readonly number[] {
  return module.questions.flatMap(({ id }, index) => (choices[id] === undefined ? [index + 1] : []));
}

/** The sitting of this user that the device keeps, or null. */
export function readDraft(userId: string): ModuleDraft | null {
  const stored = readJson(key);
  return isDraft(stored) && stored.userId === userId ? stored : null;
}

/** Keeps the sitting on the device, in the place of any other, for a reload or a road without a signal. */
export function keepDraft(draft: ModuleDraft): void {
  writeItem(key, JSON.stringify(draft));
}

/** Removes the sitting from the device, unless another has taken its place. */
export function forgetDraft({ userId, attemptId }: ModuleDraft): void {
  if (readDraft(userId)?.attemptId === attemptId) removeItem(key);
}

/** Content may have changed since: a choice that is no longer there is none. */
function validChoices(
  choices: ModuleDraft['choices'],
  { questions }: LearningModule,
): ModuleDraft['choices'] {
  const counts = new Map(questions.map((question) => [question.id, question.choices.length]));
  return Object.fromEntries(
    Object.entries(choices).filter(([questionId, choice]) => choice < (counts.get(questionId) ?? 0)),
  );
}

/** A random UUID. `crypto.randomUUID` is not there where a clinic's own network serves Oryx without TLS. */
function newAttemptId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  // The fixed digits are version and variant (RFC 9562).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

function isDraft(value: unknown): value is ModuleDraft {
  if (!isRecord(value)) return false;
  const module = value['module'];
  return (
    ['userId', 'pathId', 'attemptId'].every((name) => typeof value[name] === 'string') &&
    isRecord(value['choices']) &&
    isRecord(module) &&
    typeof module['id'] === 'string' &&
    typeof module['title'] === 'string' &&
    ['reading', 'links', 'questions', 'sources'].every((name) => Array.isArray(module[name]))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
