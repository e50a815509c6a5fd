import { type FaultKind, faultKinds } from '@oryx/contract/faults';
import { type FormEvent, useState } from 'react';
import { sendUnsentAnswers } from '../../api/send-unsent-answers.ts';
import { keepUnsentFault, unsentFaultsOf } from '../../api/unsent-faults.ts';
import { newUuid } from '../../device/new-uuid.ts';
import { readStoredSession } from '../../session/stored-session.ts';
import { Button } from '../../ui/button.tsx';
import { controlStyle } from '../../ui/control-style.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { kindWords } from './fault-words.ts';
import type { ReportedPage } from './reported-page.ts';
import { versionMark } from './version-mark.ts';

const mostWords = 1000;
const mostOfAnswer = 4000;
const mostOfTitle = 160;

/** Returns a text without the control characters that the server refuses. */
const plain = (text: string) => text.replaceAll(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu, ' ');

interface FaultFormProps extends ReportedPage {
  readonly onClose: () => void;
}

/** Says what is wrong with a page. A report that cannot be sent now waits on the device. */
export function FaultForm({ path, title, page, answer, onClose }: FaultFormProps) {
  const [kind, setKind] = useState<FaultKind>('dose');
  const [words, setWords] = useState('');
  const [isAnswerSent, setAnswerSent] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const userId = readStoredSession()?.user.id;
    if (userId === undefined) {
      toast({ variant: 'destructive', title: 'Not Reported', description: 'Please sign in again.' });
      return;
    }
    setBusy(true);
    const report = {
      ...{ id: newUuid(), userId, path, kind },
      title: plain(title).slice(0, mostOfTitle),
      words: plain(words),
      seen: versionMark(page),
      answer: isAnswerSent ? plain(answer ?? '').slice(0, mostOfAnswer) : '',
      at: new Date().toISOString(),
    };
    const isKept = keepUnsentFault(report);
    await sendUnsentAnswers(userId).catch(() => undefined);
    setBusy(false);
    if (!isKept) {
      const description = 'This browser stores nothing for Oryx.';
      toast({ variant: 'destructive', title: 'Not Reported', description });
      return;
    }
    const isWaiting = unsentFaultsOf(userId).some(({ id }) => id === report.id);
    toast(
      isWaiting
        ? { title: 'Kept on this device', description: 'Your report is sent when there is a connection.' }
        : { title: 'Reported', description: 'Thank you. Settings shows the answer.' },
    );
    onClose();
  }

  return (
    <form
      aria-label="Report a fault"
      onSubmit={submit}
      className="flex flex-col gap-3 rounded-card border border-line p-3 print:hidden"
    >
      <Field label="What is wrong?">
        {(control) => (
          <Select
            {...control}
            value={kind}
            onChange={(event) => setKind(faultKinds.find((each) => each === event.target.value) ?? 'other')}
          >
            {faultKinds.map((each) => (
              <option key={each} value={each}>
                {kindWords[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="In your words, if you like" hint="Write nothing about a patient.">
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={mostWords}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            className={controlStyle}
          />
        )}
      </Field>
      {answer !== undefined && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={isAnswerSent}
            onChange={(event) => setAnswerSent(event.target.checked)}
            className="size-5 shrink-0"
          />
          Send this answer along. It may hold facts about the patient.
        </label>
      )}
      <p className="text-ink-muted text-sm">
        {`The reviewers get what you enter here, the page "${title}" and a mark of the version that you see.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          Send the report
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
