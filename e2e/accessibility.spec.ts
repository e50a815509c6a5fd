import { routeOf, tools } from '@oryx/calculators';
import type { Page } from '@playwright/test';
import { expect, test } from './support/oryx.ts';

const signedOut = [
  '/',
  '/auth',
  '/auth?mode=register',
  '/auth?mode=forgot-password',
  '/auth?mode=reset-password',
];
const screens = [
  '/',
  '/medications',
  '/pediatrics',
  '/ai-assistant',
  '/algorithms',
  '/clinical-tools',
  '/continuing-education',
  '/ecg-course',
  '/learning',
  '/settings',
  '/nope',
];
const signedInPaths = [
  ...screens,
  ...tools.filter((tool) => routeOf(tool) !== '#').map(({ id }) => `/calculator/${id}`),
];

/** How a reader may have set Oryx up. */
const looks = {
  light: { theme: 'light', settings: {} },
  'high contrast': { theme: 'light', settings: { highContrast: true } },
  '24 px text': { theme: 'light', settings: { fontSize: 24 } },
} as const;

async function setUp(page: Page, look: keyof typeof looks) {
  await page.addInitScript(({ theme, settings }) => {
    localStorage.setItem('oryx-theme', theme);
    localStorage.setItem('oryx-guide-settings', JSON.stringify(settings));
  }, looks[look]);
}

/** Turns the page dark as the theme does, without loading it again. */
async function darken(page: Page) {
  await page.evaluate(() => document.documentElement.classList.add('dark'));
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Screens that between them show every kind of control. */
const representative = [
  '/pediatrics',
  '/',
  '/clinical-tools',
  '/settings',
  '/calculator/news',
  '/calculator/burns',
  '/calculator/ballard-score',
];

for (const path of signedOut) {
  test(`axe finds nothing at ${path} signed out, in light and dark`, async ({ page, expectAccessible }) => {
    await open(page, path);
    await expectAccessible(page);
    await darken(page);
    await expectAccessible(page);
  });
}

// The pages of the calculators are looked at with everything answered: calculator-conduct.spec.ts.
for (const path of screens) {
  test(`axe finds nothing at ${path} signed in, in light and dark`, async ({
    page,
    signedIn,
    expectAccessible,
  }) => {
    expect(signedIn.firstName).toBe('Maria');
    await open(page, path);
    await expectAccessible(page);
    await darken(page);
    await expectAccessible(page);
  });
}

for (const path of representative) {
  for (const look of ['high contrast', '24 px text'] as const) {
    test(`axe finds nothing at ${path} signed in, in ${look}`, async ({
      page,
      signedIn,
      expectAccessible,
    }) => {
      expect(signedIn.firstName).toBe('Maria');
      await setUp(page, look);
      await open(page, path);
      await expectAccessible(page);
    });
  }
}

/** A small and a common phone and a laptop, with the screens looked at there. */
const sizes = [
  { width: 360, height: 740, look: 'light', paths: signedInPaths },
  { width: 360, height: 740, look: '24 px text', paths: representative },
  { width: 390, height: 844, look: 'light', paths: representative },
  { width: 1280, height: 800, look: 'light', paths: representative },
] as const;

for (const { width, height, look, paths } of sizes) {
  for (const path of paths) {
    test(`PLAT-24 nothing scrolls sideways or hides at ${path} at ${width} px in ${look}`, async ({
      page,
      signedIn,
    }) => {
      expect(signedIn.firstName).toBe('Maria');
      await page.setViewportSize({ width, height });
      await setUp(page, look);
      await open(page, path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      const controls = page.getByRole('main').locator('a, button:enabled, input:enabled, select:enabled');
      // What stands in a closed dialog is in the page, but not on it.
      const last = controls.filter({ visible: true }).last();
      if ((await last.count()) === 0) return;
      // A trial click fails where something else would receive it.
      await last.click({ trial: true, timeout: 5000 });
    });
  }
}

test('the whole journey of GCS works by keyboard', async ({ page, signedIn }) => {
  expect(signedIn.firstName).toBe('Maria');
  await open(page, '/calculator/gcs');
  const first = page.getByRole('group', { name: 'Eye opening' }).getByRole('radio').first();
  await first.focus();
  for (let group = 0; group < 3; group += 1) {
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('region', { name: 'Result at a glance' })).toContainText('15');
});
