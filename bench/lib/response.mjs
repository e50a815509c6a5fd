import { furtherTools, tools } from '@oryx/calculators';
import { measureMemory } from './response/memory.mjs';
import { measureOpening } from './response/opening.mjs';
import { serveReactPages } from './response/react-pages.mjs';
import { withSignedInPhone } from './response/signed-in-phone.mjs';
import { measureTool } from './response/tool.mjs';
import { measureTyping } from './response/typing.mjs';

/** How much slower than this machine an old phone is taken to be. */
const slowdown = { tools: 6, typing: 6, opening: 4 };
const lists = { 'a drug': '/medications', 'a chart': '/algorithms' };
const freshPages = 5;
const searches = ['/', '/clinical-tools', '/medications'];

/** The tools of the specification. */
const specified = tools.filter((tool) => !furtherTools.includes(tool)).map(({ id }) => id);

/**
 * Measures how soon an action is painted in each specified tool, beside a bare React page with as many controls. Only
 * some tools may be measured, and further ones too. The rows of the others stay as they were measured before.
 */
export function measureResponse({ wanted = specified, before, made }) {
  return withSignedInPhone(async (phone, url) => {
    const bare = await serveReactPages(phone.page);
    try {
      const rows = new Map(before?.rows.map((row) => [row.id, row]));
      for (const id of wanted) {
        const oryx = await measureTool(phone, `${url}/calculator/${id}`, slowdown.tools);
        const reference = await measureTool(
          phone,
          bare.addressFor('controls.html', oryx.controls),
          slowdown.tools,
        );
        rows.set(id, { id, made, controls: oryx.controls, oryx: timesOf(oryx), bare: timesOf(reference) });
      }
      const inOrder = tools.flatMap(({ id }) => rows.get(id) ?? []);
      return { slowdown: slowdown.tools, rows: inOrder };
    } finally {
      bare.remove();
    }
  });
}

/**
 * Returns ms of a tap to the painted drug and chart, beside a bare React page that opens a dialog with as many elements
 * from a list of as many links. Each is opened on several fresh pages in turn with its reference, because a page has only
 * one first opening, and one figure of a slowed processor says little.
 */
export function measureOpenings() {
  return withSignedInPhone(async (phone, url) => {
    const bare = await serveReactPages(phone.page);
    try {
      const rows = [];
      for (const [name, path] of Object.entries(lists)) {
        const runs = [];
        for (let run = 0; run < freshPages; run += 1) {
          const oryx = await measureOpening(phone, `${url}${path}`, slowdown.opening);
          const address = bare.addressFor('dialog.html', { links: oryx.links, lines: oryx.elements });
          const reference = await measureOpening(phone, address, slowdown.opening);
          runs.push({ elements: oryx.elements, oryx: oryx.times, bare: reference.times });
        }
        const firstAndLater = (of) => ({
          first: runs.map((run) => run[of][0]),
          later: runs.flatMap((run) => run[of].slice(1)),
        });
        const elements = Math.max(...runs.map((run) => run.elements));
        rows.push({ name, elements, oryx: firstAndLater('oryx'), bare: firstAndLater('bare') });
      }
      return { slowdown: slowdown.opening, pages: freshPages, rows };
    } finally {
      bare.remove();
    }
  });
}

/** Returns the longest frame in ms while typing into each search. */
export function measureSearchBoxes() {
  return withSignedInPhone(async (phone, url) => {
    const longest = {};
    for (const path of searches) {
      longest[path] = await measureTyping(phone, `${url}${path}`, slowdown.typing);
    }
    return { slowdown: slowdown.typing, longest };
  });
}

/** Returns what the page holds in memory after a while and after a long visit. */
export function measureLongVisit() {
  return withSignedInPhone(measureMemory);
}

/** Returns the times of a page's actions in whole ms, and their work in tenths. */
function timesOf({ times, work }) {
  return {
    frame: times.map(({ frame }) => Math.round(frame)),
    event: times.map(({ event }) => Math.round(event)),
    work: work.map((ms) => Math.round(ms * 10) / 10),
  };
}
