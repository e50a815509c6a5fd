/**
 * Opens a dialog above the page, which does not scroll until the last dialog has closed. An attribute says so to the
 * styles: with a `:has()` that depends on dialogs, the browser works out the style of the whole page again for each.
 */
export function openModal(dialog: HTMLDialogElement): void {
  const { dataset } = document.documentElement;
  dialog.showModal();
  dataset['modal'] = '';
  dialog.addEventListener('close', () => document.querySelector('dialog[open]') ?? delete dataset['modal'], {
    once: true,
  });
}
