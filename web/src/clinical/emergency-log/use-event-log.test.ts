import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventKind } from './event-log.ts';
import { useEventLog } from './use-event-log.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date(2026, 5, 1, 12) });
});

const open = () => renderHook(() => useEventLog()).result;
const kinds = ['shock', 'no shock', 'drug', 'pulse', 'pulse lost'] as const satisfies EventKind[];

describe('the log on the device', () => {
  it('has every tap before the page shows it, so that 100 killed pages lose none', () => {
    let held = open();
    act(() => held.current.start('adult'));
    for (let tap = 0; tap < 100; tap += 1) {
      vi.advanceTimersByTime(1000 * ((tap * 7) % 40));
      act(() => held.current.add(kinds[tap % kinds.length] ?? 'shock', `tap ${tap}`));
      cleanup();
      held = open();
      expect(held.current.log?.events.at(-1)?.text).toBe(`tap ${tap}`);
      expect(held.current.log?.events).toHaveLength(tap + 2);
    }
  });

  it('keeps a tap of another page of this device', () => {
    const one = open();
    act(() => one.current.start('adult'));
    const other = renderHook(() => useEventLog()).result;
    act(() => other.current.add('shock', 'Shock 1'));
    act(() => one.current.add('no shock', 'No shock'));
    expect(one.current.log?.events.map(({ text }) => text)).toEqual(['Start', 'Shock 1', 'No shock']);
  });

  it('starts no second emergency while one is running', () => {
    const held = open();
    act(() => held.current.start('adult'));
    act(() => held.current.start('child'));
    expect(held.current.log?.emergency).toBe('adult');
  });
});
