import type { Emergency } from '../../clinical/emergencies.ts';
import type { EventLog } from '../../clinical/emergency-log/event-log.ts';
import { eventLines, situationText } from '../../clinical/emergency-log/summary.ts';
import type { PartTexts, Sheet, SheetPart } from '../../clinical/handover/sheet.ts';
import { sheetLimits, sheetParts } from '../../clinical/handover/sheet.ts';
import type { PatientInHand } from '../../clinical/patient/patient-in-hand.ts';
import { patientLine } from '../../clinical/patient/patient-words.ts';

/** A log with the emergency that it is of. */
export interface NamedLog {
  readonly log: EventLog;
  readonly emergency: Emergency;
}

/** Time in ms after its last event from which a log is taken for that of an earlier patient. */
const earlierAfter = 60 * 60_000;

/**
 * Returns true if a log may fill a handover by itself: its last event is of the last hour, and not before the patient in
 * hand. Any other log may be of an earlier patient, so that somebody has to ask for it.
 */
export function isOfPatient({ events }: EventLog, patient: PatientInHand | null, now: number): boolean {
  const last = events.at(-1)?.at ?? 0;
  return now - last < earlierAfter && last >= (patient?.heldFrom ?? 0);
}

/** Returns what Oryx knows for each part. What it does not know is empty. */
export function filledParts(patient: PatientInHand | null, named: NamedLog | null): PartTexts {
  const facts = patient && {
    identify: patientLine({ ...patient, allergies: null }),
    background: patient.allergies === null ? '' : `Allergies: ${patient.allergies}`,
  };
  return {
    identify: facts?.identify ?? '',
    situation: named ? situationText(named.log, named.emergency) : '',
    background: [facts?.background, named && loggedText(named.log)].filter(Boolean).join('\n\n'),
    assessment: '',
    recommendation: '',
  };
}

/** Room that a long log leaves in its part, in characters. */
const roomBesideLog = 600;

/** Returns the lines of a log. Of one that is longer than a part the first lines are left out, and the text says so. */
function loggedText(log: EventLog): string {
  const lines = eventLines(log);
  const most = sheetLimits.part - roomBesideLog;
  let from = 0;
  while (lines.slice(from).join('\n').length > most) from += 1;
  const left = from === 0 ? [] : [`(The first ${from} entries are in the log.)`];
  return ['What was done:', ...left, ...lines.slice(from)].join('\n');
}

/** Returns the texts of a sheet: what was written by hand, otherwise what Oryx knows. */
export function shownParts({ parts }: Pick<Sheet, 'parts'>, filled: PartTexts): PartTexts {
  const shown = sheetParts.map((part): [SheetPart, string] => [part, parts[part] ?? filled[part]]);
  return Object.fromEntries(shown) as Record<SheetPart, string>;
}
