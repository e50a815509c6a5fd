import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

interface ModalDialogProps extends ComponentProps<'dialog'> {
  /** Asked to close: by Escape, by a press outside, or by the gesture of the platform. */
  onDismiss: () => void;
}

/**
 * The browser's own modal dialog, open as long as it is rendered. It keeps the focus inside, gives it
 * back to whatever opened it, and holds the page behind it still.
 */
export function ModalDialog({ onDismiss, className, children, ...rest }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);

  // A layout effect, because only a dialog that is still in the page gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const isOutside = (event: MouseEvent) => {
    if (event.target !== dialog.current) return false;
    const { left, right, top, bottom } = dialog.current.getBoundingClientRect();
    return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does for the keyboard what a press outside does
    <dialog
      {...rest}
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
      // Browsers close a dialog unasked when it refuses too often.
      onClose={() => !dialog.current?.open && onDismiss()}
      // Only a press that began outside counts: a selection of text may end there.
      onMouseDown={(event) => {
        isPressedOutside.current = isOutside(event);
      }}
      onClick={(event) => isPressedOutside.current && isOutside(event) && onDismiss()}
      className={classNames('overscroll-contain bg-surface text-ink', className)}
    >
      {children}
    </dialog>
  );
}
