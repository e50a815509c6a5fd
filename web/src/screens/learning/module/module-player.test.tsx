import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useLocation } from 'wouter';
import { queryClient } from '../../../api/query-client.ts';
import { unsentAnswersOf } from '../../../api/unsent-answers.ts';
import { laterKeys } from '../../../device/later-keys.ts';
import { SessionProvider } from '../../../session/session-provider.tsx';
import { storeSession } from '../../../session/stored-session.ts';
import { bagMask, pathItem } from '../../../test/learning.ts';
import { maria } from '../../../test/maria.ts';
import { type ApiAnswer, type ApiCall, stubApi } from '../../../test/stub-api.ts';
import { LearningScreen } from '../learning-screen.tsx';

const complete = 'POST /api/learning/modules/complete';
const start = 'POST /api/learning/modules/start';
const address = '/learning/airway/bag-mask';

/** The second of three answers is wrong. */
const graded = {
  score: 67,
  completed: false,
  results: bagMask.questions.map(({ id }, index) => ({
    questionId: id,
    choice: index === 1 ? 2 : 1,
    rightChoice: index === 1 ? 0 : 1,
    isRight: index !== 1,
    explanation: `Explanation ${index + 1}.`,
    source: 'manual',
    basis: index === 2 ? 'general' : 'seen',
  })),
  progress: pathItem(2).progress,
};

let calls: ApiCall[];

/** The screen at whatever address it moves to, as the app has it. */
function Routed() {
  const [, , pathId, moduleId] = useLocation()[0].split('/');
  return <LearningScreen title="Learning Paths" pathId={pathId} moduleId={moduleId} />;
}

function visit(path: string, answers: Record<string, ApiAnswer> = {}) {
  calls = stubApi({
    'GET /api/auth/user': { body: maria },
    'GET /api/learning/paths': { body: [pathItem(1)] },
    [start]: { body: { message: 'ok', module: bagMask } },
    [complete]: { body: graded },
    ...answers,
  });
  window.history.replaceState(null, '', path);
  render(
    <SessionProvider>
      <Routed />
    </SessionProvider>,
  );
}

async function openModule(answers: Record<string, ApiAnswer> = {}) {
  storeSession(maria);
  visit('/learning', answers);
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { level: 1, name: 'Bag-mask ventilation' });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pick = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const pickAll = () => ['Two hands', 'The clock', 'Not at all'].forEach(pick);
const isPicked = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
const madeTo = (path: string) => calls.filter((call) => path.endsWith(call.path));
const bodies = (path: string) => madeTo(path).map(({ body }) => body);
const headers = (path: string) =>
  madeTo(path).map(({ init }) => Object.fromEntries(new Headers(init.headers)));

beforeEach(() => {
  queryClient.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a module', () => {
  it('LEARN-10 shows title, time, skill, reading with sources and marks, links and questions', async () => {
    await openModule();
    screen.getByText('20 min · airway management');
    expect(screen.getByRole('region', { name: 'Hold the mask' }).textContent).toBe(
      'Hold the maskTwo hands hold better than one.Lift the chin.Watch the chest.Source: Airway manual, 2021',
    );
    expect(screen.getByRole('region', { name: 'How often' }).textContent).toContain(
      'Awaiting clinical review',
    );
    expect(screen.getByRole('link', { name: 'Paed-Cal' }).getAttribute('href')).toBe('/pediatrics');
    expect(screen.getAllByRole('radio')).toHaveLength(9);
    screen.getByRole('group', { name: /Question 2 of 3.*What do you watch/ });
  });

  it('draws the ECG of a reading and of a question, and says if it cannot', async () => {
    const [reading, ...others] = bagMask.reading;
    const [question, ...more] = bagMask.questions;
    if (!reading || !question) throw new Error('The module has neither reading nor question.');
    const module = {
      ...bagMask,
      reading: [{ ...reading, ecg: 'normal' }, ...others],
      questions: [{ ...question, ecg: 'of-a-later-oryx' }, ...more],
    };
    await openModule({ [start]: { body: { message: 'Started.', module } } });
    await screen.findByRole('img', { name: /^ECG: Hold the mask, 10 seconds/ });
    screen.getByRole('region', { name: 'ECG paper, ECG: Hold the mask' });
    await screen.findByText(/This ECG cannot be drawn/);
    fireEvent.click(screen.getByRole('switch', { name: 'As a recorder draws it' }));
    screen.getByRole('img', { name: /^ECG: Hold the mask/ });
  });

  it('LEARN-10 says which questions are not answered, and sends nothing', async () => {
    await openModule();
    pick('The chest');
    press('Submit answers');
    expect(screen.getByRole('alert').textContent).toBe('Not answered yet: questions 1 and 3.');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'One hand' }));
    pick('Two hands');
    expect(screen.getByRole('alert').textContent).toBe('Not answered yet: question 3.');
    press('Submit answers');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'By feeling' }));
    expect(bodies(complete)).toEqual([]);
  });

  it('LEARN-10 sends the choices with the id of the attempt, and shows score and explanations', async () => {
    await openModule();
    pickAll();
    press('Submit answers');
    await screen.findByRole('heading', { name: 'Your score: 67%' });
    expect(bodies(complete)).toEqual([
      {
        pathId: 'airway',
        moduleId: 'bag-mask',
        answers: [
          { questionId: 'hold', choice: 1 },
          { questionId: 'watch', choice: 2 },
          { questionId: 'count', choice: 1 },
        ],
      },
    ]);
    expect(headers(complete)).toEqual([
      {
        'content-type': 'application/json',
        'idempotency-key': expect.stringMatching(
          /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
        ),
        'time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    ]);
    screen.getByText('2 of 3 answers right. 2 of 5 modules of this path completed.');
    screen.getByText('This module is complete with 80% right. Try it again: the best score counts.');
    const answers = [...screen.getByRole('list', { name: 'Your answers' }).children];
    expect(answers.map(({ textContent }) => textContent)).toEqual([
      'How is the mask held best?Right. Your answer: Two handsExplanation 1.Source: Airway manual, 2021',
      'What do you watch?Wrong. Your answer: The clockRight answer: The chestExplanation 2.Source: Airway manual, 2021',
      'How do you keep the rate?Right. Your answer: Not at allExplanation 3.Source: Airway manual, 2021Awaiting clinical review',
    ]);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(localStorage.getItem(laterKeys.moduleDraft)).toBeNull();
  });

  it('LEARN-10 leads to the next module of the path, and back', async () => {
    await openModule();
    pickAll();
    press('Submit answers');
    await screen.findByRole('heading', { name: /Your score/ });
    press('Next Module');
    await waitFor(() => expect(bodies(start)).toHaveLength(2));
    expect(bodies(start)[1]).toMatchObject({ pathId: 'airway', moduleId: 'suction' });
    await screen.findByRole('button', { name: 'Submit answers' });
    press('Back');
    await screen.findByRole('heading', { level: 1, name: 'Learning Paths' });
  });

  it('LEARN-10 can be repeated as a new attempt', async () => {
    await openModule();
    pickAll();
    press('Submit answers');
    await screen.findByRole('heading', { name: /Your score/ });
    press('Try again');
    expect(isPicked('Two hands')).toBe(false);
    pickAll();
    press('Submit answers');
    await screen.findByRole('heading', { name: /Your score/ });
    const sittings = headers(complete).map((sent) => sent['idempotency-key']);
    expect(new Set(sittings).size).toBe(2);
  });

  it('LEARN-10 shows why the server rejects the answers, and keeps the choices', async () => {
    await openModule({ [complete]: { status: 500, body: { message: 'It broke.' } } });
    pickAll();
    press('Submit answers');
    await screen.findByText('Not handed in: It broke.');
    expect(isPicked('The clock')).toBe(true);
    expect(unsentAnswersOf(maria.id)).toEqual([]);
  });
});

describe('a module that was left midway', () => {
  it('LEARN-10 is open again after a reload, without a call', async () => {
    await openModule();
    pick('The clock');
    cleanup();
    visit(address, { 'GET /api/learning/paths': 'network failure' });
    expect(isPicked('The clock')).toBe(true);
    expect(bodies(start)).toEqual([]);
  });

  it('LEARN-10 is offered on the screen, and can be discarded', async () => {
    await openModule();
    pick('The clock');
    cleanup();
    visit('/learning');
    screen.getByText(/1 of 3 questions answered/);
    press('Resume');
    expect(window.location.pathname).toBe(address);
    expect(isPicked('The clock')).toBe(true);
    cleanup();
    visit('/learning');
    press('Discard');
    expect(screen.queryByText(/questions answered/)).toBeNull();
    expect(localStorage.getItem(laterKeys.moduleDraft)).toBeNull();
  });

  it('LEARN-10 continues when it is started again, with the choices that still exist', async () => {
    const [hold, ...others] = bagMask.questions;
    const longer = { ...hold, choices: [...(hold?.choices ?? []), 'With the chin'] };
    await openModule({
      [start]: { body: { message: 'ok', module: { ...bagMask, questions: [longer, ...others] } } },
    });
    pick('With the chin');
    pick('The clock');
    cleanup();
    visit('/learning');
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByRole('button', { name: 'Submit answers' });
    expect(['One hand', 'Two hands', 'A strap'].filter(isPicked)).toEqual([]);
    expect(isPicked('The clock')).toBe(true);
  });

  it('LEARN-10 is not shown to another user', async () => {
    await openModule();
    cleanup();
    storeSession({ ...maria, id: 'user-2' });
    visit(address, { 'GET /api/auth/user': { body: { ...maria, id: 'user-2' } } });
    await waitFor(() => expect(window.location.pathname).toBe('/learning'));
    expect(screen.queryByText('Bag-mask ventilation')).toBeNull();
  });

  it.each(['{}', '[]', '{"userId":"user-1","pathId":"airway","attemptId":"1","choices":{},"module":{}}'])(
    'LEARN-10 is not offered if the device holds %s',
    async (text) => {
      storeSession(maria);
      localStorage.setItem(laterKeys.moduleDraft, text);
      visit('/learning');
      await screen.findByText('Airway from the start');
      expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
    },
  );
});

describe('answers without a connection', () => {
  it('LEARN-10 are kept on the device with their time, and can be sent from the screen', async () => {
    await openModule({ [complete]: 'network failure' });
    pickAll();
    press('Submit answers');
    await screen.findByText('Kept on this device. It is sent when you are online.');
    expect(unsentAnswersOf(maria.id)).toMatchObject([
      { title: 'Bag-mask ventilation', moduleId: 'bag-mask', answeredAt: expect.stringMatching(/Z$/) },
    ]);
    expect(localStorage.getItem(laterKeys.moduleDraft)).toBeNull();
    press('Back to paths');
    press('Send now');
    await waitFor(() => expect(bodies(complete)).toHaveLength(2));
    expect(bodies(complete)[1]).toMatchObject(bodies(complete)[0] as object);
    calls = stubApi({ 'GET /api/auth/user': { body: maria }, [complete]: { body: graded } });
    fireEvent.click(await screen.findByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(screen.queryByText('Send now')).toBeNull());
    expect(unsentAnswersOf(maria.id)).toEqual([]);
  });
});
