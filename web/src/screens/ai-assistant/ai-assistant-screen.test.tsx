import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { watchedFetch } from '../../api/watched-fetch.ts';
import { announceSessionEnd } from '../../device/session-end.ts';
import { SessionContext } from '../../session/session-context.ts';
import { maria } from '../../test/maria.ts';
import { type ApiAnswer, type ApiCall, stubApi } from '../../test/stub-api.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { AiAssistantScreen } from './ai-assistant-screen.tsx';
import { clearConversation } from './conversation-store.ts';
import { apology } from './message.ts';

const onDevice = {
  response: 'Give **oxygen** at once.',
  sources: [{ title: 'Oxygen', route: '/medications/14' }],
};
/** Puts everything on this device that Remi needs to answer. */
const holdContent = () => queryClient.setQueryData(['remi-on-device'], { answer: async () => onDevice });

const call = 'POST /api/ai/chat';
const thinking = 'Remi is thinking...';

// Its code is loaded when it is needed, which no fake time waits for.
beforeAll(() => import('../../answers/remi-on-device.ts'));

beforeEach(() => {
  clearConversation();
  // Other test files share this page, and may leave a bad connection.
  announceSessionEnd();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 9, 0) });
  // The screen looks for a server when it opens.
  stubApi({});
  holdContent();
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
      <AiAssistantScreen title="Remi AI Assistant" />
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

/** Lets the reply take the place of the typing message. */
const readReply = () => act(() => vi.advanceTimersByTimeAsync(300));
/** Waits until Remi's last message contains this text. */
async function untilShown(text: string) {
  const isShown = () => articles().at(-1)?.textContent?.includes(text);
  for (let attempt = 0; attempt < 100 && !isShown(); attempt += 1) {
    await act(() => vi.advanceTimersByTimeAsync(50));
  }
  expect(articles().at(-1)?.textContent).toContain(text);
}
const buttonsOf = (message: HTMLElement | undefined) =>
  message === undefined
    ? []
    : within(message)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent);

/** The questions among the calls. The screen also asks for the search data, for the names in an answer. */
const questions = (calls: readonly ApiCall[]) => calls.filter(({ method }) => method === 'POST');
const bodies = (calls: readonly ApiCall[]) => questions(calls).map(({ body }) => body);

describe('a conversation with Remi', () => {
  it('REMI-01 REMI-05 has a header, a badge, a settings panel, the messages and an input bar', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Remi AI Assistant');
    expect(screen.getByRole('status').textContent).toBe('Online');
    const settings = within(screen.getByRole('region', { name: 'Remi settings' }));
    expect(settings.getAllByRole('switch')).toEqual([
      settings.getByRole('switch', { name: 'Teaching mode' }),
      settings.getByRole('switch', { name: 'Voice' }),
    ]);
    expect(screen.getByRole('log', { name: 'Conversation' }).getAttribute('aria-live')).toBe('polite');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start voice input' }).disabled).toBe(false);
    expect(input().disabled).toBe(false);
    const note = document.getElementById(input().getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toMatch(/^Enter no patient names/);
  });

  it.each([
    [11, 59, 'Good morning, Maria'],
    [12, 0, 'Good afternoon, Maria'],
    [16, 59, 'Good afternoon, Maria'],
    [17, 0, 'Good evening, Maria'],
  ])('REMI-04 greets by the time of day at %i:%i', (hours, minutes, greeting) => {
    vi.setSystemTime(new Date(2026, 10, 21, hours, minutes));
    open();
    expect(articles()).toHaveLength(1);
    expect(articles()[0]?.textContent).toContain(greeting);
  });

  it('REMI-02 REMI-03 shows five quick actions beside one message, and none beside two', async () => {
    const calls = stubApi({ [call]: { body: { response: 'Yes.' } } });
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
    expect(questions(calls)).toEqual([]);
    await say('Hello');
    expect(screen.queryByRole('list', { name: 'Quick actions' })).toBeNull();
  });

  it('REMI-08 REMI-09 REMI-12 REMI-14 shows that Remi is thinking, and shows the reply 300 ms after its arrival', async () => {
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

  it.each<[string, ApiAnswer]>([
    ['an error', { status: 500, body: { message: 'broken' } }],
    ['a dead network', 'network failure'],
    ['an answer without a text', { body: {} }],
    ['too many questions', { status: 429, body: { message: 'Too many.' } }],
  ])(
    'REMI-10 REMI-12 REMI-13 apologises after %s without a remark, and accepts the next question',
    async (_, answer) => {
      queryClient.clear();
      stubApi({ [call]: answer });
      open();
      await say('Help');
      const [, , last] = articles();
      expect(last?.textContent).toContain(apology);
      expect(last?.querySelector('em')).toBeNull();
      expect(buttonsOf(last)).not.toContain('Copy');
      expect(input().disabled).toBe(false);
      stubApi({ [call]: { body: { response: 'Give **oxygen**.' } } });
      await say('Help again');
      await readReply();
      expect(articles()).toHaveLength(5);
      expect(articles()[4]?.textContent).toContain('Give oxygen.');
    },
  );

  it.each<[string, ApiAnswer]>([
    ['the network fails', 'network failure'],
    ['the server fails', { status: 500, body: { message: 'broken' } }],
    ['a proxy finds no server', { status: 502, body: {} }],
  ])('REMI-10 REMI-12 answers from this device below the apology if %s', async (_, answer) => {
    stubApi({ [call]: answer });
    open();
    await say('Help');
    await untilShown('Give oxygen at once.');
    expect(articles()).toHaveLength(3);
    const text = articles()[2]?.textContent ?? '';
    expect(text.indexOf(apology)).toBeGreaterThan(-1);
    expect(text.indexOf(apology)).toBeLessThan(text.indexOf('Give oxygen at once.'));
    expect(text).toContain('Answered from this device.');
    expect(screen.getByRole('link', { name: 'Oxygen' })).toBeDefined();
    expect(buttonsOf(articles()[2])).toEqual(['Copy', 'Report a fault']);
    expect(input().disabled).toBe(false);
  });

  it('REMI-10 offers another attempt on this device if it held nothing to answer from', async () => {
    queryClient.clear();
    stubApi({ [call]: 'network failure' });
    open();
    await say('Help');
    await untilShown('Answer from this device');
    holdContent();
    fireEvent.click(screen.getByRole('button', { name: 'Answer from this device' }));
    await readReply();
    expect(articles()).toHaveLength(4);
    expect(articles()[3]?.textContent).toContain('Give oxygen at once.');
  });

  it('REMI-10 asks this device once more if a part was on its way as the connection was lost', async () => {
    const answer = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(onDevice);
    queryClient.setQueryData(['remi-on-device'], { answer });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open();
    act(() => {
      window.dispatchEvent(new Event('offline'));
    });
    await say('Help');
    await untilShown('Give oxygen at once.');
    expect(articles()[2]?.textContent).not.toContain(apology);
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('REMI-10 does not answer from this device if the server has refused the question', async () => {
    stubApi({ [call]: { status: 429, body: { message: 'Too many.' } } });
    open();
    await say('Help');
    await settle();
    expect(buttonsOf(articles()[2])).toEqual([]);
    expect(articles()[2]?.textContent).not.toContain('Give oxygen');
  });

  it('REMI-01 asks this device at once while the server is unreachable, and says so', async () => {
    const calls = stubApi({ [call]: { body: { response: 'Yes.' } } });
    open();
    act(() => {
      window.dispatchEvent(new Event('offline'));
    });
    expect(screen.getByRole('status').textContent).toBe('Offline: from this device');
    await say('Help');
    await readReply();
    expect(articles()[2]?.textContent).toContain('Give oxygen at once.');
    expect(articles()[2]?.textContent).not.toContain(apology);
    expect(bodies(calls)).toEqual([]);
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    void watchedFetch('/api/x', {}).catch(() => {});
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('status').textContent).toBe('Weak connection');
  });

  it('REMI-12 answers from this device by itself if the server does not answer a probe either', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    open();
    await say('Help');
    await act(() => vi.advanceTimersByTimeAsync(5999));
    expect(articles()[2]?.textContent).toContain(thinking);
    await act(() => vi.advanceTimersByTimeAsync(1));
    await untilShown('Give oxygen at once.');
    expect(articles()).toHaveLength(3);
    expect(input().disabled).toBe(false);
  });

  it('REMI-10 REMI-12 offers an answer from this device if a reachable server needs long, and then shows only that answer', async () => {
    vi.stubGlobal('fetch', (path: string) =>
      path === '/api/ai/chat' ? new Promise(() => {}) : Promise.resolve(new Response('{}')),
    );
    open();
    await say('Help');
    const offer = () => screen.queryByRole('button', { name: 'Answer from this device' });
    await act(() => vi.advanceTimersByTimeAsync(5999));
    expect(offer()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(articles()[2]?.textContent).toContain(thinking);
    expect(input().disabled).toBe(true);
    fireEvent.click(offer() as HTMLElement);
    await readReply();
    expect(articles()).toHaveLength(3);
    expect(articles()[2]?.textContent).toContain('Give oxygen at once.');
    expect(offer()).toBeNull();
    expect(input().disabled).toBe(false);
  });

  it('REMI-13 ends each reply with a random remark', async () => {
    stubApi({ [call]: { body: { response: 'Yes.' } } });
    vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.5).mockReturnValueOnce(0.99);
    open();
    for (let count = 0; count < 3; count += 1) {
      await say('Again');
      await readReply();
    }
    const remarks = [...document.querySelectorAll('em')].map((each) => each.textContent);
    expect(new Set(remarks).size).toBe(3);
  });

  it('REMI-07 REMI-11 REMI-12 sends on Enter only, and sends nothing blank and nothing while a reply is due', async () => {
    const calls = stubApi({ [call]: { body: { response: 'Yes.' } } });
    open();
    await say('   ');
    type('Hello');
    enter({ shiftKey: true });
    enter({ isComposing: true });
    await settle();
    expect(questions(calls)).toEqual([]);
    enter();
    enter();
    await settle();
    expect(questions(calls)).toHaveLength(1);
  });

  it('REMI-07 REMI-11 REMI-14 sends by the button, which is disabled while there is nothing to send', async () => {
    const calls = stubApi({ [call]: { body: { response: 'Yes.' } } });
    open();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    type('   ');
    expect(button.disabled).toBe(true);
    type('Chest pain\nand sweating');
    fireEvent.click(button);
    await settle();
    expect(button.disabled).toBe(true);
    expect(bodies(calls)).toMatchObject([{ message: 'Chest pain\nand sweating' }]);
  });

  it('REMI-06 sends the current mode', async () => {
    const calls = stubApi({ [call]: { body: { response: 'Yes.' } } });
    open();
    for (let count = 0; count < 3; count += 1) {
      await say('Hello');
      await readReply();
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
    await readReply();
    const named = within(screen.getByRole('list', { name: 'Sources' }));
    expect(named.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      sources.map(({ title }) => title),
    );
    expect(named.getAllByRole('link')).toHaveLength(2);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('REMI-01 copies an answer as plain text with its sources', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const sources = [{ title: 'Oxygen', route: '/medications/14' }];
    stubApi({ [call]: { body: { response: 'Give **oxygen**.', sources } } });
    open();
    await say('What now?');
    await readReply();
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await settle();
    expect(write.mock.lastCall?.[0]).toMatch(/^Give oxygen\.\n\n.+\.\n\nSources in Oryx: Oxygen$/);
    expect(currentToast()?.title).toBe('Answer copied');
  });

  it('REMI-17 names the sender and the time of each message', async () => {
    stubApi({ [call]: { body: { response: 'Yes.', sources: [{ title: 'Out', route: 'https://x.org' }] } } });
    open();
    await say('Hello');
    await readReply();
    expect(articles().map((each) => each.getAttribute('aria-label'))).toEqual(['Remi', 'You', 'Remi']);
    for (const each of articles()) expect(each.querySelector('time')?.dateTime).toMatch(/^2026-11-21T/);
    // Sources that lead out of Oryx are none.
    expect(screen.queryByRole('list', { name: 'Sources' })).toBeNull();
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

  it('REMI-16 adds the recognised words to the text, and does not send it', () => {
    const calls = stubApi({});
    open();
    type('Check ');
    press();
    act(() => Recogniser.newest.onresult?.({ results: [[{ transcript: 'morphine' }]] }));
    act(() => Recogniser.newest.onend?.());
    expect(input().value).toBe('Check morphine');
    expect(isListening()).toBe(false);
    expect(questions(calls)).toEqual([]);
  });

  it.each([
    ['no-speech', 'No speech detected. Please try again.'],
    ['network', 'Network error occurred during speech recognition.'],
    ['not-allowed', 'Microphone access denied. Please allow microphone access and try again.'],
    ['aborted', 'Speech recognition error: aborted'],
  ])('ERR-04 ERR-05 ERR-06 explains the error %s and stops listening', (error, text) => {
    open();
    press();
    act(() => Recogniser.newest.onerror?.({ error }));
    expect(alerts).toEqual([text]);
    expect(isListening()).toBe(false);
  });

  it('ERR-05 ERR-06 says that listening could not start', () => {
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
