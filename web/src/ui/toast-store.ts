/** How long a toast is shown, in milliseconds. */
export const toastDuration = 5000;

/** How long after it closed a toast is dropped from the store, in milliseconds. */
export const toastRemoveDelay = 1_000_000;

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

export interface ToastState extends ToastMessage {
  id: number;
  isOpen: boolean;
}

let current: ToastState | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: ToastState | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a message. There is one toast at a time: a new one takes the place of the one before. */
export function toast(message: ToastMessage): void {
  clearTimeout(removal);
  lastId += 1;
  set({ ...message, id: lastId, isOpen: true });
}

/** Closes the toast with this id, if it is still the one shown, and drops it later. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.isOpen) return;
  set({ ...current, isOpen: false });
  removal = setTimeout(() => set(null), toastRemoveDelay);
}

/** The toast in the store, open or closed, or null. */
export function currentToast(): ToastState | null {
  return current;
}

/** Calls back whenever the toast changes. Returns how to stop. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
