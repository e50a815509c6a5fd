import { useEffect, useRef, useState } from 'react';
import { useConnection } from '../../api/connection.ts';
import { PatientChip } from '../../clinical/patient/patient-chip.tsx';
import type { PatientInHand } from '../../clinical/patient/patient-in-hand.ts';
import { usePatient } from '../../clinical/patient/patient-store.ts';
import { questionLine } from '../../clinical/patient/patient-words.ts';
import { useKeptScroll } from '../../device/kept-state.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { toneStyle } from '../../ui/tone.ts';
import { ToneIcon } from '../../ui/tone-icon.tsx';
import { clearConversation, scrollPosition, updateConversation } from './conversation-store.ts';
import { InputBar } from './input-bar.tsx';
import { apology } from './message.ts';
import { MessageCard } from './message-card.tsx';
import { mostMessagesWithActions, quickActions } from './quick-actions.ts';
import { RemiSettings } from './remi-settings.tsx';
import { SlotChips } from './slot-chips.tsx';
import { useConversation } from './use-conversation.ts';
import { useVoiceInput } from './use-voice-input.ts';

/** The conversation with Remi, who answers from Oryx's own content. */
export function AiAssistantScreen({ title }: { readonly title: string }) {
  const { messages, isPending, slots, send, askThisDevice } = useConversation();
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
  const seen = useRef(newest);
  const [isConversation] = useState(count > 1);
  useKeptScroll(scrollPosition, isConversation);
  useEffect(() => {
    const isNew = seen.current !== newest;
    seen.current = newest;
    // The question stays in sight above its answer, however long that is.
    if (isNew && count > 1)
      [...(log.current?.querySelectorAll('[data-role="user"]') ?? [])]
        .at(-1)
        ?.scrollIntoView({ block: 'start' });
  }, [newest, count]);

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
            onChoose={
              index === count - 1 && !isPending ? (choice) => void send(choice, mode, patientLine) : undefined
            }
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
        chips={
          <SlotChips
            state={slots}
            isPending={isPending}
            onChange={(changed) => updateConversation(() => ({ slots: changed }))}
            onNewPatient={() => {
              clearConversation();
              setText('');
              window.scrollTo(0, 0);
              // On a phone the focus would open the keyboard.
              if (window.matchMedia('(hover: hover)').matches) input.current?.focus({ preventScroll: true });
            }}
          />
        }
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
