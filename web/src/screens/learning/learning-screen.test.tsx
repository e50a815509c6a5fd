import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { keepUnsentAnswers } from '../../api/unsent-answers.ts';
import { unsentStartsOf } from '../../api/unsent-starts.ts';
import { SessionProvider } from '../../session/session-provider.tsx';
import { storeSession } from '../../session/stored-session.ts';
import { bagMask, pathItem } from '../../test/learning.ts';
import { maria } from '../../test/maria.ts';
import { type ApiAnswer, type ApiCall, stubApi } from '../../test/stub-api.ts';
import { unsent } from '../../test/unsent.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { LearningScreen } from './learning-screen.tsx';

const paths = 'GET /api/learning/paths';
const analytics = 'GET /api/learning/analytics';
const recommendations = 'GET /api/learning/recommendations';
const start = 'POST /api/learning/modules/start';

/** As the specification has it: nothing that Oryx adds. */
const bareAnalytics = {
  overallProgress: { completedPaths: 2, learningStreak: 1, totalTimeHours: 12.5, averageScore: 83 },
  skillProgression: [
    { skillArea: 'airway_management', currentLevel: 'beginner', progress: 20, recentImprovement: true },
    { skillArea: 'trauma_care', currentLevel: 'advanced', progress: 71, recentImprovement: false },
  ],
  upcomingDeadlines: [{ title: 'Airway', dueDate: '2026-12-07T12:00:00.000Z', priority: 'high' }],
};
const advice = (['high', 'medium', 'low'] as const).map((priority) => ({
  id: `advice-${priority}`,
  title: `Title ${priority}`,
  description: `Description ${priority}`,
  reason: `Reason ${priority}`,
  priority,
}));

let calls: ApiCall[];

function open(answers: Record<string, ApiAnswer> = {}, user = maria) {
  storeSession(user);
  calls = stubApi({
    'GET /api/auth/user': { body: maria },
    [paths]: { body: [pathItem(2)] },
    [analytics]: { body: bareAnalytics },
    [recommendations]: { body: advice },
    ...answers,
  });
  window.history.replaceState(null, '', '/learning');
  render(
    <SessionProvider>
      <LearningScreen title="Learning Paths" />
    </SessionProvider>,
  );
}

/** The calls for learning so far. */
const made = () =>
  calls.map(({ method, path }) => `${method} ${path}`).filter((call) => call.includes('/learning/'));
const openTab = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const card = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  queryClient.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the paths', () => {
  it('LEARN-01 LEARN-02 shows the paths in the first of four tabs, under two filters', async () => {
    open();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Paths',
      'Progress',
      'Recommendations',
      'Analytics',
    ]);
    const options = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options('Profession')).toEqual([
      'All',
      'Nurse',
      'Paramedic',
      'Advanced Life Support Paramedic',
      'Doctor',
    ]);
    expect(options('Difficulty')).toEqual(['All Levels', 'beginner', 'intermediate', 'advanced']);
    await screen.findByText('Airway from the start');
  });

  it('LEARN-03 asks for the paths of a profession and difficulty, and sends none for All', async () => {
    const query = 'profession=Nurse&difficulty=advanced';
    open({ 'GET /api/learning/paths?profession=Nurse': { body: [] }, [`${paths}?${query}`]: { body: [] } });
    await screen.findByText('Airway from the start');
    const choose = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    choose('Profession', 'Nurse');
    await screen.findByText('No learning paths');
    choose('Difficulty', 'advanced');
    await waitFor(() => expect(made().at(-1)).toBe(`${paths}?${query}`));
    choose('Profession', '');
    choose('Difficulty', '');
    await screen.findByText('Airway from the start');
    expect(made().at(-1)).toBe(paths);
  });

  it('LEARN-03 filters the paths on the device if the server is not reached', async () => {
    open({ 'GET /api/learning/paths?profession=Nurse': 'network failure' });
    await screen.findByText('Airway from the start');
    fireEvent.change(screen.getByLabelText('Profession'), { target: { value: 'Nurse' } });
    await screen.findByText('No learning paths');
    fireEvent.change(screen.getByLabelText('Profession'), { target: { value: '' } });
    await screen.findByText('Airway from the start');
  });

  it('LEARN-10 opens the module on the device if the server is not reached, and keeps its start', async () => {
    const modules = { pathId: 'airway', modules: [{ ...bagMask, id: 'suction' }] };
    open({ [start]: 'network failure', 'GET /api/learning/modules': { body: [modules] } });
    await screen.findByText('Airway from the start');
    press('Continue');
    await waitFor(() => expect(window.location.pathname).toBe('/learning/airway/suction'));
    expect(unsentStartsOf(maria.id)).toMatchObject([{ pathId: 'airway', moduleId: 'suction' }]);
  });

  it('LEARN-04 shows six skeletons while the paths load', () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    storeSession(maria);
    render(
      <SessionProvider>
        <LearningScreen title="Learning Paths" />
      </SessionProvider>,
    );
    const loading = screen.getByText('Loading learning paths...').parentElement;
    expect(loading?.querySelectorAll('[aria-hidden]')).toHaveLength(6);
  });

  it('LEARN-05 LEARN-06 LEARN-07 LEARN-08 shows on a card what its status and score call for', async () => {
    const { specialtyFocus, ...path } = pathItem(0).path;
    const named = (title: string, item: ReturnType<typeof pathItem>, about: object = item.path) => ({
      ...item,
      path: { ...item.path, ...about, id: title.toLowerCase(), title },
    });
    open({
      [paths]: {
        body: [
          { ...named('New', pathItem(0)), path: { ...path, id: 'new', title: 'New' } },
          named('Begun', pathItem(2)),
          named('Scoreless', pathItem(1, { overallScore: 0 })),
          named('Done', pathItem(5)),
        ],
      },
    });
    await screen.findByText('New');
    const fresh = card('New');
    for (const text of [
      'Opens, holds and watches an airway.',
      'beginner',
      'Paramedic',
      '1.5 hours',
      '5 modules',
    ])
      fresh.getByText(text);
    expect(fresh.queryByText('Emergency care')).toBeNull();
    expect(fresh.queryByRole('progressbar')).toBeNull();
    fresh.getByRole('button', { name: 'Start Learning' });
    card('Begun').getByText('2/5 modules');
    card('Begun').getByText('Emergency care');
    card('Begun').getByText('80%');
    card('Begun').getByText('1 hour');
    expect(card('Scoreless').queryByText('Average score')).toBeNull();
    expect(card('Scoreless').queryByText('Time spent')).toBeNull();
    card('Begun').getByRole('button', { name: 'Continue' });
    card('Done').getByRole('button', { name: 'Review' });
  });

  it('API-20 LEARN-09 LEARN-10 posts path and module, then asks for the list again', async () => {
    open({
      [start]: { status: 201, body: {} },
      [paths]: { body: [pathItem(2)] },
    });
    await screen.findByText('Airway from the start');
    const before = made().length;
    press('Continue');
    await waitFor(() => expect(made().slice(before)).toEqual([start, paths]));
    const posted = calls.find(({ method }) => method === 'POST');
    // The third of the path: two are completed.
    expect(posted?.body).toEqual({ pathId: 'airway', moduleId: 'suction' });
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(new Headers(posted?.init.headers).get('time-zone')).toBe(timeZone);
    // An answer without a module opens none.
    expect(window.location.pathname).toBe('/learning');
  });

  it('API-20 LEARN-10 posts once after a double click', async () => {
    open({ [start]: { status: 201, body: {} } });
    await screen.findByText('Airway from the start');
    press('Continue');
    press('Continue');
    await waitFor(() => expect(made().filter((one) => one === paths)).toHaveLength(2));
    expect(made().filter((one) => one === start)).toHaveLength(1);
  });

  it('LEARN-10 shows unsent answers only to their user', async () => {
    keepUnsentAnswers(unsent);
    open();
    await screen.findByText('Airway from the start');
    card('Answers on this device').getByText('Bag-mask ventilation');
    cleanup();
    const joel = { ...maria, id: 'user-2' };
    open({ 'GET /api/auth/user': { body: joel } }, joel);
    await screen.findByText('Airway from the start');
    expect(screen.queryByRole('region', { name: 'Answers on this device' })).toBeNull();
  });

  it('LEARN-10 opens the module that the server returns, at its own address', async () => {
    open({ [start]: { body: { message: 'ok', module: bagMask } } });
    await screen.findByText('Airway from the start');
    press('Continue');
    await waitFor(() => expect(window.location.pathname).toBe('/learning/airway/bag-mask'));
  });
});

describe('the progress', () => {
  it('LEARN-11 LEARN-13 shows four figures, and each skill with its level', async () => {
    open();
    openTab('Progress');
    const figures = await screen.findByLabelText('Your progress');
    expect(
      within(figures)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Completed Paths', 'Learning Streak', 'Total Hours', 'Average Score']);
    expect(
      within(figures)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['2', '1 day', '12.5', '83%']);
    const [airway, trauma] = card('Skill Progression').getAllByRole('listitem');
    expect(airway?.textContent).toBe('airway managementbeginnerImproved20%');
    expect(trauma?.textContent).toBe('trauma careadvanced71%');
  });

  it('LEARN-12 shows four skeletons while the progress loads', () => {
    open({});
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    openTab('Progress');
    const loading = screen.getByText('Loading your progress...').parentElement;
    expect(loading?.querySelectorAll('[aria-hidden]')).toHaveLength(4);
  });
});

describe('the recommendations', () => {
  it('LEARN-14 shows title, priority, description, reason and two buttons', async () => {
    open();
    openTab('Recommendations');
    await screen.findByText('Title high');
    for (const { priority } of advice) {
      const one = card(`Title ${priority}`);
      one.getByText(priority);
      one.getByText(`Description ${priority}`);
      one.getByText(`Reason ${priority}`);
      one.getByRole('button', { name: 'Start Learning' });
    }
    const before = made().length;
    const more = card('Title low').getByRole('button', { name: 'Learn More' });
    fireEvent.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    card('Title low').getByText('Why it is recommended');
    expect(made()).toHaveLength(before);
  });

  it('LEARN-15 accepts a recommendation by its id, then asks for paths and recommendations again', async () => {
    const accept = 'PUT /api/learning/recommendations/advice-medium/accept';
    open({ [accept]: { body: { message: 'ok' } } });
    openTab('Recommendations');
    await screen.findByText('Title high');
    const before = made().length;
    const accepting = card('Title medium').getByRole('button', { name: 'Start Learning' });
    // A double click, whose second click comes before the button is disabled.
    fireEvent.click(accepting);
    fireEvent.click(accepting);
    await waitFor(() =>
      expect(
        made()
          .slice(before + 1)
          .sort(),
      ).toEqual([paths, recommendations].sort()),
    );
    expect(made()[before]).toBe(accept);
  });

  it('LEARN-16 says that there are no recommendations', async () => {
    open({ [recommendations]: { body: [] } });
    openTab('Recommendations');
    await screen.findByText(
      'No recommendations available. Complete some learning modules to get personalized suggestions.',
    );
  });
});

describe('the analytics', () => {
  it('LEARN-17 LEARN-18 shows deadlines, and the same insights whatever the data', async () => {
    open();
    openTab('Analytics');
    const row = await screen.findByText('Due 7 Dec 2026');
    expect(row.closest('li')?.textContent).toBe('AirwayDue 7 Dec 2026high priority');
    const insights = card('Learning Insights');
    for (const text of ['Morning learner', 'Emergency medicine protocols', 'Paediatric care assessments'])
      insights.getByText(text);
    insights.getByText(/not worked out from your data/);
    card('Your weeks').getByText(/Nothing yet/);
  });

  it('LEARN-17 says that nothing is due, and draws the weeks with their figures as text', async () => {
    const weeks = [
      { monday: '2026-11-09', minutes: 0, completedModules: 0, averageScore: null },
      { monday: '2026-11-16', minutes: 45, completedModules: 2, averageScore: 75 },
    ];
    open({ [analytics]: { body: { ...bareAnalytics, upcomingDeadlines: [], weeks } } });
    openTab('Analytics');
    await screen.findByText('No upcoming deadlines');
    const rows = card('Your weeks').getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Week fromMinutesMean score',
      '9 Nov0 minNo module',
      '16 Nov45 min75%',
    ]);
    expect(rows.map((row) => row.querySelector('rect')?.getAttribute('width'))).toEqual([
      undefined,
      undefined,
      '100%',
    ]);
  });
});

describe('the learning screen', () => {
  it.each([
    ['Paths', paths, 'Failed to fetch learning paths'],
    ['Progress', analytics, 'Failed to fetch analytics'],
    ['Recommendations', recommendations, 'Failed to fetch recommendations'],
    ['Analytics', analytics, 'Failed to fetch analytics'],
  ])(
    'ERR-02 ERR-07 shows a failure in the tab %s and leaves the other tabs alone',
    async (tab, call, message) => {
      open({ [call]: { status: 500, body: { message: 'It broke.' } } });
      openTab(tab);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toBe(`${message}It broke.Try again`);
      if (tab === 'Analytics') card('Learning Insights');
      openTab(tab === 'Recommendations' ? 'Progress' : 'Recommendations');
      await screen.findByText(tab === 'Recommendations' ? 'Completed Paths' : 'Title high');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('ERR-02 says that a start or an accepted recommendation failed, and stays usable', async () => {
    open({ [start]: 'network failure' });
    await screen.findByText('Airway from the start');
    press('Continue');
    await waitFor(() => expect(currentToast()?.title).toBe('Failed to start module'));
    expect(currentToast()?.variant).toBe('destructive');
    openTab('Recommendations');
    await screen.findByText('Title high');
    fireEvent.click(card('Title high').getByRole('button', { name: 'Start Learning' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Failed to accept recommendation'));
    openTab('Paths');
    await screen.findByText('Airway from the start');
  });

  it('ERR-07 shows an error only in the tab whose data cannot be read', async () => {
    open({ [analytics]: { body: {} } });
    openTab('Progress');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'Failed to fetch analyticsOryx could not read the answer of the server. Please reload the page.Try again',
    );
    openTab('Paths');
    await screen.findByText('Airway from the start');
  });
});
