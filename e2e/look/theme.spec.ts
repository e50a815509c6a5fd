import { expect, test } from '../support/oryx.ts';
import { replyTo } from './replies.ts';

/** The tokens of a theme that Oryx does not have. */
const tokens = {
  '--canvas': 'rgb(1, 2, 3)',
  '--surface': 'rgb(4, 5, 6)',
  '--ink': 'rgb(7, 8, 9)',
  '--accent': 'rgb(10, 11, 12)',
  '--on-accent': 'rgb(13, 14, 15)',
  '--chart-drug-fill': 'rgb(16, 17, 18)',
};

test('SET-09 a third theme is a block of tokens, and every part of a screen follows it', async ({ page }) => {
  await replyTo(page, 'user');
  await page.goto('/algorithms/1');
  const chart = page.getByTestId('chart-view');
  await expect(chart.getByText('Care after cardiac arrest')).toBeVisible();
  await page.evaluate((theme) => {
    const block = Object.entries(theme).map(([name, value]) => `${name}: ${value};`);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`[data-theme='third'] { ${block.join(' ')} }`);
    document.adoptedStyleSheets = [sheet];
    document.documentElement.setAttribute('data-theme', 'third');
  }, tokens);

  const title = page.getByRole('heading', { level: 2, name: 'Cardiac arrest' });
  await expect(page.locator('html')).toHaveCSS('background-color', tokens['--canvas']);
  await expect(page.getByRole('dialog')).toHaveCSS('background-color', tokens['--surface']);
  await expect(title).toHaveCSS('color', tokens['--ink']);
  const chosen = page.locator('label').filter({ hasText: /^Chart$/ });
  await expect(chosen).toHaveCSS('background-color', tokens['--accent']);
  await expect(chosen).toHaveCSS('color', tokens['--on-accent']);
  await expect(chart.locator('[fill^="var(--chart-drug-fill"]').first()).toHaveCSS(
    'fill',
    tokens['--chart-drug-fill'],
  );
});
