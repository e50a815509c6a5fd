import { assumptions, predictions, scale } from '../scale-model.mjs';

const ms = (value) => value.toFixed(value < 10 ? 2 : 0);
const percent = (share) => `${(share * 100).toFixed(1)} %`;
const whole = (value) => Math.round(value).toLocaleString('en');
const table = (head, rows) =>
  [
    `| ${head.join(' | ')} |`,
    `|${'---|'.repeat(head.length)}`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

/** Returns the section of bench/results.md about the mixed day. */
export function daySection({ day, soak }) {
  return [day ? measuredDay(day) : '', soak ? measuredSoak(soak) : ''].filter(Boolean).join('\n\n');
}

function madeBy(command, { date, node, cores, loadAtStart, loadAtEnd }) {
  return `Made by \`${command}\` on ${date.slice(0, 10)}, Node ${node}, ${cores} cores, load average ${loadAtStart.toFixed(1)} at the start and ${loadAtEnd.toFixed(1)} at the end.`;
}

function measuredDay(day) {
  const { rows, costs, shares, idle, connections, seconds, rounds, accounts } = day;
  const one = rows.find(({ processes }) => processes === 1);
  return `## The mixed day

${madeBy('npm run day --workspace bench', day)} The calls are 70 % reference lists (95 of 100 with the ETag of the list, so 304), 15 % search as typed letter by letter, 10 % session checks and sign-outs, 3 % learning and 2 % sign-ins, from ${accounts} accounts opened through the API. They come over ${connections} connections, as from a proxy. The bare \`node:http\` servers send the same bytes without asking who calls.

"At most": ${connections} callers that call again at once, for ${seconds} s. "Evenly": calls arrive at random times at half of what Oryx did at most, whether or not earlier ones are answered, for ${seconds} s. Times count from the moment at which a call was due. Both in ${rounds} rounds, in which Oryx and the bare servers take turns. Each process has had 3,000 calls before. Generator, servers and PostgreSQL share the cores, so that the generator limits the bare servers. Processor is in milliseconds a call.

${table(
  [
    'Processes',
    'Server',
    'at most, calls/s',
    'ratio to bare',
    'evenly, calls/s',
    'p50 ms',
    'p95 ms',
    'p99 ms',
    'RSS at start, MB',
    'RSS under load',
    'server ms',
    'database ms',
    'generator ms',
  ],
  rows.flatMap((row) => ['oryx', 'bare'].map((name) => dayRow(row, name))),
)}

Failed calls: ${failuresOf(rows)}. Writes acknowledged (completed modules, starts and ends of sessions): ${rows.reduce((sum, { oryx }) => sum + oryx.acknowledged, 0)}, of which ${rows.reduce((sum, { oryx }) => sum + oryx.lost, 0)} are missing in the database. The log takes ${Math.round(one?.oryx.logBytesPerCall ?? 0)} bytes a call. Without calls, a process takes ${percent(idle.server)} of a core and costs PostgreSQL ${percent(idle.database)}.

What a call of each kind costs, measured alone at one process, and how long it takes in the even mix at one process:

${table(
  [
    'Call',
    'of 100',
    'server ms',
    'of it main thread',
    'database ms',
    'bytes sent',
    'p50 ms',
    'p95 ms',
    'p99 ms',
  ],
  Object.entries(costs).map(([kind, cost]) => {
    const seen = one?.oryx.even.kinds[kind];
    return [
      kind,
      shares[kind] === undefined ? '' : (shares[kind] * 100).toFixed(1),
      cost.server.toFixed(3),
      cost.mainThread.toFixed(3),
      cost.database.toFixed(3),
      cost.bytesPerCall === undefined ? '' : whole(cost.bytesPerCall),
      ...['p50', 'p95', 'p99'].map((name) => (seen ? ms(seen[name]) : '')),
    ];
  }),
)}`;
}

function dayRow({ processes, ...servers }, name) {
  const { most, even, memory } = servers[name];
  const each = (part) => ((most.processor[part] * 1000) / most.calls).toFixed(3);
  return [
    processes,
    name === 'oryx' ? 'Oryx' : 'bare node:http',
    whole(most.perSecond),
    (most.perSecond / servers.bare.most.perSecond).toFixed(2),
    whole(even.perSecond),
    ms(even.p50),
    ms(even.p95),
    ms(even.p99),
    memory.atStart.join(', '),
    memory.atMost.join(', '),
    each('server'),
    name === 'oryx' ? each('database') : '',
    each('generator'),
  ];
}

function failuresOf(rows) {
  const all = rows.flatMap(({ oryx, bare }) =>
    [oryx, bare].flatMap(({ most, even }) =>
      [most, even].flatMap(({ failures }) => Object.entries(failures)),
    ),
  );
  return all.length === 0 ? 'none' : all.map(([what, count]) => `${count} x ${what}`).join(', ');
}

function measuredSoak(soak) {
  const { minutes, perSecond, samples, slopes, settlingMinutes, isFlat, flatAtMost, processor, calls } = soak;
  const resident = samples.map(({ rss }) => rss);
  return `## Soak

${madeBy(`npm run day --workspace bench -- --soak ${minutes}`, soak)} One process under the mixed day at ${Math.round(perSecond)} calls a second for ${minutes} minutes: ${whole(calls)} calls, failed: ${Object.keys(soak.failures).length === 0 ? 'none' : JSON.stringify(soak.failures)}, p50 ${ms(soak.p50)}, p95 ${ms(soak.p95)}, p99 ${ms(soak.p99)} ms, processor of the server ${((processor.server * 1000) / calls).toFixed(2)} ms a call. The heap is read each minute after a full collection, because only what survives one can be a leak.

Slopes by least squares from minute ${settlingMinutes} on, in MB an hour: heap ${slopes.heap.toFixed(1)}, RSS ${slopes.rss.toFixed(1)}, PostgreSQL's own memory ${slopes.database.toFixed(1)}. RSS lay between ${Math.min(...resident).toFixed(0)} and ${Math.max(...resident).toFixed(0)} MB. The memory is **${isFlat ? 'flat' : 'not flat'}** (a collected heap that grows by at most ${flatAtMost} MB an hour counts as flat).

${table(
  ['Minute', 'heap MB', 'buffers MB', 'RSS MB', 'PostgreSQL MB'],
  samples.map(({ minute, heapUsed, arrayBuffers, rss, database }) =>
    [minute, heapUsed, arrayBuffers, rss, database].map((value, at) => value.toFixed(at === 0 ? 0 : 1)),
  ),
)}`;
}

/** Returns the figures of docs/scale.md. */
export function scaleSection(day) {
  const result = scale(day);
  const given = assumptions;
  const { call } = result;
  return `${madeBy('npm run day --workspace bench', day)} Costs come from the table of calls in [bench/results.md](../bench/results.md).

${table(
  ['Assumed (`assumptions` in `bench/lib/scale-model.mjs`)', 'Value'],
  [
    ['registered users', whole(given.registeredUsers)],
    ['of these active on a day', percent(given.activeADay)],
    ['calls of an active user on a day', given.callsOfActiveUser],
    ['busiest second beside the mean', `${given.peakFactor} times`],
    ['calls for lists whose session the process has not seen within a minute', percent(given.lookedUp)],
    ['use of a core at the peak', percent(given.useOfCore)],
    ['browsers of a user', given.browsersOfUser],
    ['modules that a user has opened', given.modulesOfUser],
    ['accounts opened in a year, of the users', percent(given.newAccountsAYear)],
    ['forgotten passwords a day, of the users', percent(given.forgottenPasswordsADay)],
  ],
)}

${table(
  ['Needed', 'Value'],
  [
    ['calls a day', whole(result.callsADay)],
    ['calls a second, mean and peak', `${whole(result.mean)}, ${whole(result.peak)}`],
    [
      'a call on average: server, database',
      `${call.server.toFixed(2)} ms, ${call.database.toFixed(2)} ms of processor`,
    ],
    [
      'cores busy at the peak: servers, database',
      `${result.serverCores.toFixed(1)}, ${result.databaseCores.toFixed(1)}`,
    ],
    ['server processes, one a core', whole(result.processes)],
    ['connections to PostgreSQL', whole(result.connections)],
    [
      'sent at the peak, and on a day',
      `${result.megabitsAtPeak.toFixed(0)} Mbit/s, ${result.gigabytesADay.toFixed(0)} GB`,
    ],
    [
      'sent on a day on which all active users load a new release',
      `${result.releaseGigabytes.toFixed(0)} GB more`,
    ],
    ['mails a day', whole(result.mailsADay)],
  ],
)}

${table(
  ['Table', 'rows', 'bytes a row', 'GB', 'grows'],
  result.rows.map(({ table, count, bytesOfRow, gigabytes }) => [
    `\`${table}\``,
    whole(count),
    bytesOfRow,
    gigabytes.toFixed(1),
    growthOf[table],
  ]),
)}

${table(
  ['Call', "of the servers' work", "of the database's work"],
  Object.entries(result.shareOf)
    .sort(([, one], [, other]) => other.server - one.server)
    .map(([kind, share]) => [kind, percent(share.server), percent(share.database)]),
)}

${table(
  ['Processes', 'Load', 'What', 'model', 'measured', 'error'],
  predictions(day).map(({ processes, load, what, predicted, measured, error }) => [
    processes,
    load === 'most' ? 'at most' : 'evenly',
    what,
    ms(predicted),
    ms(measured),
    percent(error),
  ]),
)}`;
}

const growthOf = {
  users: 'with users',
  known_browsers: 'with users; a row ends 180 days after its last use',
  sessions: 'with sign-ins; a row ends after 30 days or at sign-out',
  rate_limits: 'with attempts; a row ends within a day',
  learning_starts: 'with users and modules',
  learning_completions: 'each year by as much',
};
