import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { type Look, showLook } from './looks.ts';

declare global {
  interface Window {
    axe: typeof axe | undefined;
  }
}

/** The minified axe, which a browser compiles in half the time. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that can find something in another look of a page in which axe has found nothing. */
const rulesOfLook: Readonly<Record<Exclude<Look, 'light'>, string[]>> = {
  dark: ['color-contrast', 'link-in-text-block'],
  'high contrast': ['color-contrast', 'link-in-text-block'],
  'dark high contrast': ['color-contrast', 'link-in-text-block'],
  'large text': ['color-contrast', 'scrollable-region-focusable', 'target-size'],
};

/** Expects axe to find nothing on the page: in each of the looks, one after another, or as it stands. */
export async function expectAccessible(page: Page, ...looks: readonly Look[]): Promise<void> {
  // Until the screen has its heading there is only the splash to look at.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Compiling axe takes as long as running it, so a page keeps it until it is left.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  if (looks.length === 0) await expectNoViolations(page, 'light');
  for (const look of looks) {
    await showLook(page, look);
    await expectNoViolations(page, look);
  }
}

async function expectNoViolations(page: Page, look: Look): Promise<void> {
  const found = await page.evaluate(
    async (options) => {
      const results = await window.axe?.run(document, options);
      return results?.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      );
    },
    {
      runOnly:
        look === 'light' ? { type: 'tag', values: everyRule } : { type: 'rule', values: rulesOfLook[look] },
      // What passes is of no interest, and describing it would take most of the time.
      resultTypes: ['violations'],
    } satisfies RunOptions,
  );
  expect(found, `what axe finds in the look ${look}`).toEqual([]);
}
