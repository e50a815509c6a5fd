import { createEmitter } from './emitter.ts';

/** Duration of a toast in ms. */
export const toastDuration = 5000;

/** Delay in ms after which a closed toast is removed from the store. */
export const toastRemoveDelay = 1_000_000;

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** True if another screen opens right after the message, which belongs to that one. */
  isTakenAlong?: boolean;
}

export interface ToastState extends ToastMessage {
  id: number;
  isOpen: boolean;
  /** Address of the screen that it belongs to. */
  screen: string;
}

let current: ToastState | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const changes = createEmitter();

function set(next: ToastState | null) {
  current = next;
  changes.emit();
}

/** Shows a toast. There is one toast at a time: a new one replaces the previous one. */
export function toast(message: ToastMessage): void {
  clearTimeout(removal);
  lastId += 1;
  set({ ...message, id: lastId, isOpen: true, screen: address() });
}

const address = () => window.location.pathname + window.location.search;

/** Closes the toast if the address has changed since it was shown, so that it does not outlive its screen. */
export function closeToastOfOtherScreen(): void {
  if (current === null || current.screen === address()) return;
  if (current.isTakenAlong) set({ ...current, screen: address(), isTakenAlong: false });
  else dismissToast(current.id);
}

/** Closes the toast with this id if it is still shown, and removes it later. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.isOpen) return;
  set({ ...current, isOpen: false });
  removal = setTimeout(() => set(null), toastRemoveDelay);
}

/** Returns the toast in the store, open or closed, or null. */
export function currentToast(): ToastState | null {
  return current;
}

/** Calls the listener whenever the toast changes. Returns a function to unsubscribe. */
export const subscribeToToast = changes.subscribe;
