import { useEffect } from 'react';
import { emergencies } from '../../clinical/emergencies.ts';
import { useEventLog } from '../../clinical/emergency-log/use-event-log.ts';
import { clearHandover, heldNow, useSheet } from '../../clinical/handover/handover-store.ts';
import {
  emptySheet,
  isEmpty,
  type PartTexts,
  type Sheet,
  sheetStanding,
} from '../../clinical/handover/sheet.ts';
import type { PatientInHand } from '../../clinical/patient/patient-in-hand.ts';
import { usePatientState } from '../../clinical/patient/patient-store.ts';
import { useNow } from '../../device/use-now.ts';
import { filledParts, isOfPatient, type NamedLog, shownParts } from './filled-parts.ts';

/** The handover of the patient who is treated now. */
export interface CurrentHandover {
  readonly state: 'current';
  readonly sheet: Sheet;
  readonly patient: PatientInHand | null;
  /** What Oryx knows for each part. */
  readonly filled: PartTexts;
  /** What each part says. */
  readonly shown: PartTexts;
  /** The log on this device, and whether it fills the sheet by itself. */
  readonly log: NamedLog | null;
  readonly isLogFilled: boolean;
}

/** The handover on this device, or that somebody must say first whether it is of the patient who is treated now. */
export type HandoverState = CurrentHandover | { readonly state: 'asking'; readonly sheet: Sheet | null };

/** Returns the handover on this device. A sheet of which only Oryx has filled parts is not stored. */
export function useHandover(): HandoverState {
  const stored = useSheet();
  const held = usePatientState();
  const { log } = useEventLog();
  const now = Number(useNow((time) => String(Math.floor(time.getTime() / 10_000) * 10_000)));
  const standing = stored && sheetStanding(stored, held, now);
  const isOver = stored !== null && (standing === 'gone' || (standing === 'asking' && isEmpty(stored)));
  useEffect(() => {
    if (isOver && held.state !== 'asking') clearHandover();
  }, [isOver, held.state]);
  if (held.state === 'asking') return { state: 'asking', sheet: null };
  if (standing === 'asking' && !isOver) return { state: 'asking', sheet: stored };
  const patient = held.patient;
  const emergency = log && emergencies.find(({ id }) => id === log.emergency);
  const named = log && emergency ? { log, emergency } : null;
  const isLogFilled = named !== null && isOfPatient(named.log, patient, now);
  const filled = filledParts(patient, isLogFilled ? named : null);
  const sheet = stored === null || isOver ? emptySheet(now, heldNow()) : stored;
  return {
    state: 'current',
    sheet,
    patient,
    filled,
    shown: shownParts(sheet, filled),
    log: named,
    isLogFilled,
  };
}
