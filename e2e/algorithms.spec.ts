import type { Page } from '@playwright/test';

import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/oryx.ts';
import { type Until, untilIn } from './support/until.ts';

const path = '/api/algorithms';
const cardiacArrest = '/algorithms/3';

const cards = (page: Page) => page.getByRole('tabpanel').locator('h3 a[href^="/algorithms/"]');
const viewer = (page: Page) => page.getByRole('dialog');
const readout = (page: Page) => viewer(page).locator('output');
const press = (page: Page, name: string) => viewer(page).getByRole('button', { name, exact: true }).click();
const showAs = (page: Page, way: string) => viewer(page).getByText(way, { exact: true }).click();
const chart = (page: Page) => viewer(page).getByRole('region', { name: /^Chart of/ });

/** Returns the zoom and the offset of the chart, as the browser computes them. */
async function placeOf(page: Page) {
  return viewer(page)
    .getByTestId('chart-view')
    .evaluate((element) => {
      const { a, e, f } = new DOMMatrix(getComputedStyle(element).transform);
      return { zoom: Math.round(a * 100) / 100, x: Math.round(e), y: Math.round(f) };
    });
}

const atFirst = { zoom: 1, x: 0, y: 0 };

test.beforeEach(({ signedIn }) => void signedIn);

test('ALG-02 ALG-04 ALG-20 PLAT-12 the screen shows the tab of the address in two columns, and fetches the algorithms again when it is opened again', async ({
  page,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) asked += 1;
  });
  await page.goto(cardiacArrest);
  await expect(viewer(page)).toHaveAccessibleName('Adult cardiac arrest (advanced life support)');
  await press(page, 'Close');
  await expect(page).toHaveURL('/algorithms');
  await expect(page.getByRole('tab', { name: 'RCSA' })).toHaveAttribute('aria-selected', 'true');

  for (const width of [360, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const columns = await page
      .getByRole('tabpanel')
      .locator('ul')
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    expect(columns).toBe(2);
  }

  // Opening and closing an algorithm does not open the screen again.
  await cards(page).first().click();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Maria/ })).toBeVisible();
  expect(asked).toBe(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Algorithms' }).click();
  await expect.poll(() => asked).toBe(2);
});

test('ALG-07 ALG-08 ALG-12 ALG-13 ALG-14 the viewer covers the screen, starts at 100% each time, and keeps the page still until it closes', async ({
  page,
}) => {
  await page.goto('/algorithms');
  const body = page.locator('body');
  const before = await body.evaluate((element) => getComputedStyle(element).overflow);
  expect(before).not.toBe('hidden');
  for (const [way, index, leave] of [
    ['the button', 0, () => press(page, 'Close')],
    ['Escape', 0, () => page.keyboard.press('Escape')],
    ['leaving the route', 1, () => page.goBack()],
  ] as const) {
    await test.step(`by ${way}`, async () => {
      const card = cards(page).nth(index);
      // Any part of the card opens the algorithm.
      await card.locator('xpath=ancestor::section[1]').click();
      await expect(readout(page)).toHaveText('100%');
      expect(await placeOf(page)).toEqual(atFirst);
      await expect(body).toHaveCSS('overflow', 'hidden');
      expect(await viewer(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
      for (const name of ['Zoom out', 'Zoom in', 'Reset', 'Close'])
        await expect(viewer(page).getByRole('button', { name, exact: true })).toBeInViewport();
      // A phone has neither mouse nor keys, so there the hint takes no line of the chart.
      await expect(
        viewer(page).getByText('Click and drag to pan • Ctrl/Cmd + scroll to zoom • ESC to close'),
      ).toHaveClass('sr-only');
      await press(page, 'Zoom in');
      await page.mouse.move(200, 400);
      await page.mouse.wheel(30, 80);
      await expect.poll(() => placeOf(page)).not.toEqual(atFirst);
      await leave();
      await expect(viewer(page)).toHaveCount(0);
      await expect(page).toHaveURL('/algorithms');
      await expect(body).toHaveCSS('overflow', before);
      await expect(card).toBeFocused();
    });
  }
});

test('a link in a step opens the page of the drug, and Back returns to the step', async ({ page }) => {
  await page.goto(cardiacArrest);
  await showAs(page, 'Steps');
  for (const answer of ['Next', 'No, or not known', 'No']) await press(page, answer);
  await viewer(page).getByRole('link', { name: 'adrenaline' }).first().click();
  await expect(viewer(page)).toHaveAccessibleName('Adrenaline (EPINEPHrine)');
  await expect(page).toHaveURL('/medications/1');
  await page.goBack();
  await expect(viewer(page).getByRole('heading', { name: 'PEA or asystole' })).toBeVisible();
});

test('ALG-10 ALG-11 ALG-15 the chart follows mouse, wheel, fingers and keys, and can be reset', async ({
  page,
}) => {
  await page.goto(cardiacArrest);
  await expect(viewer(page).locator('svg.chart')).toBeVisible();
  const reset = async () => {
    await press(page, 'Reset');
    await expect.poll(() => placeOf(page)).toEqual(atFirst);
    await expect(readout(page)).toHaveText('100%');
  };

  await test.step('is moved without zooming', async () => {
    await page.mouse.move(200, 400);
    await page.mouse.down();
    await page.mouse.move(230, 360, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => placeOf(page)).toEqual({ zoom: 1, x: 30, y: -40 });
    await touch(page, [[{ x: 200, y: 500 }], [{ x: 205, y: 490 }], [{ x: 210, y: 480 }]]);
    await expect.poll(() => placeOf(page)).toEqual({ zoom: 1, x: 40, y: -60 });
    await chart(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => placeOf(page)).toEqual({ zoom: 1, x: 40, y: -120 });
    // The pixels of the screen decide how far a turn of the wheel scrolls.
    await page.mouse.wheel(0, 90);
    await expect.poll(async () => (await placeOf(page)).y).toBeLessThan(-120);
    await page.mouse.wheel(90, 0);
    await expect.poll(async () => (await placeOf(page)).x).toBeLessThan(40);
    expect((await placeOf(page)).zoom).toBe(1);
    await expect(readout(page)).toHaveText('100%');
  });
  await reset();

  await test.step('is enlarged by two fingers', async () => {
    const fingers = (...xs: number[]) => xs.map((x) => ({ x, y: 400 }));
    await touch(page, [fingers(150, 250), fingers(125, 275), fingers(100, 300)]);
    await expect.poll(async () => (await placeOf(page)).zoom).toBeCloseTo(2, 1);
  });
  await reset();

  for (const key of ['Control', 'Meta'] as const) {
    await test.step(`is zoomed by ${key} and wheel, and the page is not`, async () => {
      await page.evaluate(() => {
        window.addEventListener(
          'wheel',
          (event) => {
            document.body.dataset['prevented'] = String(event.defaultPrevented);
          },
          { once: true },
        );
      });
      await page.mouse.move(200, 400);
      await page.keyboard.down(key);
      await page.mouse.wheel(0, -100);
      await page.keyboard.up(key);
      await expect(readout(page)).toHaveText('110%');
      await expect(page.locator('body')).toHaveAttribute('data-prevented', 'true');
      await page.evaluate(() => delete document.body.dataset['prevented']);
      expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    });
    await reset();
  }
});

test('ALG-07 axe finds nothing in chart, steps and list, and the chart has the colours of the theme', async ({
  page,
}) => {
  test.slow();
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await page.goto(cardiacArrest);
  const shock = viewer(page).locator('.chart-shock rect').first();
  await expect(shock).toHaveCSS('fill', 'rgb(253, 234, 234)');
  await expectAccessible(page, 'light');
  await showAs(page, 'Steps');
  await press(page, 'Next');
  await expect(viewer(page).getByRole('article').getByRole('heading')).toBeFocused();
  const heading = await viewer(page).getByRole('article').getByRole('heading').innerText();
  // The walk goes on after the page was lost.
  await page.reload();
  await expect(viewer(page).getByRole('article').getByRole('heading')).toHaveText(heading);
  await expectAccessible(page, 'light', 'dark');
  await showAs(page, 'List');
  await expect(viewer(page).getByRole('list', { name: 'Steps' })).toBeVisible();
  await expectAccessible(page, 'light', 'dark');
  await showAs(page, 'Chart');
  await expect(shock).toHaveCSS('fill', 'rgb(57, 22, 22)');
  // The content security policy has blocked nothing in the drawing.
  expect(refused).toEqual([]);
});

test('ALG-07 the viewer says that there is no chart if it is missing, or if the browser can only half read it', async ({
  page,
}) => {
  const half =
    '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="900"><g class="chart-node"><rect width="9" height="9"/>';
  const row = (id: number, drawing?: object) => ({
    id,
    title: `Chart ${id}`,
    source: 'Namibia_STDG',
    chart: drawing,
  });
  const chart = (svg: string) => ({ svg, width: 360, height: 900 });
  const rows = [row(1), row(2, chart(half)), row(3, chart(`${half}</g></svg>`))];
  await page.route(`**${path}`, (route) => route.fulfill({ json: rows }));
  await page.goto('/algorithms');
  for (const [index, count] of [1, 1, 0].entries()) {
    await cards(page).nth(index).click();
    await expect(viewer(page)).toHaveAccessibleName(`Chart ${index + 1}`);
    await expect(viewer(page).getByText('No chart yet')).toHaveCount(count);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
  }
});

/** Opens the chart and the list of each card, and closes them. It runs in the page, and returns what is wrong. */
async function openEach(all: Element[], until: Until): Promise<string[]> {
  const faults: string[] = [];
  const dialogIn = () => document.querySelector('dialog');
  for (const card of all as HTMLElement[]) {
    const name = card.innerText.split('\n')[0];
    card.click();
    const chart = await until(`${name}: chart`, () => dialogIn()?.querySelector('svg.chart'));
    const count = chart.querySelectorAll('.chart-node').length;
    if (count === 0 || chart.querySelectorAll('.chart-start').length !== 1) faults.push(`${name}: no start`);
    dialogIn()?.querySelector<HTMLElement>('input[value="list"]')?.click();
    const list = await until(`${name}: list`, () => dialogIn()?.querySelector('ol[aria-label="Steps"]'));
    if (list.querySelectorAll('li').length !== count) faults.push(`${name}: not all of ${count} steps`);
    if (!dialogIn()?.innerText.includes('Awaiting clinical review')) faults.push(`${name}: no review mark`);
    dialogIn()?.querySelector<HTMLElement>('button[aria-label="Close"]')?.click();
    await until(`${name}: the end`, () => !dialogIn());
  }
  return faults;
}

// In one call, because there are dozens. Real presses open and close the viewer in the tests above.
test('ALG-01 ALG-07 each shipped algorithm opens in the tab of its source, with a chart of all its steps', async ({
  page,
}) => {
  await page.goto('/algorithms');
  const shipped: { source: string }[] = await (await page.request.get(path)).json();
  for (const tab of ['Namibia_STDG', 'RCSA']) {
    const count = shipped.filter(({ source }) => source === tab).length;
    expect(count).toBeGreaterThan(0);
    await page.getByRole('tab', { name: tab }).click();
    await expect(cards(page)).toHaveCount(count);
    expect(await cards(page).evaluateAll(openEach, await untilIn(page)), tab).toEqual([]);
  }
});

/** Moves fingers over the screen. Each stage holds the positions of all of them. */
async function touch(page: Page, stages: { x: number; y: number }[][]) {
  const client = await page.context().newCDPSession(page);
  for (const [index, points] of stages.entries()) {
    await client.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}
