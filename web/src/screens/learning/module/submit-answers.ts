import type * as contract from '@oryx/contract';
import { ApiError } from '../../../api/api-error.ts';
import { completeModule } from '../../../api/learning-calls.ts';
import { keepUnsentAnswers, type UnsentAnswers } from '../../../api/unsent-answers.ts';
import { forgetDraft, type ModuleDraft } from './module-draft.ts';

/** How long the server has before the answers are kept on the device, in milliseconds. */
const timeout = 20_000;

export type ModuleResult = contract.ResponseOf<typeof contract.completeModule>;

/** What became of answers that were handed in: graded, or kept until there is a connection. */
export type Outcome = { readonly kind: 'graded'; readonly result: ModuleResult } | { readonly kind: 'kept' };

/** The time zone of this device, by which the server tells on which day something was done. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Hands the answers of a sitting in. Where the server is not reached they are kept on the device; the
 * sitting itself is then done with.
 * @throws ApiError what the server refuses; whatever stopped the call if the device keeps nothing
 */
export async function submitAnswers(draft: ModuleDraft): Promise<Outcome> {
  const { answeredAt, userId, title, ...request } = submissionOf(draft);
  try {
    // When they were given is said of answers that are sent later; these are given now.
    const result = await completeModule(request, { signal: AbortSignal.timeout(timeout) });
    forgetDraft(draft);
    return { kind: 'graded', result };
  } catch (error) {
    if (error instanceof ApiError || !keepUnsentAnswers({ ...request, answeredAt, userId, title }))
      throw error;
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
