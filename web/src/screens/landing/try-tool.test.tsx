import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TryTool } from './try-tool.tsx';

it('counts the Glasgow Coma Scale for a visitor, with band and advice, and says nothing before', async () => {
  render(<TryTool />);
  fireEvent.click(await screen.findByLabelText(/^To speech/));
  expect(screen.getByRole('status').textContent).toBe('Choose one answer in each group.');
  fireEvent.click(screen.getByLabelText(/^Confused/));
  fireEvent.click(screen.getByLabelText(/^Localises|^Localizes/));
  // 3 + 4 + 5
  expect(screen.getByRole('status').textContent).toMatch(/^12.*Moderate.*Repeat often/);
});
