import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ScreenBoundary } from './screen-boundary.tsx';

function Broken(): never {
  throw new Error('a fault of a screen');
}

it('a screen that fails says so and can be tried again, and the next screen is shown', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(
    <ScreenBoundary path="/medications">
      <Broken />
    </ScreenBoundary>,
  );
  expect(screen.getByText('This screen could not be opened')).toBeTruthy();
  expect(screen.getByRole('button', { name: /try again/i })).toBeTruthy();
  rerender(
    <ScreenBoundary path="/algorithms">
      <p>Adult cardiac arrest</p>
    </ScreenBoundary>,
  );
  expect(screen.getByText('Adult cardiac arrest')).toBeTruthy();
  logged.mockRestore();
});
