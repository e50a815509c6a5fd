import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/oryx.ts';
import { ask, chatPath, form, input, messages, openRemi, sources } from './support/remi-page.ts';

/** An answer longer than any screen, with each kind of block. */
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

/** Returns the edges of an element in the window, in pixels. */
async function edgesOf(locator: Locator) {
  const { y, height } = (await locator.boundingBox()) ?? { y: 0, height: 0 };
  return { top: y, bottom: y + height, height };
}

test.beforeEach(({ signedIn }) => void signedIn);

test('REMI-01 REMI-02 REMI-17 PLAT-24 the conversation fits a phone of any size, with its keyboard, before and after a long answer', async ({
  page,
}) => {
  await page.route(`**${chatPath}`, (route) => route.fulfill({ json: long }));
  await page.setViewportSize({ width: 360, height: 740 });
  await openRemi(page);
  // All quick actions are visible without scrolling.
  const last = page.getByRole('button', { name: 'Create care plan' });
  expect((await edgesOf(last)).bottom).toBeLessThanOrEqual((await edgesOf(form(page))).top);

  // The input stays above the keyboard.
  const keyboard = 320;
  const ceiling = 740 - keyboard;
  const rise = (height: number) =>
    page.evaluate((by) => {
      Object.defineProperty(visualViewport, 'height', { configurable: true, value: innerHeight - by });
      visualViewport?.dispatchEvent(new Event('resize'));
    }, height);
  await rise(keyboard);
  await expect.poll(async () => (await edgesOf(form(page))).bottom).toBeLessThanOrEqual(ceiling);
  expect((await edgesOf(form(page))).bottom).toBeGreaterThan(ceiling - 10);
  await rise(0);
  await expect.poll(async () => (await edgesOf(form(page))).bottom).toBeGreaterThan(ceiling);

  // Two answers, since each has a list of sources.
  await ask(page, 'Cardiac arrest');
  await ask(page, 'And then?');
  await expect(sources(page)).toHaveCount(2);
  for (const look of ['light', 'dark', 'dark high contrast', 'large text'] as const) {
    await expectAccessible(page, look);
  }

  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const [width, height, fontSize] of [
    [390, 844, 16],
    [360, 740, 16],
    [390, 844, 24],
    [360, 740, 24],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(
      (size) => document.documentElement.style.setProperty('--font-size', `${size}px`),
      fontSize,
    );
    await ask(page, 'Cardiac arrest');
    const reply = messages(page).last();
    // The question is at the top of the screen, and the answer begins below it.
    const asked = page.getByRole('article', { name: 'You' }).last();
    await expect.poll(async () => (await edgesOf(asked)).top).toBeLessThan(40);
    expect((await edgesOf(asked)).top).toBeGreaterThanOrEqual(0);
    expect((await edgesOf(reply)).top).toBeLessThan((await edgesOf(form(page))).top);
    // The answer has most of the screen, and the input stays in reach above the navigation.
    expect((await edgesOf(form(page))).bottom).toBeLessThanOrEqual((await edgesOf(bar)).top + 1);
    expect((await edgesOf(form(page))).top).toBeGreaterThan(height * 0.6);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    // The end of the answer can be scrolled above the input.
    const copy = reply.getByRole('button', { name: 'Copy' });
    await copy.click({ trial: true });
    const targets = [...(await form(page).getByRole('button').all()), ...(await sources(page).all())];
    for (const target of [...targets, input(page), copy]) {
      expect((await edgesOf(target)).height).toBeGreaterThanOrEqual(48);
    }
  }

  const [ofUser, ofRemi] = await Promise.all(
    ['You', 'Remi'].map((who) =>
      messages(page)
        .and(page.getByRole('article', { name: who }))
        .last()
        .evaluate((each) => getComputedStyle(each).backgroundColor),
    ),
  );
  expect(ofUser).not.toBe(ofRemi);
});
