/** Notifies its listeners of an event. */
interface Emitter {
  /** Calls the listener at each later `emit`. Returns a function to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
  emit: () => void;
}

/** Returns an emitter without listeners. */
export function createEmitter(): Emitter {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    emit() {
      for (const listener of listeners) listener();
    },
  };
}
