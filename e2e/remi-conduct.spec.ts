import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/oryx.ts';
import { answer } from './support/reference-rows.ts';
import { ask, chatPath, conversation, input, messages, openRemi, sources } from './support/remi-page.ts';

/** Longer than any screen, with each kind of block. */
const long = {
  response: [
    '### Red flag: NEWS of 7 or more',
    '**Dosage and administration** · [Adrenaline](/medications/1)',
    ...Array.from({ length: 12 }, () => '> Adult, cardiac arrest: 1 mg IV or IO. Repeat every 3 to 5 min.'),
    '1. **Shock**: 200 J\n2. CPR for 2 min',
    '- Severity: major\n- What to do: measure the INR often',
  ].join('\n\n'),
  sources: [
    { title: 'Adrenaline', route: '/medications/1' },
    { title: 'National Early Warning Score (NEWS)', route: '/calculator/news' },
  ],
};

async function setUp(page: Page, theme: string, settings: Record<string, unknown> = {}) {
  await page.addInitScript(
    ([storedTheme, storedSettings]) => {
      localStorage.setItem('oryx-theme', storedTheme ?? '');
      localStorage.setItem('oryx-guide-settings', storedSettings ?? '');
    },
    [theme, JSON.stringify(settings)],
  );
  await answer(page, chatPath, long);
}

const form = (page: Page) => page.getByRole('form', { name: 'Message to Remi' });

/** Where an element stands in the window; its edges in pixels. */
async function edgesOf(locator: Locator) {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { top: y, bottom: y + height, width, height, left: x };
}

test.beforeEach(({ signedIn }) => void signedIn);

for (const [width, height, fontSize] of [
  [390, 844, 16],
  [360, 740, 16],
  [390, 844, 24],
  [360, 740, 24],
] as const) {
  test(`REMI-01 PLAT-24 a long answer is read from its beginning at ${width} px with ${fontSize} px text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await setUp(page, 'light', { fontSize });
    await openRemi(page);
    await ask(page, 'Cardiac arrest');
    const reply = messages(page).last();
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect.poll(async () => (await edgesOf(reply)).top).toBeLessThan(40);
    expect((await edgesOf(reply)).top).toBeGreaterThanOrEqual(0);
    // The answer has most of the screen, and the input stays in reach above the navigation.
    expect((await edgesOf(form(page))).bottom).toBeLessThanOrEqual((await edgesOf(bar)).top + 1);
    expect((await edgesOf(form(page))).top).toBeGreaterThan(height * 0.6);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    // The end of it can be scrolled clear of the input.
    await reply.getByRole('button', { name: 'Copy' }).click({ trial: true });
    const targets = [...(await form(page).getByRole('button').all()), ...(await sources(page).all())];
    for (const target of [...targets, input(page), reply.getByRole('button', { name: 'Copy' })]) {
      expect((await edgesOf(target)).height).toBeGreaterThanOrEqual(48);
    }
  });
}

test('REMI-02 shows all five quick actions on a small phone without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openRemi(page);
  const last = page.getByRole('button', { name: 'Create care plan' });
  expect((await edgesOf(last)).bottom).toBeLessThanOrEqual((await edgesOf(form(page))).top);
});

test('REMI-01 the input stays above the keyboard of a phone', async ({ page }) => {
  await setUp(page, 'light');
  await openRemi(page);
  const keyboard = 320;
  const rise = (height: number) =>
    page.evaluate((by) => {
      Object.defineProperty(visualViewport, 'height', { configurable: true, value: innerHeight - by });
      visualViewport?.dispatchEvent(new Event('resize'));
    }, height);
  await rise(keyboard);
  const ceiling = 844 - keyboard;
  await expect.poll(async () => (await edgesOf(form(page))).bottom).toBeLessThanOrEqual(ceiling);
  expect((await edgesOf(form(page))).bottom).toBeGreaterThan(ceiling - 10);
  await rise(0);
  await expect.poll(async () => (await edgesOf(form(page))).bottom).toBeGreaterThan(ceiling);
});

for (const [name, theme, settings] of [
  ['light', 'light', {}],
  ['dark', 'dark', {}],
  ['dark high contrast at 24 px', 'dark', { highContrast: true, fontSize: 24 }],
] as const) {
  test(`REMI-01 axe finds nothing before and after an answer: ${name}`, async ({
    page,
    expectAccessible,
  }) => {
    await setUp(page, theme, settings);
    await openRemi(page);
    await expectAccessible(page);
    await ask(page, 'Cardiac arrest');
    await expect(sources(page)).toHaveCount(2);
    await expectAccessible(page);
  });
}

test.describe('with a keyboard', () => {
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } });

  test('REMI-07 REMI-12 the whole conversation works by keyboard alone', async ({ page }) => {
    await setUp(page, 'light');
    await openRemi(page);
    const tabUntil = async (target: Locator, key = 'Tab') => {
      for (let presses = 0; presses < 40; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press(key);
      }
      await expect(target).toBeFocused();
    };
    await tabUntil(page.getByRole('switch', { name: 'Teaching mode' }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('switch', { name: 'Teaching mode' })).toBeChecked();
    await tabUntil(page.getByRole('button', { name: 'Create care plan' }));
    await page.keyboard.press('Enter');
    await expect(input(page)).toBeFocused();
    await page.keyboard.type('cardiac arrest');
    await page.keyboard.press('Enter');
    await expect(conversation(page)).toContainText('Red flag');
    // The answer has come, and the next question can be typed.
    await expect(input(page)).toBeFocused();
    await page.keyboard.type('And then?');
    await tabUntil(page.getByRole('button', { name: 'Send', exact: true }));
    await page.keyboard.press('Enter');
    await expect(messages(page)).toHaveCount(5);
    await expect(input(page)).toBeFocused();
    await tabUntil(sources(page).first(), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/medications/1');
  });
});
