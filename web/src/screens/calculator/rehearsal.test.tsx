import { loadDefinition } from '@oryx/calculators';
import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CalculatorPanel } from './calculator-panel.tsx';
import { rehearsal } from './rehearsal.ts';

// The DOM of these tests tells React nothing of a number that is typed so.
it.each(['gcs', 'sofa-score', 'wells-pe'])(
  'the rehearsal of %s answers all questions, one a step, and leaves a new panel behind',
  async (id) => {
    const definition = await loadDefinition(id);
    const { container } = render(<CalculatorPanel title={id} link="" definition={definition} />);
    const words = () => container.querySelector('[data-over-foot]')?.textContent ?? '';
    const begun = words();
    const steps = rehearsal(container, definition.resetLabel);
    const seen: string[] = [];
    for (let isDone = false; !isDone; ) {
      await act(async () => {
        isDone = steps.next().done === true;
      });
      seen.push(words());
    }
    const whole = seen.at(-2) ?? '';
    expect(whole).not.toBe('');
    expect(whole).not.toMatch(/Missing|--/);
    expect(seen.length).toBeGreaterThan(2);
    expect(words()).toBe(begun);
  },
);
