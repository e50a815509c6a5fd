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

/** Returns the lines of a log. Of one that is too long the first lines are left out, and the text says so. */
function loggedText(log: EventLog, most = sheetLimits.part - roomBesideLog): string {
  const lines = eventLines(log);
  let from = 0;
  const text = () => {
    const left = from === 0 ? [] : [`(The first ${from} entries are in the log.)`];
    return ['What was done:', ...left, ...lines.slice(from)].join('\n');
  };
  while (from < lines.length && text().length > most) from += 1;
  return text();
}

/** What a log has put into the text of a part: its events, or how it stands. */
const logLines =
  /^What was done:\n(?:(?:\(The first \d+ entries|\d\d:\d\d:\d\d {2}\+).*(?:\n|$))*|^.+, begun \d+ \w+ \d+ at [\d:]+\n.*Doses: \d+\.$/gm;

const withoutLog = (text: string) => text.replaceAll(logLines, '').trim();

/** Returns true if a log stands in the texts of a sheet. */
export const hasLog = ({ situation, background }: PartTexts): boolean =>
  [situation, background].some((text) => withoutLog(text) !== text.trim());

/** Returns the texts of a sheet without any log, and with the given one. What was written beside it stays. */
export function withLog(
  shown: PartTexts,
  named: NamedLog | null,
): Pick<PartTexts, 'situation' | 'background'> {
  const [situation, background] = [withoutLog(shown.situation), withoutLog(shown.background)];
  if (named === null) return { situation, background };
  const joined = (text: string, added: string) =>
    [text, added].filter(Boolean).join('\n\n').slice(0, sheetLimits.part);
  return {
    situation: joined(situation, situationText(named.log, named.emergency)),
    background: joined(background, loggedText(named.log, sheetLimits.part - background.length - 2)),
  };
}

/** Returns the texts of a sheet: what was written by hand, otherwise what Oryx knows. */
export function shownParts({ parts }: Pick<Sheet, 'parts'>, filled: PartTexts): PartTexts {
  const shown = sheetParts.map((part): [SheetPart, string] => [part, parts[part] ?? filled[part]]);
  return Object.fromEntries(shown) as Record<SheetPart, string>;
}
