import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endSessionOnDevice } from '../../device/session-end.ts';
import {
  clearPatient,
  confirmPatient,
  patientKeys,
  setIdleMinutes,
  setPatient,
  usePatient,
  usePatientState,
} from './patient-store.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 5, 1, 12);

const watch = () => renderHook(() => usePatient()).result;
const watchState = () => renderHook(() => usePatientState().state).result;
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const tap = () => act(() => void window.dispatchEvent(new Event('pointerdown')));
const fromOtherTab = (key: string) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

const child = { weight: 14, weightFrom: 'scales', age: 3 * 365.25 } as const;

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});

describe('the patient in hand', () => {
  it('is none on a new device', () => {
    expect(watch().current).toBeNull();
  });

  it('is what was set, and the rest of it is unknown', () => {
    const patient = watch();
    act(() => setPatient(child));
    expect(patient.current).toEqual({
      ...child,
      height: null,
      sex: null,
      isPregnant: null,
      allergies: null,
      changedAt: noon,
      heldFrom: noon,
    });
  });

  it('survives a reload, since a phone ends pages in the background', () => {
    setPatient(child);
    cleanup();
    expect(watch().current?.weight).toBe(14);
  });

  it('takes nothing from the patient before', () => {
    const patient = watch();
    act(() => setPatient({ ...child, allergies: 'penicillin' }));
    act(() => setPatient({ age: 30 * 365.25 }));
    expect(patient.current).toMatchObject({ weight: null, weightFrom: null, allergies: null });
  });

  it('is none if nothing is known', () => {
    const patient = watch();
    act(() => setPatient({ weight: null }));
    expect(patient.current).toBeNull();
    expect(localStorage.getItem(patientKeys.patient)).toBeNull();
  });

  it('is asked for after 15 minutes without use, and is not used until the answer', () => {
    const [patient, state] = [watch(), watchState()];
    act(() => setPatient(child));
    pass(15 * minute - 1);
    expect(patient.current?.weight).toBe(14);
    pass(1);
    expect(patient.current).toBeNull();
    expect(state.current).toBe('asking');
    tap();
    expect(state.current).toBe('asking');
    act(confirmPatient);
    expect(patient.current?.weight).toBe(14);
  });

  it('is not asked for while it is used', () => {
    const patient = watch();
    act(() => setPatient(child));
    for (const _ of [1, 2, 3]) {
      pass(14 * minute);
      tap();
    }
    expect(patient.current?.weight).toBe(14);
  });

  it('is not kept alive by taps on screens that do not show it', () => {
    setPatient(child);
    pass(10 * minute);
    tap();
    pass(6 * minute);
    expect(watchState().current).toBe('asking');
  });

  it('is cleared from the device after an hour without use', () => {
    const state = watchState();
    act(() => setPatient(child));
    pass(60 * minute);
    expect(state.current).toBe('none');
    expect(localStorage.getItem(patientKeys.patient)).toBeNull();
    expect(localStorage.getItem(patientKeys.used)).toBeNull();
  });

  it.each([
    [15, 'none'],
    [60, 'asking'],
    [240, 'asking'],
  ] as const)('is cleared after %i minutes if the user sets it so', (minutes, after15) => {
    const state = watchState();
    act(() => setIdleMinutes(minutes));
    act(() => setPatient(child));
    pass(15 * minute);
    expect(state.current).toBe(after15);
    pass((minutes - 15) * minute);
    expect(state.current).toBe('none');
  });

  it('is cleared on request and at the end of the session', () => {
    const patient = watch();
    act(() => setPatient(child));
    act(clearPatient);
    expect(patient.current).toBeNull();
    act(() => setPatient(child));
    act(endSessionOnDevice);
    expect(patient.current).toBeNull();
    expect({ ...localStorage }).toEqual({});
  });

  it('follows another tab that sets, uses and clears it', () => {
    const patient = watch();
    localStorage.setItem(patientKeys.patient, JSON.stringify({ ...child, weight: 8, changedAt: noon }));
    fromOtherTab(patientKeys.patient);
    expect(patient.current?.weight).toBe(8);
    pass(14 * minute);
    localStorage.setItem(patientKeys.used, String(noon + 14 * minute));
    pass(14 * minute);
    expect(patient.current?.weight).toBe(8);
    localStorage.removeItem(patientKeys.patient);
    fromOtherTab(patientKeys.patient);
    expect(patient.current).toBeNull();
  });

  it('is asked for if the clock is set back, because the idle time is unknown', () => {
    const state = watchState();
    act(() => setPatient(child));
    vi.setSystemTime(noon - 5 * minute);
    fromOtherTab('another key');
    expect(state.current).toBe('asking');
    act(confirmPatient);
    expect(state.current).toBe('in hand');
  });

  it.each([
    ['back', -2 * 24 * 60 * minute],
    ['forward', 2 * 24 * 60 * minute],
  ])('is cleared if the clock is set %s by days', (_way, change) => {
    const state = watchState();
    act(() => setPatient(child));
    vi.setSystemTime(noon + change);
    fromOtherTab('another key');
    expect(state.current).toBe('none');
    expect(localStorage.getItem(patientKeys.patient)).toBeNull();
  });

  it.each([
    '{',
    '7',
    'null',
    '[]',
    '{"weight":14}',
    `{"weight":"14","changedAt":${noon}}`,
    `{"weight":-3,"changedAt":${noon}}`,
    `{"weight":1400,"changedAt":${noon}}`,
    `{"weight":14,"weightFrom":"the stars","changedAt":${noon}}`,
    `{"weight":14,"changedAt":"today"}`,
    `{"changedAt":${noon}}`,
  ])('is none, and removed, if what is stored is no patient: %s', (text) => {
    localStorage.setItem(patientKeys.patient, text);
    expect(watch().current).toBeNull();
    expect(localStorage.getItem(patientKeys.patient)).toBeNull();
  });

  it('is used from its last change if the time of use is not a time', () => {
    setPatient(child);
    localStorage.setItem(patientKeys.used, 'yesterday');
    expect(watch().current?.weight).toBe(14);
  });

  it('is held while the page is open if the browser refuses storage', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
    const [patient, state] = [watch(), watchState()];
    act(() => setPatient(child));
    expect(patient.current?.weight).toBe(14);
    pass(15 * minute);
    expect(state.current).toBe('asking');
    act(confirmPatient);
    expect(state.current).toBe('in hand');
    act(clearPatient);
    expect(state.current).toBe('none');
  });
});
