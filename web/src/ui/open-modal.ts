import { afterPaint } from './after-paint.ts';
import { createEmitter } from './emitter.ts';

/** The open modal dialogs, the one opened last at the end. */
let openDialogs: readonly HTMLDialogElement[] = [];
/** Those of them that leave little to see of the page. */
const covering = new Set<HTMLDialogElement>();
const changes = createEmitter();

/**
 * Opens a dialog above the page, which does not scroll until the last dialog has closed. An attribute says so to the
 * styles: with a `:has()` that depends on dialogs, the browser works out the style of the whole page again for each.
 *
 * @param coversPage whether the dialog is as large as a phone, so that the lists behind it need not be drawn
 */
export function openModal(dialog: HTMLDialogElement, coversPage = false): void {
  const { dataset } = document.documentElement;
  const opener = document.activeElement;
  // Before the dialog is shown, which makes the browser work out the style of the whole page once.
  dataset['modal'] = '';
  if (coversPage) cover(dialog);
  dialog.showModal();
  openDialogs = [...openDialogs, dialog];
  // What follows the dialog waits until it is seen.
  const cancel = afterPaint(changes.emit);
  const close = () => {
    cancel();
    uncover(dialog);
    // A dialog that the browser closes by itself finds its opener still hidden.
    const isFocusLost = document.activeElement === document.body;
    if (isFocusLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    openDialogs = openDialogs.filter((each) => each !== dialog);
    changes.emit();
    return document.querySelector('dialog[open]') ?? delete dataset['modal'];
  };
  dialog.addEventListener('close', close, { once: true });
}

/** Closes a dialog. The page is shown first, because the focus returns to nothing that is hidden. */
export function closeModal(dialog: HTMLDialogElement): void {
  uncover(dialog);
  dialog.close();
}

function cover(dialog: HTMLDialogElement): void {
  covering.add(dialog);
  document.documentElement.dataset['covered'] = '';
}

function uncover(dialog: HTMLDialogElement): void {
  covering.delete(dialog);
  if (covering.size === 0) delete document.documentElement.dataset['covered'];
}

/** Returns the modal dialog above everything else, or null. Whatever stands outside it is covered and inert. */
export const topModal = (): HTMLDialogElement | null => openDialogs.at(-1) ?? null;

/** Calls the listener when a modal dialog has opened or closed. Returns a function to unsubscribe. */
export const subscribeToModals = changes.subscribe;
