import { storageKeys } from '../product.ts';
import { createEmitter } from '../ui/emitter.ts';
import { removeItemsBut } from './device-storage.ts';
import { forgetReference } from './reference-cache.ts';

/**
 * What stays when a session ends: how Oryx looks here, whether its installation was offered, who has seen the cards of
 * the first run, and a sign-out that the server has yet to hear of.
 *
 * Everything else goes without being named, so that nothing stored by a later screen can be forgotten:
 * recent searches tell what somebody looked up, and units chosen for one's own laboratory mislead the
 * next user. `courseCompletions` goes too, although it is kept nowhere else: on a shared phone it would
 * call somebody trained who is not, and repeating two cases costs minutes.
 *
 * Unsent answers and reports of faults stay: they are work that was handed in, and nobody signs out where there is no signal in
 * order to lose it. They name no patient, each carries the id of its user, to whom alone it is shown and
 * for whom alone it is sent, and deleting the account removes them.
 */
const keptKeys = [
  storageKeys.theme,
  storageKeys.displaySettings,
  storageKeys.pendingSignOut,
  storageKeys.unsentAnswers,
  storageKeys.unsentFaults,
  storageKeys.toldCorrections,
  storageKeys.install,
  storageKeys.welcomed,
];

const sessionEnd = createEmitter();

/** Calls the listener whenever a session has ended on this device, so that nothing of it stays in memory. */
export const onSessionEnd = sessionEnd.subscribe;

/** Notifies all listeners that the session has ended. */
export const announceSessionEnd = sessionEnd.emit;

/** Ends the session on this device, so that the next user sees nothing of this one. */
export function endSessionOnDevice(): void {
  removeItemsBut(keptKeys);
  forgetReference();
  announceSessionEnd();
}
