import { describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../product.ts';
import { unsent } from '../test/unsent.ts';
import {
  forgetUnsentAnswers,
  forgetUnsentAnswersOf,
  keepUnsentAnswers,
  subscribeToUnsentAnswers,
  unsentAnswersOf,
} from './unsent-answers.ts';

const second = { ...unsent, attemptId: 'second', moduleId: 'suction' };
const ofAnother = { ...unsent, userId: 'user-2' };

describe('the list of unsent answers', () => {
  it('LEARN-10 keeps answers in their order, and each attempt once', () => {
    expect(keepUnsentAnswers(unsent)).toBe(true);
    keepUnsentAnswers(second);
    keepUnsentAnswers(second);
    expect(unsentAnswersOf(unsent.userId)).toEqual([unsent, second]);
    forgetUnsentAnswers(unsent);
    expect(unsentAnswersOf(unsent.userId)).toEqual([second]);
  });

  it('LEARN-10 returns only the answers of one user, and drops them with the account', () => {
    keepUnsentAnswers(unsent);
    keepUnsentAnswers(ofAnother);
    expect(unsentAnswersOf('user-2')).toEqual([ofAnother]);
    forgetUnsentAnswersOf(unsent.userId);
    expect(unsentAnswersOf(unsent.userId)).toEqual([]);
    expect(unsentAnswersOf('user-2')).toEqual([ofAnother]);
    forgetUnsentAnswers(ofAnother);
    expect(localStorage.getItem(storageKeys.unsentAnswers)).toBeNull();
  });

  it.each(['{}', 'null', 'no JSON', '[1, null, {"userId":"user-1"}]'])(
    'LEARN-10 is empty if the device holds %s',
    (text) => {
      localStorage.setItem(storageKeys.unsentAnswers, text);
      expect(unsentAnswersOf(unsent.userId)).toEqual([]);
    },
  );

  it('LEARN-10 reports that the browser refuses to store answers', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
    expect(keepUnsentAnswers(unsent)).toBe(false);
  });

  it('LEARN-10 notifies a listener until it unsubscribes', () => {
    const listener = vi.fn();
    const stop = subscribeToUnsentAnswers(listener);
    keepUnsentAnswers(unsent);
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.unsentAnswers }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    forgetUnsentAnswers(unsent);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
