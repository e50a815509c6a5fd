import type { DeskPage } from '@oryx/contract/desk';
import { type FormEvent, useState } from 'react';
import { tellRoleFailure } from '../../session/own-roles.ts';
import { Button } from '../../ui/button.tsx';
import { controlStyle } from '../../ui/control-style.ts';
import { Field } from '../../ui/field.tsx';
import { comment } from './decisions.ts';
import { dayOf } from './desk.ts';
import { useFocusAtOnce } from './use-focus-at-once.ts';

/** What those at the desk have said, the oldest first. */
export function Comments({ comments }: Pick<DeskPage, 'comments'>) {
  if (comments.length === 0) return null;
  return (
    <ul
      aria-label="Comments"
      className="wrap-anywhere flex flex-col gap-2 border-line border-l-4 pl-3 text-sm"
    >
      {comments.map(({ author, at, text }) => (
        <li key={`${at} ${author} ${text}`}>
          <span className="block text-ink-muted">{`${author}, ${dayOf(at)}`}</span>
          <span className="whitespace-pre-line">{text}</span>
        </li>
      ))}
    </ul>
  );
}

interface CommentFormProps {
  readonly page: string;
  /** The fact, or null for the page as a whole. */
  readonly address: string | null;
  /** Called when it is sent, and when the user gives it up. */
  readonly onDone: () => void;
}

/** A comment for the others at the desk. */
export function CommentForm({ page, address, onDone }: CommentFormProps) {
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const control = useFocusAtOnce<HTMLTextAreaElement>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await comment(page, address, text.trim());
      onDone();
    } catch (error) {
      setBusy(false);
      tellRoleFailure('Comment Not Sent', error);
    }
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <Field label="Comment" hint="Only those at the desk read it. It stays there, with your name.">
        {(attributes) => (
          <textarea
            {...attributes}
            ref={control}
            required
            rows={3}
            maxLength={2000}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={controlStyle}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy} disabled={text.trim() === ''}>
          Send the comment
        </Button>
      </div>
    </form>
  );
}
