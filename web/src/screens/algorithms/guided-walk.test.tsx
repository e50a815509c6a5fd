import type { AlgorithmStep } from '@oryx/contract';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endSessionOnDevice } from '../../device/session-end.ts';
import { stubApi } from '../../test/stub-api.ts';
import { GuidedWalk } from './guided-walk.tsx';
import { shownAlgorithm } from './shown-algorithm.ts';
import { useWalk } from './use-walk.ts';

beforeEach(() => void stubApi({}));

/** The walk through some steps, as the viewer shows it. */
function Walked({ steps: given }: { readonly steps: readonly AlgorithmStep[] }) {
  const facts = { id: 3, title: 'Arrest', description: '', source: 'RCSA', image: null } as const;
  const algorithm = shownAlgorithm({ ...facts, steps: [...given] });
  return <GuidedWalk steps={algorithm.steps} held={useWalk(algorithm)} />;
}

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
    render(<Walked steps={steps} />);
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
    expect(path()).toEqual(['Cardiac arrest', 'Shockable? No', 'Adrenaline', 'Shockable? Yes']);
  });

  it('ALG-07 goes back a step, to any step of the path, and to the start', () => {
    render(<Walked steps={steps} />);
    for (const name of ['Next', 'No', 'Next', 'Yes', 'Back']) press(name);
    expect(heading()).toBe('Shockable?');
    expect(path()).toEqual(['Cardiac arrest', 'Shockable? No', 'Adrenaline']);
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
    render(<Walked steps={twice} />);
    const lines = () =>
      within(screen.getByRole('article'))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(lines()).toEqual(['Max 10 mg', 'or diazepam', 'Max 10 mg']);
    press('Next');
    expect(lines()).toEqual(['Glucose', 'Airway']);
  });

  it('ALG-07 says that there are no steps', () => {
    render(<Walked steps={[]} />);
    screen.getByText(/N\/A/);
  });
});

const minute = 60_000;
const noon = new Date(2026, 5, 1, 12).getTime();

/** An arrest: adrenaline beside each CPR, at once without a shock and after the second shock otherwise. */
const arrest: readonly AlgorithmStep[] = [
  {
    id: 'rhythm',
    type: 'decision',
    heading: 'Shockable?',
    details: [],
    next: [
      { to: 'shock', label: 'Yes' },
      { to: 'cpr', label: 'No' },
    ],
  },
  { id: 'shock', type: 'shock', heading: '1 shock', details: [], next: [{ to: 'cpr-vf', label: null }] },
  { id: 'cpr', type: 'action', heading: 'CPR, no shock', details: [], next: [{ to: 'rhythm', label: null }] },
  { id: 'cpr-vf', type: 'action', heading: 'CPR', details: [], next: [{ to: 'rhythm', label: null }] },
  drugBeside('adrenaline', 'cpr', 'Adrenaline 1 mg', { name: 'Adrenaline', every: { from: 3, upTo: 5 } }),
  drugBeside('adrenaline-vf', 'cpr-vf', 'Adrenaline 1 mg, VF', {
    name: 'Adrenaline',
    after: { step: 'shock', times: 2 },
    every: { from: 3, upTo: 5 },
  }),
  drugBeside('amiodarone', 'cpr-vf', 'Amiodarone 300 mg', {
    name: 'Amiodarone',
    after: { step: 'shock', times: 3 },
  }),
  drugBeside('amiodarone-again', 'cpr-vf', 'Amiodarone 150 mg', {
    name: 'Amiodarone',
    after: { step: 'shock', times: 5 },
  }),
  {
    id: 'airway',
    type: 'action',
    heading: 'Advanced airway',
    details: [],
    next: [],
    beside: ['cpr', 'cpr-vf'],
  },
];

function drugBeside(
  id: string,
  host: string,
  heading: string,
  given: NonNullable<AlgorithmStep['given']>,
): AlgorithmStep {
  return { id, type: 'drug', heading, details: [], next: [], beside: [host], given };
}

const atTheSameTime = () => within(screen.getByRole('region', { name: 'At the same time' }));
const tapAll = (...names: string[]) => names.forEach(press);
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));

describe('what is done at the same time as a step', () => {
  it('shows with the cycle, and drugs only when they are due', () => {
    render(<Walked steps={arrest} />);
    expect(screen.queryByRole('region')).toBeNull();
    tapAll('Yes', 'Next');
    atTheSameTime().getByText('Advanced airway');
    atTheSameTime().getByText('Adrenaline: not yet. After shock 2; so far 1.');
    atTheSameTime().getByText('Amiodarone: not yet. After shock 3; so far 1.');
    expect(screen.queryByText(/1 mg|300 mg/)).toBeNull();
    tapAll('Next', 'Yes', 'Next');
    atTheSameTime().getByText('Adrenaline 1 mg, VF');
    expect(screen.queryByText('Amiodarone 300 mg')).toBeNull();
    tapAll('Next', 'Yes', 'Next');
    atTheSameTime().getByText('Amiodarone 300 mg');
    press('Amiodarone given now');
    expect(screen.queryByText('Amiodarone 300 mg')).toBeNull();
  });

  it('asks for one dose of a drug at a time, and puts off the second dose if the first one was late', () => {
    render(<Walked steps={arrest} />);
    const shock = () => tapAll('Yes', 'Next');
    shock();
    for (let done = 1; done < 5; done += 1) {
      press('Next');
      shock();
    }
    atTheSameTime().getByText('Amiodarone 300 mg');
    expect(screen.queryByText('Amiodarone 150 mg')).toBeNull();
    press('Amiodarone given now');
    expect(screen.queryByText('Amiodarone 150 mg')).toBeNull();
    atTheSameTime().getByText(/^Amiodarone: not yet\. After shock 7; so far 5\. Doses so far: 1, /);
    expect(screen.getAllByRole('button', { name: 'Undo the last dose of amiodarone' })).toHaveLength(1);
    press('Next');
    shock();
    expect(screen.queryByText('Amiodarone 150 mg')).toBeNull();
    press('Next');
    shock();
    atTheSameTime().getByText('Amiodarone 150 mg');
  });

  it('works out from the last tap when a drug is due again, whichever box it was given from', () => {
    vi.useFakeTimers({ now: noon });
    render(<Walked steps={arrest} />);
    tapAll('No', 'Adrenaline given now');
    expect(screen.queryByText('Adrenaline 1 mg')).toBeNull();
    atTheSameTime().getByText(/^Adrenaline: not before 12:03:00, in 3:00\. Doses so far: 1/);
    tapAll('Next', 'Yes');
    pass(2 * minute);
    screen.getByText(/^Adrenaline: not before 12:03:00, in 1:00\./);
    press('Next');
    expect(screen.queryByText('Adrenaline 1 mg, VF')).toBeNull();
    pass(minute);
    atTheSameTime().getByText(/^Adrenaline is due, at the latest at 12:05:00\./);
    atTheSameTime().getByText('Adrenaline 1 mg, VF');
    pass(2 * minute + 1000);
    atTheSameTime().getByText(/^Adrenaline is overdue since 12:05:00\./);
    press('Adrenaline given now');
    atTheSameTime().getByText(/^Adrenaline: not before 12:08:01, .*Doses so far: 2/);
    press('Undo the last dose of adrenaline');
    atTheSameTime().getByText(/^Adrenaline is overdue since 12:05:00\./);
  });

  it('takes back the last dose of a drug, whichever box it was given from', () => {
    vi.useFakeTimers({ now: noon });
    render(<Walked steps={arrest} />);
    tapAll('No', 'Adrenaline given now', 'Next', 'Yes', 'Next');
    pass(3 * minute);
    tapAll('Adrenaline given now', 'Next', 'No');
    atTheSameTime().getByText(/^Adrenaline: not before 12:06:00, .*Doses so far: 2/);
    press('Undo the last dose of adrenaline');
    atTheSameTime().getByText(/^Adrenaline is due, at the latest at 12:05:00\. Doses so far: 1/);
    tapAll('Next', 'Yes', 'Next', 'Undo the last dose of adrenaline');
    expect(screen.queryByText(/Doses so far/)).toBeNull();
  });

  it('keeps what was done, and takes it back', () => {
    render(<Walked steps={arrest} />);
    tapAll('No', 'Done');
    atTheSameTime().getByText(/^Advanced airway\. Done at /);
    tapAll('Next', 'Yes', 'Next');
    atTheSameTime().getByText(/^Advanced airway\. Done at /);
    press('Not done');
    atTheSameTime().getByRole('button', { name: 'Done' });
  });
});

describe('a walk that a reload interrupts', () => {
  const reload = () => {
    cleanup();
    render(<Walked steps={arrest} />);
  };

  it('goes on where it was, with its doses', () => {
    vi.useFakeTimers({ now: noon });
    render(<Walked steps={arrest} />);
    tapAll('No', 'Adrenaline given now');
    pass(minute);
    reload();
    expect(heading()).toBe('CPR, no shock');
    expect(path()).toEqual(['Shockable? No']);
    screen.getByText(/^Adrenaline: not before 12:03:00, in 2:00\./);
    screen.getByText('Continued from 12:00. For another patient, start again.');
    press('Start again');
    reload();
    expect(heading()).toBe('Shockable?');
    expect({ ...localStorage }).toEqual({});
  });

  it('asks for the patient after 15 minutes, and begins anew after 4 hours and after signing out', () => {
    vi.useFakeTimers({ now: noon });
    render(<Walked steps={arrest} />);
    press('No');
    pass(15 * minute);
    reload();
    expect(screen.queryByRole('article')).toBeNull();
    press('Go on');
    expect(heading()).toBe('CPR, no shock');
    vi.setSystemTime(noon + 300 * minute);
    reload();
    expect(heading()).toBe('Shockable?');
    press('No');
    act(endSessionOnDevice);
    reload();
    expect(heading()).toBe('Shockable?');
  });

  it('asks for the patient when the page comes back from the background', () => {
    vi.useFakeTimers({ now: noon });
    render(<Walked steps={arrest} />);
    press('No');
    const comeBack = () => act(() => document.dispatchEvent(new Event('visibilitychange')));
    pass(14 * minute);
    comeBack();
    expect(heading()).toBe('CPR, no shock');
    pass(minute);
    comeBack();
    screen.getByText('These steps were left at 12:00. Is it still the same patient?');
    pass(240 * minute);
    comeBack();
    expect(heading()).toBe('Shockable?');
  });

  it('goes on in the background if the device stores nothing', () => {
    render(<Walked steps={arrest} />);
    press('No');
    localStorage.clear();
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(heading()).toBe('CPR, no shock');
  });

  it('follows what another tab did, so that no dose is asked for twice', () => {
    render(<Walked steps={arrest} />);
    press('No');
    const other = JSON.parse(localStorage.getItem('oryx-walk-3') ?? '');
    const at = other.changedAt + 1;
    const text = JSON.stringify({ ...other, marks: [{ id: 'adrenaline', at, stage: 1 }], changedAt: at });
    localStorage.setItem('oryx-walk-3', text);
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'oryx-walk-3' })));
    expect(screen.queryByText('Adrenaline 1 mg')).toBeNull();
    atTheSameTime().getByText(/Doses so far: 1/);
    localStorage.removeItem('oryx-walk-3');
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'oryx-walk-3' })));
    expect(heading()).toBe('Shockable?');
  });

  it.each([
    '{',
    '{"path":[],"current":"nowhere","marks":[],"changedAt":1}',
    `{"path":[{"id":"rhythm","answer":"Maybe"}],"current":"cpr","marks":[],"changedAt":${noon}}`,
    `{"path":[],"current":"cpr","marks":[],"changedAt":${noon}}`,
  ])('begins anew if what is stored does not fit the steps: %s', (stored) => {
    vi.useFakeTimers({ now: noon });
    localStorage.setItem('oryx-walk-3', stored);
    render(<Walked steps={arrest} />);
    expect(heading()).toBe('Shockable?');
  });
});
