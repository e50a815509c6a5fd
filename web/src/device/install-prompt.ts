/** The browser's own dialog that installs the app, which a page may open once, from a tap. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

let held: InstallPrompt | undefined;

/** Holds the browser's offer to install the app until the user asks for it. It comes once, soon after the start. */
export function holdInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    held = event as InstallPrompt;
  });
}

/** Returns whether the browser can install the app from a tap. */
export const canInstall = (): boolean => held !== undefined;

/** Opens the browser's dialog that installs the app. */
export async function install(): Promise<void> {
  await held?.prompt();
  held = undefined;
}
