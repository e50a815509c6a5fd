import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToast } from '../../ui/toast-store.ts';
import { longPressMs } from './long-press.ts';
import { pinnedPaths } from './my-pages.ts';
import { currentPages, setPinned } from './my-pages-store.ts';
import { PageMenus } from './page-menu.tsx';
import { pageRow } from './page-row.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <PageMenus />
      <input aria-label="Search" aria-activedescendant="hit" />
      <div id="hit" {...pageRow('/calculator/news', 'NEWS')}>
        Early warning
      </div>
      <a href="/medications/1" {...pageRow('/medications/1', 'Adrenaline')}>
        <span>Sympathomimetic</span>
      </a>
      <p>Text beside it</p>
    </>,
  );
});
afterEach(() => void vi.useRealTimers());

const row = () => screen.getByText('Sympathomimetic');
const menu = (title: string) => screen.queryByRole('dialog', { name: title });
const hold = (target: Element, move: { clientX?: number; clientY?: number } = {}) => {
  const touch = { pointerType: 'touch', isPrimary: true, clientX: 50, clientY: 50 };
  fireEvent.pointerDown(target, touch);
  fireEvent.pointerMove(target, { ...touch, ...move });
  act(() => void vi.advanceTimersByTime(longPressMs));
};
const pinned = () => pinnedPaths(currentPages());

it('a long press on a row opens its menu, which pins the page, says so, and takes it off again', () => {
  hold(row(), { clientY: 58 });
  // The end of this touch taps neither the row nor the menu.
  expect(fireEvent.touchEnd(row())).toBe(false);
  expect(menu('Adrenaline')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Pin to Home' }));
  expect(menu('Adrenaline')).toBeNull();
  expect(pinned()).toEqual(['/medications/1']);
  expect(currentToast()).toMatchObject({ title: 'Pinned to Home', description: 'Adrenaline' });
  hold(row());
  fireEvent.click(screen.getByRole('button', { name: 'Take off Home' }));
  expect(pinned()).toEqual([]);
});

it('scrolling, a short tap, a second finger and text beside the row open no menu', () => {
  hold(row(), { clientY: 61 });
  for (const end of [fireEvent.pointerUp, fireEvent.pointerCancel]) {
    fireEvent.pointerDown(row(), { pointerType: 'touch', isPrimary: true });
    end(row());
    act(() => void vi.advanceTimersByTime(longPressMs));
  }
  fireEvent.pointerDown(row(), { pointerType: 'touch', isPrimary: true });
  fireEvent.pointerDown(row(), { pointerType: 'touch', isPrimary: false });
  act(() => void vi.advanceTimersByTime(longPressMs));
  hold(screen.getByText('Text beside it'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(fireEvent.touchEnd(row())).toBe(true);
});

it('a right click and the menu key open it, and Shift and text are left to the browser', () => {
  expect(fireEvent.contextMenu(screen.getByText('Text beside it'))).toBe(true);
  expect(fireEvent.contextMenu(row(), { shiftKey: true })).toBe(true);
  expect(fireEvent.contextMenu(row())).toBe(false);
  expect(menu('Adrenaline')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  // The focus stays in the search box, which names its active row.
  expect(fireEvent.contextMenu(screen.getByRole('textbox', { name: 'Search' }))).toBe(false);
  expect(menu('NEWS')).not.toBeNull();
});

it('opens one menu where the browser asks for its own during the touch', () => {
  setPinned('/medications/1', 'Adrenaline', true);
  fireEvent.pointerDown(row(), { pointerType: 'touch', isPrimary: true });
  expect(fireEvent.contextMenu(row())).toBe(false);
  act(() => void vi.advanceTimersByTime(longPressMs));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Take off Home' })).toBeTruthy();
  cleanup();
});
