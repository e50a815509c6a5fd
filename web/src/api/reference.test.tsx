import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pause } from '../device/pause.ts';
import { announceSessionEnd } from '../device/session-end.ts';
import { referenceCache } from '../product.ts';
import { type ApiAnswer, type ApiCall, stubApi } from '../test/stub-api.ts';
import { stubCaches } from '../test/stub-caches.ts';
import { queryClient } from './query-client.ts';
import { announceRecovery } from './recovery.ts';
import { keptOrFetched, type Reference, readAhead, useReference } from './reference.ts';

const path = '/api/medications';
const reference: Reference<string> = {
  key: ['words'],
  path,
  staleAfter: 0,
  read: (answer) => {
    if (!Array.isArray(answer)) throw new TypeError('No list');
    return answer.join(' ');
  },
};

/** Shows a list as a screen does. */
function List({ page }: { page?: string }) {
  const { data, isError, isUnrefreshed, newer, showNewer } = useReference(reference, page);
  return (
    <>
      <p role="status">{isError ? 'failed' : (data ?? 'loading')}</p>
      {isUnrefreshed && <p>perhaps old</p>}
      {newer !== undefined && (
        <button type="button" onClick={showNewer}>
          show
        </button>
      )}
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;
const call = `GET ${path}`;
const serve = (answer: ApiAnswer): ApiCall[] => stubApi({ [call]: answer });

/** Keeps this text on the device, or nothing but the permission to keep. */
function keep(text?: string) {
  const entries = text === undefined ? [] : [[path, new Response(text)] as const];
  const cache = new Map(entries);
  stubCaches().set(referenceCache, cache);
  return cache;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a list that is kept', () => {
  it('is shown while the server hangs', async () => {
    keep('["old"]');
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    render(<List />);
    await waitFor(() => expect(shown()).toBe('old'));
  });

  it('is read ahead without a call, shown with the first frame, and fetched then', async () => {
    keep('["old"]');
    const calls = serve({ body: ['old'] });
    await readAhead(reference);
    expect(calls).toEqual([]);
    render(<List />);
    expect(shown()).toBe('old');
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('is not read ahead if it is not there', async () => {
    keep();
    const calls = serve({ body: ['new'] });
    await readAhead(reference);
    expect(calls).toEqual([]);
    render(<List />);
    expect(shown()).toBe('loading');
    await waitFor(() => expect(shown()).toBe('new'));
  });

  it('is fetched behind what is shown, and does not change if nothing is new', async () => {
    keep('["old"]');
    const calls = serve({ body: ['old'] });
    render(<List />);
    await waitFor(() => expect(shown()).toBe('old'));
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(async () => {});
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is announced in a new version, which is shown on request', async () => {
    const cache = keep('["old"]');
    serve({ body: ['new'] });
    render(<List />);
    const button = await screen.findByRole('button', { name: 'show' });
    expect(shown()).toBe('old');
    expect(await cache.get(path)?.clone().text()).toBe('["new"]');
    fireEvent.click(button);
    await waitFor(() => expect(shown()).toBe('new'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is shown in its new version when another page or the screen is opened', async () => {
    keep('["old"]');
    serve({ body: ['new'] });
    const { rerender, unmount } = render(<List page="1" />);
    await screen.findByRole('button', { name: 'show' });
    expect(shown()).toBe('old');
    rerender(<List page="2" />);
    await waitFor(() => expect(shown()).toBe('new'));
    serve({ body: ['newest'] });
    unmount();
    render(<List />);
    await screen.findByRole('button', { name: 'show' });
    expect(shown()).toBe('new');
  });

  it('is fetched again when the connection is back', async () => {
    keep('["old"]');
    serve('network failure');
    render(<List />);
    await screen.findByText('perhaps old');
    expect(shown()).toBe('old');
    serve({ body: ['new'] });
    act(announceRecovery);
    await screen.findByRole('button', { name: 'show' });
    expect(screen.queryByText('perhaps old')).toBeNull();
  });

  it('is not shown in a version that was still being read when the session ended', async () => {
    keep('["old"]');
    serve({ body: ['new'] });
    let finish = () => {};
    const readAll = vi.fn(async (answer: unknown) => {
      if (String(answer) === 'new') await new Promise<void>((resolve) => (finish = resolve));
      return String(answer);
    });
    const inSteps = { ...reference, key: ['in steps'], read: readAll };
    const { result } = renderHook(() => useReference(inSteps));
    await waitFor(() => expect(readAll).toHaveBeenCalledWith(['new']));
    expect(result.current.data).toBe('old');
    act(announceSessionEnd);
    finish();
    await act(pause);
    expect(queryClient.getQueryData(['in steps', 'newer'])).toBeUndefined();
  });

  it('is fetched if it cannot be read', async () => {
    keep('{}');
    serve({ body: ['new'] });
    render(<List />);
    await waitFor(() => expect(shown()).toBe('new'));
  });
});

describe('a list that is not kept', () => {
  it('is fetched, and tried again when the connection is back', async () => {
    keep();
    serve('network failure');
    render(<List />);
    await waitFor(() => expect(shown()).toBe('failed'));
    serve({ body: ['new'] });
    act(announceRecovery);
    await waitFor(() => expect(shown()).toBe('new'));
  });
});

describe('what this device answers from', () => {
  it('is what it keeps, without a call', async () => {
    keep('["old"]');
    const calls = serve({ body: ['new'] });
    expect(await keptOrFetched(reference)).toBe('old');
    expect(calls).toEqual([]);
  });

  it('is fetched if it keeps nothing', async () => {
    keep();
    serve({ body: ['new'] });
    expect(await keptOrFetched(reference)).toBe('new');
  });
});
