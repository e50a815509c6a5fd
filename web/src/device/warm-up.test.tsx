import { render } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { until } from '../test/until.ts';
import { WarmUp } from './warm-up.tsx';

let idle: (() => void)[] = [];

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
});

function Page({ seen }: { seen: (text: string, isShown: boolean) => void }) {
  const [dose, setDose] = useState('no dose');
  return (
    <button
      type="button"
      ref={(it) => void (it && seen(dose, it.isConnected))}
      onClick={() => setDose('1 mg')}
    >
      {dose}
    </button>
  );
}

it('renders its children once and outside the document while the browser is idle, and removes them', async () => {
  const seen = vi.fn();
  const shown = (
    <WarmUp>
      <Page seen={seen} />
    </WarmUp>
  );
  const { rerender } = render(shown);
  expect(seen).not.toHaveBeenCalled();
  idle.shift()?.();
  await until(() => expect(seen.mock.calls).toEqual([['no dose', false]]));
  await until(() => expect(idle).toHaveLength(1));
  idle.shift()?.();
  rerender(shown);
  expect(seen).toHaveBeenCalledTimes(1);
  expect(idle).toEqual([]);
  expect(document.body.textContent).toBe('');
});

it('uses the children a step at a time, each while the browser is idle', async () => {
  const seen = vi.fn();
  const steps = vi.fn();
  function* rehearse(host: HTMLElement) {
    host.querySelector('button')?.click();
    yield steps('first');
    steps('second');
  }
  render(
    <WarmUp rehearse={rehearse}>
      <Page seen={seen} />
    </WarmUp>,
  );
  idle.shift()?.();
  await until(() => expect(idle).toHaveLength(1));
  expect(seen).toHaveBeenLastCalledWith('no dose', false);
  idle.shift()?.();
  await until(() => expect(seen).toHaveBeenLastCalledWith('1 mg', false));
  expect(steps.mock.calls).toEqual([['first']]);
  idle.shift()?.();
  expect(steps.mock.calls).toEqual([['first'], ['second']]);
  expect(idle).toEqual([]);
});
