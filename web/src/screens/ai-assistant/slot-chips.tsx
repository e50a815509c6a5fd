import type { ChatState } from '@oryx/contract';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { slotsOf } from './slots.ts';

interface SlotChipsProps {
  readonly state: ChatState;
  readonly isPending: boolean;
  readonly onChange: (state: ChatState) => void;
  readonly onNewPatient: () => void;
}

/** What the next question goes on from, in one row. Each part is removed by a tap or a key. */
export function SlotChips({ state, isPending, onChange, onNewPatient }: SlotChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const slots = slotsOf(state);
  if (slots.length === 0) return null;

  function remove(at: number) {
    // The focus must not fall back to the page with the chip that is gone.
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[at + 1] ?? buttons[at - 1];
    (next ?? list.current)?.focus();
    onChange(slots[at]?.without ?? state);
  }

  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label="The next question goes on from"
      className="-mx-1 flex gap-1.5 overflow-x-auto px-1 py-0.5 short:min-w-0 short:flex-1"
    >
      {slots.map(({ label }, at) => (
        <li key={label} className="shrink-0">
          <button
            type="button"
            disabled={isPending}
            aria-label={`Remove ${label}`}
            onClick={() => remove(at)}
            className="flex min-h-[44px] items-center gap-1 rounded-full border border-yours-line bg-yours-soft px-3 text-sm text-yours-ink"
          >
            {label}
            <X aria-hidden className="size-4 shrink-0" />
          </button>
        </li>
      ))}
      <li className="shrink-0">
        <button
          type="button"
          disabled={isPending}
          onClick={onNewPatient}
          className="flex min-h-[44px] items-center rounded-full border border-yours-line border-dashed px-3 font-semibold text-sm text-yours-ink"
        >
          New patient
        </button>
      </li>
    </ul>
  );
}
