import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { readLog } from '../../clinical/emergency-log/event-log.ts';
import { arrestKey } from '../../clinical/emergency-log/use-event-log.ts';
import { endSessionOnDevice } from '../../device/session-end.ts';
import { stubApi } from '../../test/stub-api.ts';
import { ArrestScreen } from './arrest-screen.tsx';

const noon = new Date(2026, 5, 1, 12).getTime();

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/arrest');
  queryClient.clear();
  vi.useFakeTimers({ now: noon });
  stubApi({});
});

const open = (id?: string) =>
  render(
    <QueryClientProvider client={queryClient}>
      <ArrestScreen id={id} title="Resuscitation" />
    </QueryClientProvider>,
  );
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const logged = () =>
  within(screen.getByRole('list', { name: 'Log' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace(/^\+[\d:]+/, '').replace('Take back', ''));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('arrest mode', () => {
  it('starts with one tap, counts the cycle down, and asks for the check when it is over', () => {
    open();
    press('Start: adult');
    expect(screen.getByRole('timer').textContent).toBe('Rhythm check in2:00');
    pass(50_000);
    expect(screen.getByRole('timer').textContent).toBe('Rhythm check in1:10');
    pass(75_000);
    expect(screen.getByRole('timer').textContent).toBe('Rhythm check now+0:05');
    press(/^No shock/);
    expect(screen.getByRole('timer').textContent).toBe('Rhythm check in2:00');
  });

  it('starts at once from an address that says so, and not again after its end', () => {
    window.history.replaceState(null, '', '/arrest/child#start');
    open('child');
    screen.getByRole('heading', { name: 'Resuscitation, child' });
    expect(window.location.hash).toBe('');
    press('Stop');
    press('Clear the log');
    screen.getByRole('button', { name: 'Start: child' });
  });

  it('logs each tap with its time, the latest first, and takes one back', () => {
    open();
    press('Start: adult');
    pass(60_000);
    press(/^Shock given/);
    pass(60_000);
    press('Pulse is back');
    expect(logged()).toEqual(['Pulse is back', 'Shock 1', 'Start']);
    press('Take back: Pulse is back');
    expect(logged()).toEqual(['Shock 1', 'Start']);
    screen.getByRole('timer');
  });

  it('corrects a time', () => {
    open();
    press('Start: adult');
    pass(70_000);
    press(/^Shock given/);
    const time = screen.getByLabelText<HTMLInputElement>('Time of: Shock 1');
    expect(time.value).toBe('12:01:10');
    fireEvent.change(time, { target: { value: '12:00:30' } });
    fireEvent.blur(time);
    expect(readLog(localStorage.getItem(arrestKey))?.events[1]?.at).toBe(noon + 30_000);
  });

  it('goes on where it was after a page that was killed', () => {
    open();
    press('Start: adult');
    pass(30_000);
    press(/^Shock given/);
    cleanup();
    pass(20_000);
    open();
    expect(logged()).toEqual(['Shock 1', 'Start']);
    expect(screen.getByRole('timer').textContent).toBe('Rhythm check in1:40');
  });

  it('follows the chart without a connection in that it shows no dose and still counts', () => {
    open();
    press('Start: newborn');
    expect(screen.getByRole('timer').textContent).toBe('Heart rate check in1:00');
    screen.getByText(/The chart is not on this device/);
    press('Under 60/min');
    expect(logged()).toEqual(['Heart rate under 60/min', 'Start']);
  });

  it('ticks causes and forgets them', () => {
    open();
    press('Start: adult');
    const tamponade = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tamponade' });
    fireEvent.click(tamponade);
    expect(logged()).toEqual(['Looked for: Tamponade', 'Start']);
    fireEvent.click(tamponade);
    expect(logged()).toEqual(['Start']);
  });

  it('leads to the handover, also when it has stopped', () => {
    open();
    press('Start: adult');
    press('Stop');
    expect(screen.getByRole('link', { name: 'Handover' }).getAttribute('href')).toBe('/handover');
  });

  it('leaves nothing on the device after the session', () => {
    open();
    press('Start: adult');
    act(endSessionOnDevice);
    expect(localStorage.getItem(arrestKey)).toBeNull();
  });
});

describe('the clock of repeated doses', () => {
  it('starts from an address, counts, and ends in words', () => {
    window.history.replaceState(null, '', '/arrest/anaphylaxis#start');
    open('anaphylaxis');
    screen.getByRole('heading', { name: 'Anaphylaxis, adult' });
    pass(65_000);
    expect(screen.getByRole('timer').textContent).toBe('Since the start1:05');
    press('Better');
    expect(logged()).toEqual(['Better', 'Start']);
    press('Worse again');
    press('Stop');
    press('Clear the log');
    screen.getByRole('button', { name: 'Start: anaphylaxis, adult' });
  });

  it('counts a dose that was given before, and ends after the most of the pages', () => {
    open();
    press('Start: fitting, adult');
    screen.getByRole('link', { name: /^Pregnant, or gave birth in the last 6 weeks: magnesium first/ });
    press('One was given before');
    expect(logged()).toEqual(['Given before: a benzodiazepine', 'Start']);
    screen.getByText('1 dose');
  });

  it('changes the group of the patient and keeps the log', () => {
    open();
    press('Start: fitting, adult');
    fireEvent.click(screen.getByRole('radio', { name: 'Child' }));
    screen.getByRole('heading', { name: 'Fitting, child' });
    expect(logged()).toEqual(['Start']);
  });

  it('becomes an arrest with one tap, whose cycles begin then and whose log goes on', () => {
    open();
    press('Start: anaphylaxis, adult');
    pass(90_000);
    press('No pulse: arrest');
    screen.getByRole('heading', { name: 'Resuscitation, adult' });
    expect(screen.getByRole('timer').textContent).toBe('Rhythm check in2:00');
    screen.getByText('In all 1:30');
    expect(logged()).toEqual(['No pulse: arrest', 'Start']);
  });

  it('becomes an arrest from the address of an arrest too', () => {
    open();
    press('Start: fitting, child');
    cleanup();
    window.history.replaceState(null, '', '/arrest/child#start');
    open('child');
    screen.getByRole('heading', { name: 'Resuscitation, child' });
    expect(logged()).toEqual(['No pulse: arrest', 'Start']);
  });
});

describe('an earlier log', () => {
  it.each([
    ['has ended', () => press('Stop')],
    ['is four hours old', () => pass(4 * 60 * 60_000 + 1)],
  ])('that %s is asked about when another emergency starts', (_, end) => {
    open();
    press('Start: adult');
    end();
    cleanup();
    window.history.replaceState(null, '', '/arrest/child#start');
    open('child');
    screen.getByText('The log of adult, begun at 12:00, is still on this device.');
    press('Clear it and start now');
    screen.getByRole('heading', { name: 'Resuscitation, child' });
    expect(logged()).toEqual(['Start']);
  });

  it('is shown on request', () => {
    open();
    press('Start: adult');
    press('Stop');
    cleanup();
    window.history.replaceState(null, '', '/arrest/child#start');
    open('child');
    press('Show that log');
    screen.getByRole('heading', { name: 'Resuscitation, adult' });
  });
});
