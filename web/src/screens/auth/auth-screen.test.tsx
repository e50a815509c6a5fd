import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../../product.ts';
import { SessionProvider } from '../../session/session-provider.tsx';
import { maria } from '../../test/maria.ts';
import { type ApiAnswer, type ApiCall, stubApi } from '../../test/stub-api.ts';
import { unreachable } from '../../test/unreachable.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { AuthScreen } from './auth-screen.tsx';

let calls: ApiCall[];

/** Opens the auth screen in a mode, with the server's answers. */
function open(mode: string, answers: Record<string, ApiAnswer> = {}) {
  calls = stubApi(answers);
  window.history.replaceState(null, '', mode === 'login' ? '/auth' : `/auth?mode=${mode}`);
  render(
    <SessionProvider>
      <AuthScreen title="Sign in" />
    </SessionProvider>,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const posted = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body);

function fillRegistration(password = 'correct horse', confirmation = password) {
  type('First name', 'Maria');
  type('Last name', 'Shikongo');
  type('Profession', 'Nurse');
  type('Email', 'maria@example.org');
  type('Password', password);
  type('Confirm password', confirmation);
}

function fillReset(newPassword = 'new password', confirmation = newPassword) {
  type('Email or phone', 'maria@example.org');
  type('Reset code', '123456');
  type('New password', newPassword);
  type('Confirm password', confirmation);
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('login', () => {
  it('AUTH-01 AUTH-02 AUTH-03 comes first, asks for email and password, and leads to the other modes', () => {
    open('login');
    expect(title()).toBe('Sign in');
    expect(field('Email').type).toBe('email');
    expect(field('Password').type).toBe('password');
    expect([field('Email').autocomplete, field('Password').autocomplete]).toEqual([
      'username',
      'current-password',
    ]);
    press('Create account');
    expect(title()).toBe('Create account');
    press('I have an account: sign in');
    press('Forgot password?');
    expect(title()).toBe('Forgot password');
  });

  it('AUTH-20 AUTH-21 API-06 welcomes, then stores a session and opens home', async () => {
    vi.useFakeTimers();
    open('login', { 'POST /api/auth/login': { body: { user: maria } } });
    type('Email', 'maria@example.org');
    type('Password', 'correct horse');
    press('Sign in');
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(currentToast()).toMatchObject({
      title: 'Welcome back!',
      description: 'You have successfully signed in.',
    });
    expect(window.location.pathname).toBe('/auth');
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(window.location.pathname).toBe('/');
    expect(posted('/api/auth/login')).toEqual([{ contact: 'maria@example.org', password: 'correct horse' }]);
    expect(JSON.parse(localStorage.getItem(storageKeys.session) ?? '').user).toEqual(maria);
  });

  it('AUTH-27 AUTH-28 shows the message of the server if it fails, and keeps what was typed', async () => {
    open('login', { 'POST /api/auth/login': { status: 401, body: { message: 'Invalid credentials' } } });
    type('Email', 'maria@example.org');
    type('Password', 'wrong');
    press('Sign in');
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        variant: 'destructive',
        title: 'Sign In Failed',
        description: 'Invalid credentials',
      }),
    );
    expect([field('Email').value, field('Password').value]).toEqual(['maria@example.org', 'wrong']);
  });

  it('AUTH-27 leads to the form for the mailed code if the address is not verified', async () => {
    const unverified =
      'Please verify your e-mail address first. A new verification code has been sent to it.';
    open('login', { 'POST /api/auth/login': { status: 403, body: { message: unverified } } });
    type('Email', 'maria@example.org');
    type('Password', 'correct horse');
    press('Sign in');
    await waitFor(() => expect(title()).toBe('Check your email'));
    expect(currentToast()).toMatchObject({ title: 'Sign In Failed', description: unverified });
    expect(screen.getByText('We sent a code to maria@example.org.')).toBeDefined();
  });

  it('AUTH-02 shows the password on demand', () => {
    open('login');
    press('Show password');
    expect(field('Password').type).toBe('text');
  });
});

describe('register', () => {
  it('AUTH-04 AUTH-05 AUTH-06 asks for every field, with the five professions', () => {
    open('register');
    for (const label of ['First name', 'Last name', 'Profession', 'Email', 'Password', 'Confirm password']) {
      expect(field(label).required, label).toBe(true);
      expect(field(label).value, label).toBe('');
    }
    expect(field('Email').type).toBe('email');
    const options = [...field('Profession').querySelectorAll('option')].filter((option) => !option.disabled);
    expect(options.map((option) => option.textContent)).toEqual([
      'Doctor',
      'Advanced Life Support Paramedic',
      'Nurse',
      'Emergency Care Practitioner - Intermediate',
      'Emergency Care Practitioner - Basic',
    ]);
    expect(field('Send my verification code by').value).toBe('email');
  });

  it('AUTH-06 sends nothing while a field is empty', async () => {
    open('register', { 'POST /api/auth/register': { body: { message: 'ok' } } });
    fillRegistration();
    for (const label of ['First name', 'Last name', 'Profession', 'Email', 'Password', 'Confirm password']) {
      const { value } = field(label);
      type(label, '');
      press('Create account');
      // A valid form makes its call synchronously, inside the click.
      expect(posted('/api/auth/register'), label).toEqual([]);
      type(label, value);
    }
    press('Create account');
    await waitFor(() => expect(title()).toBe('Check your email'));
    expect(posted('/api/auth/register')).toHaveLength(1);
  });

  it('AUTH-10 API-07 sends exactly the payload and goes on to verify', async () => {
    open('register', { 'POST /api/auth/register': { body: { message: 'ok' } } });
    fillRegistration();
    press('Create account');
    await waitFor(() => expect(title()).toBe('Check your email'));
    expect(posted('/api/auth/register')).toEqual([
      {
        firstName: 'Maria',
        lastName: 'Shikongo',
        profession: 'Nurse',
        email: 'maria@example.org',
        password: 'correct horse',
        verificationMethod: 'email',
      },
    ]);
    expect(currentToast()).toMatchObject({
      title: 'Registration Successful',
      description: 'Please check your email for the verification code.',
    });
    expect(screen.getByText(/maria@example.org/)).toBeDefined();
  });

  it('AUTH-07 refuses 7 characters without a call', () => {
    open('register');
    fillRegistration('seven77');
    press('Create account');
    expect(currentToast()).toMatchObject({
      title: 'Password Too Short',
      description: 'Password must be at least 8 characters long.',
    });
    expect(posted('/api/auth/register')).toEqual([]);
  });

  it('AUTH-07 accepts 8 characters', async () => {
    open('register', { 'POST /api/auth/register': { body: { message: 'ok' } } });
    fillRegistration('eight888');
    press('Create account');
    await waitFor(() => expect(posted('/api/auth/register')).toHaveLength(1));
  });

  it('AUTH-07 sends a long password whole: no field cuts what is pasted', async () => {
    open('register', { 'POST /api/auth/register': { body: { message: 'ok' } } });
    expect([field('Password').maxLength, field('Confirm password').maxLength]).toEqual([-1, -1]);
    const long = 'correct horse battery staple '.repeat(6);
    fillRegistration(long);
    press('Create account');
    await waitFor(() => expect(posted('/api/auth/register')).toMatchObject([{ password: long }]));
  });

  it('AUTH-08 refuses passwords that differ without a call', () => {
    open('register');
    fillRegistration('correct horse', 'correct house');
    press('Create account');
    expect(currentToast()).toMatchObject({
      title: 'Password Mismatch',
      description: 'The passwords do not match. Please try again.',
    });
    expect(posted('/api/auth/register')).toEqual([]);
  });

  it('AUTH-09 shows a hint only while the two passwords differ', () => {
    open('register');
    type('Password', 'correct horse');
    expect(screen.queryByText('Passwords do not match')).toBeNull();
    type('Confirm password', 'correct');
    expect(screen.getByText('Passwords do not match')).toBeDefined();
    expect(field('Confirm password').getAttribute('aria-invalid')).toBe('true');
    type('Confirm password', 'correct horse');
    expect(screen.queryByText('Passwords do not match')).toBeNull();
  });

  it.each([
    [400, 'This password is among the most common ones. Please choose another.'],
    [429, 'Too many attempts. Please try again in 10 minutes.'],
  ])('AUTH-28 keeps mode and values if the server refuses with %d', async (status, message) => {
    open('register', { 'POST /api/auth/register': { status, body: { message } } });
    fillRegistration('password1');
    press('Create account');
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        variant: 'destructive',
        title: 'Registration Failed',
        description: message,
      }),
    );
    expect(title()).toBe('Create account');
    const labels = ['First name', 'Last name', 'Profession', 'Email', 'Password', 'Confirm password'];
    expect(labels.map((label) => field(label).value)).toEqual([
      'Maria',
      'Shikongo',
      'Nurse',
      'maria@example.org',
      'password1',
      'password1',
    ]);
  });
});

describe('verify', () => {
  beforeEach(() => sessionStorage.setItem(storageKeys.verificationContact, 'maria@example.org'));

  it('AUTH-11 keeps at most 6 characters of the code, also when pasted with a space', () => {
    open('verify');
    type('Verification code', '1234567');
    expect(field('Verification code').value).toBe('123456');
    type('Verification code', '123 456');
    expect(field('Verification code').value).toBe('123456');
    expect(field('Verification code').autocomplete).toBe('one-time-code');
  });

  it('AUTH-12 API-08 signs in and opens home when a user comes back', async () => {
    open('verify', { 'POST /api/auth/verify': { body: { message: 'ok', user: maria } } });
    type('Verification code', '123456');
    press('Verify account');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(posted('/api/auth/verify')).toEqual([{ contact: 'maria@example.org', code: '123456' }]);
    expect(currentToast()).toMatchObject({
      title: 'Account Verified',
      description: 'You are now signed in.',
    });
    expect(JSON.parse(localStorage.getItem(storageKeys.session) ?? '').user).toEqual(maria);
  });

  it('AUTH-13 goes back to login when no user comes back', async () => {
    open('verify', { 'POST /api/auth/verify': { body: { message: 'ok' } } });
    type('Verification code', '123456');
    press('Verify account');
    await waitFor(() => expect(title()).toBe('Sign in'));
    expect(currentToast()?.title).toBe('Account Verified');
    expect(currentToast()?.description).toMatch(/You can now log in\.$/);
  });

  it('AUTH-28 keeps the code when the server refuses it', async () => {
    open('verify', { 'POST /api/auth/verify': { status: 400, body: { message: 'Wrong code' } } });
    type('Verification code', '999999');
    press('Verify account');
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Verification Failed', description: 'Wrong code' }),
    );
    expect(field('Verification code').value).toBe('999999');
  });

  it('AUTH-01 says how to get a new code, and keeps the address for the login that sends it', () => {
    open('verify');
    expect(screen.getByText(/signing in with your\s+password sends a new one\./)).toBeDefined();
    press('Sign in to get a new code');
    expect(title()).toBe('Sign in');
    expect(field('Email').value).toBe('maria@example.org');
  });

  it('AUTH-01 shows login if the address is lost', () => {
    sessionStorage.clear();
    open('verify');
    expect(title()).toBe('Sign in');
  });
});

describe('a forgotten password', () => {
  it('AUTH-14 AUTH-15 API-09 takes a phone number, sends a code and goes on with the contact filled in', async () => {
    open('forgot-password', { 'POST /api/auth/forgot-password': { body: { message: 'ok' } } });
    type('Email or phone', '0812345678');
    press('Send reset code');
    await waitFor(() => expect(title()).toBe('Set a new password'));
    expect(posted('/api/auth/forgot-password')).toEqual([{ contact: '0812345678' }]);
    expect(currentToast()).toMatchObject({
      title: 'Reset Code Sent',
      description: 'If an account exists, a password reset code has been sent to your email.',
    });
    expect(field('Email or phone').value).toBe('0812345678');
  });

  it('AUTH-28 keeps the contact when the server refuses', async () => {
    open('forgot-password', {
      'POST /api/auth/forgot-password': { status: 429, body: { message: 'Too many attempts.' } },
    });
    type('Email or phone', 'maria@example.org');
    press('Send reset code');
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Request Failed', description: 'Too many attempts.' }),
    );
    expect(title()).toBe('Forgot password');
    expect(field('Email or phone').value).toBe('maria@example.org');
  });
});

describe('a new password', () => {
  it('AUTH-16 AUTH-18 is set with contact and code, and leads to login with empty reset fields', async () => {
    open('reset-password', { 'POST /api/auth/reset-password': { body: { message: 'ok' } } });
    fillReset();
    press('Set new password');
    await waitFor(() => expect(title()).toBe('Sign in'));
    expect(posted('/api/auth/reset-password')).toEqual([
      { contact: 'maria@example.org', code: '123456', newPassword: 'new password' },
    ]);
    expect(currentToast()?.title).toBe('Password Updated');
    expect(currentToast()?.description).toMatch(/You can now log in\.$/);
    fireEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect(field('Email or phone').value).toBe('');
  });

  it('AUTH-17 AUTH-07 is not sent unless it matches its confirmation and has 8 characters', () => {
    open('reset-password');
    fillReset('new password', 'new passport');
    press('Set new password');
    expect(currentToast()?.title).toBe('Password Mismatch');
    fillReset('short');
    press('Set new password');
    expect(currentToast()?.title).toBe('Password Too Short');
    expect(posted('/api/auth/reset-password')).toEqual([]);
  });

  it('AUTH-19 Resend reset code returns to forgot-password', () => {
    open('reset-password');
    press('Resend reset code');
    expect(title()).toBe('Forgot password');
  });

  it('AUTH-28 keeps what was typed when the server refuses', async () => {
    open('reset-password', {
      'POST /api/auth/reset-password': { status: 400, body: { message: 'Wrong code' } },
    });
    fillReset();
    press('Set new password');
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Reset Failed', description: 'Wrong code' }),
    );
    expect(field('Reset code').value).toBe('123456');
  });
});

describe('a server out of reach', () => {
  function fillLogin() {
    type('Email', 'maria@example.org');
    type('Password', 'correct horse');
  }
  const fillCode = () => type('Verification code', 'ABC234');
  const fillContact = () => type('Email or phone', 'maria@example.org');

  it.each([
    ['login', fillLogin, 'Sign in', '/api/auth/login', 'Sign In Failed'],
    ['register', () => fillRegistration(), 'Create account', '/api/auth/register', 'Registration Failed'],
    ['verify', fillCode, 'Verify account', '/api/auth/verify', 'Verification Failed'],
    ['forgot-password', fillContact, 'Send reset code', '/api/auth/forgot-password', 'Request Failed'],
    ['reset-password', () => fillReset(), 'Set new password', '/api/auth/reset-password', 'Reset Failed'],
  ])(
    'AUTH-27 AUTH-28 is reported in the mode %s, which keeps its values and works once the server is back',
    async (mode, fill, label, path, failure) => {
      sessionStorage.setItem(storageKeys.verificationContact, 'maria@example.org');
      open(mode, { [`POST ${path}`]: 'network failure' });
      fill();
      const values = () =>
        [...document.querySelectorAll<HTMLInputElement>('input, select')].map(({ value }) => value);
      const before = values();
      const heading = title();
      press(label);
      await waitFor(() =>
        expect(currentToast()).toMatchObject({
          variant: 'destructive',
          title: failure,
          description: unreachable,
        }),
      );
      expect(title()).toBe(heading);
      expect(values()).toEqual(before);
      stubApi({ [`POST ${path}`]: { status: 400, body: { message: 'Not this one.' } } });
      press(label);
      await waitFor(() => expect(currentToast()?.description).toBe('Not this one.'));
    },
  );
});
