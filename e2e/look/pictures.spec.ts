import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { newsOfSix } from '../support/calculator-page.ts';
import { type Look, showLook } from '../support/looks.ts';
import { test } from '../support/oryx.ts';

/*
 * Makes the picture of the landing page from the running app, in both themes. It runs only on request, after a change of
 * how Oryx looks: PICTURES=1 npx playwright test --config e2e/playwright.config.ts e2e/look/pictures.spec.ts
 */

/** Size in px of a phone of the picture, whose screen is drawn at twice that. */
const phone = { width: 380, height: 760 };

/** Quality of WebP, at which the smallest text is still clean. */
const quality = 0.72;

/** Each screen, and what is done there first. */
const screens: readonly (readonly [path: string, prepare: (page: Page) => Promise<void>])[] = [
  [
    '/medications/19',
    async (page) => {
      await page.getByRole('textbox', { name: 'Weight' }).fill('14');
      // The dose, and below it what warns of it.
      const dose = page.getByText('0.84', { exact: false }).first();
      await dose.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  ],
  [
    '/calculator/news',
    async (page) => {
      for (const [question, answer] of newsOfSix) {
        await page.getByRole('group', { name: question }).getByRole('radio', { name: answer }).check();
      }
    },
  ],
];

test.skip(process.env['PICTURES'] === undefined, 'pictures are made on request');
test.use({ viewport: phone, deviceScaleFactor: 1.5 });

test('makes the picture of the landing page in both themes', async ({ page, signedIn }) => {
  void signedIn;
  for (const theme of ['light', 'dark'] satisfies Look[]) {
    const shots: string[] = [];
    for (const [path, prepare] of screens) {
      await page.goto(path);
      await showLook(page, theme);
      await prepare(page);
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
      shots.push((await page.screenshot({ animations: 'disabled' })).toString('base64'));
    }
    const webp = await page.evaluate(beside, { shots, phone, quality });
    const file = fileURLToPath(
      new URL(`../../web/public/screenshots/landing-${theme}.webp`, import.meta.url),
    );
    await writeFile(file, Buffer.from(webp, 'base64'));
  }
});

interface Shots {
  readonly shots: readonly string[];
  readonly phone: { readonly width: number; readonly height: number };
  readonly quality: number;
}

/** Returns the screens side by side as WebP, with round corners on nothing. It runs in the page. */
async function beside({ shots, phone: { width, height }, quality: of }: Shots): Promise<string> {
  const gap = 24;
  const canvas = document.createElement('canvas');
  canvas.width = shots.length * width + (shots.length - 1) * gap;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  for (const [place, shot] of shots.entries()) {
    const image = new Image();
    image.src = `data:image/png;base64,${shot}`;
    await image.decode();
    const left = place * (width + gap);
    context.save();
    context.beginPath();
    context.roundRect(left + 1, 1, width - 2, height - 2, 28);
    context.clip();
    context.drawImage(image, left, 0, width, height);
    context.restore();
    context.lineWidth = 2;
    context.strokeStyle = '#8a949488';
    context.beginPath();
    context.roundRect(left + 1, 1, width - 2, height - 2, 28);
    context.stroke();
  }
  return canvas.toDataURL('image/webp', of).split(',')[1] ?? '';
}
