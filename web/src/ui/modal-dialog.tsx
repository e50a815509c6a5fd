import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { closeModal, openModal } from './open-modal.ts';
import { lastTouch } from './touched-focus.ts';

interface ModalDialogProps extends ComponentProps<'dialog'> {
  /** Called on a request to close: by Escape, by a press outside, or by the platform's gesture. */
  onDismiss: () => void;
  /** True if the dialog is as large as a phone. */
  coversPage?: boolean;
}

/**
 * The native modal dialog, open while it is rendered. It traps the focus, returns it to the opener, and stops
 * the page behind from scrolling.
 */
export function ModalDialog({
  onDismiss,
  coversPage = false,
  className,
  children,
  ...rest
}: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);

  // A layout effect, because only a dialog that is still in the page returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    const from = lastTouch();
    if (element && from) element.style.transformOrigin = `${from.x}px ${from.y}px`;
    if (element?.isConnected) openModal(element, coversPage);
    return () => {
      if (element) closeModal(element);
    };
  }, [coversPage]);

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
        // Escape in a dialog inside this one closes that one alone.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onDismiss();
      }}
      // Browsers close a dialog themselves if it prevents closing too often. One that a link has left is gone by
      // then, and must not lead back from the page that the link opened.
      onClose={() => dialog.current?.open === false && onDismiss()}
      // Only a press that started outside counts, because a text selection may end there.
      onMouseDown={(event) => {
        isPressedOutside.current = isOutside(event);
      }}
      onClick={(event) => isPressedOutside.current && isOutside(event) && onDismiss()}
      className={classNames('arrive overscroll-contain bg-surface text-ink', className)}
    >
      {children}
    </dialog>
  );
}
