const listeners = new Set<() => void>();

/** Calls back whenever a session has ended on this device, so that nothing of it stays behind. */
export function onSessionEnd(listener: () => void): void {
  listeners.add(listener);
}

/** Tells everybody who keeps something for the user that the session has ended. */
export function announceSessionEnd(): void {
  for (const listener of listeners) listener();
}
