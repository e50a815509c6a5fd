import { expect, it, vi } from 'vitest';
import { whenTouched } from './when-touched.ts';

it.each(['pointerdown', 'keydown', 'scroll'])('runs once, at the first %s', (type) => {
  const run = vi.fn();
  whenTouched(run);
  expect(run).not.toHaveBeenCalled();
  for (let turn = 0; turn < 2; turn += 1) document.body.dispatchEvent(new Event(type));
  expect(run).toHaveBeenCalledOnce();
});

it('does not run after it was cancelled', () => {
  const run = vi.fn();
  whenTouched(run)();
  document.body.dispatchEvent(new Event('keydown'));
  expect(run).not.toHaveBeenCalled();
});

it('runs at once if somebody has touched the page before', () => {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true });
  const run = vi.fn();
  whenTouched(run);
  Reflect.deleteProperty(navigator, 'userActivation');
  expect(run).toHaveBeenCalledOnce();
});
