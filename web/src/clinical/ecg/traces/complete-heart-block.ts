import { complexTrace, everySeconds } from '../complexes.ts';
import { escapeBeat, sinusP } from './complexes-of-rhythms.ts';

/** Beats of the atria and of the ventricles a minute. No beat of one follows from the other. */
const atrialRate = 82;
const escapeRate = 35;

/** Returns 10 seconds of complete heart block with a ventricular escape rhythm. */
export function completeHeartBlockTrace() {
  return complexTrace(
    [
      { complex: sinusP, moments: everySeconds(60 / atrialRate, 0.2, 10) },
      { complex: escapeBeat, moments: everySeconds(60 / escapeRate, 0.9, 10) },
    ],
    10,
  );
}
