import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../api/query-client.ts';
import { pathItem } from '../../../test/learning.ts';
import { stubApi } from '../../../test/stub-api.ts';
import { CpdForm } from './cpd-form.tsx';

const today = '2026-11-21';
const call = 'GET /api/learning/paths';
const path = (title: string, completedModules: number) => {
  const item = pathItem(completedModules);
  return { ...item, path: { ...item.path, title } };
};
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

function show(isCompleted: (id: number) => boolean = () => false) {
  const onSave = vi.fn();
  const props = { entry: null, today, isCompleted, onSave, onCancel: () => undefined };
  render(<CpdForm {...props} />);
  return onSave;
}

beforeEach(() => queryClient.clear());

describe('the form of a CPD activity', () => {
  it('CE-26 is prefilled from a completed path or course, and asks for the CEUs and the day', async () => {
    stubApi({ [call]: { body: [path('Airway', 5), path('Burns', 2)] } });
    const onSave = show((id) => id === 5);
    await screen.findByRole('option', { name: 'Airway' });
    const choice = screen.getByLabelText('Fill in from what you completed');
    expect([...choice.querySelectorAll('option')].map((one) => one.textContent)).toEqual([
      ...['Choose', 'ECG Practice', 'Airway'],
    ]);
    fireEvent.change(choice, { target: { value: '1' } });
    expect([value('Activity'), value('Provider'), value('CEUs')]).toEqual(['Airway', 'Oryx', '']);
    const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add' });
    expect(add.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('CEUs'), { target: { value: '2.5' } });
    fireEvent.change(screen.getByLabelText('Date it ended'), { target: { value: '2026-11-22' } });
    screen.getByText('This day lies ahead.');
    expect(add.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('Date it ended'), { target: { value: today } });
    expect(add.disabled).toBe(false);
    fireEvent.submit(screen.getByRole('form'));
    expect(onSave).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ activity: 'Airway', date: today, ceus: 2.5, type: 'General' }),
    );
  });

  it('CE-26 can be filled in by hand if the paths cannot be loaded', async () => {
    const calls = stubApi({ [call]: 'network failure' });
    show();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByLabelText('Fill in from what you completed')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Activity'));
  });
});
