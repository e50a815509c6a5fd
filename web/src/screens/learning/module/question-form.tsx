import { passMark } from '@oryx/contract/limits';
import { type FormEvent, useRef, useState } from 'react';
import { failureMessage } from '../../../api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { listText } from '../../../ui/date-words.ts';
import { toneStyle } from '../../../ui/tone.ts';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { type ModuleDraft, unanswered } from './module-draft.ts';
import { ModuleQuestion } from './module-question.tsx';
import type { useOpenModule } from './use-open-module.ts';

interface QuestionFormProps {
  readonly draft: ModuleDraft;
  readonly sitting: ReturnType<typeof useOpenModule>;
}

/** The questions of a module, submitted together once each has an answer. */
export function QuestionForm({ draft, sitting }: QuestionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [wasAsked, setAsked] = useState(false);
  const missing = unanswered(draft);
  const { questions } = draft.module;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    const [first] = missing;
    if (first === undefined) sitting.submit();
    // Their numbers begin with 1, and the first fieldset is the one around them all.
    else form.current?.querySelectorAll('fieldset')[first]?.querySelector('input')?.focus();
  }

  return (
    <form ref={form} onSubmit={submit} className="flex flex-col gap-4">
      {/* While the answers are on their way none can be changed. */}
      <fieldset disabled={sitting.isSubmitting} className="flex min-w-0 flex-col gap-4">
        <legend className="sr-only">Questions</legend>
        {questions.map((question, index) => (
          <ModuleQuestion
            key={question.id}
            question={question}
            place={`Question ${index + 1} of ${questions.length}`}
            choice={draft.choices[question.id]}
            onPick={(choice) => sitting.pick(question.id, choice)}
          />
        ))}
      </fieldset>
      <div role="alert" className="empty:hidden">
        {wasAsked && missing.length > 0 && <Problem>{missingText(missing)}</Problem>}
        {sitting.submitError !== null && (
          <Problem>{`Not handed in: ${failureMessage(sitting.submitError)}`}</Problem>
        )}
      </div>
      <p className="text-ink-muted text-sm">
        The module is complete with {passMark}% of the answers right. You can try it as often as you like.
      </p>
      <Button type="submit" busy={sitting.isSubmitting}>
        Submit answers
      </Button>
    </form>
  );
}

function missingText(missing: readonly number[]): string {
  const places = listText(missing.map(String));
  return `Not answered yet: ${missing.length === 1 ? 'question' : 'questions'} ${places}.`;
}

function Problem({ children }: { children: string }) {
  return (
    <p className={`flex gap-2 rounded-card border p-3 font-medium ${toneStyle.caution}`}>
      <ToneIcon tone="caution" className="mt-0.5" />
      {children}
    </p>
  );
}
