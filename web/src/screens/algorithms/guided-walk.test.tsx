import type { AlgorithmStep } from '@oryx/contract';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GuidedWalk } from './guided-walk.tsx';

const steps: readonly AlgorithmStep[] = [
  { id: 'a', type: 'start', heading: 'Cardiac arrest', details: [], next: [{ to: 'b', label: null }] },
  {
    id: 'b',
    type: 'decision',
    heading: 'Shockable?',
    details: ['VF or pVT'],
    next: [
      { to: 'c', label: 'No' },
      { to: 'd', label: 'Yes' },
    ],
  },
  { id: 'c', type: 'drug', heading: 'Adrenaline', details: [], next: [{ to: 'b', label: null }] },
  { id: 'd', type: 'outcome', heading: 'Pulse is back', details: [], next: [] },
];

const heading = () => within(screen.getByRole('article')).getByRole('heading').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const path = () =>
  within(screen.getByRole('list', { name: 'Path taken' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the guided walk', () => {
  it('ALG-07 shows one step at a time, asks with the labels of the chart, and keeps the path', () => {
    render(<GuidedWalk steps={steps} />);
    expect(heading()).toBe('Cardiac arrest');
    expect(screen.getByRole('button', { name: 'Back' })).toHaveProperty('disabled', true);
    press('Next');
    expect(document.activeElement?.textContent).toBe('Shockable?');
    press('No');
    expect(heading()).toBe('Adrenaline');
    press('Next');
    press('Yes');
    expect(heading()).toBe('Pulse is back');
    screen.getByText('End of the algorithm');
    expect(path()).toEqual(['Cardiac arrest', 'Shockable?: No', 'Adrenaline', 'Shockable?: Yes']);
  });

  it('ALG-07 goes back a step, to any step of the path, and to the start', () => {
    render(<GuidedWalk steps={steps} />);
    for (const name of ['Next', 'No', 'Next', 'Yes', 'Back']) press(name);
    expect(heading()).toBe('Shockable?');
    expect(path()).toEqual(['Cardiac arrest', 'Shockable?: No', 'Adrenaline']);
    fireEvent.click(screen.getByRole('button', { name: /Shockable/ }));
    expect(path()).toEqual(['Cardiac arrest']);
    press('Start again');
    expect(heading()).toBe('Cardiac arrest');
    expect(screen.queryByRole('list', { name: 'Path taken' })).toBeNull();
  });

  it('ALG-07 shows no dose of the step before, even if that step has a line twice', () => {
    const twice: readonly AlgorithmStep[] = [
      {
        id: 'a',
        type: 'drug',
        heading: 'Midazolam',
        details: ['Max 10 mg', 'or diazepam', 'Max 10 mg'],
        next: [{ to: 'b', label: null }],
      },
      { id: 'b', type: 'outcome', heading: 'Watch', details: ['Glucose', 'Airway'], next: [] },
    ];
    render(<GuidedWalk steps={twice} />);
    const lines = () =>
      within(screen.getByRole('article'))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(lines()).toEqual(['Max 10 mg', 'or diazepam', 'Max 10 mg']);
    press('Next');
    expect(lines()).toEqual(['Glucose', 'Airway']);
  });

  it('ALG-07 says that there are no steps', () => {
    render(<GuidedWalk steps={[]} />);
    screen.getByText(/N\/A/);
  });
});
