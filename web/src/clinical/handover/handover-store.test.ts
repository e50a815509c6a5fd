import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endSessionOnDevice } from '../../device/session-end.ts';
import { clearPatient, confirmPatient, setPatient } from '../patient/patient-store.ts';
import {
  addResult,
  beginSheet,
  changeSheet,
  clearHandover,
  confirmSheet,
  handoverKey,
  isHandoverKept,
  useSheet,
} from './handover-store.ts';
import { joinFitting, plainText, readSheet, sheetLimits } from './sheet.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 5, 1, 12);
const child = { weight: 14, weightFrom: 'scales' } as const;
const news = { tool: 'NEWS', inputs: 'Pulse 120', result: 'Total 7', caution: '', at: noon };

const write = (text: string) => changeSheet(({ parts }) => ({ parts: { ...parts, situation: text } }));
const sheet = () => renderHook(() => useSheet()).result.current;

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});

describe('the handover on the device', () => {
  it('has every letter before the page shows it, so that a killed page loses none', () => {
    for (const text of ['F', 'Fe', 'Fel', 'Fell']) {
      write(text);
      cleanup();
      expect(readSheet(localStorage.getItem(handoverKey))?.parts.situation).toBe(text);
      expect(sheet()?.parts.situation).toBe(text);
    }
  });

  it('is gone at the end of the session, from the device and from memory', () => {
    write('Fell');
    endSessionOnDevice();
    expect(localStorage.getItem(handoverKey)).toBeNull();
    expect(sheet()).toBeNull();
  });

  it('lasts as long as the page where the browser refuses storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    write('Fell');
    expect(sheet()?.parts.situation).toBe('Fell');
    clearHandover();
    expect(sheet()).toBeNull();
  });

  it('is none whatever else is stored under its key', () => {
    for (const text of ['', '{', '[]', '{"name":"x"}', JSON.stringify({ name: 5 })]) {
      localStorage.setItem(handoverKey, text);
      expect(sheet()).toBeNull();
      expect(isHandoverKept()).toBe(false);
    }
  });

  it('takes results until it is full', () => {
    for (let count = 0; count < sheetLimits.results; count += 1) expect(addResult(news)).toBe('added');
    expect(addResult(news)).toBe('full');
    expect(sheet()?.results).toHaveLength(sheetLimits.results);
  });
});

describe('the patient of a handover', () => {
  it('stays the same when weight or age are corrected', () => {
    setPatient(child);
    addResult(news);
    vi.advanceTimersByTime(5 * minute);
    setPatient({ ...child, weight: 15 });
    expect(addResult(news)).toBe('added');
  });

  it('is asked for before a result of another patient is added, and the result waits for the answer', () => {
    setPatient(child);
    addResult(news);
    clearPatient();
    vi.advanceTimersByTime(minute);
    setPatient({ weight: 70, weightFrom: 'scales' });
    expect(addResult({ ...news, tool: 'GCS' })).toBe('asking');
    expect(sheet()?.results.map(({ tool }) => tool)).toEqual(['NEWS']);
    beginSheet();
    expect(sheet()?.results.map(({ tool }) => tool)).toEqual(['GCS']);
  });

  it('is taken for the same on request, with the result that waited', () => {
    setPatient(child);
    addResult(news);
    clearPatient();
    vi.advanceTimersByTime(minute);
    setPatient(child);
    expect(addResult({ ...news, tool: 'GCS' })).toBe('asking');
    confirmSheet();
    expect(sheet()?.results.map(({ tool }) => tool)).toEqual(['NEWS', 'GCS']);
    expect(addResult(news)).toBe('added');
  });

  it('is asked for after 15 minutes without one in hand, and after 12 hours the sheet is gone', () => {
    write('Fell');
    vi.advanceTimersByTime(14 * minute);
    expect(addResult(news)).toBe('added');
    vi.advanceTimersByTime(15 * minute);
    expect(addResult(news)).toBe('asking');
    expect(isHandoverKept()).toBe(true);
    vi.advanceTimersByTime(12 * 60 * minute);
    expect(isHandoverKept()).toBe(false);
    expect(localStorage.getItem(handoverKey)).toBeNull();
  });

  it('is asked for while the patient in hand is', () => {
    setPatient(child);
    write('Fell');
    act(() => vi.advanceTimersByTime(16 * minute));
    expect(addResult(news)).toBe('asking');
    confirmPatient();
    expect(addResult(news)).toBe('added');
  });
});

describe('the texts of a handover', () => {
  it('lose what changes how others are drawn, and keep lines and letters', () => {
    expect(plainText('0.4\u202e mg\u0000\r\nµg ≥ é 女\t.')).toBe('0.4 mg\nµg ≥ é 女 .');
  });

  it('are joined only as a whole, and say what is left out', () => {
    const texts = ['Ketamine 28 mg', 'Rocuronium 16 mg', 'Fentanyl 28 micrograms'];
    expect(joinFitting(texts, 200)).toBe('Ketamine 28 mg; Rocuronium 16 mg; Fentanyl 28 micrograms');
    const shorter = joinFitting(texts, 50);
    expect(shorter).toBe('Ketamine 28 mg; (2 more on the page of the tool)');
    expect(shorter.length).toBeLessThanOrEqual(50);
  });
});
