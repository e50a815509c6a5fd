import { chatMessageMaxLength } from '@oryx/contract/limits';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearPatient, setPatient } from '../../clinical/patient/patient-store.ts';
import { SessionContext } from '../../session/session-context.ts';
import { maria } from '../../test/maria.ts';
import { type ApiCall, stubApi } from '../../test/stub-api.ts';
import { AiAssistantScreen } from './ai-assistant-screen.tsx';
import { clearConversation } from './conversation-store.ts';

const line = 'Patient: 4 years old, 16 kg (estimated by age).';
const child = { age: 4 * 365.25, weight: 16, weightFrom: 'age' } as const;

let calls: ApiCall[];
beforeEach(() => {
  clearConversation();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 9, 0) });
  Element.prototype.scrollIntoView = vi.fn();
  calls = stubApi({ 'POST /api/ai/chat': { body: { response: 'Yes.' } } });
});

function open() {
  render(
    <SessionContext
      value={{ status: 'signed-in', user: maria, signIn: vi.fn(), signOut: async () => undefined }}
    >
      <AiAssistantScreen title="Remi AI Assistant" />
    </SessionContext>,
  );
}

const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

async function ask(text: string) {
  fireEvent.change(input(), { target: { value: text } });
  fireEvent.keyDown(input(), { key: 'Enter' });
  await act(() => vi.advanceTimersByTimeAsync(300));
}

// The screen also asks for the search data, for the names in an answer.
const sent = () =>
  calls.flatMap(({ method, body }) => (method === 'POST' ? [(body as { message: string }).message] : []));
const notice = () => document.getElementById('remi-patient')?.textContent ?? null;

describe('a question to Remi with a patient in hand', () => {
  it('REMI-14 is sent as it is without a patient', async () => {
    open();
    expect(notice()).toBeNull();
    await ask('midazolam dose?');
    expect(sent()).toEqual(['midazolam dose?']);
  });

  it('REMI-08 REMI-14 carries the patient as words that the user sees before and after', async () => {
    setPatient(child);
    open();
    expect(notice()).toBe(`${line} This is sent with your question.`);
    expect(input().getAttribute('aria-describedby')).toContain('remi-patient');
    await ask('midazolam dose?');
    expect(sent()).toEqual([`midazolam dose?\n\n${line}`]);
    expect(screen.getByRole('article', { name: 'You' }).textContent).toContain(line);
  });

  it('leaves the patient out on request, until there is another one', async () => {
    setPatient(child);
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Leave out' }));
    expect(notice()).toBeNull();
    await ask('midazolam dose?');
    expect(sent()).toEqual(['midazolam dose?']);
    act(() => vi.advanceTimersByTime(1));
    act(() => setPatient({ weight: 70, weightFrom: 'scales' }));
    expect(notice()).toContain('Patient: 70 kg.');
  });

  it('REMI-11 sends no patient without a question', async () => {
    setPatient(child);
    open();
    await ask('   ');
    expect(sent()).toEqual([]);
  });

  it('sends no patient that is cleared, or that the user has to confirm first', async () => {
    setPatient(child);
    open();
    await act(() => vi.advanceTimersByTimeAsync(15 * 60_000));
    expect(notice()).toBeNull();
    act(clearPatient);
    await ask('midazolam dose?');
    expect(sent()).toEqual(['midazolam dose?']);
  });

  it('keeps the question with its patient within the length that is allowed', () => {
    setPatient(child);
    open();
    expect(input().maxLength + '\n\n'.length + line.length).toBe(chatMessageMaxLength);
  });
});
