import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
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

/**
 * Compiles axe in the page. A link in a text must differ from it by more than its colour, which is stricter than
 * the rule and the same in every theme, and spares half the time of the rule.
 */
const compiling = `${source}
axe.configure({ checks: [{ id: 'link-in-text-block', enabled: false }] });`;

type Rules = Pick<RunOptions, 'runOnly' | 'rules'>;

/**
 * All other rules, and those of them that can find something in another look of a page without a finding. Dark and
 * high contrast are blocks of colours (web/src/ui/theme.css), which only the rule of contrast looks at.
 */
const rulesOfLook: Readonly<Record<Look, Rules | undefined>> = {
  light: {
    runOnly: {
      type: 'tag',
      values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    },
    // Whoever controls the page by speech says what is seen.
    rules: { [contrast]: { enabled: false }, 'label-content-name-mismatch': { enabled: true } },
  },
  dark: undefined,
  'high contrast': undefined,
  'dark high contrast': undefined,
  'large text': { runOnly: { type: 'rule', values: ['scrollable-region-focusable', 'target-size'] } },
};

/**
 * A line for each combination of colours, size and weight in which axe has found enough contrast, on any page of
 * this run, or cannot tell it because of a gradient behind the text. Either follows from the combination, so another
 * element of it needs no second look.
 * The file is in the folder of the run, because its workers share it.
 */
const contrasting = () => join(tmpdir(), 'contrasting.txt');

function readContrasting(): string[] {
  return existsSync(contrasting()) ? readFileSync(contrasting(), 'utf8').split('\n').slice(0, -1) : [];
}

/** Expects axe to find nothing on the page: in each of the looks, one after another, or as it stands. */
export async function expectAccessible(page: Page, ...looks: readonly Look[]): Promise<void> {
  // Until the screen has its heading there is only the splash to look at.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Compiling axe takes as long as running it, so a page keeps it until it is left.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(compiling);
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
    known: look === 'large text' ? undefined : readContrasting(),
  });
  expect(found, `what axe finds in the look ${look}`).toEqual([]);
  if (combinations.length > 0) appendFileSync(contrasting(), `${combinations.join('\n')}\n`);
}

interface Search {
  /** The rules for the whole page. Without them, only contrast is looked at. */
  readonly rules: Rules | undefined;
  readonly contrast: string;
  /** The combinations whose contrast needs no second look. Without them, contrast is left out. */
  readonly known: readonly string[] | undefined;
}

/**
 * Returns what axe finds, and the combinations of colours, size and weight that need no second look from now on. It
 * runs in the page.
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

  /** The elements of each new combination. */
  const news = new Map<string, Element[]>();
  if (known) {
    const enough = new Set(known);
    for (const element of document.body.querySelectorAll('*')) {
      if (element instanceof SVGElement || !hasText(element) || !isSeen(element)) continue;
      const combination = combinationOf(element);
      if (enough.has(combination)) continue;
      const alike = news.get(combination);
      if (alike) alike.push(element);
      else news.set(combination, [element]);
    }
  }

  const axe = window.axe;
  if (!axe) throw new Error('axe is not there');
  // What passes is of no interest, and describing it would take most of the time. No page plays a sound, which
  // is all that axe would load beforehand.
  const found = rules
    ? (await axe.run(document, { ...rules, resultTypes: ['violations'], preload: false })).violations
    : [];
  /** Returns those of the elements in which axe finds enough contrast, or a gradient behind the text. */
  const settledOf = async (include: Element[]): Promise<Set<unknown>> => {
    if (include.length === 0) return new Set();
    const runOnly = { type: 'rule' as const, values: [rule] };
    const looked = await axe.run({ include }, { runOnly, elementRef: true, preload: false });
    found.push(...looked.violations);
    const nodesOf = (results: readonly Result[]) => results.flatMap(({ nodes }) => nodes);
    const onGradient = nodesOf(looked.incomplete).filter(({ any }) =>
      any.some(({ data }) => data?.messageKey === 'bgGradient'),
    );
    return new Set([...nodesOf(looked.passes), ...onGradient].map(({ element }) => element));
  };
  const firsts = await settledOf([...news.values()].flatMap(([first]) => first ?? []));
  const isUnclear = ([first]: Element[]) => !firsts.has(first);
  // An element whose contrast axe cannot tell, because something lies over it, says nothing of its like.
  const others = await settledOf([...news.values()].filter(isUnclear).flatMap(([, ...rest]) => rest));
  const combinations = [...news]
    .filter(([, alike]) => alike.some((each) => firsts.has(each) || others.has(each)))
    .map(([combination]) => combination);
  return {
    found: found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    combinations,
  };
}
