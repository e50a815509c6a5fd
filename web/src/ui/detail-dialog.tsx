import { type ComponentProps, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { ModalDialog } from './modal-dialog.tsx';

/** Returns true if a list and the detail of its row stand side by side. `theme.css` has the same width. */
export const isSideBySide = (): boolean => window.matchMedia('(width >= 48rem)').matches;

/**
 * Returns the rows of a list when it is their turn: behind the page in the address, where that covers them, and in short
 * steps that give way to a tap. Undefined until then.
 *
 * @param id the page that is open
 */
export function useListBehind<Rows>(rows: Rows | undefined, id: string | undefined): Rows | undefined {
  const isCovered = id !== undefined && !isSideBySide();
  return useDeferredValue<Rows | null | undefined>(rows, isCovered ? null : undefined) ?? undefined;
}

/** What a press may be meant for, so that it does not close the detail. */
const controls = 'a, button, input, select, textarea, label, summary, dialog';

interface DetailDialogProps extends ComponentProps<typeof ModalDialog> {
  /** Styles of the modal dialog alone. */
  modalClassName: string;
}

/** The detail of a row: a modal dialog on a phone, and on a wide screen a pane beside the list, which stays usable. */
export function DetailDialog({ className, modalClassName, ...rest }: DetailDialogProps) {
  const [isBeside] = useState(isSideBySide);
  return isBeside ? (
    <Pane {...rest} className={className} />
  ) : (
    <ModalDialog {...rest} coversPage className={classNames(className, modalClassName)} />
  );
}

/** A dialog that is not modal. Escape and a press on no control outside close it. */
function Pane({ onDismiss, className, children, ...rest }: ComponentProps<typeof ModalDialog>) {
  const pane = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const opener = document.activeElement;
    // One that is only warmed up, outside the document, must leave the room of the open one alone.
    if (!pane.current?.isConnected) return;
    pane.current.show();
    dataset['beside'] = '';
    return () => {
      delete dataset['beside'];
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    /** A dialog above this one has its own ways to close. */
    const isElsewhere = ({ target }: Event, what: string) => {
      const at = target instanceof Element ? target.closest(what) : null;
      return at !== null && at !== pane.current;
    };
    document.addEventListener(
      'keydown',
      (event) => {
        const isMeant = event.key === 'Escape' && !event.defaultPrevented && !isElsewhere(event, 'dialog');
        if (isMeant) onDismiss();
      },
      { signal },
    );
    const isInside = ({ target }: Event) => target instanceof Node && pane.current?.contains(target) === true;
    // A selection of text that begins inside may end outside.
    let hasBegunInside = false;
    document.addEventListener('pointerdown', (event) => (hasBegunInside = isInside(event)), { signal });
    document.addEventListener(
      'click',
      (event) => {
        const isMeant = !hasBegunInside && !isInside(event) && !isElsewhere(event, controls);
        hasBegunInside = false;
        if (isMeant) onDismiss();
      },
      { signal },
    );
    return () => controller.abort();
  }, [onDismiss]);

  return (
    <dialog
      {...rest}
      ref={pane}
      className={classNames(
        'arrive [--arrive-from:translateX(-1rem)] fixed inset-y-0 right-0 left-auto z-20 m-0 h-auto max-h-none w-full max-w-none overscroll-contain border-line border-l bg-surface text-ink mb-(--bottom-bar-height) beside:w-(--pane-width)',
        className,
      )}
    >
      {children}
    </dialog>
  );
}
