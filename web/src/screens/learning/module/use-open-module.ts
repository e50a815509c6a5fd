import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../../../api/query-client.ts';
import { useOverlayRoute } from '../../../ui/use-overlay-route.ts';
import { failWith, learningKey } from '../learning-options.ts';
import { toastFailure } from '../toast-failure.ts';
import { draftAgain, draftOf, forgetDraft, keepDraft, type ModuleDraft, readDraft } from './module-draft.ts';
import { type ModulePlace, startOrOpen } from './start-module.ts';
import { type Outcome, submitAnswers } from './submit-answers.ts';

/** The module in the address, or none. */
export type ShownPlace = { readonly [Name in keyof ModulePlace]?: string | undefined };

/** A draft, and the outcome of its answers once they are submitted. */
export interface OpenModule {
  readonly draft: ModuleDraft;
  readonly outcome: Outcome | null;
}

const startKey = ['start-module'];

const refresh = () => queryClient.invalidateQueries({ queryKey: learningKey });

/** Starts a module, or opens the one on the device. Rejects with `Failed to start module`. */
function useStart(userId: string) {
  return useMutation(
    {
      mutationKey: startKey,
      mutationFn: (place: ModulePlace) =>
        startOrOpen(userId, place).catch(failWith('Failed to start module')),
      // The module opens without waiting for the list behind it.
      onSuccess: () => void refresh(),
      onError: toastFailure,
    },
    queryClient,
  );
}

/** Manages the open module of this user: open, answer, submit, resume, and its address. */
export function useOpenModule(userId: string, shown: ShownPlace) {
  const [open, setOpen] = useState<OpenModule | null>(() => {
    const draft = readDraft(userId);
    return draft && { draft, outcome: null };
  });
  const route = useOverlayRoute('/learning');
  const starting = useStart(userId);
  const submitting = useMutation(
    {
      mutationFn: submitAnswers,
      onSuccess: (outcome, draft) => {
        setOpen((before) => (before?.draft.attemptId === draft.attemptId ? { draft, outcome } : before));
        if (outcome.kind === 'graded') refresh();
      },
    },
    queryClient,
  );
  const isShown =
    open !== null && open.draft.pathId === shown.pathId && open.draft.module.id === shown.moduleId;

  function show(draft: ModuleDraft) {
    keepDraft(draft);
    setOpen({ draft, outcome: null });
    submitting.reset();
    route.open(`${draft.pathId}/${draft.module.id}`);
  }

  function start(place: ModulePlace) {
    // The second click of a double click comes before the button is disabled.
    if (queryClient.isMutating({ mutationKey: startKey }) > 0) return;
    starting.mutate(place, {
      // Only while this screen is mounted, so that nothing navigates back to it.
      onSuccess: (module) => module && show(draftOf(userId, place.pathId, module)),
    });
  }

  function pick(questionId: string, choice: number) {
    if (open === null) return;
    const draft = { ...open.draft, choices: { ...open.draft.choices, [questionId]: choice } };
    keepDraft(draft);
    setOpen({ draft, outcome: null });
  }

  return {
    open,
    isShown,
    start,
    /** The module that is being started. */
    starting: starting.isPending ? starting.variables : null,
    resume: show,
    tryAgain: () => open && show(draftAgain(open.draft)),
    discard: () => {
      if (open) forgetDraft(open.draft);
      setOpen(null);
    },
    pick,
    submit: () => open && submitting.mutate(open.draft),
    isSubmitting: submitting.isPending,
    submitError: submitting.error,
    close: route.close,
  };
}
