import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deskFact, deskPage, dose, queuedPage, roleHolder } from '../../test/desk.ts';
import { SignedIn } from '../../test/signed-in.tsx';
import { type ApiAnswer, type ApiCall, stubApi } from '../../test/stub-api.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { ReviewScreen } from './review-screen.tsx';

const pagePath = 'GET /api/review/page?page=medications%2Fadrenaline.yaml';
const signature = {
  ...{ id: '0d7f7f3e-0000-4000-8000-000000000001', name: 'Dr M. Shikongo', qualification: 'MBChB' },
  ...{ council: 'HPCNA MP 12', at: '2026-11-20T08:00:00Z', until: '2027-11-21T00:00:00Z', isOwn: true },
};

/** Opens the desk. The answers can be changed while it is open. */
function open(id: string | undefined, answers: Record<string, ApiAnswer>): ApiCall[] {
  answers['GET /api/roles/mine'] ??= { body: roleHolder };
  answers['GET /api/review/queue'] ??= { body: [queuedPage()] };
  answers[pagePath] ??= { body: deskPage() };
  const calls = stubApi(answers);
  render(
    <SignedIn>
      <ReviewScreen title="Review Desk" id={id} />
    </SignedIn>,
  );
  return calls;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (calls: readonly ApiCall[], path: string) => calls.find((each) => each.path === path)?.body;
const fact = (name: string) => screen.findByRole('article', { name });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the queue', () => {
  it('shows each page with its danger, source, age, state and who signed, in the order of the server', async () => {
    const half = queuedPage({
      page: 'algorithms/burns.yaml',
      title: 'Burns',
      signedBy: ['Dr A'],
      halfSigned: 2,
    });
    open(undefined, { 'GET /api/review/queue': { body: [queuedPage(), half] } });
    const rows = await screen.findAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(rows[0]?.textContent).toContain('Kills if wrong');
    expect(rows[0]?.textContent).toContain('Nobody has signed.');
    expect(rows[0]?.textContent).toContain('Waits since 20 Nov 2026');
    expect(rows[0]?.textContent).toContain('Source: Package insert and 1 more');
    expect(rows[1]?.textContent).toContain('Signed by Dr A. 2 facts need a second signature.');
    expect(screen.getByRole('link', { name: 'Burns' }).getAttribute('href')).toBe('/review/algorithms.burns');
  });

  it('filters by words, state and kind', async () => {
    const half = queuedPage({
      page: 'algorithms/burns.yaml',
      document: 'algorithms',
      title: 'Burns',
      halfSigned: 2,
    });
    open(undefined, { 'GET /api/review/queue': { body: [queuedPage(), half] } });
    await screen.findByText('2 pages');
    fireEvent.change(screen.getByLabelText('Page or source'), { target: { value: 'adren' } });
    expect(screen.queryByText('Burns')).toBeNull();
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'half' } });
    expect(screen.getByText('No Page Found')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Page or source'), { target: { value: '' } });
    fireEvent.change(screen.getByLabelText('Kind of page'), { target: { value: 'algorithms' } });
    expect(screen.getByText('Burns')).toBeDefined();
  });

  it.each([
    [{ ...roleHolder, roles: [] }, /^The review desk is for reviewers/],
    [
      { ...roleHolder, secondFactor: { ...roleHolder.secondFactor, freshUntil: null } },
      /^Your roles count on this device/,
    ],
  ])('says what is missing to somebody whose roles do not count', async (own, words) => {
    const calls = open(undefined, { 'GET /api/roles/mine': { body: own } });
    expect(await screen.findByText(words)).toBeDefined();
    expect(calls.map(({ path }) => path)).toEqual(['/api/roles/mine']);
  });
});

describe('a page at the desk', () => {
  it('shows each fact beside its source and the second reader, what kills first', async () => {
    open('medications.adrenaline', {});
    const articles = await screen.findAllByRole('article');
    expect(articles.map((each) => within(each).getByRole('heading', { level: 2 }).textContent)).toEqual([
      dose.label,
      'Renal',
    ]);
    expect(articles[0]?.textContent).toContain('Amount1 mg');
    expect(articles[0]?.textContent).toContain('Package insert, 2020, read in full. For: doses');
    expect(screen.getByText('Compared or changed: The arrest dose agrees.')).toBeDefined();
  });

  it('shows what a proposed version changes beside what readers see', async () => {
    const value = { ...(dose.value as object), amount: { kind: 'fixed', min: 2, max: 2, unit: 'mg' } };
    const version = { number: 1, author: 'Dr A', isOwn: false, source: 'S', reason: 'R', at: signature.at };
    const facts = [{ ...dose, value, before: { value: dose.value } }, deskFact('renal')];
    open('medications.adrenaline', {
      [pagePath]: { body: deskPage({ number: 1, versions: [version], facts }) },
    });
    const changed = await fact(dose.label);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(within(changed).getByText('1 mg').closest('del')).not.toBeNull();
    expect(within(changed).getByText('2 mg').closest('ins')).not.toBeNull();
    expect(within(changed).getByText('Amount changed')).toBeDefined();
    expect(within(changed).queryByText('Patient changed')).toBeNull();
  });

  it('warns of a version that is older than the file', async () => {
    const replaced = deskPage({ number: 1, replacedAt: '2026-11-22T08:00:00Z' });
    open('medications.adrenaline', { [pagePath]: { body: replaced } });
    expect(
      await screen.findByText(/^Version 1 was proposed before the file was replaced on 22 Nov 2026/),
    ).toBeDefined();
  });

  it('signs what is ticked, until a day, with the name as it is set', async () => {
    const answers: Record<string, ApiAnswer> = { 'POST /api/review/sign': { body: { id: signature.id } } };
    const calls = open('medications.adrenaline', answers);
    fireEvent.click(within(await fact(dose.label)).getByLabelText('I agree with it'));
    expect(screen.getByRole('status').textContent).toBe('You agree with 1 fact.');
    press('Go to Sign');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sign' }));
    press('Sign');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('You sign as Dr M. Shikongo, MBChB, HPCNA MP 12.');
    fireEvent.change(within(dialog).getByLabelText('Valid until'), { target: { value: '2027-06-30' } });
    answers[pagePath] = { body: deskPage({ facts: [{ ...dose, signatures: [signature] }] }) };
    fireEvent.submit(within(dialog).getByRole('button', { name: 'Sign' }).closest('form') ?? dialog);
    expect(
      await screen.findByText(/^Signed by Dr M. Shikongo, MBChB, HPCNA MP 12, on 20 Nov 2026/),
    ).toBeDefined();
    expect(sent(calls, '/api/review/sign')).toEqual({
      page: 'medications/adrenaline.yaml',
      number: 0,
      facts: [{ address: dose.address, hash: dose.hash }],
      validUntil: '2027-06-30',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toContain('Readers see the text of the file.');
  });

  it('keeps what is ticked when the page has changed meanwhile, and shows it anew', async () => {
    const message = 'The page has changed since you read it. Nothing was signed; read it again.';
    const answers: Record<string, ApiAnswer> = {
      'POST /api/review/sign': { status: 409, body: { message } },
    };
    open('medications.adrenaline', answers);
    fireEvent.click(within(await fact(dose.label)).getByLabelText('I agree with it'));
    press('Sign');
    const dialog = await screen.findByRole('dialog');
    answers[pagePath] = { body: deskPage({ number: 1, title: 'Adrenaline, anew' }) };
    fireEvent.submit(within(dialog).getByRole('button', { name: 'Sign' }).closest('form') ?? dialog);
    await waitFor(() => expect(currentToast()?.description).toBe(message));
    expect(await screen.findByText('Adrenaline, anew')).toBeDefined();
    expect(screen.getByText('You agree with 1 fact.')).toBeDefined();
  });

  it('withdraws a fact with a reason, comments on it, and takes an own signature back', async () => {
    const calls = open('medications.adrenaline', {
      [pagePath]: { body: deskPage({ facts: [{ ...dose, signatures: [signature] }] }) },
      'POST /api/review/withdraw': { body: { id: signature.id } },
      'POST /api/review/comment': { body: { id: signature.id } },
      'POST /api/review/withdraw-signature': { body: { id: signature.id } },
    });
    await fact(dose.label);
    const decide = async (button: string, label: string, words: string, submit: string) => {
      press(button);
      const field = screen.getByLabelText(label);
      expect(document.activeElement).toBe(field);
      fireEvent.change(field, { target: { value: words } });
      press(submit);
      await waitFor(() => expect(screen.queryByLabelText(label)).toBeNull());
    };
    await decide('Withdraw', 'Why it is taken out of use', 'Ten times too much', 'Withdraw this fact');
    await decide('Comment', 'Comment', 'See the new edition.', 'Send the comment');
    await decide('Take it back', 'Why you take this signature back', 'By mistake', 'Take the signature back');
    const page = 'medications/adrenaline.yaml';
    const { address, hash } = dose;
    expect(sent(calls, '/api/review/withdraw')).toEqual({
      page,
      fact: { address, hash },
      reason: 'Ten times too much',
    });
    expect(sent(calls, '/api/review/comment')).toEqual({ page, address, text: 'See the new edition.' });
    expect(sent(calls, '/api/review/withdraw-signature')).toEqual({ id: signature.id, reason: 'By mistake' });
  });

  it('lets an administrator read, and nothing else', async () => {
    open('medications.adrenaline', {
      'GET /api/roles/mine': { body: { ...roleHolder, roles: ['administrator'] } },
    });
    const shown = await fact(dose.label);
    expect(within(shown).queryAllByRole('button')).toEqual([]);
    expect(screen.queryByLabelText('I agree with it')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Comment on the page' })).toBeNull();
  });

  it('shows what readers saw on a day under a banner, with nothing to do but go back', async () => {
    window.history.replaceState(null, '', '/review/medications.adrenaline?at=2026-11-21');
    open('medications.adrenaline', { [`${pagePath}&at=2026-11-21`]: { body: deskPage() } });
    expect(await screen.findByText(/^This is what readers saw at the end of 21 Nov 2026/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to today' }).getAttribute('href')).toBe(
      '/review/medications.adrenaline',
    );
    expect(screen.queryByLabelText('I agree with it')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });
});
