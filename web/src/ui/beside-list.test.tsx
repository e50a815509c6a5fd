import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BesideList } from './beside-list.tsx';

it('shows the list beside the page where the window has room, and keeps what was entered when it changes', () => {
  const media = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => media);
  render(
    <BesideList
      label="All tools"
      rows={[
        { href: '/a', title: 'A', isOpen: false },
        { href: '/b', title: 'B', isOpen: true },
      ]}
    >
      <input aria-label="Weight" />
    </BesideList>,
  );
  screen.getByRole('navigation', { name: 'All tools', hidden: true });
  const marks = screen
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('aria-current'));
  expect(marks).toEqual([null, 'true']);
  fireEvent.change(screen.getByLabelText('Weight'), { target: { value: '14' } });
  act(() => {
    media.matches = false;
    media.dispatchEvent(new Event('change'));
  });
  expect(screen.queryByRole('navigation', { hidden: true })).toBeNull();
  expect((screen.getByLabelText('Weight') as HTMLInputElement).value).toBe('14');
});
