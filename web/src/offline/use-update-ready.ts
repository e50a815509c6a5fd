import { useSyncExternalStore } from 'react';
import { isUpdateReady, onUpdateChange } from './app-on-device.ts';

/** Returns whether a new version of the app is kept whole and waits to take over. */
export const useUpdateReady = (): boolean => useSyncExternalStore(onUpdateChange, isUpdateReady);
