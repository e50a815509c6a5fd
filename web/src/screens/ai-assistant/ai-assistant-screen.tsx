import { useEffect, useRef, useState } from 'react';
import { useConnection } from '../../api/connection.ts';
import { PatientChip } from '../../clinical/patient/patient-chip.tsx';
import type { PatientInHand } from '../../clinical/patient/patient-in-hand.ts';
import { usePatient } from '../../clinical/patient/patient-store.ts';
import { questionLine } from '../../clinical/patient/patient-words.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { toneStyle } from '../../ui/tone.ts';
import { ToneIcon } from '../../ui/tone-icon.tsx';
import { InputBar } from './input-bar.tsx';
import { apology } from './message.ts';
import { MessageCard } from './message-card.tsx';
import { mostMessagesWithActions, quickActions } from './quick-actions.ts';
import { RemiSettings } from './remi-settings.tsx';
import { useConversation } from './use-conversation.ts';
import { useVoiceInput } from './use-voice-input.ts';

/** The conversation with Remi, who answers from Oryx's own content. */
export function AiAssistantScreen({ title }: { readonly title: string }) {
  const { messages, isPending, send, askThisDevice } = useConversation();
  const [text, setText] = useState('');
  const [isTeaching, setTeaching] = useState(false);
  const [hasVoice, setVoice] = useState(true);
  const patient = usePatient();
  const [leftOut, setLeftOut] = useState<PatientInHand | null>(null);
  const patientLine = patient === null || patient === leftOut ? null : questionLine(patient);
  const input = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const voice = useVoiceInput((words) =>
    setText((before) => [before.trimEnd(), words].filter((part) => part !== '').join(' ')),
  );
  const mode = isTeaching ? 'education' : 'consultation';

  const count = messages.length;
  const newest = messages[count - 1];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new or longer message scrolls the page
  useEffect(() => {
    // Scrolls to the start of an answer, however long it is, because it must be read first.
    if (count > 1) log.current?.lastElementChild?.scrollIntoView({ block: 'start' });
  }, [newest]);

  return (
    <Page className="min-h-[calc(100dvh-var(--bottom-bar-height))] pb-0 wide:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <PageHeader title={title} />
        <StateBadge />
      </div>
      <RemiSettings
        isTeaching={isTeaching}
        onTeaching={setTeaching}
        hasVoice={hasVoice}
        onVoice={(isOn) => {
          if (!isOn) voice.stop();
          setVoice(isOn);
        }}
      />
      <div ref={log} role="log" aria-label="Conversation" aria-live="polite" className="flex flex-col gap-3">
        {messages.map((message, index) => (
          <MessageCard
            key={message.id}
            message={message}
            canCopy={
              index > 0 && message.role === 'assistant' && !message.isTyping && message.content !== apology
            }
            onAskDevice={(unanswered) => askThisDevice(unanswered, mode)}
          />
        ))}
      </div>
      {count <= mostMessagesWithActions && (
        <ul
          aria-label="Quick actions"
          className="grid grid-cols-[repeat(auto-fit,minmax(min(max(10rem,40%),100%),1fr))] gap-2"
        >
          {quickActions.map(({ label, beginning }) => (
            <li key={label} className="flex nth-3:col-span-full">
              <Button
                variant="secondary"
                className="wrap-anywhere min-w-0 flex-1"
                onClick={() => {
                  setText(beginning);
                  input.current?.focus();
                }}
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {/* Beside the input, where the patient is sent from, and out of the way of the quick actions. */}
      <PatientChip />
      <InputBar
        input={input}
        text={text}
        onText={setText}
        isPending={isPending}
        patientLine={patientLine}
        onLeaveOut={() => setLeftOut(patient)}
        onSend={() => {
          if (!send(text, mode, patientLine)) return;
          voice.stop();
          setText('');
        }}
        voice={hasVoice ? voice : null}
      />
    </Page>
  );
}

const stateTexts = {
  reachable: 'Online',
  slow: 'Weak connection',
  unreachable: 'Offline: from this device',
};

/** A badge that shows whether the server or this device answers. */
function StateBadge() {
  const connection = useConnection();
  const tone = connection === 'reachable' ? 'normal' : 'caution';
  return (
    <p
      role="status"
      className={`flex items-center gap-1.5 rounded-full border px-3 py-1 font-semibold text-sm ${toneStyle[tone]}`}
    >
      <ToneIcon tone={tone} />
      {stateTexts[connection]}
    </p>
  );
}
