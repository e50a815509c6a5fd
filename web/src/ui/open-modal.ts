import { afterPaint } from './after-paint.ts';
import { createEmitter } from './emitter.ts';

/** The open modal dialogs, the one opened last at the end. */
let openDialogs: readonly HTMLDialogElement[] = [];
const changes = createEmitter();

/**
 * Opens a dialog above the page, which does not scroll until the last dialog has closed. An attribute says so to the
 * styles: with a `:has()` that depends on dialogs, the browser works out the style of the whole page again for each.
 */
export function openModal(dialog: HTMLDialogElement): void {
  const { dataset } = document.documentElement;
  // Before the dialog is shown, which makes the browser work out the style of the whole page once.
  dataset['modal'] = '';
  dialog.showModal();
  openDialogs = [...openDialogs, dialog];
  // What follows the dialog waits until it is seen.
  const cancel = afterPaint(changes.emit);
  const close = () => {
    cancel();
    openDialogs = openDialogs.filter((each) => each !== dialog);
    changes.emit();
    return document.querySelector('dialog[open]') ?? delete dataset['modal'];
  };
  dialog.addEventListener('close', close, { once: true });
}

/** Returns the modal dialog above everything else, or null. Whatever stands outside it is covered and inert. */
export const topModal = (): HTMLDialogElement | null => openDialogs.at(-1) ?? null;

/** Calls the listener when a modal dialog has opened or closed. Returns a function to unsubscribe. */
export const subscribeToModals = changes.subscribe;
