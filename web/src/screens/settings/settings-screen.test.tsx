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
      <SettingsScreen />
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

describe('settings', () => {
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

  it('SET-05 Send Feedback opens a mail draft to support', () => {
    open();
    expect(screen.getByRole('link', { name: 'Send Feedback' }).getAttribute('href')).toMatch(
      /^mailto:support@example\.org\?subject=/,
    );
  });

  it('SET-09 SET-11 SET-12 SET-13 apply at once and are stored', () => {
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
    expect({ ...root.dataset }).toEqual({ fontFamily: 'mono', contrast: 'high', motion: 'reduced' });
    expect(localStorage.getItem(storageKeys.theme)).toBe('dark');
    expect(JSON.parse(localStorage.getItem(storageKeys.displaySettings) ?? '')).toEqual({
      fontSize: 20,
      fontFamily: 'mono',
      highContrast: true,
      reducedMotion: true,
    });
  });

  it('SET-04 Reset All Settings to Default sets the defaults and says so', () => {
    open();
    openTab('Display');
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    fireEvent.click(screen.getByRole('switch', { name: 'High contrast' }));
    openTab('General');
    fireEvent.click(screen.getByRole('button', { name: 'Reset All Settings to Default' }));
    expect(root.classList.contains('dark')).toBe(false);
    expect(root.style.getPropertyValue('--font-size')).toBe('16px');
    expect({ ...root.dataset }).toEqual({ fontFamily: 'system', contrast: 'normal', motion: 'normal' });
    expect(localStorage.getItem(storageKeys.theme)).toBe('light');
    expect(currentToast()?.title).toBe('Settings Reset');
  });

  it('SET-13 follow a change in another tab', () => {
    startPreferences();
    localStorage.setItem(storageKeys.theme, 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.theme }));
    expect(root.classList.contains('dark')).toBe(true);
  });

  it('SET-15 About says what Oryx is, whom it thanks and whom to write to', () => {
    open();
    openTab('About');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'About Oryx',
      'Acknowledgments',
      'Support',
    ]);
    expect(screen.getByRole('link', { name: 'support@example.org' })).toBeDefined();
  });
});
