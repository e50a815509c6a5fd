import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPreferences, startPreferences } from '../../preferences/preferences-store.ts';
import { storageKeys } from '../../product.ts';
import { SessionProvider } from '../../session/session-provider.tsx';
import { storeSession } from '../../session/stored-session.ts';
import { maria } from '../../test/maria.ts';
import { stubApi } from '../../test/stub-api.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { SettingsScreen } from './settings-screen.tsx';

const root = document.documentElement;

function open() {
  stubApi({ 'GET /api/auth/user': { body: maria } });
  render(
    <SessionProvider>
      <SettingsScreen title="Settings" />
    </SessionProvider>,
  );
}

function openTab(name: string) {
  fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 });
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  resetPreferences();
});

describe('the settings screen', () => {
  it('SET-01 asks a visitor to log in', () => {
    open();
    expect(screen.getByText('Please log in to view your profile information.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Log Out' })).toBeNull();
  });

  it('SET-02 has three tabs', () => {
    open();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['General', 'Display', 'About']);
  });

  it('SET-03 shows the profile with the date on which the account was opened', () => {
    storeSession(maria);
    open();
    const facts = [...document.querySelectorAll('dl > div')].map((fact) => fact.textContent);
    expect(facts).toEqual([
      'First nameMaria',
      'SurnameShikongo',
      'Emailmaria@example.org',
      'ProfessionNurse',
      'User IDuser-1',
      'Account created1 March 2026',
    ]);
  });

  it('SET-05 opens a mail draft to support on Send Feedback', () => {
    open();
    expect(screen.getByRole('link', { name: 'Send Feedback' }).getAttribute('href')).toMatch(
      /^mailto:support@example\.org\?subject=/,
    );
  });

  it('SET-09 SET-11 SET-12 SET-13 applies and stores each change at once', () => {
    open();
    openTab('Display');
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Mono' }));
    fireEvent.click(screen.getByRole('switch', { name: 'High contrast' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Reduced motion' }));
    const slider = screen.getByRole('slider');
    expect(['min', 'max', 'step'].map((name) => slider.getAttribute(name))).toEqual(['12', '24', '1']);
    fireEvent.change(slider, { target: { value: '20' } });

    expect(root.classList.contains('dark')).toBe(true);
    expect(root.style.getPropertyValue('--font-size')).toBe('20px');
    expect({ ...root.dataset }).toEqual({
      theme: 'dark',
      fontFamily: 'mono',
      contrast: 'high',
      motion: 'reduced',
    });
    expect(localStorage.getItem(storageKeys.theme)).toBe('dark');
    expect(JSON.parse(localStorage.getItem(storageKeys.displaySettings) ?? '')).toEqual({
      fontSize: 20,
      fontFamily: 'mono',
      highContrast: true,
      reducedMotion: true,
    });
  });

  it('SET-04 sets and stores the defaults on Reset All Settings to Default, says so, and keeps the rest', () => {
    const kept = { 'oryx-recent-searches': '["adrenaline"]', courseCompletions: '{"5":true}' };
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    open();
    openTab('Display');
    for (const name of ['Dark', 'Mono']) fireEvent.click(screen.getByRole('radio', { name }));
    for (const name of ['High contrast', 'Reduced motion'])
      fireEvent.click(screen.getByRole('switch', { name }));
    fireEvent.change(screen.getByRole('slider'), { target: { value: '12' } });
    expect(root.style.getPropertyValue('--font-size')).toBe('12px');
    openTab('General');
    fireEvent.click(screen.getByRole('button', { name: 'Reset All Settings to Default' }));
    expect(root.classList.contains('dark')).toBe(false);
    expect(root.style.getPropertyValue('--font-size')).toBe('16px');
    expect({ ...root.dataset }).toEqual({
      theme: 'light',
      fontFamily: 'system',
      contrast: 'normal',
      motion: 'normal',
    });
    expect(localStorage.getItem(storageKeys.theme)).toBe('light');
    expect(JSON.parse(localStorage.getItem(storageKeys.displaySettings) ?? '')).toEqual({
      fontSize: 16,
      fontFamily: 'system',
      highContrast: false,
      reducedMotion: false,
    });
    expect({ ...localStorage }).toMatchObject(kept);
    expect(currentToast()?.title).toBe('Settings Reset');
  });

  it('SET-13 follows a change in another tab', () => {
    startPreferences();
    localStorage.setItem(storageKeys.theme, 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.theme }));
    expect(root.classList.contains('dark')).toBe(true);
  });

  it('SET-15 says in About what Oryx is, whom it thanks and whom to write to', () => {
    open();
    openTab('About');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'About Oryx',
      'Acknowledgments',
      'Support',
    ]);
    expect(screen.getByRole('link', { name: 'support@example.org' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Its licences' }).getAttribute('href')).toBe(
      '/third-party-licences.txt',
    );
  });
});
