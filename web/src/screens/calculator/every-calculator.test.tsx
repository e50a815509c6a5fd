import { routeOf, tools } from '@oryx/calculators';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  answerEverything,
  numberFields,
  openCalculator,
  press,
  stateOf,
  typeOver,
  wordsOf,
} from '../../test/calculator-page.tsx';

// What holds for every calculator, tried on each of them.

const pages = tools.filter((tool) => routeOf(tool) !== '#').map(({ id, title }) => [id, title] as const);

/** What a hurried thumb, a comma or a slip leaves in a field of numbers. */
const slips = ['', '0', '-1', '1e9', 'abc', '3,5'];

/** What no reader may ever see: the remains of a calculation that went wrong. */
const remains = /\bNaN\b|Infinity|\bundefined\b|\bnull\b|\[object|(?<![\w.,)\d])[-−]0(?:\.0+)?(?![\d.,])/;

const formulaTools = ['rsi', 'post-intubation', 'burns', 'wafelsm', 'map'];
const assessments = [
  'wells-dvt',
  'alvarado',
  'paediatric-gcs',
  'paediatric-trauma',
  'trauma-score',
  'sofa-score',
  'air-score',
  'timi-score',
  'grace-score',
  'news',
  'pews',
  'gcs',
  'cha2ds2-vasc',
  'apgar',
  'stroke-fast',
  'wells-pe',
];

/** Some tools whose fields can be shown in a second unit, and the units that the specification gives. */
const withTwoUnits = ['air-score', 'burns', 'curb65', 'framingham-risk', 'grace-score', 'wafelsm'];
const specifiedUnits = ['kg', '°C', 'mmHg', 'mg/dL', 'mmol/L'];
/** The units of southern African laboratories, with which further tools begin. */
const unitsOfRegion: Readonly<Record<string, string>> = {
  egfr: 'umol/L',
  'newborn-jaundice': 'umol/L',
  'paracetamol-line': 'mg/L',
};

/** Returns the words that decision C02 gives the button that returns every input to its start. */
function resetLabelOf(id: string): string {
  if (id === 'units-converter') return 'Reset Converter';
  if (formulaTools.includes(id)) return 'Reset Calculator';
  return assessments.includes(id) ? 'Reset Assessment' : 'Reset';
}

function expectNoRemains(page: HTMLElement, after: string) {
  expect(wordsOf(page), after).not.toMatch(remains);
  expect(page.querySelector('[role="alert"]'), after).toBeNull();
}

function enterSlips(page: HTMLElement) {
  const fields = numberFields(page);
  for (const field of fields) {
    const sound = field.value;
    for (const slip of slips) {
      typeOver(field, slip);
      expectNoRemains(page, `"${slip}" in one field`);
    }
    typeOver(field, sound);
  }
  for (const slip of slips) {
    for (const field of fields) typeOver(field, slip);
    expectNoRemains(page, `"${slip}" in every field`);
  }
}

it.each(pages)(
  'PLAT-16 PLAT-17 PLAT-18 PLAT-22 CALC-ALL-03 CALC-ALL-07 %s has its title, disclaimer and way back, starts in the specified units, shows no broken figure whatever is typed, and is reset',
  async (id, title) => {
    const page = await openCalculator(id);
    expect(page.querySelector('h1')?.textContent).toBe(title);
    const words = wordsOf(page);
    expect(words).toMatch(/education/i);
    expect(words).toContain('decision support and guidance only');
    expect(words).toContain('not replace clinical judgment');
    expect(words).toContain('qualified healthcare professionals');
    const ways = screen.queryAllByRole('link', { name: 'Back' }).map((link) => link.getAttribute('href'));
    expect(ways).toEqual(id === 'curb65' ? [] : ['/clinical-tools']);

    const units = [...page.querySelectorAll('[aria-pressed="true"]')].map(wordsOf);
    for (const unit of units) expect([...specifiedUnits, unitsOfRegion[id]]).toContain(unit);
    if (withTwoUnits.includes(id)) expect(units).not.toEqual([]);

    const start = stateOf(page);
    answerEverything(page);
    expect(stateOf(page)).not.toEqual(start);
    expectNoRemains(page, 'everything answered');
    enterSlips(page);
    press(resetLabelOf(id));
    expect(stateOf(page)).toEqual(start);
  },
);
