import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionContext } from '../../session/session-context.ts';
import { maria } from '../../test/maria.ts';
import { type ApiCall, stubApi } from '../../test/stub-api.ts';
import { AiAssistantScreen } from './ai-assistant-screen.tsx';
import { apology } from './message.ts';

vi.mock('./remi-on-device.ts', () => ({
  remiOnDevice: async () => ({ answer: async () => ({ response: 'From this device.', sources: [] }) }),
}));

const call = 'POST /api/ai/chat';
const thinking = 'Remi is thinking...';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 9, 0) });
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open() {
  return render(
    <SessionContext
      value={{ status: 'signed-in', user: maria, signIn: vi.fn(), signOut: async () => undefined }}
    >
      <AiAssistantScreen />
    </SessionContext>,
  );
}

const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const articles = () => within(screen.getByRole('log')).getAllByRole('article');
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
const enter = (more = {}) => fireEvent.keyDown(input(), { key: 'Enter', ...more });
/** Lets the answer come and be read. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

async function say(text: string) {
  type(text);
  enter();
  await settle();
}

const bodies = (calls: readonly ApiCall[]) => calls.map(({ body }) => body);

describe('a conversation with Remi', () => {
  it.each([
    [11, 59, 'Good morning, Maria'],
    [12, 0, 'Good afternoon, Maria'],
    [16, 59, 'Good afternoon, Maria'],
    [17, 0, 'Good evening, Maria'],
  ])('REMI-04 greets at %i:%i', (hours, minutes, greeting) => {
    vi.setSystemTime(new Date(2026, 10, 21, hours, minutes));
    open();
    expect(articles()).toHaveLength(1);
    expect(articles()[0]?.textContent).toContain(greeting);
  });

  it('REMI-02 REMI-03 shows five quick actions beside one message, and none beside two', async () => {
    stubApi({ [call]: { body: { response: 'Yes.' } } });
    open();
    const actions = within(screen.getByRole('list', { name: 'Quick actions' })).getAllByRole('button');
    expect(actions.map((button) => button.textContent)).toEqual([
      'Summarise patient',
      'Suggest differentials',
      'Check meds/interactions',
      'Explain a diagnosis',
      'Create care plan',
    ]);
    for (const action of actions) {
      fireEvent.click(action);
      expect(input().value).not.toBe('');
      expect(document.activeElement).toBe(input());
    }
    await say('Hello');
    expect(screen.queryByRole('list', { name: 'Quick actions' })).toBeNull();
  });

  it('REMI-08 REMI-09 REMI-12 REMI-14 shows that Remi thinks, and the reply 300 ms after it came', async () => {
    const calls = stubApi({ [call]: { body: { response: 'Give **oxygen**.' } } });
    open();
    await say('  What now?  ');
    expect(bodies(calls)).toEqual([
      { message: 'What now?', context: { profession: 'Nurse', mode: 'consultation' } },
    ]);
    expect(articles().map((each) => each.getAttribute('aria-label'))).toEqual(['Remi', 'You', 'Remi']);
    expect(articles()[1]?.textContent).toContain('What now?');
    expect(articles()[2]?.textContent).toContain(thinking);
    expect(input().value).toBe('');
    expect(input().disabled).toBe(true);

    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(articles()[2]?.textContent).toContain(thinking);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(articles()).toHaveLength(3);
    expect(articles()[2]?.textContent).toContain('Give oxygen.');
    expect(screen.queryByText(thinking)).toBeNull();
    expect(input().disabled).toBe(false);
  });

  it.each<[string, Parameters<typeof stubApi>[0][string]]>([
    ['an error', { status: 500, body: { message: 'broken' } }],
    ['a dead network', 'network failure'],
    ['an answer without a text', { body: {} }],
    ['too many questions', { status: 429, body: { message: 'Too many.' } }],
  ])('REMI-10 REMI-12 REMI-13 apologises on %s, without a remark, and listens again', async (_, answer) => {
    stubApi({ [call]: answer });
    open();
    await say('Help');
    const [, , last] = articles();
    expect(last?.textContent).toContain(apology);
    expect(last?.querySelector('em')).toBeNull();
    expect(input().disabled).toBe(false);
  });

  it('REMI-10 REMI-12 offers this device where the server is slow, and then shows that answer alone', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    open();
    await say('Help');
    const offer = () => screen.queryByRole('button', { name: 'Answer from this device' });
    await act(() => vi.advanceTimersByTimeAsync(5999));
    expect(offer()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(articles()[2]?.textContent).toContain(thinking);
    expect(input().disabled).toBe(true);
    fireEvent.click(offer() as HTMLElement);
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(articles()).toHaveLength(3);
    expect(articles()[2]?.textContent).toContain('From this device.');
    expect(offer()).toBeNull();
    expect(input().disabled).toBe(false);
  });

  it('REMI-13 ends each reply with a remark at random', async () => {
    stubApi({ [call]: { body: { response: 'Yes.' } } });
    vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.5).mockReturnValueOnce(0.99);
    open();
    for (let count = 0; count < 3; count += 1) {
      await say('Again');
      await act(() => vi.advanceTimersByTimeAsync(300));
    }
    const remarks = [...document.querySelectorAll('em')].map((each) => each.textContent);
    expect(new Set(remarks).size).toBe(3);
  });

  it('REMI-07 REMI-11 REMI-12 sends on Enter alone, nothing blank, and nothing while an answer is to come', async () => {
    const calls = stubApi({ [call]: { body: { response: 'Yes.' } } });
    open();
    await say('   ');
    type('Hello');
    enter({ shiftKey: true });
    enter({ isComposing: true });
    await settle();
    expect(calls).toEqual([]);
    enter();
    enter();
    await settle();
    expect(calls).toHaveLength(1);
  });

  it('REMI-06 sends the mode of the moment', async () => {
    const calls = stubApi({ [call]: { body: { response: 'Yes.' } } });
    open();
    for (let count = 0; count < 3; count += 1) {
      await say('Hello');
      await act(() => vi.advanceTimersByTimeAsync(300));
      fireEvent.click(screen.getByRole('switch', { name: 'Teaching mode' }));
    }
    expect(bodies(calls)).toMatchObject(
      ['consultation', 'education', 'consultation'].map((mode) => ({ context: { mode } })),
    );
  });

  it('REMI-01 names each source, and links those that have a page of their own', async () => {
    const sources = [
      { title: 'Postpartum haemorrhage', route: '/algorithms/33' },
      { title: 'WHO recommendations', route: '/algorithms/33' },
      { title: 'Vomiting blood', route: '/ai-assistant' },
      { title: 'Black stools', route: '/ai-assistant' },
    ];
    stubApi({ [call]: { body: { response: 'Yes.', sources } } });
    const complaints = vi.spyOn(console, 'error');
    open();
    await say('Bleeding');
    await act(() => vi.advanceTimersByTimeAsync(300));
    const named = within(screen.getByRole('navigation', { name: 'Sources' }));
    expect(named.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      sources.map(({ title }) => title),
    );
    expect(named.getAllByRole('link')).toHaveLength(2);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('REMI-17 tells user and assistant apart, each with its time', async () => {
    stubApi({ [call]: { body: { response: 'Yes.', sources: [{ title: 'Out', route: 'https://x.org' }] } } });
    open();
    await say('Hello');
    await act(() => vi.advanceTimersByTimeAsync(300));
    const [greeting, user, reply] = articles();
    expect(user?.className).not.toBe(reply?.className);
    expect(greeting?.className).toBe(reply?.className);
    for (const each of articles()) expect(each.querySelector('time')?.dateTime).toMatch(/^2026-11-21T/);
    // Sources that lead out of Oryx are none.
    expect(screen.queryByRole('navigation', { name: 'Sources' })).toBeNull();
  });
});

/** A recogniser that the test speaks for. */
class Recogniser extends EventTarget {
  static newest: Recogniser;
  static failsToStart = false;
  lang = '';
  continuous = true;
  interimResults = true;
  onresult: ((event: unknown) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  onend: (() => void) | null = null;
  abort = vi.fn();

  constructor() {
    super();
    Recogniser.newest = this;
  }

  start() {
    if (Recogniser.failsToStart) throw new Error('already started');
  }
}

describe('voice input', () => {
  let alerts: string[];

  beforeEach(() => {
    alerts = [];
    vi.stubGlobal('alert', (text: string) => alerts.push(text));
    vi.stubGlobal('SpeechRecognition', Recogniser);
    Recogniser.failsToStart = false;
  });

  const press = () => fireEvent.click(screen.getByRole('button', { name: /voice input$/ }));
  const isListening = () => screen.queryByRole('button', { name: 'Stop voice input' }) !== null;

  it('REMI-05 REMI-15 toggles listening, in en-US, one utterance at a time', () => {
    open();
    press();
    expect(isListening()).toBe(true);
    expect(Recogniser.newest).toMatchObject({ lang: 'en-US', continuous: false });
    press();
    expect(isListening()).toBe(false);
    expect(Recogniser.newest.abort).toHaveBeenCalled();
  });

  it('REMI-16 adds what is heard after what is there, and does not send it', () => {
    const calls = stubApi({});
    open();
    type('Check ');
    press();
    act(() => Recogniser.newest.onresult?.({ results: [[{ transcript: 'morphine' }]] }));
    act(() => Recogniser.newest.onend?.());
    expect(input().value).toBe('Check morphine');
    expect(isListening()).toBe(false);
    expect(calls).toEqual([]);
  });

  it.each([
    ['no-speech', 'No speech detected. Please try again.'],
    ['network', 'Network error occurred during speech recognition.'],
    ['not-allowed', 'Microphone access denied. Please allow microphone access and try again.'],
    ['aborted', 'Speech recognition error: aborted'],
  ])('ERR-04 ERR-05 ERR-06 says what %s means and stops listening', (error, text) => {
    open();
    press();
    act(() => Recogniser.newest.onerror?.({ error }));
    expect(alerts).toEqual([text]);
    expect(isListening()).toBe(false);
  });

  it('ERR-05 ERR-06 says that it could not start', () => {
    Recogniser.failsToStart = true;
    open();
    press();
    expect(alerts).toEqual(['Failed to start voice recognition. Please try again.']);
    expect(isListening()).toBe(false);
  });

  it('ERR-03 says that the browser has no voice recognition', () => {
    vi.stubGlobal('SpeechRecognition', undefined);
    open();
    press();
    expect(alerts).toEqual([
      'Voice recognition is not supported in this browser. Please use Chrome, Edge, or Safari.',
    ]);
    expect(isListening()).toBe(false);
  });

  it('REMI-05 closes the microphone when the screen is left or voice is switched off', () => {
    const { unmount } = open();
    press();
    fireEvent.click(screen.getByRole('switch', { name: 'Voice' }));
    expect(Recogniser.newest.abort).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: /voice input$/ })).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: 'Voice' }));
    press();
    unmount();
    expect(Recogniser.newest.abort).toHaveBeenCalledTimes(1);
  });
});
