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

/** The rule that takes most of the time of axe. */
const contrast = 'color-contrast';

type Rules = Pick<RunOptions, 'runOnly' | 'rules'>;

/** All other rules, and those of them that can find something in another look of a page without a finding. */
const rulesOfLook: Readonly<Record<Look, Rules>> = {
  light: {
    runOnly: {
      type: 'tag',
      values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    },
    rules: { [contrast]: { enabled: false } },
  },
  dark: { runOnly: { type: 'rule', values: ['link-in-text-block'] } },
  'high contrast': { runOnly: { type: 'rule', values: ['link-in-text-block'] } },
  'dark high contrast': { runOnly: { type: 'rule', values: ['link-in-text-block'] } },
  'large text': { runOnly: { type: 'rule', values: ['scrollable-region-focusable', 'target-size'] } },
};

/**
 * The combinations of colours, size and weight in which axe has found enough contrast, on any page that this worker
 * has visited. The contrast of a text follows from its combination, so another element of it needs no second look.
 */
const contrasting = new Set<string>();

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
  const { found, combinations } = await page.evaluate(findViolations, {
    rules: rulesOfLook[look],
    contrast,
    // Larger text never needs more contrast.
    known: look === 'large text' ? undefined : [...contrasting],
  });
  expect(found, `what axe finds in the look ${look}`).toEqual([]);
  for (const each of combinations) contrasting.add(each);
}

interface Search {
  readonly rules: Rules;
  readonly contrast: string;
  /** The combinations whose contrast needs no second look. Without them, contrast is left out. */
  readonly known: readonly string[] | undefined;
}

/**
 * Returns what axe finds, and the combinations of colours, size and weight in which it has newly found enough
 * contrast. It runs in the page.
 */
async function findViolations({ rules, contrast: rule, known }: Search) {
  const backgrounds = new Map<Element, string>();
  /** Describes all that may lie behind the text of an element. */
  const backgroundOf = (element: Element): string => {
    const described = backgrounds.get(element);
    if (described !== undefined) return described;
    const style = getComputedStyle(element);
    const own = [style.backgroundColor, style.backgroundImage, style.opacity, style.filter, style.position];
    const isClear = own.join() === 'rgba(0, 0, 0, 0),none,1,none,static';
    const behind = element.parentElement ? backgroundOf(element.parentElement) : '';
    const all = isClear ? behind : `${behind} / ${own.join(' ')}`;
    backgrounds.set(element, all);
    return all;
  };
  const combinationOf = (element: Element) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    return [color, fontSize, fontWeight, textShadow, backgroundOf(element)].join(' ');
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '') ||
    element.matches('input:not([type="radio"], [type="checkbox"]), select, textarea');
  /** Returns whether there is something to see. axe does not look at drawings, nor at words for screen readers alone. */
  const isSeen = (element: Element) => {
    const { width, bottom } = element.getBoundingClientRect();
    return width > 1 && bottom + scrollY > 0 && element.checkVisibility({ visibilityProperty: true });
  };

  const news = new Map<Element, string>();
  if (known) {
    const enough = new Set(known);
    for (const element of document.body.querySelectorAll('*')) {
      if (element instanceof SVGElement || !hasText(element) || !isSeen(element)) continue;
      const combination = combinationOf(element);
      if (!enough.has(combination)) news.set(element, combination);
    }
  }

  const axe = window.axe;
  if (!axe) throw new Error('axe is not there');
  // What passes is of no interest, and describing it would take most of the time. No page plays a sound, which
  // is all that axe would load beforehand.
  const results = [await axe.run(document, { ...rules, resultTypes: ['violations'], preload: false })];
  if (news.size > 0) {
    const runOnly = { type: 'rule' as const, values: [rule] };
    results.push(await axe.run({ include: [...news.keys()] }, { runOnly, elementRef: true, preload: false }));
  }
  const passed = results[1]?.passes.flatMap(({ nodes }) => nodes.map(({ element }) => element)) ?? [];
  return {
    found: results.flatMap(({ violations }) =>
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    ),
    combinations: passed.flatMap((element) => (element && news.get(element as Element)) ?? []),
  };
}
