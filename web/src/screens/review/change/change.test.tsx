import type { ChangeConflict, DeskFault } from '@oryx/contract/desk';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { laterKeys } from '../../../device/later-keys.ts';
import { announceSessionEnd, endSessionOnDevice } from '../../../device/session-end.ts';
import { deskFact, deskPage, dose, queuedPage, roleHolder } from '../../../test/desk.ts';
import { maria } from '../../../test/maria.ts';
import { SignedIn } from '../../../test/signed-in.tsx';
import { type ApiAnswer, type ApiCall, stubApi } from '../../../test/stub-api.ts';
import { currentToast } from '../../../ui/toast-store.ts';
import { ReviewScreen } from '../review-screen.tsx';

const pagePath = 'GET /api/review/page?page=medications%2Fadrenaline.yaml';
const text = { type: 'string', minLength: 1 };
const optional = { anyOf: [text, { type: 'null' }] };
const amount = {
  type: 'object',
  properties: {
    kind: { type: 'string', enum: ['fixed', 'perKg'] },
    min: { type: 'number' },
    max: { type: 'number' },
    unit: { type: 'string', enum: ['mg', 'mL'] },
  },
  required: ['kind', 'min', 'max', 'unit'],
};
const schemas = {
  name: text,
  renal: optional,
  pregnancy: optional,
  sources: { type: 'object', properties: { key: text, title: text }, required: ['key', 'title'] },
  doses: {
    type: 'object',
    properties: {
      indication: text,
      patient: { type: 'string', enum: ['adult', 'child'] },
      routes: { type: 'array', minItems: 1, items: { type: 'string', enum: ['IV', 'IO', 'IM'] } },
      amount,
      note: { default: null, ...optional },
      source: text,
      basis: { type: 'string', enum: ['seen', 'general'] },
    },
    required: ['indication', 'patient', 'routes', 'amount', 'source', 'basis'],
  },
};
const listOfSources = [
  { key: 'insert', title: 'Package insert' },
  { key: 'aha', title: 'A guideline' },
];
const sources = deskFact('sources', { label: 'Sources', value: listOfSources, editable: listOfSources });
const renal = deskFact('renal', { label: 'Renal' });
const desk = (changes: Parameters<typeof deskPage>[0] = {}) =>
  deskPage({ schemas, facts: [dose, renal, sources], ...changes });
const none: { faults: DeskFault[] } = { faults: [] };

/** Opens the page. The answers can be changed while it is open. */
async function open(answers: Record<string, ApiAnswer> = {}, user = maria): Promise<ApiCall[]> {
  answers['GET /api/roles/mine'] ??= { body: roleHolder };
  answers['GET /api/review/queue'] ??= { body: [queuedPage()] };
  answers[pagePath] ??= { body: desk() };
  answers['POST /api/review/check'] ??= { body: none };
  const calls = stubApi(answers);
  render(
    <SignedIn user={user}>
      <ReviewScreen title="Review Desk" id="medications.adrenaline" />
    </SignedIn>,
  );
  await screen.findByRole('article', { name: dose.label });
  return calls;
}

const article = (name: string) => within(screen.getByRole('article', { name }));
const change = (name: string) => fireEvent.click(article(name).getByRole('button', { name: 'Change' }));
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const checks = (calls: readonly ApiCall[]) =>
  calls.filter(({ path }) => path === '/api/review/check').map(({ body }) => body as { changes: unknown[] });
const largest = () => article(dose.label).getByLabelText('Largest');

/** Opens the dialog, says source and reason, and sends the proposal. */
async function propose() {
  press('Propose');
  const dialog = within(await screen.findByRole('dialog'));
  fill(dialog.getByLabelText('Source of the change'), 'Data sheet 2026, page 2');
  fill(dialog.getByLabelText('Why'), 'A new edition');
  fireEvent.click(dialog.getByRole('button', { name: 'Propose' }));
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the form of a change', () => {
  it('is drawn from the schema: choices, boxes to tick, figures, what a field may name, and what can be added', async () => {
    await open();
    change(dose.label);
    const form = article(dose.label);
    expect(document.activeElement?.textContent).toBe(dose.label);
    expect(within(form.getByRole('group', { name: 'Routes' })).getAllByRole('checkbox')).toHaveLength(3);
    expect(form.getByLabelText<HTMLSelectElement>('Patient').value).toBe('adult');
    const names = [...form.getByLabelText<HTMLSelectElement>('Source', { selector: 'select' }).options].map(
      (each) => each.textContent,
    );
    expect(names).toEqual(['Choose', 'insert: Package insert', 'aha: A guideline']);
    expect(form.queryByLabelText('Note')).toBeNull();
    fireEvent.click(form.getByRole('button', { name: 'Add: Note' }));
    expect(form.getByLabelText('Note')).toBeDefined();
  });

  it('is checked at once, and shows each fault beside its field', async () => {
    const answers: Record<string, ApiAnswer> = {};
    const calls = await open(answers);
    change(dose.label);
    const faults: DeskFault[] = [
      { change: 0, path: ['amount', 'max'], message: 'this is ten times apart from its like' },
      { change: null, path: [], message: 'another page has this name' },
    ];
    answers['POST /api/review/check'] = { body: { faults } };
    fill(largest(), '10,5');
    await waitFor(() => expect(largest().getAttribute('aria-invalid')).toBe('true'));
    expect(largest().closest('div')?.textContent).toContain('this is ten times apart from its like');
    expect(screen.getByText(/^1 change of yours, not proposed yet. 2 faults found.$/)).toBeDefined();
    const sent = checks(calls).at(-1)?.changes;
    const value = { ...(dose.value as object), amount: { kind: 'fixed', min: 1, max: 10.5, unit: 'mg' } };
    const { note: _, ...stated } = value as typeof value & { note: null };
    expect(sent).toEqual([{ address: dose.address, part: 'doses', value: stated }]);
    press('Propose');
    expect((await screen.findByRole('dialog')).textContent).toContain('another page has this name');
  });

  it('says what is no figure before the server does, and keeps it as it was typed', async () => {
    await open();
    change(dose.label);
    fill(largest(), 'one');
    expect(largest().closest('div')?.textContent).toContain('Enter a number, such as 0.5.');
    fill(largest(), '0.50');
    expect((largest() as HTMLInputElement).value).toBe('0.50');
    expect(largest().getAttribute('aria-invalid')).toBeNull();
    fill(largest(), '1 000');
    expect(largest().getAttribute('aria-invalid')).toBeNull();
    fill(largest(), '1,000');
    expect(largest().closest('div')?.textContent).toContain('one or a thousand?');
  });

  it('proposes a change with source and reason as a version, and needs both', async () => {
    const calls = await open({ 'POST /api/review/propose': { body: { number: 1 } } });
    change(dose.label);
    fill(largest(), '2');
    press('Go to Propose');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Propose' }));
    press('Propose');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Propose' })).toHaveProperty('disabled', true);
    fireEvent.click(dialog.getByRole('button', { name: 'Go on changing' }));
    await propose();
    await waitFor(() => expect(currentToast()?.title).toBe('Proposed'));
    const body = calls.find(({ path }) => path === '/api/review/propose')?.body;
    expect(body).toMatchObject({
      page: 'medications/adrenaline.yaml',
      basedOn: { number: 0, hash: 'a'.repeat(64) },
      changes: [{ address: dose.address, value: { amount: { max: 2 } } }],
      ...{ source: 'Data sheet 2026, page 2', reason: 'A new edition', isCritical: false },
    });
    await waitFor(() => expect(screen.queryByText(/of yours, not proposed yet/)).toBeNull());
    expect(document.activeElement?.textContent).toContain('Readers see the text of the file.');
  });

  it('adds a row with nothing chosen, adds a text that the page does not state, and takes a fact out', async () => {
    const calls = await open();
    const add = screen.getByLabelText<HTMLSelectElement>('Add to this page');
    expect([...add.options].map(({ value }) => value)).toEqual(['', 'name', 'pregnancy', 'doses']);
    fill(add, 'doses');
    const row = within(screen.getByRole('region', { name: 'New: Doses' }));
    expect(row.getByLabelText<HTMLSelectElement>('Patient').value).toBe('');
    expect(row.getByLabelText<HTMLSelectElement>('Unit').value).toBe('');
    fill(add, 'pregnancy');
    fill(
      within(screen.getByRole('region', { name: 'New: Pregnancy' })).getByLabelText('Pregnancy'),
      'As for any adult.',
    );
    change(renal.label);
    fireEvent.click(article(renal.label).getByRole('button', { name: 'Take this fact out' }));
    await waitFor(() => expect(checks(calls).at(-1)?.changes).toHaveLength(3));
    expect(checks(calls).at(-1)?.changes.slice(1)).toEqual([
      { address: null, part: 'pregnancy', value: 'As for any adult.' },
      { address: 'renal', part: 'renal', value: null },
    ]);
  });
});

describe('the form of a chart', () => {
  const way = { type: 'object', properties: { to: text, label: text, via: text }, required: ['to'] };
  const box = {
    type: 'object',
    properties: {
      ...{ id: text, type: { type: 'string', enum: ['action', 'drug'] }, column: { type: 'integer' } },
      ...{ row: { type: 'integer' }, span: { type: 'integer', default: 1 }, text },
      ways: { type: 'array', items: way },
    },
    required: ['id', 'type', 'column', 'row', 'text'],
  };
  const node = (id: string, row: number, ways: Record<string, string>[]) => {
    const value = { id, type: 'action', column: 1, row, text: `Do ${id}\nThen look`, ways };
    return deskFact(`nodes/${id}`, {
      label: `Box: ${id}`,
      part: 'nodes',
      value,
      editable: value,
    });
  };
  const first = node('start', 1, [{ to: 'end', via: 'left' }]);
  const chart = desk({ schemas: { nodes: box }, facts: [dose, first, node('end', 2, [])] });

  it('adds a box below the others with a name of its own, and joins it by choosing what leads where', async () => {
    const calls = await open({ [pagePath]: { body: chart } });
    fill(screen.getByLabelText('Add to this page'), 'nodes');
    const added = within(screen.getByRole('region', { name: 'New: Box of the chart box-3' }));
    expect(added.queryByLabelText('Id')).toBeNull();
    expect(added.getByLabelText<HTMLInputElement>('Row from the top').value).toBe('3');
    fill(added.getByLabelText('Type'), 'action');
    fill(added.getByLabelText('Text'), 'Call');
    change(first.label);
    const ways = article(first.label).getByLabelText<HTMLSelectElement>('Leads to');
    expect([...ways.options].map(({ textContent }) => textContent)).toEqual([
      ...['Choose', 'start: Do start', 'end: Do end', 'box-3: Call'],
    ]);
    fill(ways, 'box-3');
    fireEvent.click(added.getByRole('button', { name: 'Add to: Ways from here' }));
    fill(added.getByLabelText('Leads to'), 'end');
    await waitFor(() =>
      expect(checks(calls).at(-1)?.changes).toEqual([
        {
          ...{ address: null, part: 'nodes' },
          value: { id: 'box-3', type: 'action', column: 1, row: 3, text: 'Call', ways: [{ to: 'end' }] },
        },
        {
          ...{ address: 'nodes/start', part: 'nodes' },
          value: expect.objectContaining({ id: 'start', ways: [{ to: 'box-3', via: 'left' }] }),
        },
      ]),
    );
  });
});

describe('a change that is not proposed', () => {
  const waiting = () => within(screen.getByRole('region', { name: 'Your change that waits' }));
  const isWaiting = () => screen.queryByRole('region', { name: 'Your change that waits' }) !== null;

  /** Changes the dose, and loses the tab with all that it held in memory. */
  async function beginAndLoseTheTab() {
    await open();
    change(dose.label);
    fill(largest(), '2');
    press('Propose');
    fill(within(await screen.findByRole('dialog')).getByLabelText('Why'), 'A new edition');
    cleanup();
    announceSessionEnd();
  }

  it('outlives a killed tab, is offered to its author, and goes on with every word', async () => {
    await beginAndLoseTheTab();
    await open();
    expect(waiting().getByText(dose.label)).toBeDefined();
    expect(screen.queryByText(/changed since then/)).toBeNull();
    expect(screen.queryByText(/of yours, not proposed yet/)).toBeNull();
    fireEvent.click(waiting().getByRole('button', { name: 'Go on' }));
    expect((largest() as HTMLInputElement).value).toBe('2');
    expect(isWaiting()).toBe(false);
    press('Propose');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText<HTMLInputElement>('Why').value).toBe('A new edition');
  });

  it('says that the page has changed since, and is compared before it is proposed', async () => {
    await beginAndLoseTheTab();
    await open({ [pagePath]: { body: desk({ number: 1, hash: 'b'.repeat(64) }) } });
    expect(waiting().getByText(/The text of the page has changed since then/)).toBeDefined();
    fireEvent.click(waiting().getByRole('button', { name: 'Go on' }));
    expect(screen.getByRole('button', { name: 'Compare both' })).toBeDefined();
  });

  it('is joined by what the author begins anew, and loses nothing', async () => {
    await beginAndLoseTheTab();
    await open();
    change(renal.label);
    expect((largest() as HTMLInputElement).value).toBe('2');
    expect(screen.getByText(/^2 changes of yours, not proposed yet/)).toBeDefined();
  });

  it('is gone once it is discarded, at the end of the session, and for anybody else', async () => {
    await beginAndLoseTheTab();
    await open({}, { ...maria, id: 'user-2' });
    expect(isWaiting()).toBe(false);
    cleanup();
    await open();
    fireEvent.click(waiting().getByRole('button', { name: 'Discard it' }));
    expect(isWaiting()).toBe(false);
    expect(localStorage.getItem(laterKeys.reviewDrafts)).toBeNull();
    cleanup();
    await beginAndLoseTheTab();
    endSessionOnDevice();
    await open();
    expect(isWaiting()).toBe(false);
  });

  it('stands at the head of the queue with a link to its page', async () => {
    await beginAndLoseTheTab();
    stubApi({
      'GET /api/roles/mine': { body: roleHolder },
      'GET /api/review/queue': { body: [] },
    });
    render(
      <SignedIn>
        <ReviewScreen title="Review Desk" />
      </SignedIn>,
    );
    const begun = within(await screen.findByRole('region', { name: 'Begun by you, not proposed' }));
    expect(begun.getByRole('link', { name: 'Adrenaline' }).getAttribute('href')).toBe(
      '/review/medications.adrenaline',
    );
  });
});

describe('a conflict', () => {
  const message = 'Somebody else has changed this page since you opened it.';
  const theirs = (max: number) => ({
    ...(dose.value as object),
    amount: { kind: 'fixed', min: 1, max, unit: 'mg' },
  });
  const version = {
    ...{ number: 1, author: 'Dr A', isOwn: false, source: 'S', reason: 'R', at: '2026-11-21T08:00:00Z' },
  };
  /** The page after somebody else has changed the dose and the renal text. */
  const changed = desk({
    ...{ number: 1, hash: 'b'.repeat(64), versions: [version] },
    facts: [
      { ...dose, hash: 'c'.repeat(64), value: theirs(3), editable: theirs(3) },
      { ...renal, hash: 'd'.repeat(64), value: 'Less', editable: 'Less' },
      sources,
    ],
  });

  /** What the server says of both. The words are its own, so that the dialog cannot have worked them out. */
  const conflict: ChangeConflict['conflict'] = {
    mine: [
      { address: dose.address, label: dose.label, before: dose.value, after: theirs(2) },
      { address: 'sources', label: 'Sources', before: listOfSources, after: listOfSources },
    ],
    theirs: [
      { address: dose.address, label: dose.label, before: dose.value, after: theirs(3) },
      { address: 'renal', label: 'Renal, as the server calls it', before: 'A text', after: 'Less' },
    ],
    both: [dose.address],
  };

  /** Changes the dose and the sources, and proposes it after somebody else was faster. */
  async function collide() {
    const answers: Record<string, ApiAnswer> = {
      'POST /api/review/propose': { status: 409, body: { message, conflict } },
    };
    const calls = await open(answers);
    change(dose.label);
    fill(largest(), '2');
    change(sources.label);
    fill(article(sources.label).getAllByLabelText('Title')[0] as HTMLElement, 'Another insert');
    answers[pagePath] = { body: changed };
    answers['POST /api/review/check'] = { status: 409, body: { message, conflict } };
    await propose();
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Your change and that of somebody else' }),
    );
    await dialog.findByRole('button', { name: 'Go on with this version' });
    return { answers, calls, dialog };
  }

  it("shows what the other has changed beside what is one's own, and goes on with all of it", async () => {
    const { answers, calls, dialog } = await collide();
    const both = within(dialog.getByRole('region', { name: `Yours: ${dose.label}` }));
    expect(both.getByText('1 to 3 mg')).toBeDefined();
    expect(both.getByText('1 to 2 mg')).toBeDefined();
    expect(dialog.getByRole('region', { name: 'Yours: Sources' }).textContent).toContain('carried over');
    expect(
      dialog.getByRole('region', { name: 'By Dr A: Renal, as the server calls it' }).textContent,
    ).toContain('Less');
    answers['POST /api/review/propose'] = { body: { number: 2 } };
    answers['POST /api/review/check'] = { body: none };
    fireEvent.click(dialog.getByRole('button', { name: 'Go on with this version' }));
    const again = within(await screen.findByRole('dialog', { name: 'Propose 2 changes' }));
    expect(again.getByLabelText<HTMLInputElement>('Why').value).toBe('A new edition');
    fireEvent.click(again.getByRole('button', { name: 'Propose' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Proposed'));
    const body = calls.filter(({ path }) => path === '/api/review/propose').at(-1)?.body;
    expect(body).toMatchObject({
      basedOn: { number: 1, hash: 'b'.repeat(64) },
      changes: [
        { address: dose.address, value: { amount: { max: 2 } } },
        { address: 'sources', value: [{ title: 'Another insert' }, { title: 'A guideline' }] },
      ],
    });
  });

  it("gives up one's own change of a fact only where that is chosen", async () => {
    const { dialog } = await collide();
    fireEvent.click(dialog.getByRole('radio', { name: 'Theirs' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Go on with this version' }));
    expect(await screen.findByRole('dialog', { name: 'Propose 1 change' })).toBeDefined();
    expect(article(dose.label).queryByLabelText('Largest')).toBeNull();
  });
});
