import type { Page } from '@playwright/test';

/** Answers a call of the page with this body, as a server that is asked nothing else. */
export async function answer(page: Page, path: string, body: unknown, status = 200): Promise<() => number> {
  let calls = 0;
  await page.route(`**${path}`, (route) => {
    calls += 1;
    return route.fulfill({ status, json: body });
  });
  return () => calls;
}

/** Holds a call of the page back; answers how to let it through with this body. */
export async function holdBack(page: Page, path: string, body: unknown): Promise<() => void> {
  const { promise, release } = gate();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.fulfill({ json: body });
  });
  return release;
}

function gate() {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release: () => release() };
}
