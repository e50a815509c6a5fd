const secondsADay = 86_400;
const daysAYear = 365;

/** What a country's use is taken to be. Each figure can be changed here alone. docs/scale.md says why each. */
export const assumptions = {
  registeredUsers: 1_000_000,
  /** Share of the users that open Oryx on a day. */
  activeADay: 0.3,
  callsOfActiveUser: 60,
  /** Calls in the busiest second beside the mean of the day. */
  peakFactor: 5,
  /** Share of calls for lists with a session that the process has not seen within a minute. */
  lookedUp: 0.1,
  browsersOfUser: 2,
  /** Modules of learning paths that a user has opened. */
  modulesOfUser: 20,
  /** Accounts that are opened in a year, as a share of the users. */
  newAccountsAYear: 0.3,
  forgottenPasswordsADay: 0.001,
  /** Share of a core that is used at the peak, so that one of two machines can fail. */
  useOfCore: 0.5,
  /** Those of the pool, the watch, and one more at the start. */
  connectionsOfProcess: 12,
  /** Days for which a session lives without a sign-out. */
  sessionDays: 30,
};

const parts = ['server', 'mainThread', 'database', 'bytesPerCall'];

/**
 * Returns what a call of a mix costs on average: processor milliseconds of the servers, of their main threads and of
 * the database, and bytes sent.
 */
export function costOfMix(costs, shares, lookedUp = 0) {
  const sum = Object.fromEntries(parts.map((part) => [part, 0]));
  const add = (kind, share) => {
    for (const part of parts) sum[part] += share * (costs[kind]?.[part] ?? 0);
  };
  for (const [kind, share] of Object.entries(shares)) {
    const isList = kind.startsWith('reference');
    add(kind, isList ? share * (1 - lookedUp) : share);
    // The look-up costs the same for a 304 and a 200. The bytes of a 200 are counted as those of a 304.
    if (isList) add('reference, session looked up', share * lookedUp);
  }
  return sum;
}

/** Returns what a million users need, from the measured day. */
export function scale({ costs, shares, sizes, idle, webAppBytes = 0 }, given = assumptions) {
  const active = given.registeredUsers * given.activeADay;
  const callsADay = active * given.callsOfActiveUser;
  const mean = callsADay / secondsADay;
  const peak = mean * given.peakFactor;
  const call = costOfMix(costs, shares, given.lookedUp);
  const cores = (ms) => (peak * ms) / 1000;
  const processes = Math.ceil(cores(call.server) / given.useOfCore);
  const ofKind = (kind) => callsADay * shares[kind];
  const lastingSessions = ofKind('sign-in') - ofKind('sign-out');
  const rows = {
    users: given.registeredUsers,
    known_browsers: given.registeredUsers * given.browsersOfUser,
    sessions: lastingSessions * given.sessionDays,
    // Two limits of a completion last a day, those of a sign-in a quarter of an hour and at most an hour longer.
    rate_limits: ofKind('module completed') * 2 + (ofKind('sign-in') / 24) * 2,
    // A module is opened again more often than for the first time.
    learning_starts: Math.min(
      ofKind('module opened') * daysAYear,
      given.registeredUsers * given.modulesOfUser,
    ),
    learning_completions: ofKind('module completed') * daysAYear,
  };
  return {
    active,
    callsADay,
    mean,
    peak,
    call,
    processes,
    serverCores: cores(call.server) + processes * idle.server,
    databaseCores: cores(call.database) + processes * idle.database,
    connections: processes * given.connectionsOfProcess,
    megabitsAtPeak: (peak * call.bytesPerCall * 8) / 1e6,
    // A new release, or a new device: everybody who is active loads the whole app.
    releaseGigabytes: (active * webAppBytes) / 1e9,
    gigabytesADay: (callsADay * call.bytesPerCall) / 1e9,
    mailsADay:
      (given.registeredUsers * given.newAccountsAYear) / daysAYear +
      given.registeredUsers * given.forgottenPasswordsADay,
    shareOf: Object.fromEntries(
      Object.entries(shares).map(([kind, share]) => [
        kind,
        {
          server: (share * costs[kind].server) / call.server,
          database: (share * costs[kind].database) / call.database,
        },
      ]),
    ),
    rows: Object.entries(rows).map(([table, count]) => ({
      table,
      count,
      bytesOfRow: sizes[table],
      gigabytes: (count * sizes[table]) / 1e9,
    })),
  };
}

/**
 * Returns for each number of processes what the model says and what was measured. The model is fitted to calls of one
 * kind at a time at one process. It has not seen the mix, nor two or four processes.
 */
export function predictions({ costs, shares, idle, rows }) {
  return rows.flatMap(({ processes, oryx, bare }) =>
    ['even', 'most'].flatMap((load) => {
      const run = oryx[load];
      const share = (kind) => (run.kinds[kind]?.count ?? 0) / run.calls;
      // The mix as it was drawn, because sign-ins cost so much that their number by chance matters.
      const drawn = Object.fromEntries(Object.keys(shares).map((kind) => [kind, share(kind)]));
      const call = costOfMix(costs, drawn);
      // A process also works without calls, which is much of the whole when calls are few.
      const idleMs = (part) => (processes * idle[part] * 1000) / run.perSecond;
      const measured = (part) => (run.processor[part] * 1000) / run.calls;
      const compare = (what, predicted, seen) => ({
        processes,
        load,
        what,
        predicted,
        measured: seen,
        error: predicted / seen - 1,
      });
      const result = [
        compare('server, ms a call', call.server + idleMs('server'), measured('server')),
        compare('database, ms a call', call.database + idleMs('database'), measured('database')),
      ];
      if (load === 'most') {
        const generator = (bare.most.processor.generator * 1000) / bare.most.calls;
        // The other programs of the machine keep what they use.
        const { server, database, generator: generated, idle: unused } = run.processor;
        const atHand = (server + database + generated + unused) / run.seconds;
        const atWork = atHand - processes * (idle.server + idle.database);
        const byCores = (atWork * 1000) / (call.server + call.database + generator);
        const byMainThreads = (processes * 1000) / call.mainThread;
        result.push(compare('calls a second at most', Math.min(byCores, byMainThreads), run.perSecond));
      }
      return result;
    }),
  );
}
