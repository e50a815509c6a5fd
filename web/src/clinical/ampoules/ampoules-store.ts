import { useSyncExternalStore } from 'react';
import { readItem, removeItem, writeItem } from '../../device/device-storage.ts';
import { createEmitter } from '../../ui/emitter.ts';
import { type Ampoules, ampoulesText, readAmpoules } from './ampoules.ts';

const storageKey = 'oryx-ampoules';

const none: Ampoules = {};

const changes = createEmitter();

let read: { readonly text: string | null; readonly ampoules: Ampoules } = { text: null, ampoules: none };

function currentAmpoules(): Ampoules {
  const text = readItem(storageKey);
  if (text !== read.text)
    read = { text, ampoules: (text === null ? null : readAmpoules(text).stocked) ?? none };
  return read.ampoules;
}

/** Stores the stocked strengths on this device, in place of all that were chosen before. */
export function setAmpoules(ampoules: Ampoules): void {
  if (Object.keys(ampoules).length === 0) removeItem(storageKey);
  else writeItem(storageKey, ampoulesText(ampoules));
  changes.emit();
}

/** Stores the stocked strength of one drug, or none with null. */
export function setStocked(medicationId: string | number, key: string | null): void {
  const { [String(medicationId)]: _before, ...others } = currentAmpoules();
  setAmpoules(key === null ? others : { ...others, [String(medicationId)]: key });
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

/** Returns the strengths that are stocked, as the user has chosen them on this device. */
export const useAmpoules = (): Ampoules => useSyncExternalStore(subscribe, currentAmpoules);
