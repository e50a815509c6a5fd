import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tools } from '@oryx/calculators';
import { signedInCookie } from './account.mjs';
import { measureMemory } from './response/memory.mjs';
import { measureOpening } from './response/opening.mjs';
import { openPhone } from './response/phone.mjs';
import { serveReactControls } from './response/react-controls.mjs';
import { measureTool } from './response/tool.mjs';
import { measureTyping } from './response/typing.mjs';
import { start } from './start.mjs';

/** How much slower than this machine an old phone is taken to be. */
const slowdown = { tools: 6, typing: 6, opening: 4 };

/** Tools to measure, by id. Without it, all. */
const only = process.env.BENCH_TOOLS?.split(',');

/**
 * Measures how soon an action is painted in each tool, beside a bare React page with as many controls; how soon a drug
 * and a chart are open; the longest frame while typing into a search; and the memory over a long visit.
 */
export async function measureResponse() {
  const dataDir = mkdtempSync(join(tmpdir(), 'oryx-bench-'));
  // If root starts it, PostgreSQL runs as another user, who needs access.
  chmodSync(dataDir, 0o755);
  const ends = [() => rmSync(dataDir, { recursive: true, force: true })];
  try {
    const { url, stop } = await start('server/dist/main.js', { DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    ends.push(stop);
    const phone = await openPhone({ url, cookie: await signedInCookie(url, dataDir) });
    ends.push(phone.close);
    const bare = await serveReactControls(phone.page);
    ends.push(bare.remove);
    const measured = [];
    for (const { id } of tools.filter((tool) => only === undefined || only.includes(tool.id))) {
      const oryx = await measureTool(phone, `${url}/calculator/${id}`, slowdown.tools);
      measured.push({
        id,
        oryx,
        bare: await measureTool(phone, bare.addressFor(oryx.controls), slowdown.tools),
      });
    }
    const opening = {
      drug: await measureOpening(phone, `${url}/medications`, slowdown.opening),
      chart: await measureOpening(phone, `${url}/algorithms`, slowdown.opening),
    };
    const typing = {};
    for (const path of ['/', '/clinical-tools', '/medications']) {
      typing[path] = await measureTyping(phone, `${url}${path}`, slowdown.typing);
    }
    const memory = await measureMemory(phone, url);
    return { slowdown, tools: rowsOf(measured), opening, typing, memory };
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}

function rowsOf(measured) {
  const rows = measured.map(({ id, oryx, bare }) => ({
    id,
    controls: Object.values(oryx.controls).reduce((sum, count) => sum + count, 0),
    oryx: sharesOf([oryx]),
    bare: sharesOf([bare]),
  }));
  const all = {
    oryx: sharesOf(measured.map(({ oryx }) => oryx)),
    bare: sharesOf(measured.map(({ bare }) => bare)),
  };
  return { rows, all };
}

/** Returns p50, p95 and worst in ms of the actions of some pages, and p50 of their work. */
function sharesOf(pages) {
  const times = pages.flatMap((page) => page.times);
  return {
    actions: times.length,
    frame: shares(times.map(({ frame }) => frame)),
    event: shares(times.map(({ event }) => event)),
    work:
      Math.round(
        shareOf(
          pages.flatMap(({ work }) => work),
          0.5,
        ) * 10,
      ) / 10,
  };
}

function shares(values) {
  return { p50: shareOf(values, 0.5), p95: shareOf(values, 0.95), worst: shareOf(values, 1) };
}

function shareOf(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
