import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { signInByForm } from './support/auth-page.ts';
import { expect, test } from './support/oryx.ts';

test.use({ serviceWorkers: 'allow', isEverIdle: true });

/** Number of killed tabs. `ORYX_KILLED_TABS=100` kills 100 and prints how long it took to continue. */
const rounds = Number(process.env['ORYX_KILLED_TABS'] ?? 3);

/** The same moments in each run, unless `ORYX_SEED` names others. */
let seed = Number(process.env['ORYX_SEED'] ?? 18);

/** Returns a number from 0 to 1 (Park and Miller). */
function random(): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
}

/** An arrest, fits and anaphylaxis: one of each kind of emergency that has a clock. */
const emergencies = ['adult', 'fit', 'anaphylaxis'] as const;

declare global {
  interface Window {
    /** Tells the test what the log shows, the latest first, each time after it was painted. */
    tellPainted(lines: string[]): Promise<void>;
    /** When the log was painted first, in ms since the visit began, and what it said. */
    firstLog?: { readonly after: number; readonly lines: string[] };
  }
}

/** Notes when the log of an emergency is painted first. Runs in each page. */
function watchLog(): void {
  const look = () => {
    const lines = [...document.querySelectorAll('[aria-labelledby=arrest-log] > li')].map(
      ({ textContent }) => textContent,
    );
    if (lines.length === 0) return void requestAnimationFrame(look);
    // A frame is painted before the next task.
    setTimeout(() => {
      window.firstLog ??= { after: performance.now(), lines };
    });
  };
  requestAnimationFrame(look);
}

/** Taps one button of an emergency after the other, and tells what is painted after each tap. Runs in the page. */
function tapOn(): void {
  const buttons =
    /^(Shock|No shock|Adrenaline|Amiodarone|Midazolam|Diazepam|Lorazepam|Pulse is|Arrest again|Fit has|Fits|Better|Worse|One was)/;
  let tap = 0;
  const next = () => {
    const all = [...document.querySelectorAll<HTMLButtonElement>('main button:enabled')].filter(
      ({ textContent }) => buttons.test(textContent),
    );
    tap += 1;
    all[(tap * 7) % all.length]?.click();
    requestAnimationFrame(() =>
      setTimeout(() => {
        const lines = [...document.querySelectorAll('[aria-labelledby=arrest-log] > li')];
        void window.tellPainted(lines.map(({ textContent }) => textContent));
        setTimeout(next, (tap * 13) % 40);
      }),
    );
  };
  next();
}

/** Ends the processes that draw the pages of a browser at once, as a phone does that needs their memory. */
async function killTabs(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL');
}

test('a tab that is killed at any moment loses no tap of an emergency, with or without a connection', async ({
  browser,
  context,
  page: first,
  member,
}) => {
  await signInByForm(first, member.account);
  await first.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect
    .poll(() => first.evaluate(() => caches.match('/api/algorithms').then(Boolean)), { timeout: 300_000 })
    .toBe(true);
  let painted: string[] = [];
  let heard = () => {};
  await context.exposeFunction('tellPainted', (lines: string[]) => {
    painted = lines;
    heard();
  });
  await context.addInitScript(watchLog);

  const times: number[] = [];
  let taps = 0;
  let page = first;
  for (let round = 0; round < rounds; round += 1) {
    const path = `/arrest/${emergencies[round % emergencies.length]}`;
    // The roadside has no connection in every other round.
    await context.setOffline(round % 2 === 1);
    await page.goto(`${path}#start`);
    await page.waitForFunction(() => window.firstLog);
    const wanted = 1 + Math.floor(random() * 12);
    const enough = new Promise<void>((resolve) => {
      heard = () => {
        if (painted.length > wanted) resolve();
      };
    });
    await page.evaluate(tapOn);
    await enough;
    await new Promise((resolve) => setTimeout(resolve, random() * 60));
    await Promise.all([page.waitForEvent('crash'), killTabs(browser)]);
    const known = painted;
    await page.close();

    page = await context.newPage();
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.firstLog);
    const shown = await page.evaluate(() => window.firstLog ?? { after: 0, lines: [] });
    // What came after the last word of the page may have been stored as well.
    expect(shown.lines.slice(-known.length)).toEqual(known);
    expect(shown.lines.length).toBeGreaterThan(wanted);
    times.push(shown.after);
    taps += known.length;
    await page.evaluate(() => localStorage.removeItem('oryx-arrest'));
  }
  await context.setOffline(false);
  if (rounds > 3) {
    const sorted = times.toSorted((one, other) => one - other);
    const [median, worst] = [sorted[Math.floor(rounds / 2)], sorted.at(-1)];
    const figures = { rounds, taps, lost: 0, median, worst, load: loadavg()[0] };
    process.stdout.write(`${JSON.stringify(figures)}\n`);
  }
});
