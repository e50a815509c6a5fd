import { type Definition, loadDefinition } from '@oryx/calculators';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CalculatorPanel } from './calculator-panel.tsx';

/** Returns a definition that notes whose field is rendered: only a field reads the help of its input. */
function watched(definition: Definition, rendered: Set<string>): Definition {
  const inputs = Object.entries(definition.inputs).map(([key, input]) => {
    const help = () => {
      rendered.add(key);
      return input.help;
    };
    return [key, Object.defineProperty({ ...input }, 'help', { get: help })] as const;
  });
  return { ...definition, inputs: Object.fromEntries(inputs) };
}

it.each([
  ['phq9-gad7', 'tabs', 'input[type="radio"]'],
  ['ballard-score', 'headings', 'input[type="radio"]'],
  ['wells-dvt', 'ticks', 'input[type="checkbox"]'],
  ['qtc-calculation', 'numbers', 'input[inputmode="decimal"]'],
])('an answer in %s, a page of %s, renders no other field again', async (id, _, selector) => {
  const rendered = new Set<string>();
  const definition = watched(await loadDefinition(id), rendered);
  const { container } = render(<CalculatorPanel title={id} link="" definition={definition} />);
  const control = await waitFor(() => {
    const found = container.querySelector<HTMLInputElement>(selector);
    if (!found) throw new Error('The inputs are still loading.');
    return found;
  });
  expect(rendered.size).toBeGreaterThan(2);

  rendered.clear();
  if (control.inputMode === 'decimal') fireEvent.change(control, { target: { value: '400' } });
  else fireEvent.click(control);
  expect(control.inputMode === 'decimal' ? control.value === '400' : control.checked).toBe(true);
  expect(rendered.size).toBe(1);
});

it('says a day in words, because some browsers show 3 April as 04/03', async () => {
  const definition = await loadDefinition('due-date');
  const { container } = render(<CalculatorPanel title="Due date" link="" definition={definition} />);
  const day = await waitFor(() => {
    const found = container.querySelector('input[type="date"]');
    if (!found) throw new Error('The inputs are still loading.');
    return found;
  });
  fireEvent.change(day, { target: { value: '2026-04-03' } });
  expect(
    container.querySelector(`#${CSS.escape(day.getAttribute('aria-describedby') ?? '')}`)?.textContent,
  ).toBe('3 April 2026.');
});
