import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { watchedFetch } from '../api/watched-fetch.ts';
import { SessionProvider } from '../session/session-provider.tsx';
import { storeSession } from '../session/stored-session.ts';
import { maria } from '../test/maria.ts';
import { stubApi } from '../test/stub-api.ts';
import { App } from './app.tsx';

function openAt(path: string) {
  window.history.replaceState(null, '', path);
  render(
    <SessionProvider>
      <App />
    </SessionProvider>,
  );
}

function signIn(user = maria) {
  storeSession(user);
  stubApi({ 'GET /api/auth/user': { body: user } });
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const navLinks = () => within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a visitor', () => {
  it.each(['/', '/medications', '/settings', '/calculator/gcs', '/ecg-course', '/xyz'])(
    'PLAT-01 PLAT-03 sees the landing page at %s, without the bottom bar',
    async (path) => {
      stubApi({});
      openAt(path);
      await heading('Oryx');
      expect(screen.queryByRole('navigation')).toBeNull();
    },
  );

  it('PLAT-02 sees the auth screen at /auth', async () => {
    stubApi({});
    openAt('/auth');
    await heading('Sign in');
  });

  it('PLAT-05 reaches the auth screen from the landing page', async () => {
    stubApi({});
    openAt('/');
    fireEvent.click(await screen.findByRole('link', { name: 'Sign in' }));
    await heading('Sign in');
    expect(window.location.pathname).toBe('/auth');
  });

  it('PLAT-04 sees name, stethoscope and Loading... while the sign-in state loads', () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    openAt('/');
    const splash = screen.getByRole('status');
    expect(splash.textContent).toBe('OryxLoading...');
    const drawing = splash.querySelector('svg')?.innerHTML;
    cleanup();
    render(<Stethoscope />);
    expect(drawing).toBe(document.querySelector('svg')?.innerHTML);
  });
});

describe('a signed-in user', () => {
  it('PLAT-06 PLAT-07 has a bottom bar of eight entries', async () => {
    signIn();
    openAt('/');
    await heading(/Maria/);
    expect(navLinks().map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Medications', '/medications'],
      ['Paediatrics', '/pediatrics'],
      ['Remi AI Assistant', '/ai-assistant'],
      ['Algorithms', '/algorithms'],
      ['Clinical Tools', '/clinical-tools'],
      ['Education', '/continuing-education'],
      ['Settings', '/settings'],
    ]);
  });

  it.each([
    ['/', /^Good (morning|afternoon|evening), Maria$/, 'Home'],
    ['/medications', 'Medications', 'Medications'],
    ['/medications/3', 'Medications', 'Medications'],
    ['/pediatrics', 'Paed-Cal', 'Paediatrics'],
    ['/ai-assistant', 'Remi AI Assistant', 'Remi AI Assistant'],
    ['/algorithms', 'Emergency Algorithms', 'Algorithms'],
    ['/algorithms/3', 'Emergency Algorithms', 'Algorithms'],
    ['/algorithms/unknown', 'Emergency Algorithms', 'Algorithms'],
    ['/clinical-tools', 'Clinical Tools', 'Clinical Tools'],
    ['/calculator/gcs', /^Glasgow Coma Scale/, 'Clinical Tools'],
    ['/continuing-education', 'Education', 'Education'],
    ['/ecg-course', 'ECG Practice Course', 'Education'],
    ['/ecg-gallery', 'ECG Gallery', 'Education'],
    ['/ecg-gallery/long-qt', 'Long QT', 'Education'],
    ['/learning', 'Learning Paths', 'Education'],
    ['/settings', 'Settings', 'Settings'],
  ])(
    'PLAT-08 PLAT-09 PLAT-10 sees %s with its heading, and one highlighted entry',
    async (path, title, entry) => {
      signIn();
      openAt(path);
      await heading(title);
      const current = navLinks().filter((link) => link.getAttribute('aria-current') === 'page');
      expect(current.map((link) => link.getAttribute('aria-label'))).toEqual([entry]);
      expect(screen.getAllByRole('main')).toHaveLength(1);
    },
  );

  it.each(['/nope', '/calculator', '/calculator/does-not-exist'])(
    'PLAT-15 sees the 404 page at %s, with the bottom bar',
    async (path) => {
      signIn();
      openAt(path);
      await heading('404 Page Not Found');
      expect(navLinks()).toHaveLength(8);
      fireEvent.click(screen.getByRole('link', { name: 'Home' }));
      await heading(/Maria/);
      expect(window.location.pathname).toBe('/');
    },
  );

  it('PLAT-23 has the same screens in every profession', async () => {
    signIn({ ...maria, profession: 'Emergency Care Practitioner - Basic' });
    openAt('/clinical-tools');
    await heading('Clinical Tools');
  });

  it('AUTH-29 is taken from /auth to home', async () => {
    signIn();
    openAt('/auth');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('PLAT-10 finds each page with its title, and with the focus on its heading', async () => {
    signIn();
    openAt('/settings');
    await heading('Settings');
    expect(document.title).toBe('Settings · Oryx');
    act(() => navigate('/learning'));
    const learning = await heading('Learning Paths');
    expect(document.title).toBe('Learning Paths · Oryx');
    expect(document.activeElement).toBe(learning);
  });

  it('is told in one line what the last calls showed of the connection, and that it is back', async () => {
    storeSession(maria);
    stubApi({ 'GET /api/auth/user': 'network failure' });
    openAt('/ecg-gallery');
    await screen.findByText('Oryx does not answer. Calculators work; the rest needs a connection.');
    signIn();
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await screen.findByText('Connected again.');
    act(() => navigate('/ecg-gallery/long-qt'));
    await heading('Long QT');
    expect(screen.queryByText('Connected again.')).toBeNull();
  });

  it('is told at once that there is no network', async () => {
    signIn();
    openAt('/ecg-gallery');
    await heading('ECG Gallery');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => {
      window.dispatchEvent(new Event('offline'));
    });
    await screen.findByText('Offline. Calculators work; the rest needs a connection.');
  });

  it('is told that a public network asks for a sign-in of its own', async () => {
    signIn();
    openAt('/ecg-gallery');
    await heading('ECG Gallery');
    vi.stubGlobal('fetch', async () => new Response('<html>Welcome to our Wi-Fi</html>'));
    await act(() => watchedFetch('/api/x', {}).catch(() => {}));
    await screen.findByText(/^This network asks you to sign in to it/);
  });
});
