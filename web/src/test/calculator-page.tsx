import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { CalculatorScreen } from '../screens/calculator/calculator-screen.tsx';

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

/**
 * Without a stylesheet nothing is hidden here, and asking for each element whether it is takes most of
 * the time of a query. Tests in a real browser prove what can be seen.
 */
const hidden = true;

/** Renders the page of a tool and waits until its inputs are there. The id may carry a query. */
export async function openCalculator(idWithQuery: string): Promise<HTMLElement> {
  const { hook, searchHook } = memoryLocation({ path: `/calculator/${idWithQuery}` });
  const { container } = render(
    <Router hook={hook} searchHook={searchHook}>
      <CalculatorScreen id={idWithQuery.replace(/\?.*/, '')} />
    </Router>,
  );
  // The definition of a tool, its tabs and a panel of its own are loaded one after the other.
  await waitFor(() => expect(container.querySelector('input, select')).not.toBeNull());
  return container;
}

/** Returns the group of a question, found by the first words of its label. */
export function question(label: string): HTMLFieldSetElement {
  return screen.getByRole('group', { name: startingWith(label), hidden });
}

/** Taps a radio button. Question and answer are found by the first words of their labels. */
export function choose(label: string, answer: string): void {
  setChecked(within(question(label)).getByRole('radio', { name: startingWith(answer), hidden }), true);
}

/** Taps the radio button at a place in its group; -1 is the last. */
export function chooseAt(group: HTMLElement, index: number): void {
  const radio = within(group).getAllByRole<HTMLInputElement>('radio', { hidden }).at(index);
  if (!radio) throw new Error(`There is no option ${index}.`);
  setChecked(radio, true);
}

/** Picks an option of a select. Both are found by the first words of their labels. */
export function pick(label: string, option: string): void {
  const select = selectOf(label);
  const pattern = startingWith(option);
  const found = [...select.options].filter((one) => pattern.test(one.text));
  expect(found, `options of ${label} that start with ${option}`).toHaveLength(1);
  fireEvent.change(select, { target: { value: found[0]?.value } });
  expect(select.value).toBe(found[0]?.value);
}

/** Returns a select by the first words of its label. */
export function selectOf(label: string): HTMLSelectElement {
  return screen.getByRole('combobox', { name: startingWith(label), hidden });
}

/** Returns a box to tick by the first words of its label. */
export function box(label: string): HTMLInputElement {
  return screen.getByRole('checkbox', { name: startingWith(label), hidden });
}

/** Ticks a finding by the first words of its label. */
export function tick(label: string): void {
  setChecked(box(label), true);
}

/** Takes the tick of a finding away again. */
export function untick(label: string): void {
  setChecked(box(label), false);
}

/** Returns a text field by the first words of its label. */
export function field(label: string): HTMLInputElement {
  return screen.getByRole('textbox', { name: startingWith(label), hidden });
}

/** Types into a field by the first words of its label, over what stands there. */
export function enter(label: string, text: string): void {
  typeOver(field(label), text);
}

/** Types into a field, over what stands there. */
export function typeOver(input: HTMLInputElement, text: string): void {
  fireEvent.change(input, { target: { value: text } });
  expect(input.value).toBe(text);
}

/** Enters a whole case, in the order given. */
export function enterFindings(findings: Findings): void {
  for (const [label, option] of Object.entries(findings.pick ?? {})) pick(label, option);
  for (const [question, answer] of Object.entries(findings.choose ?? {})) choose(question, answer);
  for (const label of findings.tick ?? []) tick(label);
  for (const [label, text] of Object.entries(findings.enter ?? {})) enter(label, text);
}

/** Returns a button by its whole name. */
export function button(name: string): HTMLButtonElement {
  return screen.getByRole('button', { name, hidden });
}

/** Presses a button by its whole name. */
export function press(name: string): void {
  expect(button(name).disabled, `${name} is disabled`).toBe(false);
  fireEvent.click(button(name));
}

/** Returns the name of the open tab. */
export function openedTab(): string {
  return wordsOf(screen.getByRole('tab', { selected: true, hidden }));
}

/** Opens a tab by its whole name. */
export function openTab(name: string): void {
  // A tab opens when the button goes down.
  fireEvent.mouseDown(screen.getByRole('tab', { name, hidden }), { button: 0 });
  expect(openedTab()).toBe(name);
}

/** Returns the card with the whole result. */
export function resultCard(): HTMLElement {
  return parentOf(screen.getByRole('heading', { level: 2, name: 'Result', hidden }));
}

/** Returns the block of one drug or step inside the result. */
export function resultGroup(title: string): HTMLElement {
  return parentOf(within(resultCard()).getByRole('heading', { level: 3, name: title, hidden }));
}

/** Returns the words of the whole result. */
export function cardWords(): string {
  return wordsOf(resultCard());
}

/** Returns the words of the result above the bottom navigation of a phone. */
export function barWords(): string {
  return wordsOf(screen.getByRole('region', { name: 'Result at a glance', hidden }));
}

/** Returns the words of the headline figure in the card. */
export function headline(): string {
  return wordsOf(resultCard().querySelector('p'));
}

/** Returns the figure beside a label, found by the first words of the label. */
export function figure(label: string, scope = resultCard()): string {
  const term = findFigure(label, scope);
  if (!term) throw new Error(`There is no figure for "${label}" in: ${wordsOf(scope)}`);
  return wordsOf(within(parentOf(term)).getByRole('definition', { hidden }));
}

/** Expects the whole text of a figure. */
export function expectFigure(label: string, text: string, scope = resultCard()): void {
  expect(figure(label, scope), label).toMatch(new RegExp(`^${escaped(text)}$`));
}

/** Expects that no figure has a label that starts so. */
export function expectNoFigure(label: string): void {
  expect(findFigure(label, resultCard())).toBeUndefined();
}

function findFigure(label: string, scope: HTMLElement): HTMLElement | undefined {
  const pattern = startingWith(label);
  const terms = within(scope)
    .queryAllByRole('term', { hidden })
    .filter((term) => pattern.test(wordsOf(term)));
  expect(terms.length, `figures that start with ${label}`).toBeLessThanOrEqual(1);
  return terms[0];
}

/** Returns the words of the first list of cautions in the card or in a block of it. */
export function cautions(scope = resultCard()): string {
  return wordsOf(within(scope).queryAllByRole('list', { name: 'Cautions', hidden })[0]);
}

/** Expects the headline figure and the words of the band, in the card and at a glance. */
export function expectResult(text: string, band?: string): void {
  const figureAlone = `${escaped(text)}(?!\\d|\\.\\d)`;
  expect(headline()).toMatch(new RegExp(`(?<![\\d.])${figureAlone}`));
  expect(barWords()).toMatch(new RegExp(`^${figureAlone}`));
  if (band === undefined) return;
  expect(cardWords()).toContain(band);
  expect(barWords()).toContain(band);
}

/** Expects dashes at a glance instead of a result. */
export function expectNoResult(): void {
  expect(barWords()).toContain('--');
}

/** Returns the fields of numbers on the page, without the units beside them. */
export function numberFields(page: HTMLElement): HTMLInputElement[] {
  return [...page.querySelectorAll<HTMLInputElement>('input[inputmode="decimal"]')];
}

/**
 * Fills in everything on a page, in every tab: the last option of each question and select, each
 * tick, and a number within the limits for each field. It ends on the first tab.
 */
export function answerEverything(page: HTMLElement): void {
  const tabs = [...page.querySelectorAll('[role="tab"]')].map(wordsOf);
  if (tabs.length === 0) answerAllInView(page);
  for (const tab of tabs) {
    openTab(tab);
    answerAllInView(page);
  }
  if (tabs[0] !== undefined) openTab(tabs[0]);
}

function answerAllInView(page: HTMLElement): void {
  // One by one: an answer can bring up the next question, as in NEWS and the converter.
  for (let index = 0; index < page.querySelectorAll('select').length; index += 1) {
    const select = page.querySelectorAll('select')[index];
    const value = select?.options[select.options.length - 1]?.value;
    if (select) fireEvent.change(select, { target: { value } });
  }
  for (let index = 0; index < page.querySelectorAll('fieldset').length; index += 1) {
    const last = [...(page.querySelectorAll('fieldset')[index]?.querySelectorAll('input') ?? [])].at(-1);
    if (last) setChecked(last, true);
  }
  for (const one of page.querySelectorAll<HTMLInputElement>('[type="checkbox"]')) setChecked(one, true);
  for (const one of numberFields(page)) typeOver(one, soundNumber(one));
  for (const one of page.querySelectorAll('[type="date"]'))
    fireEvent.change(one, { target: { value: '2026-01-01' } });
  if (page.querySelector('form')) press('Convert');
}

/** Returns 50, or the nearest number that the field takes. */
function soundNumber(one: HTMLInputElement): string {
  const limit = (text: string) => (text === '' ? 50 : Number(text));
  return String(Math.min(Math.max(50, limit(one.min)), limit(one.max)));
}

/** Returns everything that a page holds: what its controls are set to and what it says. */
export function stateOf(page: HTMLElement): unknown {
  const controls = [...page.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  return {
    controls: controls.map((one) => ('checked' in one && one.type !== 'text' ? one.checked : one.value)),
    // The printed sheet says when it was printed.
    words: wordsOf(page).replace(/Printed [^.]*\./, ''),
  };
}

/**
 * Returns the words of an element as they are read: those of different elements with a blank between
 * them, so that `Dose` beside `NaN` stays two words.
 */
export function wordsOf(element: Element | null | undefined): string {
  if (!element) return '';
  const texts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let parent: Node | null = null;
  while (walker.nextNode()) {
    const { data, parentNode } = walker.currentNode as Text;
    // React splits the text of one element into several nodes.
    if (parentNode === parent) texts[texts.length - 1] += data;
    else texts.push(data);
    parent = parentNode;
  }
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

/** Returns a pattern for a label from its start on: wording in brackets and points after it may differ. */
function startingWith(words: string): RegExp {
  return new RegExp(`^\\s*${escaped(words)}`, 'i');
}

/** Returns words as a pattern: a range may be set with either dash, a unit with any space. */
function escaped(words: string): string {
  return words
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/[-–]/g, '[-–]')
    .replace(/ /g, '\\s');
}

function setChecked(input: HTMLInputElement, isChecked: boolean): void {
  if (input.checked !== isChecked) fireEvent.click(input);
  expect(input.checked).toBe(isChecked);
}

function parentOf(element: HTMLElement): HTMLElement {
  if (!element.parentElement) throw new Error('The element stands alone.');
  return element.parentElement;
}
