import CloudOff from 'lucide-react/icons/cloud-off';
import { useState, useSyncExternalStore } from 'react';
import { failureMessage } from '../../api/api-error.ts';
import { sendUnsentAnswers } from '../../api/send-unsent-answers.ts';
import { subscribeToUnsentAnswers, unsentAnswersOf, unsentAnswersText } from '../../api/unsent-answers.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast-store.ts';

/** This user's unsent answers, with a button to send them now. */
export function UnsentNotice({ userId }: { userId: string }) {
  useSyncExternalStore(subscribeToUnsentAnswers, unsentAnswersText);
  const [isSending, setSending] = useState(false);
  const waiting = unsentAnswersOf(userId);
  if (waiting.length === 0) return null;

  async function send() {
    setSending(true);
    try {
      await sendUnsentAnswers(userId);
    } catch (error) {
      toast({ title: 'Not sent yet', description: failureMessage(error), variant: 'destructive' });
    }
    setSending(false);
  }

  return (
    <Card aria-label="Answers on this device" className="flex flex-col gap-2">
      <p className="flex gap-2 font-semibold">
        <CloudOff aria-hidden className="mt-0.5 size-[1.25em] shrink-0" />
        Answers kept on this device, to be sent when you are online
      </p>
      <ul className="list-disc pl-6">
        {waiting.map(({ attemptId, title }) => (
          <li key={attemptId}>{title}</li>
        ))}
      </ul>
      <Button variant="secondary" busy={isSending} onClick={send} className="self-start">
        Send now
      </Button>
    </Card>
  );
}
