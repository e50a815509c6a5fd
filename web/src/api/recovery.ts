import { createEmitter } from '../ui/emitter.ts';

const recovery = createEmitter();

/** Calls the listener when calls get through to the server again. Returns a function to unsubscribe. */
export const onRecovery = recovery.subscribe;

/** Notifies all listeners that calls get through again. */
export const announceRecovery = recovery.emit;
