import { useSyncExternalStore } from 'react';
import { readItem, removeItem, writeItem } from '../../device/device-storage.ts';
import { onSessionEnd } from '../../device/session-end.ts';
import { createEmitter } from '../../ui/emitter.ts';
import { patientState } from '../patient/patient-store.ts';
import { patientLine } from '../patient/patient-words.ts';
import {
  emptySheet,
  type HandoverResult,
  isEmpty,
  readSheet,
  type Sheet,
  sheetLimits,
  sheetStanding,
} from './sheet.ts';

/*
 * The handover is in localStorage beside the patient in hand, because a phone ends a page in the background within
 * minutes. It is never sent. It goes with the patient, at the end of the session, and 12 hours after its last use.
 */

/** The key on the device. */
export const handoverKey = 'oryx-handover';

const changes = createEmitter();

/** The sheet where the browser refuses storage, for as long as the page is open. */
let unstored: string | null = null;

let read: { readonly text: string | null; readonly sheet: Sheet | null } = { text: null, sheet: null };

/** A result that waits until somebody has said whether the sheet is of the same patient. */
let waiting: HandoverResult | null = null;

function storedSheet(): Sheet | null {
  const text = readItem(handoverKey) ?? unstored;
  // The object stays the same until the text changes, so that no screen renders for nothing.
  if (text !== read.text) read = { text, sheet: readSheet(text) };
  return read.sheet;
}

/** Stores a sheet before it is shown, so that nothing typed is lost with the page. */
function store(sheet: Sheet): void {
  const text = JSON.stringify(sheet);
  writeItem(handoverKey, text);
  unstored = readItem(handoverKey) === text ? null : text;
  changes.emit();
}

function remove(): void {
  removeItem(handoverKey);
  unstored = null;
  waiting = null;
}

/** Returns what a sheet keeps of the patient in hand. */
export function heldNow(): Pick<Sheet, 'heldFrom' | 'heldPatient'> {
  const { patient } = patientState();
  return { heldFrom: patient?.heldFrom ?? null, heldPatient: patient ? patientLine(patient) : '' };
}

/** Returns how the stored sheet stands, and removes one whose time is over. */
function standing(): 'none' | 'current' | 'asking' {
  const sheet = storedSheet();
  if (sheet === null) return 'none';
  const stands = sheetStanding(sheet, patientState(), Date.now());
  // An empty sheet of another patient is not worth a question.
  if (stands !== 'gone' && !(stands === 'asking' && isEmpty(sheet))) return stands;
  remove();
  return 'none';
}

/** Changes the sheet, and begins one if there is none. */
export function changeSheet(change: (sheet: Sheet) => Partial<Sheet>): void {
  const now = Date.now();
  const sheet = storedSheet() ?? emptySheet(now, heldNow());
  const held = heldNow();
  const isSame = sheet.heldFrom === null || sheet.heldFrom === held.heldFrom;
  store({ ...sheet, ...(isSame ? held : {}), ...change(sheet), usedAt: now });
}

/** Says that the sheet is of the patient who is treated now, and adds the result that has waited for that. */
export function confirmSheet(): void {
  changeSheet(heldNow);
  addWaiting();
}

/** Begins a new sheet in place of one of another patient, with the result that has waited for that. */
export function beginSheet(): void {
  const added = waiting;
  clearHandover();
  waiting = added;
  addWaiting();
}

function addWaiting(): void {
  const added = waiting;
  waiting = null;
  if (added) addResult(added);
}

/**
 * Adds a result to the sheet. Returns `asking` if somebody must say first whether the sheet is of the same patient; the
 * result then waits for the answer. Returns `full` if the sheet takes no more.
 */
export function addResult(result: HandoverResult): 'added' | 'asking' | 'full' {
  if (standing() === 'asking') {
    waiting = result;
    return 'asking';
  }
  if ((storedSheet()?.results.length ?? 0) >= sheetLimits.results) return 'full';
  changeSheet(({ results }) => ({ results: [...results, result] }));
  return 'added';
}

/** Removes the handover from the device. */
export function clearHandover(): void {
  remove();
  changes.emit();
}

/** Puts a sheet in place of any other. */
export const replaceSheet = store;

/** Returns true if there is a handover with something in it. */
export function isHandoverKept(): boolean {
  const sheet = standing() === 'none' ? null : storedSheet();
  return sheet !== null && !isEmpty(sheet);
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

/** Returns the sheet on this device, or null if there is none. */
export const useSheet = (): Sheet | null => useSyncExternalStore(subscribe, storedSheet, () => null);

onSessionEnd(clearHandover);
