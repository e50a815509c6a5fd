import { chatMessageMaxLength } from '@oryx/contract/limits';
import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import Send from 'lucide-react/icons/send';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { buttonStyle } from '../../ui/button-style.ts';
import { controlStyle } from '../../ui/control-style.ts';
import { useKeyboardHeight } from './use-keyboard-height.ts';

/** A square of the text's size, unless large text would leave the words no room beside it. */
const squareStyle = 'h-12 w-[min(3rem,15vw)] shrink-0';

interface InputBarProps {
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isPending: boolean;
  readonly onSend: () => void;
  /** Null where the voice is switched off. */
  readonly voice: { readonly isListening: boolean; toggle(): void } | null;
}

/** Where a message is written or spoken, above the bottom navigation or the keyboard of a phone. */
export function InputBar({ input, text, onText, isPending, onSend, voice }: InputBarProps) {
  const keyboardHeight = useKeyboardHeight();
  const wasPending = useRef(false);
  useEffect(() => {
    const isAnswered = wasPending.current && !isPending;
    wasPending.current = isPending;
    // Sending has taken the focus off what it disabled. On a phone, bringing it back would bring the
    // keyboard up over the answer.
    if (!isAnswered || document.activeElement !== document.body) return;
    if (window.matchMedia('(hover: hover)').matches) input.current?.focus({ preventScroll: true });
  }, [isPending, input]);

  function onKeyDown(event: KeyboardEvent) {
    // While a word is being composed, Enter belongs to the keyboard of the device.
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
      className="sticky bottom-(--bottom-bar-height) z-10 -mx-(--page-inset) mt-auto flex flex-col gap-1 border-line border-t bg-surface px-(--page-inset) py-2"
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={input}
          aria-label="Message"
          aria-describedby="remi-privacy"
          placeholder="Ask Remi..."
          rows={1}
          maxLength={chatMessageMaxLength}
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
            className={buttonStyle(voice.isListening ? 'danger' : 'secondary', squareStyle)}
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
      <p id="remi-privacy" className="text-ink-muted text-xs">
        Enter no patient names or IDs. Gone when you leave.
      </p>
    </form>
  );
}
