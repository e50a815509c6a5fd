import { countsOf, scoreAnswers } from './answers.mjs';
import { askForSources, askInteractions, askPatients, attack } from './remi-sets.mjs';
import { shippedRemi } from './shipped-remi.mjs';

/** Measures what the built-in responder answers, and how fast. */
export async function measureRemi() {
  const { judged, vitals, flags, times, hostile } = await scoreAnswers();
  const remi = await shippedRemi();
  const { sentences, unsourced } = await askForSources(remi);
  const interactions = await askInteractions(remi);
  const patients = await askPatients(remi);
  const attacks = await attack(remi);
  return {
    answers: countsOf(judged),
    vitals: { count: vitals.count, right: vitals.right, wrong: vitals.wrong },
    flags: { count: flags.count, missed: flags.missed.length },
    ...times,
    hostile: { count: hostile.count, ms: hostile.ms },
    sentences,
    unsourced: unsourced.length,
    interactions: {
      count: interactions.count,
      pairs: interactions.pairs,
      wrong: interactions.faults.length,
      falseSafe: interactions.falseSafe,
    },
    patients: { count: patients.count, wrong: patients.faults.length },
    attacks: { count: attacks.count, successes: attacks.successes.length },
  };
}
