import type { JSHandle, Page } from '@playwright/test';

/** Returns what a function finds, as soon as it finds something. Throws with `what` after a minute. */
export type Until = <T>(what: string, find: () => T | null | undefined | false) => Promise<T>;

/** Returns `Until` for use in the page: one call there can visit many things without a call for each. */
export function untilIn(page: Page): Promise<JSHandle<Until>> {
  return page.evaluateHandle(
    (): Until => async (what, find) => {
      const end = performance.now() + 60_000;
      for (;;) {
        const found = find();
        if (found) return found;
        if (performance.now() > end) throw new Error(`${what} did not come`);
        await new Promise(requestAnimationFrame);
      }
    },
  );
}
