import { Passes } from './passes.mjs';
import { Interrupted, Problem } from './problem.mjs';
import { shortFailure } from './reports.mjs';
import { secondsSince } from './run.mjs';

/** How many checks run at a time. */
const atOnce = 3;
const reminderMs = 15_000;

/**
 * Runs checks side by side. The output of a check stays together, and the output of failed checks comes
 * last. A check that has passed in this state of its inputs is skipped unless `isForced`, and its counts of
 * that time are used. Returns the sums over all checks, the names of those that failed, and a text for each failure that a
 * check names.
 */
export async function runChecks(checks, { isForced = false, say = console.log, passes = new Passes() } = {}) {
  const outcomes = new Map();
  const states = new Map(checks.map((check) => [check.name, passes.stateOf(check)]));
  for (const { name } of isForced ? [] : checks) {
    const pass = passes.find(name, states.get(name));
    if (!pass) continue;
    outcomes.set(name, { passed: pass.passed, failed: 0 });
    say(`> ${name}: skipped, unchanged since ${pass.passed} passed on ${minute(pass.at)}`);
  }
  const due = checks.filter(({ name }) => !outcomes.has(name));
  const isAlone = due.length === 1;

  const running = new Map();
  const reminder = setInterval(() => {
    const each = [...running].map(([name, since]) => `${name} ${secondsSince(since)}`);
    if (!isAlone) say(`  still running: ${each.join(', ')}`);
  }, reminderMs);
  const runDue = async (check, prepared) => {
    const { name } = check;
    const since = performance.now();
    running.set(name, since);
    if (isAlone) say(`> ${name}: ${check.label}`);
    passes.forget(name);
    const outcome = await outcomeOf(check, prepared, isAlone ? say : undefined);
    running.delete(name);
    outcomes.set(name, outcome);
    if (outcome.failed === 0) {
      if (outcome.output) say(`\n${outcome.output}`);
      // Inputs that changed during the run may not have been checked.
      if (passes.stateOf(check) === states.get(name)) passes.note(name, states.get(name), outcome.passed);
    }
    say(`> ${name}: ${outcome.failed === 0 ? 'ok' : 'FAILED'} in ${secondsSince(since)}, ${counts(outcome)}`);
  };

  try {
    await inOrder(due, runDue);
  } finally {
    clearInterval(reminder);
    for (const [name, { failed, output }] of outcomes) {
      if (failed > 0 && output) say(`\n> ${name} FAILED:\n\n${output}`);
    }
  }
  return summed(outcomes);
}

/** Runs the checks in their order. Each starts when those of its `after` have ended and there is room. */
async function inOrder(checks, run) {
  const room = roomFor(atOnce);
  const prepared = checks.map(({ prepare }) => settled(prepare?.()));
  const ends = new Map();
  for (const [index, check] of checks.entries()) {
    const before = (check.after ?? []).map((name) => ends.get(name));
    const start = async () => {
      await Promise.all(before);
      await room(() => run(check, prepared[index]));
    };
    ends.set(check.name, start());
  }
  const results = await Promise.allSettled(ends.values());
  const broken = results.find(({ status }) => status === 'rejected');
  if (broken) throw broken.reason;
}

/** Runs one check and returns its counts and its output. A check that throws counts as one failure. */
async function outcomeOf({ name, check }, prepared, show) {
  const lines = [];
  const say = show ?? ((text) => lines.push(text));
  let counted;
  try {
    counted = await check(await prepared(), { say, isAlone: show !== undefined });
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    const message = error instanceof Problem ? error.message : error.stack;
    say(message);
    counted = { passed: 0, failed: 1, failures: [shortFailure(name, message)] };
  }
  return { ...counted, output: lines.join('\n') };
}

/** Returns a function that returns the result of a promise, or throws its reason. */
function settled(promise) {
  const result = Promise.allSettled([promise]);
  return async () => {
    const [{ status, value, reason }] = await result;
    if (status === 'rejected') throw reason;
    return value;
  };
}

/** Returns a function that runs work, at most `most` at a time. */
function roomFor(most) {
  const waiting = [];
  let free = most;
  return async (work) => {
    if (free === 0) await new Promise((enter) => waiting.push(enter));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

function summed(outcomes) {
  const all = [...outcomes.values()];
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    broken: [...outcomes].filter(([, { failed }]) => failed > 0).map(([name]) => name),
    failures: all.flatMap(({ failures = [] }) => failures),
  };
}

const counts = ({ passed, failed }) =>
  failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;

const minute = (at) => at.slice(0, 16).replace('T', ' ');
