import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

/** Delay in ms before the name of a control is shown. */
const delayMs = 700;

/** Time in ms after another tooltip within which the name is shown at once. */
const skipDelayMs = 300;

/** Time when a tooltip was last hidden. */
let hiddenAt = Number.NEGATIVE_INFINITY;

interface TooltipProps {
  /** The accessible name of the control. Screen readers already have it, so the tooltip is only visual. */
  text: string;
  /** `end` if there is no room beyond the right edge of the control. */
  align?: 'center' | 'end';
  children: ReactNode;
}

/**
 * Shows the name of an icon-only control on hover and keyboard focus. Decision 023 says why it does not use
 * the tooltip of radix-ui.
 */
export function Tooltip({ text, align = 'center', children }: TooltipProps) {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function show() {
    clearTimeout(timer.current);
    setShown(true);
  }

  function hide() {
    clearTimeout(timer.current);
    if (isShown) hiddenAt = performance.now();
    setShown(false);
  }

  function onPointerEnter({ pointerType }: PointerEvent) {
    // Touch activates the control, so no tooltip is shown.
    if (pointerType !== 'mouse') return;
    if (performance.now() - hiddenAt <= skipDelayMs) show();
    else timer.current = setTimeout(show, delayMs);
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') hide();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    <span
      className="relative inline-flex"
      onPointerEnter={onPointerEnter}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={onKeyDown}
    >
      {children}
      {isShown && (
        <span
          aria-hidden
          data-testid="tooltip"
          className={classNames(
            'absolute bottom-full z-40 mb-1 whitespace-nowrap rounded-control bg-ink px-2 py-1 text-sm text-surface',
            align === 'end' ? 'right-0' : 'left-1/2 -translate-x-1/2',
          )}
        >
          {text}
        </span>
      )}
    </span>
  );
}
