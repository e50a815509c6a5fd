import {
  askInteractions,
  askPatients,
  askQuestions,
  attack,
  shippedRemi,
  timeQuestions,
} from './remi-sets.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

/** Measures the accuracy and the response time of the built-in responder. */
export async function measureRemi() {
  const remi = await shippedRemi();
  const { tuned, late, all, outside, unsourced, sentences } = await askQuestions(remi);
  const fresh = await askQuestions(remi, 'fresh');
  const interactions = await askInteractions(remi);
  const patients = await askPatients(remi);
  const attacks = await attack(remi);
  return {
    tuned: shares(tuned),
    late: shares(late),
    all: shares(all),
    freshFirst: fresh.firstRun,
    fresh: shares(fresh.all),
    outside: {
      count: outside.count + fresh.outside.count,
      answered: outside.found.length + fresh.outside.found.length,
    },
    sentences: sentences + fresh.sentences,
    unsourced: unsourced.length + fresh.unsourced.length,
    rounds,
    ...(await timeQuestions(remi, rounds)),
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

const shares = ({ count, first, third }) => ({ count, first, third });
