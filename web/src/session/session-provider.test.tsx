import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onSessionEnd } from '../device/session-end.ts';
import { storageKeys } from '../product.ts';
import { maria } from '../test/maria.ts';
import { type ApiAnswer, stubApi } from '../test/stub-api.ts';
import { useSession } from './session-context.ts';
import { SessionProvider } from './session-provider.tsx';
import { readStoredSession, storeSession } from './stored-session.ts';

function Who() {
  const { status, user, signOut } = useSession();
  return (
    <>
      <p>{user === null ? status : `${status} ${user.firstName}`}</p>
      <button type="button" onClick={signOut}>
        Leave
      </button>
    </>
  );
}

function open() {
  render(
    <SessionProvider>
      <Who />
    </SessionProvider>,
  );
}

const day = 24 * 60 * 60 * 1000;

describe('the session of a page', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('AUTH-23 begins at once if a session is stored, and then renews it', async () => {
    storeSession(maria, Date.now() - 10 * day);
    const calls = stubApi({ 'GET /api/auth/user': { body: { ...maria, firstName: 'Mary' } } });
    open();
    expect(screen.getByText('signed-in Maria')).toBeDefined();
    await screen.findByText('signed-in Mary');
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/user']);
    expect((readStoredSession()?.expiresAt ?? 0) - Date.now()).toBeGreaterThan(29.9 * day);
  });

  it.each<[string, ApiAnswer]>([
    ['401', { status: 401 }],
    ['500', { status: 500 }],
    ['a dead network', 'network failure'],
  ])('AUTH-23 API-04 continues from a stored session if the check fails: %s', async (_what, answer) => {
    storeSession(maria);
    const before = localStorage.getItem(storageKeys.session);
    stubApi({ 'GET /api/auth/user': answer });
    open();
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(screen.getByText('signed-in Maria')).toBeDefined();
    expect(localStorage.getItem(storageKeys.session)).toBe(before);
  });

  it.each<[string, ApiAnswer, number]>([
    ['is removed if the server ended the session', { status: 401 }, 1],
    ['stays if the network fails', 'network failure', 0],
  ])('API-04 AUTH-22 the reference cache %s', async (_what, answer, times) => {
    const remove = vi.fn(async () => true);
    vi.stubGlobal('caches', { delete: remove });
    storeSession(maria);
    stubApi({ 'GET /api/auth/user': answer });
    open();
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(remove).toHaveBeenCalledTimes(times);
  });

  it('AUTH-24 AUTH-25 is checked with the server if the stored session has expired, and no new one is stored', async () => {
    storeSession(maria, Date.now() - 31 * day);
    const calls = stubApi({ 'GET /api/auth/user': { body: maria } });
    open();
    expect(screen.getByText('checking')).toBeDefined();
    await screen.findByText('signed-in Maria');
    expect(calls).toHaveLength(1);
    expect(localStorage.getItem(storageKeys.session)).toBeNull();
  });

  it.each<[string, ApiAnswer]>([
    ['401', { status: 401 }],
    ['500', { status: 500 }],
    ['a dead network', 'network failure'],
  ])(
    'AUTH-25 AUTH-26 is missing if nothing is stored and the check fails, which is logged: %s',
    async (_what, answer) => {
      stubApi({ 'GET /api/auth/user': answer });
      open();
      await screen.findByText('signed-out');
      expect(console.error).toHaveBeenCalled();
    },
  );

  it.each<[string, ApiAnswer]>([
    ['200', { body: { message: 'Goodbye' } }],
    ['500', { status: 500 }],
    ['a dead network', 'network failure'],
  ])(
    'AUTH-22 ends with a sign-out that clears everything and shows /auth, when the server answers %s',
    async (_what, answer) => {
      storeSession(maria);
      const calls = stubApi({ 'GET /api/auth/user': { body: maria }, 'POST /api/auth/logout': answer });
      open();
      fireEvent.click(screen.getByText('Leave'));
      await screen.findByText('signed-out');
      expect(localStorage.getItem(storageKeys.session)).toBeNull();
      expect(window.location.pathname).toBe('/auth');
      const logout = calls.find(({ path }) => path === '/api/auth/logout');
      expect(logout?.body).toEqual({});
      expect(new Headers(logout?.init.headers).get('content-type')).toBe('application/json');
      expect(localStorage.getItem(storageKeys.pendingSignOut) === null).toBe(
        typeof answer === 'object' && !answer.status,
      );
    },
  );

  it('AUTH-22 stays ended if the sign-out did not reach the server, which is told later', async () => {
    localStorage.setItem(storageKeys.pendingSignOut, 'true');
    const calls = stubApi({ 'GET /api/auth/user': { body: maria }, 'POST /api/auth/logout': {} });
    open();
    expect(screen.getByText('signed-out')).toBeDefined();
    await waitFor(() => expect(localStorage.getItem(storageKeys.pendingSignOut)).toBeNull());
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/logout']);
  });

  it('AUTH-22 ends with a sign-out in another tab', async () => {
    storeSession(maria);
    stubApi({ 'GET /api/auth/user': { body: maria } });
    open();
    localStorage.removeItem(storageKeys.session);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.session }));
    });
    await screen.findByText('signed-out');
  });

  it('AUTH-22 is ended on the server at the next visit if the page closes before the answer to the sign-out', async () => {
    storeSession(maria);
    stubApi({ 'GET /api/auth/user': { body: maria }, 'POST /api/auth/logout': {} });
    open();
    const answers: ((response: Response) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise<Response>((answer) => answers.push(answer)));
    fireEvent.click(screen.getByText('Leave'));
    expect(localStorage.getItem(storageKeys.pendingSignOut)).toBe('true');
    cleanup();
    open();
    expect(screen.getByText('signed-out')).toBeDefined();
    expect(localStorage.getItem(storageKeys.session)).toBeNull();
    // A closed page does nothing more. This one would end the session 5 s later, in the middle of another test.
    for (const answer of answers) answer(new Response('{}'));
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
  });

  it('AUTH-25 leaves nothing for the next user, even if it ended unnoticed', async () => {
    storeSession(maria, Date.now() - 31 * day);
    localStorage.setItem('oryx-recent-searches', '["adrenaline"]');
    stubApi({});
    open();
    await screen.findByText('signed-out');
    expect(localStorage.getItem('oryx-recent-searches')).toBeNull();
  });

  it('AUTH-23 is unchanged by a renewal in another tab, but replaced by another user there', async () => {
    const ended = vi.fn();
    onSessionEnd(ended);
    storeSession(maria);
    stubApi({ 'GET /api/auth/user': 'network failure' });
    open();
    storeSession({ ...maria, firstName: 'Mary' });
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.session }));
    });
    expect(screen.getByText('signed-in Mary')).toBeDefined();
    expect(ended).not.toHaveBeenCalled();
    storeSession({ ...maria, id: 'user-2', firstName: 'Petrus' });
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.session }));
    });
    expect(screen.getByText('signed-in Petrus')).toBeDefined();
    expect(ended).toHaveBeenCalledTimes(1);
  });
});
