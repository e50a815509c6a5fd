import { chatMessageMaxLength } from '@oryx/contract/limits';
import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import Send from 'lucide-react/icons/send';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { buttonStyle } from '../../ui/button-style.ts';
import { controlStyle } from '../../ui/control-style.ts';
import { patientGap } from './use-conversation.ts';
import { useKeyboardHeight } from './use-keyboard-height.ts';

/** A square that scales with the text, limited so that large text leaves room for the words. */
const squareStyle = 'h-12 w-[min(3rem,15vw)] shrink-0';

interface InputBarProps {
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isPending: boolean;
  /** The line about the patient that is sent with the question, or null. */
  readonly patientLine: string | null;
  readonly onLeaveOut: () => void;
  /** What the next question goes on from. */
  readonly chips: ReactNode;
  readonly onSend: () => void;
  /** Null if voice input is off. */
  readonly voice: { readonly isListening: boolean; toggle(): void } | null;
}

/** The input for a written or spoken message, above the bottom navigation or the keyboard of a phone. */
export function InputBar(props: InputBarProps) {
  const { input, text, onText, isPending, patientLine, onLeaveOut, chips, onSend, voice } = props;
  const keyboardHeight = useKeyboardHeight();
  const wasPending = useRef(false);
  useEffect(() => {
    const isAnswered = wasPending.current && !isPending;
    wasPending.current = isPending;
    // Sending removes the focus from the disabled input. On a phone, restoring it would open the keyboard
    // over the answer.
    if (!isAnswered || document.activeElement !== document.body) return;
    if (window.matchMedia('(hover: hover)').matches) input.current?.focus({ preventScroll: true });
  }, [isPending, input]);

  function onKeyDown(event: KeyboardEvent) {
    // During IME composition, Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  }

  return (
    <form
      aria-label="Message to Remi"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
      style={keyboardHeight > 0 ? { bottom: keyboardHeight } : undefined}
      className="sticky bottom-(--bottom-bar-height) z-10 -mx-(--page-inset) mt-auto flex flex-col gap-1 border-line border-t bg-surface px-(--page-inset) py-2 short:flex-row short:flex-wrap short:items-center short:gap-x-2 short:py-1"
    >
      {chips}
      {patientLine !== null && (
        <div className="flex flex-wrap items-center justify-between rounded-control border border-yours-line short:basis-full bg-yours-soft text-xs text-yours-ink">
          <p id="remi-patient" className="wrap-anywhere min-w-0 flex-1 basis-40 px-3 py-1">
            <span className="font-semibold">{patientLine}</span> This is sent with your question.
          </p>
          <button
            type="button"
            onClick={onLeaveOut}
            className="min-h-11 shrink-0 rounded-control px-3 font-semibold text-accent-ink hover:bg-accent-soft"
          >
            Leave out
          </button>
        </div>
      )}
      <div className="flex items-end gap-2 short:flex-1 short:basis-72">
        <textarea
          ref={input}
          aria-label="Message"
          aria-describedby={patientLine === null ? 'remi-privacy' : 'remi-patient remi-privacy'}
          placeholder="Ask Remi..."
          rows={1}
          maxLength={
            chatMessageMaxLength - (patientLine === null ? 0 : patientGap.length + patientLine.length)
          }
          value={text}
          disabled={isPending}
          enterKeyHint="send"
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
          className={`field-sizing-content max-h-40 resize-none py-2.5 ${controlStyle}`}
        />
        {voice !== null && (
          <button
            type="button"
            aria-label={voice.isListening ? 'Stop voice input' : 'Start voice input'}
            aria-pressed={voice.isListening}
            disabled={isPending}
            onClick={voice.toggle}
            className={buttonStyle(voice.isListening ? 'primary' : 'secondary', squareStyle)}
          >
            {voice.isListening ? (
              <MicOff aria-hidden className="size-6 shrink-0" />
            ) : (
              <Mic aria-hidden className="size-6 shrink-0" />
            )}
          </button>
        )}
        <button
          type="submit"
          aria-label="Send"
          disabled={isPending || text.trim() === ''}
          className={buttonStyle('primary', squareStyle)}
        >
          <Send aria-hidden className="size-6 shrink-0" />
        </button>
      </div>
      <p id="remi-privacy" className="text-ink-muted text-xs short:basis-full">
        Enter no patient names or IDs. Gone at sign-out.
      </p>
    </form>
  );
}
