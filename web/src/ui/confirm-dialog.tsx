import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { openModal } from './open-modal.ts';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** The consequences, in a sentence or two. */
  children: ReactNode;
  confirmLabel: string;
  /** Label of the button while the work is in progress. */
  busyLabel: string;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks for confirmation of an irreversible action. It is the native modal dialog, which traps and returns the
 * focus, closes on Escape, and needs no inline style that the content security policy would block.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, busyLabel, isBusy, onConfirm, onCancel } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    openModal(element);
    return () => element.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) onCancel();
      }}
      className="m-auto w-[calc(100%-2*var(--page-inset))] max-w-md flex-col gap-3 overscroll-contain rounded-card border border-line-strong bg-surface p-5 text-ink shadow-lg backdrop:bg-[rgb(0_0_0/0.6)] open:flex"
    >
      <h2 id={`${id}-title`} className="font-semibold text-lg leading-tight">
        {title}
      </h2>
      <div id={`${id}-text`} className="wrap-anywhere">
        {children}
      </div>
      {/* Cancel stands first and so gets the focus: a press too many must not do harm. */}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="secondary" disabled={isBusy} onClick={onCancel} className="flex-1">
          Cancel
        </Button>
        <Button busy={isBusy} onClick={onConfirm} className="flex-1">
          {isBusy ? busyLabel : confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}
