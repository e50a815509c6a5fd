import type { Page } from '@playwright/test';
import { expect, test } from './support/oryx.ts';
import { answer, holdBack } from './support/reference-rows.ts';

const path = '/api/algorithms';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 900" width="360" height="900"><g class="chart-node chart-shock" data-step="a"><rect x="4" y="4" width="352" height="60" rx="5" fill="var(--chart-shock-fill, #fdeaea)" stroke="var(--chart-shock-line, #b01c1c)"/><text><tspan x="20" y="30">1 shock</tspan></text></g><rect x="4" y="800" width="352" height="60" fill="#ffffff" class="fixed inset-0" href="https://example.org"/></svg>';

const steps = [
  {
    id: 'a',
    type: 'start',
    heading: 'Cardiac arrest',
    details: ['Call for help'],
    next: [{ to: 'b', label: null }],
  },
  {
    id: 'b',
    type: 'decision',
    heading: 'Shockable?',
    details: [],
    next: [
      { to: 'c', label: 'No' },
      { to: 'd', label: 'Yes' },
    ],
  },
  { id: 'c', type: 'drug', heading: 'Adrenaline 1 mg', details: [], next: [{ to: 'd', label: null }] },
  { id: 'd', type: 'outcome', heading: 'Pulse is back', details: [], next: [] },
];

const row = (id: number, title: string, source: unknown, more: object = {}) => ({
  id,
  title,
  description: `About ${title}`,
  source,
  image: null,
  chart: { svg, width: 360, height: 900 },
  steps,
  ...more,
});

const rows = [
  row(1, 'Z', 'Namibia_STDG', { medical_references: ['STG 2017'] }),
  row(2, 'a', 'Namibia_STDG'),
  row(3, 'M', 'Namibia_STDG'),
  row(4, 'Of RCSA', 'RCSA', { medicalReferences: ['Card 2015', 'Card 2021'] }),
  row(5, 'Of null', null, { medicalReferences: ['Other'] }),
  { id: 6, title: 'Of nobody', description: 'About nobody' },
  row(7, 'Of nothing', ''),
];

const cards = (page: Page) => page.getByRole('tabpanel').locator('ul').first().getByRole('link');
const viewer = (page: Page) => page.getByRole('dialog');
const readout = (page: Page) => viewer(page).locator('output');
const press = (page: Page, name: string) => viewer(page).getByRole('button', { name, exact: true }).click();
const chart = (page: Page) => viewer(page).getByRole('region', { name: /^Chart of/ });

/** Where the chart stands, as the browser has it: zoom and offset. */
async function placeOf(page: Page) {
  return viewer(page)
    .getByTestId('chart-view')
    .evaluate((element) => {
      const { a, e, f } = new DOMMatrix(getComputedStyle(element).transform);
      return { zoom: Math.round(a * 100) / 100, x: Math.round(e), y: Math.round(f) };
    });
}

const atFirst = { zoom: 1, x: 0, y: 0 };

async function open(page: Page, id = 1) {
  await answer(page, path, rows);
  await page.goto(`/algorithms/${id}`);
  await expect(viewer(page)).toBeVisible();
}

test.beforeEach(({ signedIn }) => void signedIn);

test.describe('the list', () => {
  test('ALG-19 shows 6 skeleton cards while it loads', async ({ page }) => {
    const release = await holdBack(page, path, rows);
    await page.goto('/algorithms');
    await expect(page.getByRole('tabpanel').locator('[role=status] > [aria-hidden]')).toHaveCount(6);
    release();
    await expect(cards(page)).toHaveCount(3);
  });

  test('ALG-01 ALG-02 ALG-03 has two tabs, each sorted by title', async ({ page }) => {
    await answer(page, path, rows);
    await page.goto('/algorithms');
    await expect(page.getByRole('tab')).toHaveText(['Namibia_STDG', 'RCSA']);
    await expect(page.getByRole('heading', { name: 'Namibia Standard Treatment Guidelines' })).toBeVisible();
    await expect(cards(page).getByRole('heading')).toHaveText(['a', 'M', 'Z']);
    await page.getByRole('tab', { name: 'RCSA' }).click();
    await expect(cards(page).getByRole('heading')).toHaveText([
      'Of nobody',
      'Of nothing',
      'Of null',
      'Of RCSA',
    ]);
  });

  test('ALG-04 has two columns on every screen', async ({ page }) => {
    await answer(page, path, rows);
    for (const width of [360, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/algorithms');
      await expect(cards(page)).toHaveCount(3);
      const columns = await page
        .getByRole('tabpanel')
        .locator('ul')
        .first()
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
      expect(columns).toBe(2);
    }
  });

  test('ALG-05 ALG-16 ALG-17 shows descriptions, references, and the lists of both tabs', async ({
    page,
    expectAccessible,
  }) => {
    await answer(page, path, rows);
    await page.goto('/algorithms');
    const last = page.getByRole('tabpanel').locator('ul').first().getByRole('listitem').last();
    await expect(last).toContainText('About Z');
    await expect(last).toContainText('References: STG 2017');
    await expect(
      page.getByRole('list', { name: 'Medical References' }).getByRole('listitem').first(),
    ).toHaveText('Namibia Standard Treatment Guidelines and Essential Medicines List, 6th edition, 2017');
    await page.getByRole('tab', { name: 'RCSA' }).click();
    const references = page.getByRole('list', { name: 'References', exact: true });
    await expect(references.getByRole('listitem')).toHaveText(['Other', 'Card 2015', 'Card 2021']);
    await expectAccessible(page);
    await cards(page).last().click();
    await expect(viewer(page)).toBeVisible();
    await expect(page.locator('#rcsa-references')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(references).toBeVisible();
  });

  test('ALG-18 says so when a tab is empty', async ({ page }) => {
    await answer(page, path, []);
    await page.goto('/algorithms');
    await expect(page.getByText('No Algorithms Found')).toBeVisible();
    await expect(page.getByText('Ready for Namibia Standard Treatment Guidelines algorithms.')).toBeVisible();
    await page.getByRole('tab', { name: 'RCSA' }).click();
    await expect(page.getByText('No Algorithms Found')).toBeVisible();
    await expect(page.getByText('All current emergency algorithms are displayed here.')).toBeVisible();
  });

  test('ALG-20 is fetched each time the screen is opened, and shown at once', async ({ page }) => {
    const calls = await answer(page, path, rows);
    await page.goto('/algorithms');
    await expect(cards(page)).toHaveCount(3);
    // Opening and closing an algorithm does not open the screen anew.
    await cards(page).first().click();
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Maria/ })).toBeVisible();
    const release = await holdBack(page, path, rows.slice(0, 1));
    expect(calls()).toBe(1);
    const again = page.waitForRequest(`**${path}`);
    await page.getByRole('navigation').getByRole('link', { name: 'Algorithms' }).click();
    await again;
    await expect(cards(page)).toHaveCount(3);
    release();
    await expect(cards(page)).toHaveCount(1);
  });

  test('ALG-21 says so when it cannot be loaded', async ({ page }) => {
    await answer(page, path, { message: 'broken' }, 500);
    await page.goto('/algorithms');
    await expect(page.getByText('Unable to Load Algorithms')).toBeVisible();
    await expect(
      page.getByText(
        'There was an error loading the emergency algorithms. Please check your connection and try again.',
      ),
    ).toBeVisible();
  });
});

test.describe('the viewer', () => {
  test('ALG-07 ALG-13 covers the screen, with its buttons, readout and hint', async ({
    page,
    expectAccessible,
  }) => {
    await answer(page, path, rows);
    await page.goto('/algorithms');
    // Anywhere on the card will do.
    await page.getByText('About Z').click();
    await expect(viewer(page)).toHaveAccessibleName('Z');
    for (const name of ['Zoom out', 'Zoom in', 'Reset', 'Close']) {
      await expect(viewer(page).getByRole('button', { name, exact: true })).toBeInViewport();
    }
    await expect(readout(page)).toHaveText('100%');
    await expect(
      viewer(page).getByText('Click and drag to pan • Ctrl/Cmd + scroll to zoom • ESC to close', {
        exact: true,
      }),
    ).toBeVisible();
    expect(await viewer(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expectAccessible(page);
  });

  test('ALG-07 draws the chart in the colours of the theme, and only what is harmless', async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
    await page.addInitScript(() => localStorage.setItem('oryx-theme', 'dark'));
    await open(page);
    const drawn = viewer(page).locator('svg[viewBox="0 0 360 900"]');
    await expect(drawn).toBeVisible();
    const shock = drawn.locator('.chart-shock rect');
    await expect(shock).toHaveCSS('fill', 'rgb(57, 22, 22)');
    await expect(drawn.locator('.fixed, [href], [style]')).toHaveCount(0);
    expect(refused).toEqual([]);
  });

  for (const [what, broken] of [
    ['no chart', undefined],
    ['half a chart', { svg: svg.slice(0, 300) }],
    ['words', { svg: 'chart' }],
    ['a huge text', { svg: `<svg xmlns="http://www.w3.org/2000/svg">${'x'.repeat(500_000)}</svg>` }],
  ] as const) {
    test(`ALG-07 says N/A when it gets ${what} for a chart`, async ({ page }) => {
      await answer(page, path, [{ ...rows[0], chart: broken, steps: 7, source: 'Namibia_STDG' }]);
      await page.goto('/algorithms/1');
      await expect(viewer(page).getByText('Chart: N/A')).toBeVisible();
      await press(page, 'Zoom in');
      await expect(readout(page)).toHaveText('110%');
    });
  }

  test('ALG-09 zooms by 10% from 50% to 300%', async ({ page }) => {
    await open(page);
    await press(page, 'Zoom in');
    await expect(readout(page)).toHaveText('110%');
    for (let click = 1; click < 25; click += 1) await press(page, 'Zoom in');
    await expect(readout(page)).toHaveText('300%');
    for (let click = 0; click < 30; click += 1) await press(page, 'Zoom out');
    await expect(readout(page)).toHaveText('50%');
    expect((await placeOf(page)).zoom).toBe(0.5);
  });

  test('ALG-10 is moved by mouse, wheel, finger and arrow keys, without zooming', async ({ page }) => {
    await open(page);
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
    // How many pixels a turn of the wheel is depends on the pixels of the screen.
    await page.mouse.wheel(0, 90);
    await expect.poll(async () => (await placeOf(page)).y).toBeLessThan(-120);
    await page.mouse.wheel(90, 0);
    await expect.poll(async () => (await placeOf(page)).x).toBeLessThan(40);
    expect((await placeOf(page)).zoom).toBe(1);
    await expect(readout(page)).toHaveText('100%');
  });

  test('ALG-10 is enlarged by two fingers', async ({ page }) => {
    await open(page);
    await touch(page, [
      [
        { x: 150, y: 400 },
        { x: 250, y: 400 },
      ],
      [
        { x: 125, y: 400 },
        { x: 275, y: 400 },
      ],
      [
        { x: 100, y: 400 },
        { x: 300, y: 400 },
      ],
    ]);
    await expect.poll(async () => (await placeOf(page)).zoom).toBeCloseTo(2, 1);
  });

  for (const key of ['Control', 'Meta'] as const) {
    test(`ALG-11 zooms by ${key} and wheel, and the page does not`, async ({ page }) => {
      await open(page);
      await page.evaluate(() => {
        window.addEventListener('wheel', (event) => {
          document.body.dataset['prevented'] = String(event.defaultPrevented);
        });
      });
      await page.mouse.move(200, 400);
      await page.keyboard.down(key);
      await page.mouse.wheel(0, -100);
      await page.keyboard.up(key);
      await expect(readout(page)).toHaveText('110%');
      await expect(page.locator('body')).toHaveAttribute('data-prevented', 'true');
      expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    });
  }

  test('ALG-15 is reset to where it was at first', async ({ page }) => {
    await open(page);
    await press(page, 'Zoom in');
    await page.mouse.move(200, 400);
    await page.mouse.wheel(30, 80);
    await expect.poll(() => placeOf(page)).not.toEqual(atFirst);
    await press(page, 'Reset');
    await expect.poll(() => placeOf(page)).toEqual(atFirst);
    await expect(readout(page)).toHaveText('100%');
  });

  test('ALG-08 ALG-12 starts anew each time, with the same and with another algorithm', async ({ page }) => {
    await answer(page, path, rows);
    await page.goto('/algorithms');
    for (const index of [0, 0, 1]) {
      await cards(page).nth(index).click();
      await expect(readout(page)).toHaveText('100%');
      expect(await placeOf(page)).toEqual(atFirst);
      await press(page, 'Zoom in');
      await page.mouse.move(200, 400);
      await page.mouse.wheel(30, 80);
      await expect.poll(() => placeOf(page)).not.toEqual(atFirst);
      await page.keyboard.press('Escape');
      await expect(viewer(page)).toHaveCount(0);
      await expect(cards(page).nth(index)).toBeFocused();
    }
  });

  const ways: Record<string, (page: Page) => Promise<unknown>> = {
    'the button': (page) => press(page, 'Close'),
    Escape: (page) => page.keyboard.press('Escape'),
    'leaving the route': (page) => page.goBack(),
  };
  for (const [name, leave] of Object.entries(ways)) {
    test(`ALG-14 holds the page still until it is closed by ${name}`, async ({ page }) => {
      await answer(page, path, rows);
      await page.goto('/algorithms');
      const body = page.locator('body');
      const before = await body.evaluate((element) => getComputedStyle(element).overflow);
      expect(before).not.toBe('hidden');
      await cards(page).first().click();
      await expect(body).toHaveCSS('overflow', 'hidden');
      await leave(page);
      await expect(viewer(page)).toHaveCount(0);
      await expect(body).toHaveCSS('overflow', before);
    });
  }

  test('ALG-07 walks through the algorithm step by step', async ({ page, expectAccessible }) => {
    await open(page);
    await viewer(page).getByText('Steps', { exact: true }).click();
    const step = viewer(page).getByRole('article').getByRole('heading');
    await expect(step).toHaveText('Cardiac arrest');
    await press(page, 'Next');
    await expect(step).toBeFocused();
    await press(page, 'No');
    await expect(step).toHaveText('Adrenaline 1 mg');
    await press(page, 'Back');
    await press(page, 'Yes');
    await expect(step).toHaveText('Pulse is back');
    await expect(viewer(page).getByRole('list', { name: 'Path taken' }).getByRole('listitem')).toHaveText([
      'Cardiac arrest',
      'Shockable?: Yes',
    ]);
    await expectAccessible(page);
    await viewer(page).getByText('List', { exact: true }).click();
    await expect(viewer(page).getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(4);
    await expect(viewer(page).getByRole('list', { name: 'Steps' })).toContainText('Yes: go to step 4');
    await expectAccessible(page);
  });

  for (const id of ['99999', 'abc']) {
    test(`PLAT-12 ALG-07 stays closed at /algorithms/${id}`, async ({ page }) => {
      await answer(page, path, rows);
      await page.goto(`/algorithms/${id}`);
      await expect(cards(page)).toHaveCount(3);
      await expect(viewer(page)).toHaveCount(0);
    });
  }

  test('ALG-02 opens by its address in the tab it belongs to', async ({ page }) => {
    await open(page, 4);
    await expect(viewer(page)).toHaveAccessibleName('Of RCSA');
    await press(page, 'Close');
    await expect(page).toHaveURL('/algorithms');
    await expect(page.getByRole('tab', { name: 'RCSA' })).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('the shipped algorithms', () => {
  test('ALG-01 ALG-07 are 11 and 32, each with a chart, steps and sources', async ({ page }) => {
    test.slow();
    await page.goto('/algorithms');
    for (const [tab, count] of [
      ['Namibia_STDG', 32],
      ['RCSA', 11],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(cards(page)).toHaveCount(count);
      for (let index = 0; index < count; index += 1) {
        await cards(page).nth(index).click();
        await expect(viewer(page).locator('svg.chart .chart-start')).toHaveCount(1);
        const nodes = await viewer(page).locator('svg.chart .chart-node').count();
        await viewer(page).getByText('List', { exact: true }).click();
        await expect(viewer(page).getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(
          nodes,
        );
        await expect(viewer(page).getByText('Awaiting clinical review').first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(viewer(page)).toHaveCount(0);
      }
    }
  });
});

/** Moves fingers over the screen: each stage is where they all are. */
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
