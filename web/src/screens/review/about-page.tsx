import type { DeskPage } from '@oryx/contract/desk';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { CommentForm, Comments } from './comments.tsx';
import { dayOf, idOfPage } from './desk.ts';

interface AboutPageProps {
  readonly desk: DeskPage;
  readonly canComment: boolean;
}

/** What concerns the page as a whole: the notes of the second reader, its versions, comments and other days. */
export function AboutPage({ desk, canComment }: AboutPageProps) {
  const [isCommenting, setCommenting] = useState(false);
  const comments = desk.comments.filter(({ address }) => address === null);
  return (
    <aside
      aria-label="About this page"
      className="wrap-anywhere flex min-w-0 flex-col gap-2 @min-[56rem]:sticky @min-[56rem]:top-4 @min-[56rem]:max-h-[calc(100dvh-var(--bottom-bar-height)-2rem)] @min-[56rem]:overflow-y-auto"
    >
      <Part title={`Second reader (${desk.notes.length})`}>
        {desk.notes.length === 0 ? (
          <p>Nobody has read this page a second time.</p>
        ) : (
          <ul className="flex flex-col gap-2">
            {desk.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </Part>
      <Part title={`Versions (${desk.versions.length})`}>
        {desk.versions.length === 0 && <p>Nobody has proposed a change.</p>}
        <ol className="flex flex-col gap-2">
          {desk.versions.map(({ number, author, isOwn, source, reason, at }) => (
            <li key={number}>
              <span className="font-semibold">{`Version ${number}`}</span>
              {`, ${isOwn ? 'you' : author}, ${dayOf(at)}: ${reason} Source: ${source}`}
            </li>
          ))}
        </ol>
      </Part>
      <Part title={`Comments on the page (${comments.length})`} isOpen={comments.length > 0}>
        <Comments comments={comments} />
        {isCommenting ? (
          <CommentForm page={desk.page} address={null} onDone={() => setCommenting(false)} />
        ) : (
          canComment && (
            <Button variant="secondary" onClick={() => setCommenting(true)}>
              Comment on the page
            </Button>
          )
        )}
      </Part>
      <Part title="What it said on another day">
        <OtherDay desk={desk} />
      </Part>
    </aside>
  );
}

interface PartProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

function Part({ title, isOpen = false, children }: PartProps) {
  return (
    <details open={isOpen} className="rounded-card border border-line bg-surface text-sm shadow-card">
      <summary className="min-h-12 cursor-pointer px-4 py-3 font-semibold">{title}</summary>
      <div className="flex flex-col gap-3 px-4 pb-4">{children}</div>
    </details>
  );
}

function OtherDay({ desk }: Pick<AboutPageProps, 'desk'>) {
  const [, navigate] = useLocation();
  const [day, setDay] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        navigate(`/review/${idOfPage(desk.page)}?at=${day}`);
      }}
      className="flex flex-col gap-3"
    >
      <Field label="Day">
        {(control) => (
          <TextInput
            {...control}
            type="date"
            required
            max={new Date().toISOString().slice(0, 10)}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        Show that day
      </Button>
    </form>
  );
}
