import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/oryx.ts';

/** The sheet of all utility classes, which the first screens do without. */
const sheet = '**/assets/styles-*.css';

/** Keeps the sheet back until the returned function is called. */
async function holdSheet(page: Page): Promise<() => Promise<unknown>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(sheet, (route) => (isHeld ? void held.push(route) : route.continue()));
  return () => {
    isHeld = false;
    return Promise.all(held.map((route) => route.continue()));
  };
}

/** Opens a page whose sheet is held. Its load event may wait for the sheet, if the page asks for it early enough. */
const gotoWithoutSheet = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

/** Returns how every element in the page is painted, and then with these styles added. */
const looks = (page: Page, styles: string) =>
  page.evaluate((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    const declared = (rule: CSSRule): string[] => {
      if (rule instanceof CSSStyleRule) return [...rule.style];
      return rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(declared) : [];
    };
    const names = [...new Set([...added.cssRules].flatMap(declared))];
    const look = () =>
      [...document.querySelectorAll('#root *')].map((element) => {
        const parts = ['', '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          if (part !== '' && style.content === 'none') return 'none';
          return names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
        });
        return [element.tagName, element.getAttribute('class'), ...parts].join(' | ');
      });
    const without = look();
    document.adoptedStyleSheets = [added];
    const withAll = look();
    document.adoptedStyleSheets = [];
    return { names, without, withAll };
  }, styles);

const firstScreens = [
  { path: '/', who: 'visitor', heading: 'Oryx' },
  { path: '/auth', who: 'visitor', heading: 'Sign in' },
  { path: '/', who: 'user', heading: /Maria/ },
] as const;

test('PLAT-04 the landing page, the sign-in and Home need no styles but those in the page', async ({
  browser,
  oryx,
  member,
}) => {
  const index = await (await fetch(oryx.url)).text();
  const address = /\/assets\/styles-\w+\.css/.exec(index)?.[0] ?? '';
  const styles = await (await fetch(oryx.url + address)).text();
  for (const { path, who, heading } of firstScreens) {
    const context = await browser.newContext({ baseURL: oryx.url, serviceWorkers: 'block' });
    if (who === 'user') await context.addCookies(member.cookies);
    const page = await context.newPage();
    await page.clock.install();
    await holdSheet(page);
    await gotoWithoutSheet(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { names, without, withAll } = await looks(page, styles);
      expect(names).toContain('padding-left');
      expect(without).toEqual(withAll);
    }
    await context.close();
  }
});

test('a screen that comes after Home is not shown before its styles', async ({ page, signedIn }) => {
  expect(signedIn.firstName).toBe('Maria');
  const release = await holdSheet(page);
  await page.addInitScript(() => {
    const isStyled = () => [...document.styleSheets].some(({ href }) => href?.includes('/styles-'));
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading) sessionStorage.setItem(heading, String(isStyled()));
    }).observe(document, { childList: true, subtree: true });
  });
  const isStyled = (heading: string) => page.evaluate((key) => sessionStorage.getItem(key), heading);
  await gotoWithoutSheet(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
  const loaded = page.waitForResponse((response) => /\/assets\/\w+\.js$/.test(response.url()));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clinical Tools' }).click();
  await loaded;
  expect(await isStyled('Clinical Tools')).toBeNull();
  await release();
  await expect(page.getByRole('heading', { level: 1, name: 'Clinical Tools' })).toBeVisible();
  expect(await isStyled('Clinical Tools')).toBe('true');
});
