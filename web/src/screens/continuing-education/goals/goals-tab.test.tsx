import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { EducationGoal } from './goal.ts';
import { GoalsTab } from './goals-tab.tsx';

const goal: EducationGoal = {
  id: 'g1',
  title: 'Airway year',
  description: 'Thirty intubations under supervision.',
  priority: 'high',
  targetDate: '2027-06-30',
  category: 'Emergency Medicine',
  currentCredits: 4.5,
  targetCredits: 12,
};

describe('the Goals tab', () => {
  it('CE-23 says that there are no goals', () => {
    render(<GoalsTab goals={[]} onDelete={() => undefined} />);
    screen.getByText('No education goals yet');
  });

  it('CE-25 shows every field of a goal', () => {
    render(<GoalsTab goals={[goal]} onDelete={() => undefined} />);
    const text = screen.getByRole('region', { name: 'Airway year' }).textContent;
    for (const part of [
      'Thirty intubations',
      'High priority',
      '30 Jun 2027',
      'Emergency Medicine',
      '4.5 of 12',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('CE-24 asks before it deletes a goal', () => {
    const onDelete = vi.fn();
    render(<GoalsTab goals={[goal]} onDelete={onDelete} />);
    const question =
      'Are you sure you want to delete the education goal "Airway year"? This action cannot be undone.';
    const ask = () => {
      fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
      return screen.getByRole('alertdialog');
    };
    expect(ask().textContent).toContain(question);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onDelete).not.toHaveBeenCalled();
    const [confirm] = [...ask().querySelectorAll('button')].filter((one) => one.textContent === 'Delete');
    if (confirm === undefined) throw new Error('Nothing to confirm with.');
    fireEvent.click(confirm);
    expect(onDelete).toHaveBeenCalledExactlyOnceWith('g1');
  });
});
