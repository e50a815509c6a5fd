import { describe, expect, it, vi } from 'vitest';
import { referenceCache, storageKeys } from '../product.ts';
import { laterKeys } from './later-keys.ts';
import { announceSessionEnd, endSessionOnDevice, onSessionEnd } from './session-end.ts';

describe('the end of a session', () => {
  it('AUTH-22 removes everything of the user from the device, except the display settings', () => {
    const kept = { [storageKeys.theme]: 'dark', [storageKeys.displaySettings]: '{"fontSize":20}' };
    const personal = {
      [storageKeys.session]: '{}',
      'oryx-recent-searches': '["adrenaline"]',
      'oryx-units': '{"creatinine":"umol/L"}',
      courseCompletions: '{"5":true}',
      [laterKeys.moduleDraft]: '{"userId":"user-1"}',
      [laterKeys.reviewDrafts]: '{"userId":"user-1"}',
      [laterKeys.education]: '{"userId":"user-1"}',
      'oryx-patient': '{"weight":12}',
      'oryx-walk-3': '{"path":[]}',
      'stored by a screen that is yet to come': 'something',
    };
    for (const [key, value] of Object.entries({ ...kept, ...personal })) localStorage.setItem(key, value);
    endSessionOnDevice();
    expect({ ...localStorage }).toEqual(kept);
  });

  it('AUTH-22 keeps the note of a sign-out that has not reached the server', () => {
    localStorage.setItem(storageKeys.pendingSignOut, 'true');
    endSessionOnDevice();
    expect(localStorage.getItem(storageKeys.pendingSignOut)).toBe('true');
  });

  it('AUTH-22 LEARN-10 keeps answers that have not been sent', () => {
    localStorage.setItem(storageKeys.unsentAnswers, '[{"userId":"user-1"}]');
    endSessionOnDevice();
    expect(localStorage.getItem(storageKeys.unsentAnswers)).toBe('[{"userId":"user-1"}]');
  });

  it('AUTH-22 notifies its listeners', () => {
    const listener = vi.fn();
    onSessionEnd(listener);
    endSessionOnDevice();
    announceSessionEnd();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('AUTH-22 removes the reference lists from the device', () => {
    const remove = vi.fn(async () => true);
    vi.stubGlobal('caches', { delete: remove });
    endSessionOnDevice();
    expect(remove).toHaveBeenCalledExactlyOnceWith(referenceCache);
  });

  it('AUTH-22 does not fail where the browser refuses the cache', () => {
    vi.stubGlobal('caches', { delete: () => Promise.reject(new DOMException('Refused', 'SecurityError')) });
    expect(endSessionOnDevice).not.toThrow();
  });

  it('AUTH-22 does not fail where the browser refuses storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
    expect(endSessionOnDevice).not.toThrow();
  });
});
