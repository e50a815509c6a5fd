import { complexTrace, everySeconds } from '../complexes.ts';
import { sinusP, ventricularBeat } from './complexes-of-rhythms.ts';

/** Beats of the ventricles and of the atria a minute. No beat of one follows from the other. */
const rate = 170;
const atrialRate = 77;

/** Returns 10 seconds of monomorphic ventricular tachycardia with AV dissociation. */
export function ventricularTachycardiaTrace() {
  return complexTrace(
    [
      { complex: ventricularBeat, moments: everySeconds(60 / rate, 0.1, 10) },
      { complex: sinusP, moments: everySeconds(60 / atrialRate, 0.35, 10) },
    ],
    10,
  );
}
