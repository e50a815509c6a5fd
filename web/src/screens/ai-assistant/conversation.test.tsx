import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearPatient, setPatient } from '../../clinical/patient/patient-store.ts';
import { announceSessionEnd } from '../../device/session-end.ts';
import { SessionContext } from '../../session/session-context.ts';
import { maria } from '../../test/maria.ts';
import { type ApiCall, stubApi } from '../../test/stub-api.ts';
import { AiAssistantScreen } from './ai-assistant-screen.tsx';
import { clearConversation } from './conversation-store.ts';

const source = { title: 'Midazolam', route: '/medications/19' };
const card = {
  kind: 'dose',
  drug: 'Midazolam',
  patient: 'Child, 14 kg',
  purpose: 'seizure',
  amount: '4.2 mg',
  volume: '0.84 mL',
  strength: '5 mg/mL',
  route: 'inside the cheek',
  maximum: '10 mg a dose',
  repeat: 'once after 5 min',
  cautions: ['Read the label'],
  source,
};
const state = {
  drugs: ['Midazolam'],
  section: 'dose',
  patient: { weight: 14, group: 'child', allergies: ['penicillin'], takes: ['Phenytoin'] },
};
const reply = {
  response: 'For: child.\n\nRed flag.\n\n**4.2 mg**',
  sources: [source, { title: 'Convulsing child', route: '/algorithms/6' }],
  blocks: [
    { slot: 'about', kind: 'frame', text: '**For:** child, 14 kg' },
    { slot: 'danger', kind: 'frame', text: 'Stated allergy' },
    { slot: 'figure', kind: 'computed', text: '**4.2 mg**, hidden by its card', source, card },
    { slot: 'more', kind: 'passage', text: 'The line of the page', source },
    { slot: 'note', kind: 'frame', text: 'Awaiting clinical review: Midazolam.' },
  ],
  choices: ['Midazolam: how many mL?'],
  state,
};

let calls: ApiCall[];
beforeEach(() => {
  clearConversation();
  clearPatient();
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 9, 0) });
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  calls = stubApi({ 'POST /api/ai/chat': { body: reply } });
});

const open = () =>
  render(
    <SessionContext
      value={{ status: 'signed-in', user: maria, signIn: vi.fn(), signOut: async () => undefined }}
    >
      <AiAssistantScreen title="Remi AI Assistant" />
    </SessionContext>,
  );

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
async function ask(text: string, wait = 300) {
  const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  fireEvent.change(input, { target: { value: text } });
  fireEvent.keyDown(input, { key: 'Enter' });
  await pass(wait);
}
const states = () =>
  calls.flatMap(({ method, body }) =>
    method === 'POST' ? [(body as { context: { state?: unknown } }).context.state] : [],
  );
const articles = () => within(screen.getByRole('log')).getAllByRole('article');
const chips = () =>
  within(screen.getByRole('list', { name: 'The next question goes on from' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

describe('a conversation with Remi', () => {
  it('goes on from what the last answer was about', async () => {
    open();
    await ask('midazolam 14 kg');
    await ask('how many mL?');
    expect(states()).toEqual([undefined, state]);
  });

  it('shows what it goes on from, the patient first, and each part can be removed', async () => {
    open();
    await ask('midazolam 14 kg');
    expect(chips()).toEqual([
      'Remove child',
      'Remove 14 kg',
      'Remove allergy: penicillin',
      'Remove takes Phenytoin',
      'Remove Midazolam',
      'Remove dose',
      'New patient',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove 14 kg' }));
    expect(chips()).not.toContain('Remove 14 kg');
    // The focus goes to the part that follows.
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove allergy: penicillin');
    await ask('and now?');
    expect(states()[1]).toEqual({
      ...state,
      patient: { group: 'child', allergies: ['penicillin'], takes: ['Phenytoin'] },
    });
  });

  it('knows nothing of the patient before after New patient', async () => {
    open();
    await ask('midazolam 14 kg');
    fireEvent.click(within(screen.getByRole('form')).getByRole('button', { name: 'New patient' }));
    expect(articles()).toHaveLength(1);
    expect(screen.queryByText('New patient')).toBeNull();
    await ask('ketamine dose');
    expect(states()).toEqual([undefined, undefined]);
  });

  it('drops an answer that comes after New patient or the end of the session', async () => {
    open();
    await ask('midazolam 14 kg', 100);
    act(announceSessionEnd);
    await pass(1000);
    expect(articles()).toHaveLength(1);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').disabled).toBe(false);
  });

  it('leaves the patient of the talk behind when another one is taken in hand', async () => {
    open();
    await ask('midazolam 14 kg');
    act(() => setPatient({ weight: 70, weightFrom: 'scales' }));
    await ask('dose?');
    expect(states()[1]).toEqual({ drugs: ['Midazolam'], section: 'dose' });
  });

  it('leaves the patient of the talk behind when another one is taken in hand on another screen', async () => {
    const first = open();
    await ask('midazolam 14 kg');
    await ask('how many mL?', 100);
    first.unmount();
    act(() => setPatient({ weight: 70, weightFrom: 'scales' }));
    // The answer that comes now is still of the patient before.
    await pass(1000);
    open();
    expect(chips()).toEqual(['Remove Midazolam', 'Remove dose', 'New patient']);
    await ask('dose?');
    expect(states()[2]).toEqual({ drugs: ['Midazolam'], section: 'dose' });
  });

  it('goes on with the slots that it knows of a newer server', async () => {
    const later = { ...state, mood: 'calm', section: 'whatever', patient: { ...state.patient, shoe: 42 } };
    calls = stubApi({ 'POST /api/ai/chat': { body: { ...reply, state: later } } });
    open();
    await ask('midazolam 14 kg');
    await ask('how many mL?');
    const { section: _section, ...known } = state;
    expect(states()[1]).toEqual(known);
  });

  it('survives opening a source and coming back, with an answer that came meanwhile', async () => {
    const first = open();
    await ask('midazolam 14 kg');
    await ask('how many mL?', 100);
    first.unmount();
    await pass(1000);
    open();
    expect(articles()).toHaveLength(5);
    expect(articles()[4]?.textContent).toContain('0.84 mL');
    expect(window.scrollTo).toHaveBeenCalled();
    act(announceSessionEnd);
    expect(articles()).toHaveLength(1);
  });

  it('shows a dose as a card, and repeats neither its text nor its source', async () => {
    open();
    await ask('midazolam 14 kg');
    const answer = within(articles()[2] as HTMLElement);
    const dose = within(answer.getByRole('region', { name: 'Midazolam, seizure' }));
    for (const text of ['0.84 mL', '4.2 mg', '5 mg/mL', 'inside the cheek', '10 mg a dose', 'Read the label'])
      expect(dose.getByText(text)).toBeDefined();
    expect(dose.getByRole('link', { name: 'Midazolam' }).getAttribute('href')).toBe('/medications/19');
    expect(answer.queryByText(/hidden by its card/)).toBeNull();
    const listed = within(answer.getByRole('list', { name: 'Sources' })).getAllByRole('link');
    expect(listed.map(({ textContent }) => textContent)).toEqual(['Convulsing child']);
  });

  it('offers messages to send next below the newest answer alone', async () => {
    open();
    await ask('midazolam 14 kg');
    fireEvent.click(screen.getByRole('button', { name: 'Midazolam: how many mL?' }));
    await pass(300);
    expect(articles()[3]?.textContent).toContain('Midazolam: how many mL?');
    expect(screen.getAllByRole('button', { name: 'Midazolam: how many mL?' })).toHaveLength(1);
  });

  it('keeps the question in sight above its answer', async () => {
    open();
    const scrolled = vi.mocked(Element.prototype.scrollIntoView);
    await ask('midazolam 14 kg');
    expect(scrolled.mock.contexts.at(-1)).toBe(articles()[1]);
  });

  it('shows the text if a block of the answer is unknown', async () => {
    calls = stubApi({ 'POST /api/ai/chat': { body: { ...reply, blocks: [{ slot: 'new' }] } } });
    open();
    await ask('midazolam 14 kg');
    expect(articles()[2]?.textContent).toContain('Red flag.');
  });
});
