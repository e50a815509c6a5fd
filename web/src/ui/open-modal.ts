/**
 * Opens a dialog above the page, which does not scroll until the last dialog has closed. An attribute says so to the
 * styles: with a `:has()` that depends on dialogs, the browser works out the style of the whole page again for each.
 */
export function openModal(dialog: HTMLDialogElement): void {
  const { dataset } = document.documentElement;
  // Before the dialog is shown, which makes the browser work out the style of the whole page once.
  dataset['modal'] = '';
  dialog.showModal();
  dialog.addEventListener('close', () => document.querySelector('dialog[open]') ?? delete dataset['modal'], {
    once: true,
  });
}
