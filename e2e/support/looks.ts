import { expect, type Page } from '@playwright/test';
import { obstacleIn } from './reach.ts';

/** A look that a reader can choose in the settings; `light` is the one that Oryx starts with. */
export type Look = 'light' | 'dark' | 'high contrast' | 'dark high contrast' | 'large text';

/** Shows the open page in a look, as the settings do, without loading it again. */
export async function showLook(page: Page, look: Look): Promise<void> {
  await page.evaluate((chosen) => {
    const root = document.documentElement;
    root.setAttribute('data-theme', chosen.startsWith('dark') ? 'dark' : 'light');
    root.setAttribute('data-contrast', chosen.endsWith('high contrast') ? 'high' : 'normal');
    root.style.setProperty('--font-size', chosen === 'large text' ? '24px' : '16px');
  }, look);
}

/** A small and a common phone, and a laptop. */
const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Expects that the open page fits every size, also with large text. It ends in the light look. */
export async function expectFitsEverySize(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const look of ['large text', 'light'] as const) {
      await showLook(page, look);
      await expectFits(page);
    }
  }
  if (before) await page.setViewportSize(before);
}

/** Expects that nothing scrolls sideways and that nothing covers the last control of the page. */
export async function expectFits(page: Page): Promise<void> {
  const obstacle = await obstacleIn(page);
  const faults = () =>
    page.evaluate((obstacleTo) => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const controls = document.querySelectorAll(
        'main :is(a, button:enabled, input:enabled, select:enabled)',
      );
      // A closed dialog is in the page, but not on it.
      const last = [...controls].findLast((control) => control.checkVisibility({ visibilityProperty: true }));
      const found = [
        scrollWidth > clientWidth ? `${scrollWidth - clientWidth} pixels scroll sideways` : undefined,
        last && obstacleTo(last),
      ];
      return found.filter((fault) => fault !== undefined);
    }, obstacle);
  await expect.poll(faults).toEqual([]);
}
