import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expectFits, showLook } from './support/looks.ts';
import { expect, test } from './support/oryx.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('ECG-01 ECG-04 PLAT-10 the ECG paper can be enlarged and moved, and axe finds nothing', async ({
  page,
  signedIn,
}) => {
  test.slow();
  expect(signedIn.firstName).toBe('Maria');
  await page.goto('/ecg-course');
  const paper = page.getByRole('region', { name: 'ECG paper' });
  const drawing = paper.getByRole('img');
  const width = async () => (await drawing.boundingBox())?.width ?? 0;
  await expect(drawing).toBeVisible();
  await expectAccessible(page, 'light');

  const whole = await width();
  // A small square is wide enough to count at once.
  expect(whole / 145).toBeGreaterThan(2);
  await press(page, 'Zoom in');
  await expect(page.getByRole('status', { name: 'Zoom' })).toHaveText('75%');
  expect(await width()).toBeGreaterThan(whole * 1.1);
  await press(page, 'Real size');
  // The page for a phone: 145 mm of paper at 96 pixels to the inch.
  expect(await width()).toBeCloseTo((145 * 96) / 25.4, 0);
  await paper.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => paper.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await press(page, 'Whole page');
  expect(await width()).toBeCloseTo(whole, 0);

  await page.getByRole('textbox').fill('VF');
  await press(page, 'Submit Answer');
  await page.getByText('This ECG in words').click();
  await expectAccessible(page, 'light');
  await expectFits(page);
  await expectAccessible(page, 'dark', 'high contrast');
  await showLook(page, 'large text');
  await expectFits(page);
});
