import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as pauseFor } from 'node:timers/promises';

// Clients that type queries letter by letter, each with one connection. Prints their measurements as JSON.
const { url, cookie, pause, seconds, clients, queries } = JSON.parse(process.argv[2]);
const agent = new Agent({ keepAlive: true, maxSockets: clients });
const warmUpMs = 500;
const startedAt = performance.now();
const endsAt = startedAt + warmUpMs + seconds * 1000;
const times = [];

async function type(client) {
  // Clients start at random times within the pause, because people do not type in step.
  await pauseFor((pause * client) / clients);
  for (let at = client; performance.now() < endsAt; at += clients) {
    const query = queries[at % queries.length];
    for (let length = 1; length <= query.length && performance.now() < endsAt; length += 1) {
      await ask(query.slice(0, length));
      if (pause > 0) await pauseFor(pause);
    }
  }
}

async function ask(text) {
  if (text.trim() === '') return;
  const askedAt = performance.now();
  const asked = get(`${url}/api/search?q=${encodeURIComponent(text)}`, { agent, headers: { cookie } });
  const [response] = await once(asked, 'response');
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`${text} answered ${response.statusCode}`);
  if (askedAt - startedAt > warmUpMs) times.push(performance.now() - askedAt);
}

await Promise.all(Array.from({ length: clients }, (_, client) => type(client)));
agent.destroy();
times.sort((a, b) => a - b);
const p95 = Math.round(times[Math.floor(times.length * 0.95)] * 100) / 100;
console.log(JSON.stringify({ p95, rate: times.length / seconds }));
