import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closeToastOfOtherScreen,
  currentToast,
  dismissToast,
  subscribeToToast,
  toast,
  toastDuration,
  toastRemoveDelay,
} from './toast-store.ts';

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('CONST-04 are shown for 5000 ms, one at a time, and a new one replaces the one before', () => {
    expect(toastDuration).toBe(5000);
    toast({ title: 'First' });
    const first = currentToast()?.id ?? 0;
    toast({ title: 'Second', variant: 'destructive' });
    expect(currentToast()).toMatchObject({ title: 'Second', variant: 'destructive', isOpen: true });
    dismissToast(first);
    expect(currentToast()?.isOpen).toBe(true);
  });

  it('CONST-05 are removed 1,000,000 ms after their dismissal', () => {
    expect(toastRemoveDelay).toBe(1_000_000);
    toast({ title: 'Saved' });
    dismissToast(currentToast()?.id ?? 0);
    expect(currentToast()?.isOpen).toBe(false);
    vi.advanceTimersByTime(999_999);
    expect(currentToast()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(currentToast()).toBeNull();
  });

  it('CONST-05 stay when the delay of the one before ends', () => {
    toast({ title: 'Old' });
    dismissToast(currentToast()?.id ?? 0);
    toast({ title: 'New' });
    vi.advanceTimersByTime(1_000_000);
    expect(currentToast()?.title).toBe('New');
  });

  it('CONST-04 notify a listener until it unsubscribes', () => {
    const listener = vi.fn();
    const stop = subscribeToToast(listener);
    toast({ title: 'Heard' });
    stop();
    toast({ title: 'Not heard' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('go with their screen, and are taken along to the next one only if it follows from them', () => {
    window.history.replaceState(null, '', '/auth');
    toast({ title: 'Wrong' });
    closeToastOfOtherScreen();
    expect(currentToast()?.isOpen).toBe(true);
    window.history.replaceState(null, '', '/auth?mode=register');
    closeToastOfOtherScreen();
    expect(currentToast()?.isOpen).toBe(false);

    toast({ title: 'Welcome', isTakenAlong: true });
    window.history.replaceState(null, '', '/');
    closeToastOfOtherScreen();
    expect(currentToast()?.isOpen).toBe(true);
    window.history.replaceState(null, '', '/settings');
    closeToastOfOtherScreen();
    expect(currentToast()?.isOpen).toBe(false);
  });
});
