import { useSyncExternalStore } from 'react';
import { readItem, removeItem, writeItem } from '../../device/device-storage.ts';
import { onSessionEnd } from '../../device/session-end.ts';
import { createEmitter } from '../../ui/emitter.ts';
import {
  isKnown,
  type PatientFacts,
  type PatientInHand,
  readPatient,
  standingOf,
  untilChange,
} from './patient-in-hand.ts';

/*
 * The patient in hand is in localStorage, not in the memory of the page: a phone ends a page in the
 * background within minutes, and two tabs must not hold two patients. It has no name, is never sent by
 * itself, and goes after the idle time, at the end of the session and on request.
 */

/** Idle times in minutes after which the patient is cleared. */
export const idleChoices = [15, 60, 240] as const;
export type IdleMinutes = (typeof idleChoices)[number];
export const defaultIdle: IdleMinutes = 60;

/** Whether there is a patient in hand. While `asking`, no screen may use it. */
export type PatientState =
  | { readonly state: 'none'; readonly patient: null }
  | { readonly state: 'asking' | 'in hand'; readonly patient: PatientInHand };

const none: PatientState = { state: 'none', patient: null };

/** Keys on the device. They are not in product.ts, because the first screens do not need them. */
export const patientKeys = {
  patient: 'oryx-patient',
  /** When the patient was last used, in ms since 1970. */
  used: 'oryx-patient-used',
  /** The idle time in minutes. */
  idle: 'oryx-patient-idle',
} as const;

const { patient: patientKey, used: usedKey, idle: idleKey } = patientKeys;

const changes = createEmitter();

/** The patient where the browser refuses storage, for as long as the page is open. */
let unstored: { readonly patient: string; usedAt: number } | null = null;

let read: { readonly text: string | null; readonly patient: PatientInHand | null } = {
  text: null,
  patient: null,
};
let last: PatientState = none;

function storedPatient(): PatientInHand | null {
  const text = readItem(patientKey) ?? unstored?.patient ?? null;
  // The object stays the same until the text changes, so that no screen renders for nothing.
  if (text !== read.text) read = { text, patient: readPatient(text) };
  return read.patient;
}

function usedAt({ changedAt }: PatientInHand): number {
  const stored = Number(readItem(usedKey) ?? unstored?.usedAt ?? Number.NaN);
  return Number.isFinite(stored) ? stored : changedAt;
}

function readIdleMinutes(): IdleMinutes {
  const stored = Number(readItem(idleKey));
  return idleChoices.find((minutes) => minutes === stored) ?? defaultIdle;
}

/** Returns the state at this moment. */
export function patientState(): PatientState {
  const patient = storedPatient();
  if (patient === null) return none;
  const state = standingOf(usedAt(patient), Date.now(), readIdleMinutes());
  if (state === 'gone') return none;
  if (last.state !== state || last.patient !== patient) last = { state, patient };
  return last;
}

function markUsed(now: number) {
  writeItem(usedKey, String(now));
  if (unstored !== null) unstored.usedAt = now;
}

function remove() {
  removeItem(patientKey);
  removeItem(usedKey);
  unstored = null;
}

/**
 * Takes a patient in hand, or corrects the facts of the one in hand. Facts that are not given are unknown. Another
 * patient comes after `clearPatient`.
 */
export function setPatient(facts: Partial<PatientFacts>): void {
  const now = Date.now();
  if (isKnown(facts)) {
    const heldFrom = patientState().patient?.heldFrom ?? now;
    const text = JSON.stringify({ ...facts, changedAt: now, heldFrom });
    writeItem(patientKey, text);
    markUsed(now);
    unstored = readItem(patientKey) === text ? null : { patient: text, usedAt: now };
  } else remove();
  check();
}

/** Removes the patient from the device. */
export function clearPatient(): void {
  remove();
  check();
}

/** Notes that the user treats the same patient still. */
export function confirmPatient(): void {
  markUsed(Date.now());
  check();
}

/** Sets the idle time after which the patient is cleared. */
export function setIdleMinutes(minutes: IdleMinutes): void {
  writeItem(idleKey, String(minutes));
  check();
}

/** Returns the idle time in minutes after which the patient is cleared. */
export const useIdleMinutes = (): IdleMinutes => useSyncExternalStore(subscribe, readIdleMinutes);

/** Returns the patient in hand, or null if there is none or the user has to confirm it first. */
export const usePatient = (): PatientInHand | null =>
  useSyncExternalStore(subscribe, patientInHand, () => null);

/** Returns the patient in hand at this moment, or null as `usePatient` does. */
export function patientInHand(): PatientInHand | null {
  const { state, patient } = patientState();
  return state === 'in hand' ? patient : null;
}

/** Calls the listener when another patient may be in hand. It is no use of the patient, and watches for none. */
export const onPatientChange = changes.subscribe;

/** Returns the state of the patient in hand. Only the chip needs to know that it waits for an answer. */
export const usePatientState = (): PatientState => useSyncExternalStore(subscribe, patientState, () => none);

/** The least time in ms between two notes of use. */
const useInterval = 10_000;

/** A tap or key on a screen that shows the patient counts as use, unless the user must be asked first. */
function noteUse() {
  const { state, patient } = patientState();
  const now = Date.now();
  if (state === 'in hand' && now - usedAt(patient) >= useInterval) markUsed(now);
  else if (state !== 'in hand') check();
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Removes a patient whose time is over, notifies the screens, and waits for the next change. */
function check() {
  const patient = storedPatient();
  if (readItem(patientKey) !== null && patientState().state === 'none') remove();
  changes.emit();
  clearTimeout(timer);
  if (patient !== null)
    timer = setTimeout(check, untilChange(usedAt(patient), Date.now(), readIdleMinutes()));
}

/** What may have changed the state from outside: another tab, or time that passed while the page slept. */
const outside = ['storage', 'focus', 'pageshow'] as const;
const uses = ['pointerdown', 'keydown'] as const;
let subscribers = 0;

function subscribe(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener);
  subscribers += 1;
  if (subscribers === 1) {
    for (const name of outside) window.addEventListener(name, check);
    document.addEventListener('visibilitychange', check);
    for (const name of uses) window.addEventListener(name, noteUse, { capture: true, passive: true });
    check();
  }
  return () => {
    unsubscribe();
    subscribers -= 1;
    if (subscribers > 0) return;
    for (const name of outside) window.removeEventListener(name, check);
    document.removeEventListener('visibilitychange', check);
    for (const name of uses) window.removeEventListener(name, noteUse, { capture: true });
    clearTimeout(timer);
  };
}

onSessionEnd(clearPatient);
