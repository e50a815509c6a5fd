import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendUnsentAnswers } from '../../api/send-unsent-answers.ts';
import { keepUnsentFault, unsentFaultsOf } from '../../api/unsent-faults.ts';
import { endSessionOnDevice } from '../../device/session-end.ts';
import { storeSession } from '../../session/stored-session.ts';
import { maria } from '../../test/maria.ts';
import { type ApiAnswer, type ApiCall, stubApi } from '../../test/stub-api.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { ReportFault } from './report-fault.tsx';
import { versionMark } from './version-mark.ts';

const page = { id: 19, doses: ['1 mg'] };

/** Gives every report this response. Returns the list of calls, which grows. */
function stub(put: ApiAnswer): ApiCall[] {
  const answers: Record<string, ApiAnswer> = { 'GET /api/auth/user': { body: maria } };
  return stubApi(
    new Proxy(answers, {
      get: (all, name: string) => (name.startsWith('PUT /api/faults/') ? put : all[name]),
    }),
  );
}

const reports = (calls: readonly ApiCall[]) => calls.filter(({ method }) => method === 'PUT');

async function report(answer?: string) {
  render(
    <ReportFault path="/medications/19" title="Adrenaline" page={page} {...(answer ? { answer } : {})} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Report a fault' }));
  await screen.findByRole('form', { name: 'Report a fault' });
  // While its code was loaded, a late answer of an earlier test may have ended the session.
  storeSession(maria);
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send the report' }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('reporting a fault', () => {
  it('sends choice, words, page and version, and no answer of Remi unless it is ticked', async () => {
    const calls = stub({ body: { message: 'Thank you.' } });
    await report('For a child of 14 kg: 0.14 mg.');
    fireEvent.change(screen.getByLabelText('What is wrong?'), { target: { value: 'missing' } });
    fireEvent.change(screen.getByLabelText('In your words, if you like'), {
      target: { value: 'No maximum.' },
    });
    send();
    await waitFor(() => expect(currentToast()?.title).toBe('Reported'));
    const [sent] = reports(calls);
    expect(sent?.path).toMatch(/^\/api\/faults\/[0-9a-f-]{36}$/);
    expect(sent?.body).toEqual({
      ...{ path: '/medications/19', title: 'Adrenaline', kind: 'missing', words: 'No maximum.' },
      ...{ seen: versionMark(page), answer: '', at: expect.any(String) },
    });
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('sends the answer of Remi along on request', async () => {
    const calls = stub({ body: { message: 'Thank you.' } });
    await report('Give 1 mg.');
    fireEvent.click(screen.getByRole('checkbox'));
    send();
    await waitFor(() => expect(reports(calls)[0]?.body).toMatchObject({ answer: 'Give 1 mg.' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Reported'));
  });

  it('keeps the report without a connection, also after signing out, and sends it once under the same id', async () => {
    const lost = stub('network failure');
    await report();
    send();
    await waitFor(() => expect(currentToast()?.title).toBe('Kept on this device'));
    endSessionOnDevice();
    const [kept] = unsentFaultsOf(maria.id);
    expect(reports(lost).every(({ path }) => path === `/api/faults/${kept?.id}`)).toBe(true);
    const calls = stub({ body: { message: 'Thank you.' } });
    await sendUnsentAnswers(maria.id);
    await sendUnsentAnswers(maria.id);
    expect(reports(calls).map(({ path }) => path)).toEqual([`/api/faults/${kept?.id}`]);
    expect(unsentFaultsOf(maria.id)).toEqual([]);
  });

  it('sends no report of another user', async () => {
    const calls = stub({ body: { message: 'Thank you.' } });
    const at = '2026-11-23T10:00:00Z';
    const fault = {
      path: '/pediatrics',
      title: 'Paed-Cal',
      kind: 'dose',
      words: '',
      seen: '',
      answer: '',
      at,
    } as const;
    keepUnsentFault({ ...fault, id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', userId: 'somebody else' });
    await sendUnsentAnswers(maria.id);
    expect(reports(calls)).toEqual([]);
    expect(unsentFaultsOf('somebody else')).toHaveLength(1);
  });
});

describe('the mark of a version', () => {
  it('is the same for the same data, and another for any change', () => {
    const mark = versionMark(page);
    expect(mark).toMatch(/^[a-z0-9]{1,11}$/);
    expect(versionMark(structuredClone(page))).toBe(mark);
    const changes = [{ ...page, doses: ['10 mg'] }, { ...page, id: 20 }, undefined, null, ''];
    expect(new Set([mark, ...changes.map(versionMark)]).size).toBe(changes.length + 1);
  });
});
