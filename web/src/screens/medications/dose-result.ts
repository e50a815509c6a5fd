import type { Candidate, ShownDose } from '@oryx/doses';
import { doseText, maximumText, otherUnitText, repeatPhrase, routesText, volumeText } from '@oryx/doses';
import { type HandoverResult, joinFitting, sheetLimits } from '../../clinical/handover/sheet.ts';
import { cautionsOf } from './dose-cautions.tsx';

/** Returns a worked dose for the handover. It says that this is no record of a dose that was given. */
export function doseResult(
  drug: string,
  candidate: Candidate,
  shown: ShownDose,
  patientText: string,
): Omit<HandoverResult, 'at'> {
  const { dose } = candidate;
  const { worked, volume, drawnFrom } = shown;
  const volumes = volume && [...new Set([volume.low, volume.high].map((mL) => volumeText(mL, dose.amount)))];
  const amount = doseText(worked.amount, dose.amount);
  const other = otherUnitText(worked.amount, dose.amount);
  const drawn = volumes && drawnFrom ? `${volumes.join(' to ')} of ${drawnFrom.label}` : '';
  return {
    tool: `${drug}, ${dose.indication}`.slice(0, sheetLimits.tool),
    result: joinFitting(
      [
        [amount, other, drawn].filter(Boolean).join(' = '),
        [routesText(dose.routes), dose.over].filter(Boolean).join(' '),
        ...(dose.repeat ? [repeatPhrase(dose.repeat)] : []),
        ...(dose.maximum ? [`at most ${maximumText(dose.maximum)}`] : []),
      ],
      sheetLimits.result,
    ),
    inputs: joinFitting([patientText, 'worked out, no record that it was given'], sheetLimits.inputs),
    caution: joinFitting(cautionsOf(candidate, shown), sheetLimits.caution),
  };
}
