import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../product.ts';
import { maria } from '../test/maria.ts';
import { type ApiAnswer, stubApi } from '../test/stub-api.ts';
import { useSession } from './session-context.ts';
import { onSessionEnd } from './session-end.ts';
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

  it('AUTH-23 signs in at once from a stored session, then renews it', async () => {
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
  ])('AUTH-23 API-04 a failed check changes nothing for a stored session: %s', async (_what, answer) => {
    storeSession(maria);
    const before = localStorage.getItem(storageKeys.session);
    stubApi({ 'GET /api/auth/user': answer });
    open();
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(screen.getByText('signed-in Maria')).toBeDefined();
    expect(localStorage.getItem(storageKeys.session)).toBe(before);
  });

  it.each<[string, ApiAnswer, number]>([
    ['goes when the server ended the session', { status: 401 }, 1],
    ['stays in a dead spot', 'network failure', 0],
  ])('API-04 AUTH-22 what is kept to read without a connection %s', async (_what, answer, times) => {
    const remove = vi.fn(async () => true);
    vi.stubGlobal('caches', { delete: remove });
    storeSession(maria);
    stubApi({ 'GET /api/auth/user': answer });
    open();
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(remove).toHaveBeenCalledTimes(times);
  });

  it('AUTH-24 AUTH-25 asks the server when the session has expired, and stores no new one', async () => {
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
    'AUTH-25 AUTH-26 with nothing stored a failed check is logged and means signed out: %s',
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
    'AUTH-22 signing out clears everything and shows /auth when the server answers %s',
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

  it('AUTH-22 a sign-out that did not reach the server lets nobody in later, and is made good', async () => {
    localStorage.setItem(storageKeys.pendingSignOut, 'true');
    const calls = stubApi({ 'GET /api/auth/user': { body: maria }, 'POST /api/auth/logout': {} });
    open();
    expect(screen.getByText('signed-out')).toBeDefined();
    await waitFor(() => expect(localStorage.getItem(storageKeys.pendingSignOut)).toBeNull());
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/logout']);
  });

  it('AUTH-22 follows a sign-out in another tab', async () => {
    storeSession(maria);
    stubApi({ 'GET /api/auth/user': { body: maria } });
    open();
    localStorage.removeItem(storageKeys.session);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.session }));
    });
    await screen.findByText('signed-out');
  });

  it('AUTH-22 a sign-out is made good at the next visit when the page closes before the answer', () => {
    storeSession(maria);
    stubApi({ 'GET /api/auth/user': { body: maria }, 'POST /api/auth/logout': {} });
    open();
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    fireEvent.click(screen.getByText('Leave'));
    expect(localStorage.getItem(storageKeys.pendingSignOut)).toBe('true');
    cleanup();
    open();
    expect(screen.getByText('signed-out')).toBeDefined();
    expect(localStorage.getItem(storageKeys.session)).toBeNull();
  });

  it('AUTH-25 a session that has ended unnoticed leaves nothing for the next user either', async () => {
    storeSession(maria, Date.now() - 31 * day);
    localStorage.setItem('oryx-recent-searches', '["adrenaline"]');
    stubApi({});
    open();
    await screen.findByText('signed-out');
    expect(localStorage.getItem('oryx-recent-searches')).toBeNull();
  });

  it('AUTH-23 a renewal in another tab is no news, another user there is', async () => {
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
