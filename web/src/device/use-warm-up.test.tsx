import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { until } from '../test/until.ts';
import { useWarmUp } from './use-warm-up.tsx';

function Screen({
  name,
  seen,
}: {
  name: string | undefined;
  seen: (name: string, isShown: boolean) => void;
}) {
  useWarmUp(
    name === undefined ? undefined : () => <p ref={(p) => void (p && seen(name, p.isConnected))}>{name}</p>,
  );
  return null;
}

it('renders what is known first, once and outside the page, and removes it', async () => {
  const seen = vi.fn();
  const now = vi.fn((run: () => void) => run());
  vi.stubGlobal('requestIdleCallback', now);
  const { rerender } = render(<Screen name={undefined} seen={seen} />);
  expect(now).not.toHaveBeenCalled();
  rerender(<Screen name="adrenaline" seen={seen} />);
  rerender(<Screen name="morphine" seen={seen} />);
  await until(() => expect(seen).toHaveBeenCalled());
  expect(seen.mock.calls).toEqual([['adrenaline', false]]);
  expect(document.body.textContent).toBe('');
});
