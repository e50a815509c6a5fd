import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { clearHandover, isHandoverKept } from '../handover/handover-store.ts';
import { clearPatient } from './patient-store.ts';

/**
 * Returns what clears the patient in hand and the handover with it, so that none is carried to the next patient. A
 * handover with something in it is asked about first, in the question that the screen shows.
 */
export function useClearPatient(onCleared: () => void): {
  readonly clear: () => void;
  readonly question: ReactNode;
} {
  const [isAsked, setAsked] = useState(false);
  const clearBoth = () => {
    clearHandover();
    clearPatient();
    setAsked(false);
    onCleared();
  };
  return {
    clear: () => (isHandoverKept() ? setAsked(true) : clearBoth()),
    question: isAsked && (
      <ConfirmDialog
        isOpen
        title="Clear the handover too?"
        confirmLabel="Clear both"
        busyLabel="Clearing"
        isBusy={false}
        onCancel={() => setAsked(false)}
        onConfirm={clearBoth}
      >
        The handover on this phone is of this patient. It goes with the patient in hand.
      </ConfirmDialog>
    ),
  };
}
