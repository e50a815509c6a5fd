import { furtherTools, routeOf, specifiedTools, type Tool } from '@oryx/calculators';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { enterEverything, numberFields, resultBar, resultCard } from './support/calculator-page.ts';
import { expectFits, expectFitsEverySize, showLook } from './support/looks.ts';
import { expect, test } from './support/oryx.ts';

// What holds for every calculator and only a real browser can prove. Each is visited once, on the
// smallest phone, with everything on its page answered. The rest of what holds for all of them:
// web/src/screens/calculator/every-calculator.test.tsx.

// A visit loads code for use without a connection once the browser is idle, which on a busy machine may be during a
// calculation. Here the browser never is, so that each request is one of the tool itself.
test.use({ viewport: { width: 360, height: 740 }, isEverIdle: false });

/** Tools that between them have every kind of control: also seen in the looks that few readers choose. */
const inEveryLook = ['news', 'burns', 'ballard-score'];

/** A tool of fields, one with tabs and the one with a panel of its own: also used by a hurried thumb. */
const withSlips: Readonly<Record<string, string>> = {
  burns: 'Reset Calculator',
  'possum-score': 'Reset',
  'units-converter': 'Reset Converter',
};

/** What a hurried thumb, a comma or a slip leaves in a field of numbers. */
const slips = ['', '0', '-1', '1e9', 'abc', '3,5'];

/** What no reader may ever see: the remains of a calculation that went wrong. */
const remains = /\bNaN\b|Infinity|\bundefined\b|\bnull\b|\[object|(?<![\w.,)\d])[-−]0(?:\.0+)?(?![\d.,])/;

async function expectNoRemains(page: Page, after: string) {
  const { words, alerts } = await page.evaluate(async () => {
    // The result card follows in the frame after that of the answer.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return {
      words: document.querySelector('main')?.innerText ?? '',
      alerts: document.querySelectorAll('[role="alert"]').length,
    };
  });
  expect(words, after).not.toBe('');
  expect(words, after).not.toMatch(remains);
  expect(alerts, after).toBe(0);
}

async function enterSlips(page: Page) {
  for (const slip of slips) {
    for (const field of await numberFields(page).all()) {
      await field.fill(slip);
      await expectNoRemains(page, `"${slip}" in a field`);
    }
  }
}

/** Returns everything that a page holds: what its controls are set to and what it shows. */
async function stateOf(page: Page): Promise<unknown> {
  return page.getByRole('main').evaluate((main) => {
    // What was last read to a screen reader comes a moment later, and depends on what was there before.
    const announcements = main.querySelectorAll<HTMLElement>('[role="status"].sr-only');
    for (const each of announcements) each.hidden = true;
    const words = (main as HTMLElement).innerText;
    for (const each of announcements) each.hidden = false;
    const controls = [...main.querySelectorAll('input, select')].map((control) =>
      control instanceof HTMLInputElement && control.type !== 'text'
        ? control.checked
        : (control as HTMLInputElement | HTMLSelectElement).value,
    );
    return { controls, words };
  });
}

/** Everything on the device, but which pages were last used: that is noted by address, with the time and nothing else. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const { 'oryx-my-pages': myPages = '{"entries":[]}', ...local } = { ...localStorage };
    const { entries }: { entries: { list: string }[] } = JSON.parse(myPages);
    return {
      local,
      pinned: entries.filter(({ list }) => list !== 'recent'),
      session: { ...sessionStorage },
      cookies: document.cookie,
      databases: (await indexedDB.databases()).map(({ name }) => name),
    };
  });

/** Counts the lines over which words in the result bar are broken. */
const linesOf = (page: Page, words: string) =>
  resultBar(page).evaluate((bar, wanted) => {
    const texts = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const from = texts.currentNode.textContent?.indexOf(wanted) ?? -1;
      if (from === -1) continue;
      const range = document.createRange();
      range.setStart(texts.currentNode, from);
      range.setEnd(texts.currentNode, from + wanted.length);
      return range.getClientRects().length;
    }
    return 0;
  }, words);

/** Opens a tool as a reader does; a tool that is on no card by its address. */
async function open(page: Page, tool: Tool) {
  if (tool.categories.length === 0) {
    await page.goto(routeOf(tool));
  } else {
    await page.getByLabel('Search calculators').fill(tool.title);
    const card = page.getByRole('region', { name: tool.title, exact: true });
    await card.getByRole('link', { name: /^Open (Calculator|Tool)$/ }).click();
  }
  await expectOpen(page, tool);
}

async function expectOpen(page: Page, { id, title }: Tool) {
  await expect(page).toHaveURL(`/calculator/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  // The inputs of a few tools are code of their own.
  await expect(page.getByRole('main').locator('input, select').first()).toBeVisible();
  await expect(resultCard(page)).toBeVisible();
}

/** Leaves for the catalogue: by the Back link, or by the bottom bar from CURB-65, which has none. */
async function leave(page: Page, { id }: Tool) {
  const back = page.getByRole('main').getByRole('link', { name: 'Back' });
  if (id === 'curb65') {
    await expect(back).toHaveCount(0);
    await page.getByRole('navigation').getByRole('link', { name: 'Clinical Tools' }).click();
  } else {
    await back.click();
  }
  await expectCatalogue(page);
}

async function expectCatalogue(page: Page) {
  await expect(page).toHaveURL('/clinical-tools');
  await expect(page.getByRole('heading', { level: 1, name: 'Clinical Tools' })).toBeVisible();
}

/**
 * The further tools are drawn from the same parts as the others, and every-calculator.test.tsx fills in each of them. These
 * have the most inputs, the longest names and the longest results.
 */
const sample = ['sats-tews', 'lung-protective', 'infusion-rate', 'child-fluids'];
const visited = [...specifiedTools, ...furtherTools.filter(({ id }) => sample.includes(id))];

/** Number of tools that one visit uses, one after another. Several visits run side by side. */
const perVisit = Math.ceil(visited.length / 4);

const groups = [0, 1, 2, 3].map((visit) => {
  const members = visited.slice(visit * perVisit, (visit + 1) * perVisit);
  return { name: `from ${members[0]?.id} to ${members.at(-1)?.id}`, members };
});

for (const { name, members } of groups) {
  test(`PLAT-14 PLAT-16 PLAT-17 PLAT-19 PLAT-20 PLAT-22 PLAT-24 each calculator ${name} is used and left without a trace, and fits a small phone`, async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.firstName).toBe('Maria');
    await page.goto('/clinical-tools');
    await page.waitForLoadState('networkidle');
    const before = await stored(page);
    const requests: string[] = [];
    const note = (request: { url(): string }) => requests.push(request.url());

    for (const tool of members) {
      await test.step(tool.id, async () => {
        await open(page, tool);
        const start = await stateOf(page);
        await expectFits(page);

        page.on('request', note);
        await enterEverything(page);
        await expectNoRemains(page, 'everything answered');
        await expectFits(page);
        await expectAccessible(page, 'light', 'dark');
        if (inEveryLook.includes(tool.id)) {
          await expectAccessible(page, 'high contrast', 'large text');
          await expectFitsEverySize(page);
        }
        await showLook(page, 'light');
        if (tool.id === 'rsi') expect(await linesOf(page, 'micrograms\u00a0(ug)')).toBe(1);
        const reset = withSlips[tool.id];
        if (reset !== undefined) {
          await enterSlips(page);
          await page.getByRole('button', { name: reset, exact: true }).click();
          await expect.poll(() => stateOf(page), 'after the reset').toEqual(start);
          await enterEverything(page);
        }
        expect(requests, 'requests while in use').toEqual([]);
        expect(await stored(page), 'what is stored').toEqual(before);
        page.off('request', note);

        await leave(page, tool);
        await page.goBack();
        await expectOpen(page, tool);
        expect(await stateOf(page), 'after leaving').toEqual(start);
        await page.goForward();
        await expectCatalogue(page);
      });
    }
  });
}
