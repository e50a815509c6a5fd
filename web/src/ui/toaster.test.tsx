import { act, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ModalDialog } from './modal-dialog.tsx';
import { toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

it('shows and announces a toast inside the dialog that lies above everything else, and below it once it is gone', async () => {
  const dialogs = (count: number) =>
    ['Midazolam', 'Patient in hand'].slice(0, count).map((name) => (
      <ModalDialog key={name} aria-label={name} onDismiss={() => undefined}>
        <button type="button">Close</button>
      </ModalDialog>
    ));
  const { rerender, container } = render(dialogs(2));
  render(<Toaster />);
  const [lower, upper] = screen.getAllByRole('dialog');
  if (!lower || !upper) throw new Error('A dialog is missing.');
  act(() => toast({ title: 'Kept on this device', description: 'It is sent later.' }));
  expect(within(upper).getByText('Kept on this device')).toBeDefined();
  const announced = await within(upper).findByText('Kept on this device. It is sent later.');
  expect(announced.getAttribute('role')).toBe('status');

  rerender(dialogs(1));
  expect(await within(lower).findByText('Kept on this device')).toBeDefined();
  rerender(dialogs(0));
  expect(await screen.findByText('Kept on this device')).toBeDefined();
  expect(container.textContent).toBe('');
});
