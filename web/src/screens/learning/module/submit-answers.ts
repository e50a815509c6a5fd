import type { ResponseOf } from '@oryx/contract/endpoint';
import { completeModule } from '@oryx/contract/learning';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { completionOf, keepUnsentAnswers, type UnsentAnswers } from '../../../api/unsent-answers.ts';
import { forgetDraft, type ModuleDraft } from './module-draft.ts';

/** Time limit in ms after which the answers are stored on the device instead. */
const timeout = 20_000;

export type ModuleResult = ResponseOf<typeof completeModule>;

/** The outcome of submitted answers: graded, or kept until there is a connection. */
export type Outcome = { readonly kind: 'graded'; readonly result: ModuleResult } | { readonly kind: 'kept' };

/** Returns the time zone of this device, by which the server assigns calendar days. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Submits the answers of a draft. If the server is unreachable, they are stored on the device and the draft
 * is finished. Throws an ApiError if the server rejects them, or the original error if the device cannot
 * store them.
 */
export async function submitAnswers(draft: ModuleDraft): Promise<Outcome> {
  const submission = submissionOf(draft);
  const signal = AbortSignal.timeout(timeout);
  try {
    const result = await call(completeModule, { ...completionOf(submission), signal });
    forgetDraft(draft);
    return { kind: 'graded', result };
  } catch (error) {
    if (error instanceof ApiError || !keepUnsentAnswers(submission)) throw error;
    forgetDraft(draft);
    return { kind: 'kept' };
  }
}

function submissionOf({ userId, pathId, module, choices, attemptId }: ModuleDraft): UnsentAnswers {
  return {
    userId,
    title: module.title,
    pathId,
    moduleId: module.id,
    answers: module.questions.flatMap(({ id }) => {
      const choice = choices[id];
      return choice === undefined ? [] : [{ questionId: id, choice }];
    }),
    attemptId,
    answeredAt: new Date().toISOString(),
    timeZone: timeZone(),
  };
}
