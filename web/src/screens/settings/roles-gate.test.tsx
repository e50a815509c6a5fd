import type { OwnRoles } from '@oryx/contract/roles';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiAnswer, type ApiCall, stubApi } from '../../test/stub-api.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { RolesGate } from './roles-gate.tsx';

const until = '2026-11-23T20:00:00Z';
const none: OwnRoles = {
  roles: [],
  secondFactor: { isSetUp: false, recoveryCodesLeft: 0, freshUntil: null },
  reviewer: null,
};
const fresh = { isSetUp: true, recoveryCodesLeft: 9, freshUntil: until };
const selma = {
  email: 'selma@example.org',
  firstName: 'Selma',
  lastName: 'Nangolo',
  profession: 'Doctor',
  roles: [] as OwnRoles['roles'],
};

/** Opens the part for a user with these roles. The answers can be changed while it is open. */
function open(own: Partial<OwnRoles>, answers: Record<string, ApiAnswer> = {}): ApiCall[] {
  answers['GET /api/roles/mine'] = { body: { ...none, ...own } };
  const calls = stubApi(answers);
  render(<RolesGate />);
  return calls;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (calls: readonly ApiCall[], path: string) => calls.find((each) => each.path === path)?.body;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('roles and review', () => {
  it('shows nothing to a user without a role', async () => {
    const calls = open({});
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByText('Roles and review')).toBeNull();
  });

  it('sets up an authenticator app with password, QR code and a first code, and shows the recovery codes once', async () => {
    const answers: Record<string, ApiAnswer> = {
      'POST /api/second-factor/begin': {
        body: { secret: 'ABCDEFGH', uri: 'otpauth://totp/Oryx:a?secret=ABCDEFGH' },
      },
      'POST /api/second-factor/confirm': {
        body: { freshUntil: until, recoveryCodes: ['AAAA-BBBB', 'CCCC-DDDD'] },
      },
    };
    const calls = open({ roles: ['reviewer'] }, answers);
    await screen.findByText('You are a reviewer.');
    type('Password', 'a long password');
    press('Set up an authenticator app');
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeDefined();
    expect(screen.getByText('ABCD EFGH')).toBeDefined();
    type('The code that the app shows', '123456');
    press('Take it into use');
    expect(await screen.findByText('CCCC-DDDD')).toBeDefined();
    expect(sent(calls, '/api/second-factor/begin')).toEqual({ password: 'a long password' });
    expect(sent(calls, '/api/second-factor/confirm')).toEqual({ code: '123456' });
    answers['GET /api/roles/mine'] = { body: { ...none, roles: ['reviewer'], secondFactor: fresh } };
    press('I have kept them');
    expect(await screen.findByText(/Your roles count on this device until/)).toBeDefined();
    expect(screen.queryByText('CCCC-DDDD')).toBeNull();
  });

  it('asks for a code, says if it is wrong, and then shows what the roles allow', async () => {
    const answers: Record<string, ApiAnswer> = {
      'POST /api/second-factor/give': { status: 400, body: { message: 'This code is wrong.' } },
    };
    const stale = { ...fresh, freshUntil: null };
    open({ roles: ['reviewer'], secondFactor: stale }, answers);
    await screen.findByText('Roles and review');
    expect(screen.queryByText('How readers see you')).toBeNull();
    type('Code of your authenticator app', '000000');
    press('Use my roles');
    await waitFor(() => expect(currentToast()?.description).toBe('This code is wrong.'));
    answers['POST /api/second-factor/give'] = { body: { freshUntil: until, recoveryCodesLeft: 9 } };
    answers['GET /api/roles/mine'] = { body: { ...none, roles: ['reviewer'], secondFactor: fresh } };
    press('Use my roles');
    expect(await screen.findByText('How readers see you')).toBeDefined();
  });

  it('saves how a reviewer is shown', async () => {
    const profile = {
      shownName: 'Dr M. Shikongo',
      qualification: 'MBChB',
      council: 'HPCNA',
      registration: '12',
    };
    const calls = open(
      { roles: ['reviewer'], secondFactor: fresh },
      { 'PUT /api/roles/reviewer': { body: profile } },
    );
    await screen.findByText('How readers see you');
    type('Name', profile.shownName);
    type('Qualification', profile.qualification);
    type('Council', profile.council);
    type('Registration number', profile.registration);
    press('Save');
    await waitFor(() => expect(currentToast()?.title).toBe('Saved'));
    expect(sent(calls, '/api/roles/reviewer')).toEqual(profile);
  });

  it('lets an administrator find an account, grant a role with a reason, and read the record', async () => {
    const entry = {
      ...{ number: 1, name: 'Selma Nangolo', role: 'editor', isGranted: true, origin: 'app', by: null },
      ...{ reason: 'Agreed.', at: until },
    };
    const calls = open(
      { roles: ['administrator'], secondFactor: fresh },
      {
        'GET /api/roles/holders': {
          body: [{ ...selma, email: 'first@example.org', roles: ['administrator'] }],
        },
        'POST /api/roles/find': { body: selma },
        'POST /api/roles/grant': { body: { ...selma, roles: ['editor'] } },
        'GET /api/roles/record': { body: [entry] },
      },
    );
    expect(await screen.findByText('first@example.org: administrator')).toBeDefined();
    type('Another account', selma.email);
    press('Find');
    expect(await screen.findByText('Selma Nangolo, Doctor')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Make editor' })).toHaveProperty('disabled', true);
    type('Why', 'Agreed.');
    press('Make editor');
    expect(await screen.findByRole('button', { name: 'Withdraw editor' })).toBeDefined();
    expect(sent(calls, '/api/roles/grant')).toEqual({
      email: selma.email,
      role: 'editor',
      reason: 'Agreed.',
    });
    press('Show the record');
    expect(
      await screen.findByText('editor granted to Selma Nangolo by a deleted account: Agreed.'),
    ).toBeDefined();
  });

  it('sets what the site shows first and notes, by administrators', async () => {
    const review = { status: 'draft', by: null, on: null };
    const strengths = [{ key: 'one', label: '1 mg/mL', amount: 1, unit: 'mg/mL' }];
    const drug = { id: 1, name: 'Adrenaline', doses: [], sources: [], concentrations: strengths, review };
    const hash = 'a'.repeat(64);
    const calls = open(
      { roles: ['administrator'], secondFactor: fresh },
      {
        'GET /api/roles/holders': { body: [] },
        'GET /api/formulary': { body: { formulary: null, hash } },
        'PUT /api/formulary': { body: { hash: 'b'.repeat(64) } },
        'GET /api/medications': { body: [drug] },
        'GET /api/algorithms': { body: [{ id: 9, title: 'Anaphylaxis', description: '', steps: [] }] },
      },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Change the formulary' }));
    fireEvent.change(await screen.findByLabelText('Name of the site'), { target: { value: 'Opuwo' } });
    type('Add a drug or a chart', 'medication/1');
    type('Add a drug or a chart', 'algorithm/9');
    fireEvent.click(screen.getByLabelText('In stock: 1 mg/mL'));
    const [note] = screen.getAllByLabelText('Local note');
    fireEvent.change(note as HTMLElement, { target: { value: 'In the red box.' } });
    press('Move Chart: Anaphylaxis up');
    press('Save');
    await waitFor(() =>
      expect(calls.filter(({ path }) => path === '/api/formulary').map(({ body }) => body)).toContainEqual({
        basedOn: hash,
        formulary: {
          ...{ site: 'Opuwo', level: 'district hospital' },
          pages: [
            { page: 'algorithm/9', isFirst: true, isStocked: true, from: null, strengths: [], note: null },
            {
              page: 'medication/1',
              isFirst: true,
              isStocked: true,
              from: null,
              strengths: ['one'],
              note: 'In the red box.',
            },
          ],
        },
      }),
    );
    await waitFor(() => expect(currentToast()?.title).toBe('Saved'));
  });
});
