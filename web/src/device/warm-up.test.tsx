import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { until } from '../test/until.ts';
import { WarmUp } from './warm-up.tsx';

function Page({ seen }: { seen: (isShown: boolean) => void }) {
  return <p ref={(p) => void (p && seen(p.isConnected))}>Adrenaline</p>;
}

it('renders its children once and outside the document while the browser is idle, and removes them', async () => {
  const seen = vi.fn();
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  const { rerender } = render(
    <WarmUp>
      <Page seen={seen} />
    </WarmUp>,
  );
  expect(seen).not.toHaveBeenCalled();
  waiting.shift()?.();
  await until(() => expect(seen.mock.calls).toEqual([[false]]));
  await until(() => expect(waiting).toHaveLength(1));
  waiting.shift()?.();
  rerender(
    <WarmUp>
      <Page seen={seen} />
    </WarmUp>,
  );
  expect(seen).toHaveBeenCalledTimes(1);
  expect(waiting).toEqual([]);
  expect(document.body.textContent).toBe('');
});
