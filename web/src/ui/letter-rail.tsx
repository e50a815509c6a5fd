import { type PointerEvent, type ReactNode, useRef } from 'react';

/** Least number of letters that are worth a rail. */
const fewest = 8;

interface LetterRailProps {
  /** The name of the list. */
  readonly of: string;
  /** The names of the rows in their order. */
  readonly names: readonly string[];
  /** One list, with a row for each name. */
  readonly children: ReactNode;
}

/**
 * A list with the letters of the alphabet beside it, each of which leads to its first row: by a tap, by a finger that
 * moves over them, or by the keyboard. There is no rail where it would take room from the text, or has no room itself.
 */
export function LetterRail({ of, names, children }: LetterRailProps) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef('');
  const initials = names.map((name) => name.charAt(0).toUpperCase());
  const letters = [...new Set(initials)];

  function rowOf(letter: string): HTMLElement | undefined {
    const row = list.current?.querySelector('ul')?.children[initials.indexOf(letter)];
    return row instanceof HTMLElement ? row : undefined;
  }
  function show(letter: string) {
    shown.current = letter;
    rowOf(letter)?.scrollIntoView({ block: 'start' });
  }
  function follow({ buttons, clientX, clientY }: PointerEvent) {
    if (buttons === 0) return;
    const letter = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-letter]')
      ?.dataset['letter'];
    if (letter !== undefined && letter !== shown.current) show(letter);
  }

  return (
    <div className="behind-modal @container flex">
      <div ref={list} className="min-w-0 flex-1">
        {children}
      </div>
      {letters.length >= fewest && (
        <nav
          aria-label={`${of}, A to Z`}
          onPointerMove={follow}
          className="@xs:flex sticky top-2 -mr-3 hidden touch-none select-none flex-col self-start pl-1 print:hidden [@media(height<40rem)]:hidden"
        >
          {letters.map((letter) => (
            <button
              key={letter}
              type="button"
              data-letter={letter}
              aria-label={`Go to ${letter}`}
              onClick={() => {
                show(letter);
                rowOf(letter)?.querySelector('a')?.focus({ preventScroll: true });
              }}
              className="flex h-[26px] w-[28px] items-center justify-center rounded-control font-semibold text-[12px] text-accent-ink hover:bg-accent-soft"
            >
              {letter}
            </button>
          ))}
        </nav>
      )}
    </div>
  );
}
