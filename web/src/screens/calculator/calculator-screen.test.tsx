import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { CalculatorScreen } from './calculator-screen.tsx';

async function renderTool(path: string) {
  const { hook, searchHook } = memoryLocation({ path });
  render(
    <Router hook={hook} searchHook={searchHook}>
      <CalculatorScreen id={path.replace(/^\/calculator\//, '').replace(/\?.*/, '')} />
    </Router>,
  );
  await screen.findByRole('heading', { name: 'Result' });
}

describe('the calculator screen', () => {
  it('CALC-ALV-03 has a full page with header and Back, and a card without them', async () => {
    await renderTool('/calculator/alvarado');
    expect(screen.getByRole('link', { name: 'Back' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'References' })).toBeTruthy();
  });

  it('CALC-ALV-03 the card keeps tool, result and disclaimer', async () => {
    await renderTool('/calculator/alvarado?variant=card');
    expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'References' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Alvarado Score' })).toBeTruthy();
    expect(screen.getByText(/does not replace clinical judgment/)).toBeTruthy();
  });

  it('CALC-GEN-04 shows the Geneva result twice, with the same score', async () => {
    await renderTool('/calculator/geneva-score');
    const cards = screen
      .getAllByRole('heading', { level: 2, name: /^Result( so far)?$/ })
      .map((heading) => heading.parentElement as HTMLElement);
    expect(cards).toHaveLength(2);
    for (const card of cards) expect(within(card).getByText('of 22')).toBeTruthy();
  });

  it('shows the notes that hold for this result only', async () => {
    await renderTool('/calculator/wafelsm');
    expect(screen.getByText(/Do not exceed adult maximum doses/)).toBeTruthy();
  });

  it('shows the note of a drug in its own block', async () => {
    await renderTool('/calculator/rsi');
    const block = screen.getByRole('heading', { name: 'Rocuronium' }).parentElement as HTMLElement;
    expect(within(block).getByText(/Published for rapid sequence: 1–1.2/)).toBeTruthy();
  });

  it.each([
    // 1000 kg is 1e12 ug, more than the value may be.
    ['1000', 'kg', 'ug', '1000000000000'],
    // Too small to show: the 0 is no value to go on with.
    ['1', 'ug', 'kg', '1'],
  ])(
    'CALC-UNIT-10 %s %s to %s and swapped leaves no figure of other units',
    async (value, from, to, after) => {
      await renderTool('/calculator/units-converter');
      const enter = (label: string, text: string) =>
        fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
      enter('Value', value);
      enter('From', from);
      enter('To', to);
      fireEvent.click(screen.getByRole('button', { name: 'Convert' }));
      fireEvent.click(screen.getByRole('button', { name: 'Swap' }));
      expect((screen.getByLabelText('Value') as HTMLInputElement).value).toBe(after);
      const card = screen.getByRole('heading', { name: 'Result' }).parentElement as HTMLElement;
      expect(within(card).getByText('--')).toBeTruthy();
    },
  );
});
