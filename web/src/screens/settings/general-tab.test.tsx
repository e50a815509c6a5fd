import type { User } from '@oryx/contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepUnsentAnswers, unsentAnswersOf } from '../../api/unsent-answers.ts';
import { storageKeys } from '../../product.ts';
import { SessionProvider } from '../../session/session-provider.tsx';
import { storeSession } from '../../session/stored-session.ts';
import { maria } from '../../test/maria.ts';
import { type ApiAnswer, type ApiCall, stubApi } from '../../test/stub-api.ts';
import { unreachable } from '../../test/unreachable.ts';
import { unsent } from '../../test/unsent.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { GeneralTab } from './general-tab.tsx';

const sessions = [
  {
    id: 's1',
    createdAt: '2026-03-01T08:00:00.000Z',
    lastSeenAt: '2026-03-02T09:30:00.000Z',
    device: 'Chrome on Android',
    isCurrent: true,
  },
  {
    id: 's2',
    createdAt: '2026-02-01T08:00:00.000Z',
    lastSeenAt: '2026-02-03T07:15:00.000Z',
    device: 'Firefox on Windows',
    isCurrent: false,
  },
];

let calls: ApiCall[];

function open(answers: Record<string, ApiAnswer> = {}, user: User = maria) {
  storeSession(user);
  calls = stubApi({
    'GET /api/auth/user': { body: user },
    'GET /api/auth/sessions': { body: sessions },
    'POST /api/auth/logout': { body: { message: 'ok' } },
    ...answers,
  });
  window.history.replaceState(null, '', '/settings');
  render(
    <SessionProvider>
      <GeneralTab />
    </SessionProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('alertdialog'));
const pathsCalled = () => calls.map(({ method, path }) => `${method} ${path}`);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the profile', () => {
  it('SET-03 shows today where the server gives no date of creation', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00'), toFake: ['Date'] });
    const { createdAt: _, ...undated } = maria;
    // As an older server answers, and as an older session may still be stored.
    open({}, undated as User);
    expect(screen.getByText('21 November 2026')).toBeDefined();
  });
});

describe('logging out', () => {
  it('SET-06 AUTH-22 calls the server, forgets the session and shows /auth', async () => {
    open();
    press('Log Out');
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    expect(pathsCalled()).toContain('POST /api/auth/logout');
    expect(localStorage.getItem(storageKeys.session)).toBeNull();
  });
});

describe('deleting the account', () => {
  it('SET-07 asks first, and does nothing on Cancel or Escape', () => {
    open();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    press('Delete Account');
    fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    press('Delete Account');
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(pathsCalled()).not.toContain('DELETE /api/auth/delete-account');
    expect(localStorage.getItem(storageKeys.session)).not.toBeNull();
  });

  it('SET-07 API-12 names the user, shows Deleting..., then logs out and shows /auth', async () => {
    keepUnsentAnswers(unsent);
    keepUnsentAnswers({ ...unsent, userId: 'user-2' });
    open({ 'DELETE /api/auth/delete-account': { body: { message: 'ok' } } });
    press('Delete Account');
    fireEvent.click(dialog().getByRole('button', { name: 'Delete Account' }));
    const pending = dialog().getByRole<HTMLButtonElement>('button', { name: 'Deleting...' });
    expect(pending.disabled).toBe(true);
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    expect(dialog().getByRole('button', { name: 'Deleting...' })).toBeDefined();
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    const deletion = calls.find(({ method }) => method === 'DELETE');
    expect(deletion).toMatchObject({ path: '/api/auth/delete-account', body: { userId: maria.id } });
    expect(pathsCalled().at(-1)).toBe('POST /api/auth/logout');
    expect(localStorage.getItem(storageKeys.session)).toBeNull();
    expect(unsentAnswersOf(maria.id)).toEqual([]);
    expect(unsentAnswersOf('user-2')).toHaveLength(1);
  });

  it.each<[string, ApiAnswer]>([
    ['500', { status: 500 }],
    ['429', { status: 429, body: { message: 'Too many attempts.' } }],
    ['a dead network', 'network failure'],
  ])('SET-08 shows an alert if it fails with %s, and keeps the user signed in', async (_what, answer) => {
    const alert = vi.fn(() => expect(screen.queryByText('Deleting...')).toBeNull());
    vi.stubGlobal('alert', alert);
    open({ 'DELETE /api/auth/delete-account': answer });
    press('Delete Account');
    fireEvent.click(dialog().getByRole('button', { name: 'Delete Account' }));
    await waitFor(() =>
      expect(alert).toHaveBeenCalledExactlyOnceWith('Failed to delete account. Please try again.'),
    );
    expect(window.location.pathname).toBe('/settings');
    expect(localStorage.getItem(storageKeys.session)).not.toBeNull();
    expect(screen.getByText('Maria')).toBeDefined();
  });
});

describe('the list of sessions', () => {
  it('AUTH-22 shows each session with device and times, and marks this one', async () => {
    open();
    const items = await screen.findAllByRole('listitem');
    expect(items).toHaveLength(2);
    expect(items[0]?.textContent).toMatch(
      /^Chrome on AndroidThis deviceSigned in 1 Mar 2026, \d\d:00Last seen 2 Mar 2026, \d\d:30$/,
    );
    expect(items[1]?.textContent).not.toContain('This device');
  });

  it('can be loaded again after a failure', async () => {
    open({ 'GET /api/auth/sessions': 'network failure' });
    await screen.findByText('Unable to load your sessions');
    stubApi({ 'GET /api/auth/sessions': { body: sessions } });
    press('Try again');
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  });

  it('API-04 AUTH-23 shows an error if the server has ended the session, and does not sign the user out', async () => {
    open({ 'GET /api/auth/sessions': { status: 401, body: { message: 'Please sign in.' } } });
    await screen.findByText('Unable to load your sessions');
    expect(window.location.pathname).toBe('/settings');
    expect(localStorage.getItem(storageKeys.session)).not.toBeNull();
    expect(screen.getByText(maria.email).textContent).toBe(maria.email);
  });

  it('AUTH-22 ends all sessions after a question, including this one', async () => {
    open({ 'POST /api/auth/logout-everywhere': { body: { message: 'ok' } } });
    press('Log out everywhere');
    fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(pathsCalled()).not.toContain('POST /api/auth/logout-everywhere');
    press('Log out everywhere');
    fireEvent.click(dialog().getByRole('button', { name: 'Log out everywhere' }));
    expect(dialog().getByRole('button', { name: 'Logging out...' })).toBeDefined();
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    expect(localStorage.getItem(storageKeys.session)).toBeNull();
  });

  it.each<[ApiAnswer, string]>([
    [{ status: 429, body: { message: 'Please wait a minute.' } }, 'Please wait a minute.'],
    ['network failure', unreachable],
  ])('shows why the sessions cannot be ended, and ends none: %j', async (answer, description) => {
    open({ 'POST /api/auth/logout-everywhere': answer });
    press('Log out everywhere');
    fireEvent.click(dialog().getByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        variant: 'destructive',
        title: 'Log Out Failed',
        description,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(window.location.pathname).toBe('/settings');
    expect(localStorage.getItem(storageKeys.session)).not.toBeNull();
  });
});
