import { listAlgorithms, listMedications } from '@oryx/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../src/product.ts';
import { storeSession } from '../src/session/stored-session.ts';
import { maria } from '../src/test/maria.ts';
import { firstPaint } from './first-paint.ts';

const { documentElement: root } = document;

let script: string;

beforeAll(async () => {
  const { transformIndexHtml } = firstPaint(`${import.meta.dirname}/..`, ['chrome111'], {
    first: '',
    sheet: '/all.css',
  });
  if (typeof transformIndexHtml !== 'object') throw new Error('The plugin has no handler.');
  const tags = await transformIndexHtml.handler.call({} as never, '', {} as never);
  expect(tags).toEqual([{ tag: 'script', children: expect.any(String), injectTo: 'head' }]);
  script = (tags as { children: string }[])[0]?.children ?? '';
});

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 401 })),
  );
});

afterEach(() => {
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  globalThis.pageStart = undefined;
});

it.each([
  [null, null, false, 'light', '16px', 'system', 'normal'],
  ['dark', '{"fontSize":24,"fontFamily":"mono","highContrast":true}', false, 'dark', '24px', 'mono', 'high'],
  ['system', '{"fontSize":11,"fontFamily":"serif"}', true, 'dark', '12px', 'serif', 'normal'],
  ['light', '{', true, 'light', '16px', 'system', 'normal'],
])(
  'SET-13 SET-16 the script in the page applies the stored theme %s and settings %s (dark device: %s)',
  (theme, settings, deviceIsDark, ...[shown, size, family, contrast]) => {
    if (theme !== null) localStorage.setItem(storageKeys.theme, theme);
    if (settings !== null) localStorage.setItem(storageKeys.displaySettings, settings);
    vi.stubGlobal('matchMedia', () => ({ matches: deviceIsDark }));
    new Function(script)();
    expect({ ...root.dataset }).toEqual({ theme: shown, fontFamily: family, contrast, motion: 'normal' });
    expect(root.style.getPropertyValue('--font-size')).toBe(size);
  },
);

describe('what the script in the page draws', () => {
  /** Opens the page and returns the text that it shows when the app can take over. */
  async function drawnAt(path: string) {
    window.history.replaceState(null, '', path);
    document.body.innerHTML = `<div id="root">Loading...</div>
      <template id="landing">landing</template>
      <template id="home"><h1></h1><p><time></time><span></span></p></template>`;
    new Function(script)();
    await globalThis.pageStart?.draw();
    return document.getElementById('root')?.textContent;
  }
  const asks = () => vi.mocked(fetch).mock.calls.map(([path]) => path);

  it.each(['/', '/calculator/news', '/no-such-page'])(
    'PLAT-01 PLAT-03 is the landing page on %s once the server knows no user',
    async (path) => {
      expect(await drawnAt(path)).toBe('landing');
      expect(asks()).toEqual(['/api/auth/user']);
      expect(globalThis.pageStart?.isSignedOut).toBe(true);
    },
  );

  it('is the landing page when the server cannot be reached', async () => {
    vi.mocked(fetch).mockRejectedValue(new TypeError('no connection'));
    expect(await drawnAt('/')).toBe('landing');
  });

  it('PLAT-04 is the splash until the server has answered', async () => {
    let answer: (response: Response) => void = () => undefined;
    vi.mocked(fetch).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const drawn = drawnAt('/');
    expect(document.getElementById('root')?.textContent).toBe('Loading...');
    answer(new Response(null, { status: 401 }));
    expect(await drawn).toBe('landing');
  });

  it('AUTH-26 is left to the app if the server answers without a stored session', async () => {
    vi.mocked(fetch).mockResolvedValue(new Response('{}'));
    expect(await drawnAt('/')).toBe('Loading...');
    expect(globalThis.pageStart?.isSignedOut).toBe(false);
  });

  it('PLAT-02 is left to the app on /auth', async () => {
    expect(await drawnAt('/auth')).toBe('Loading...');
    expect(globalThis.pageStart?.isSignedOut).toBe(true);
  });

  it('HOME-01 AUTH-23 is Home with its greeting for a stored session, without waiting for the server', async () => {
    vi.useFakeTimers({ now: new Date('2026-06-01T11:59:58'), toFake: ['Date'] });
    vi.mocked(fetch).mockReturnValue(new Promise(() => undefined));
    storeSession({ ...maria, firstName: '<b>Maria' });
    expect(await drawnAt('/')).toMatch(/^Good morning, <b>Maria11:59:58Monday,? 1 June 2026$/);
    expect(asks()).toEqual(['/api/auth/user']);
  });

  it.each([
    [listMedications.path, '/medications/19'],
    [listAlgorithms.path, '/algorithms/3'],
  ])('asks for %s on %s beside the current user, if a session is stored', async (list, path) => {
    await drawnAt(path);
    expect(asks()).toEqual(['/api/auth/user']);
    storeSession(maria);
    await drawnAt(path);
    expect(asks()).toEqual(['/api/auth/user', '/api/auth/user', list]);
    expect([...(globalThis.pageStart?.calls.keys() ?? [])]).toEqual(['/api/auth/user', list]);
  });

  it('AUTH-22 is the landing page, and nobody is asked for, while a sign-out has not reached the server', async () => {
    storeSession(maria);
    localStorage.setItem(storageKeys.pendingSignOut, 'true');
    expect(await drawnAt('/')).toBe('landing');
    expect(asks()).toEqual([]);
  });
});
