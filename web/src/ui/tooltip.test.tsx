import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

const shown = () => screen.queryAllByTestId('tooltip').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const enter = (name: string, pointerType = 'mouse') => fireEvent.pointerEnter(button(name), { pointerType });
const leave = (name: string) => fireEvent.pointerLeave(button(name), { pointerType: 'mouse' });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  render(
    ['In', 'Out'].map((name) => (
      <Tooltip key={name} text={name}>
        <button type="button" aria-label={name} />
      </Tooltip>
    )),
  );
  pass(1000);
});

it('CONST-09 a tooltip shows after 700 ms, and another one within 300 ms at once', () => {
  enter('In');
  pass(699);
  expect(shown()).toEqual([]);
  pass(1);
  expect(shown()).toEqual(['In']);
  leave('In');
  expect(shown()).toEqual([]);
  pass(300);
  enter('Out');
  expect(shown()).toEqual(['Out']);
  leave('Out');
  pass(301);
  enter('In');
  expect(shown()).toEqual([]);
});

it('CONST-09 no tooltip shows for a finger, or if the pointer leaves in time', () => {
  enter('In', 'touch');
  pass(1000);
  enter('Out');
  pass(500);
  leave('Out');
  pass(1000);
  expect(shown()).toEqual([]);
});

it('a tooltip hides on Escape and on a press', () => {
  for (const hide of [
    () => fireEvent.keyDown(button('In'), { key: 'Escape' }),
    () => fireEvent.pointerDown(button('In')),
  ]) {
    enter('In');
    pass(700);
    expect(shown()).toEqual(['In']);
    hide();
    expect(shown()).toEqual([]);
    pass(1000);
  }
});
