import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcement, announcedIn } from './announcement.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const announced = () => screen.getByRole('status').textContent;
const settle = () => act(() => vi.runAllTimers());

describe('an announcement', () => {
  it('leaves out what the page opens with, and what changes before it is read', () => {
    const { rerender } = render(<Announcement text="No result yet" />);
    settle();
    expect(announced()).toBe('');
    rerender(<Announcement text="6 kg" />);
    act(() => vi.advanceTimersByTime(100));
    rerender(<Announcement text="60 kg" />);
    expect(announced()).toBe('');
    settle();
    expect(announced()).toBe('60 kg');
  });

  it('is gone at once when the text changes', () => {
    const { rerender } = render(<Announcement text="No result yet" />);
    rerender(<Announcement text="60 kg" />);
    settle();
    expect(announced()).toBe('60 kg');
    rerender(<Announcement text="No result yet" />);
    expect(announced()).toBe('');
  });

  it('is made again for an earlier text, and reads the page as it is at the time', () => {
    let text = 'First';
    const read = () => text;
    const { rerender } = render(<Announcement text={read} />);
    for (const next of ['Second', 'First']) {
      text = next;
      rerender(<Announcement text={read} />);
      settle();
      expect(announced()).toBe(next);
    }
  });
});

it('the announced parts of a page are a sentence each, with one full stop', () => {
  const page = document.createElement('div');
  expect(announcedIn(page)).toBe('');
  for (const text of ['30 mg', 'Check the age.', '', 'Give it now']) {
    const part = document.createElement('p');
    part.dataset['announced'] = '';
    part.textContent = text;
    page.append(part);
  }
  expect(announcedIn(page)).toBe('30 mg. Check the age. Give it now');
});
