import type { Locator, Page } from '@playwright/test';
import { expect } from './oryx.ts';
import { type Obstacle, obstacleIn } from './reach.ts';

/** What somebody at the bedside taps, picks, ticks and types, by the words on the page. */
interface Findings {
  /** A group of radio buttons and the option tapped. */
  readonly choose?: Readonly<Record<string, string>>;
  /** A select and the option picked. */
  readonly pick?: Readonly<Record<string, string>>;
  readonly tick?: readonly string[];
  /** A text field and what is typed. */
  readonly enter?: Readonly<Record<string, string>>;
}

/** A label from its start on: wording in brackets and points after it may differ. */
function startingWith(words: string): RegExp {
  return new RegExp(`^\\s*${escaped(words)}`, 'i');
}

/** Opens the page of a tool and waits until its inputs are there. */
export async function openCalculator(page: Page, id: string): Promise<void> {
  await page.goto(`/calculator/${id}`);
  // Tabs and the inputs of a few tools are code of their own.
  await expect(page.getByRole('main').locator('input, select').first()).toBeVisible();
  await expect(resultCard(page)).toBeVisible();
}

/** Taps a radio button: a question and an answer by the first words of their labels. */
export async function choose(page: Page, question: string, answer: string): Promise<void> {
  await page
    .getByRole('group', { name: startingWith(question) })
    .getByRole('radio', { name: startingWith(answer) })
    .check();
}

/** Picks an option of a select: both by the first words of their labels. */
async function pick(page: Page, label: string, option: string): Promise<void> {
  const select = page.getByRole('combobox', { name: startingWith(label) });
  const value = await select.locator('option', { hasText: startingWith(option) }).getAttribute('value');
  await select.selectOption(value ?? '');
}

/** Ticks a finding by the first words of its label. */
async function tick(page: Page, label: string): Promise<void> {
  await page.getByRole('checkbox', { name: startingWith(label) }).check();
}

/** Types into a field by the first words of its label, over what stands there. */
async function enter(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill(text);
}

/** Enters a whole case, in the order given. */
export async function enterFindings(page: Page, findings: Findings): Promise<void> {
  for (const [label, option] of Object.entries(findings.pick ?? {})) await pick(page, label, option);
  for (const [question, answer] of Object.entries(findings.choose ?? {}))
    await choose(page, question, answer);
  for (const label of findings.tick ?? []) await tick(page, label);
  for (const [label, text] of Object.entries(findings.enter ?? {})) await enter(page, label, text);
}

/** A text field by the first words of its label. */
export function field(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: startingWith(label) });
}

/** The card with the whole result. */
export function resultCard(page: Page): Locator {
  return page.getByRole('heading', { level: 2, name: 'Result', exact: true }).locator('..');
}

/** The result above the bottom navigation of a phone. */
export function resultBar(page: Page): Locator {
  return page.getByRole('region', { name: 'Result at a glance' });
}

/** The block of one drug or step inside the result. */
export function resultGroup(page: Page, title: string): Locator {
  return resultCard(page).getByRole('heading', { level: 3, name: title, exact: true }).locator('..');
}

/** The figure beside a label, found by the first words of the label. */
export function figure(scope: Locator, label: string): Locator {
  return scope
    .getByRole('term')
    .filter({ hasText: startingWith(label) })
    .locator('..')
    .getByRole('definition');
}

/** Expects the whole text of a figure. */
export async function expectFigure(scope: Locator, label: string, text: string): Promise<void> {
  await expect(figure(scope, label)).toHaveText(new RegExp(`^${escaped(text)}$`));
}

/** The cautions inside a card or block. */
export function cautions(scope: Locator): Locator {
  return scope.getByRole('list', { name: 'Cautions' });
}

/** Expects the headline figure and the words of the band, in the card and at a glance. */
export async function expectResult(page: Page, text: string, band?: string): Promise<void> {
  const figureAlone = `${escaped(text)}(?!\\d|\\.\\d)`;
  await expect(resultCard(page).locator('p').first()).toContainText(new RegExp(`(?<![\\d.])${figureAlone}`), {
    useInnerText: true,
  });
  await expect(resultBar(page)).toContainText(new RegExp(`^\\s*${figureAlone}`));
  if (band === undefined) return;
  await expect(resultCard(page)).toContainText(band);
  await expect(resultBar(page)).toContainText(band);
}

/** Words as a pattern: a range may be set with either dash, a unit with any space. */
function escaped(words: string): string {
  return words
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/[-–]/g, '[-–]')
    .replace(/ /g, '\\s');
}

/** The inputs of a tool, without the units beside them. */
export function numberFields(page: Page): Locator {
  return page.getByRole('main').locator('input[inputmode="decimal"]');
}

/**
 * Fills in everything on a page, in every tab: the last option of each question and select, each
 * tick, and a number within the limits for each field. It ends on the first tab. Expects that each
 * control can be tapped and takes its answer.
 */
export async function enterEverything(page: Page): Promise<void> {
  const tabs = page.getByRole('main').getByRole('tab');
  for (const tab of await tabs.all()) {
    await tab.click();
    await enterAllInView(page);
  }
  if ((await tabs.count()) > 0) await tabs.first().click();
  else await enterAllInView(page);
}

/** In one call, because a tool has up to a hundred controls. Real taps: calculators.spec.ts. */
async function enterAllInView(page: Page): Promise<void> {
  const faults = await page.evaluate(answerAll, await obstacleIn(page));
  expect(faults, 'controls that took no answer').toEqual([]);
}

/** Answers all that is in view. It runs in the page, and returns what went wrong. */
async function answerAll(obstacleTo: Obstacle): Promise<string[]> {
  const faults: string[] = [];
  let answered = 0;
  const shown = <E extends Element>(selector: string) =>
    [...document.querySelectorAll<E>(`main ${selector}`)].filter((each) => each.checkVisibility());

  /** React has shown what follows from an event before the next task begins. */
  const answer = async (control: HTMLElement, act: () => void, isAnswered: () => boolean) => {
    const obstacle = control.matches(':disabled') ? `disabled: ${control.outerHTML}` : obstacleTo(control);
    if (obstacle !== undefined) faults.push(obstacle);
    act();
    answered += 1;
    await new Promise((resolve) => setTimeout(resolve));
    if (!isAnswered()) faults.push(`not taken: ${control.outerHTML}`);
  };
  const check = (box: HTMLInputElement) =>
    answer(
      box,
      () => box.checked || box.click(),
      () => box.checked,
    );
  /** Changes a value as a user does: past React, which then hears of it by the events. */
  const set = (control: HTMLInputElement | HTMLSelectElement, value: string) =>
    answer(
      control,
      () => {
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
        for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
      },
      () => control.value === value,
    );
  /** Handles one after another; an answer can bring up the next question, as in NEWS and the converter. */
  const each = async <E extends Element>(selector: string, handle: (element: E) => Promise<void>) => {
    for (let index = 0; ; index += 1) {
      const element = shown<E>(selector)[index];
      if (!element) return;
      await handle(element);
    }
  };

  await each<HTMLSelectElement>('select', (select) =>
    set(select, select.options.item(select.options.length - 1)?.value ?? ''),
  );
  await each('fieldset:has(input[type="radio"])', async (question) => {
    const last = [...question.querySelectorAll<HTMLInputElement>('input[type="radio"]')].at(-1);
    if (last) await check(last);
  });
  await each('input[type="checkbox"]', check);
  // 50, or the nearest number that the field takes.
  await each<HTMLInputElement>('input[inputmode="decimal"]', (number) => {
    const limit = (name: string) => Number(number.getAttribute(name) ?? 50);
    return set(number, String(Math.min(Math.max(50, limit('min')), limit('max'))));
  });
  const convert = shown<HTMLButtonElement>('button').find(({ innerText }) => innerText === 'Convert');
  if (convert)
    await answer(
      convert,
      () => convert.click(),
      () => true,
    );
  return answered > 0 ? faults : ['there are no controls'];
}

/** The answers to NEWS of a patient with 2 + 1 + 0 + 1 + 1 + 1 + 0 = 6 points: each question and its answer. */
export const newsOfSix = [
  ['Respiratory rate', '21–24'],
  ['Smoking status', 'Non-smoker'],
  ['Oxygen saturation', '94–95'],
  ['Supplemental oxygen', 'No'],
  ['Temperature', '38.1–39.0'],
  ['Systolic blood pressure', '101–110'],
  ['Heart rate', '91–110'],
  ['Consciousness', 'Alert'],
] as const;
