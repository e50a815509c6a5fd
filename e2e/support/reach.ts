import type { JSHandle, Page } from '@playwright/test';

/**
 * Scrolls to a control and returns what keeps a tap from it, in words: it has no place on the page, or
 * something else lies over its middle. Undefined if a tap reaches it.
 */
export type Obstacle = (control: Element) => string | undefined;

/** Returns `Obstacle` for use in the page: one call there can ask for many controls. */
export function obstacleIn(page: Page): Promise<JSHandle<Obstacle>> {
  return page.evaluateHandle((): Obstacle => {
    const named = (element: Element) => element.outerHTML.slice(0, 200);
    return (control) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      // A link that breaks is tapped on its first line.
      const [box] = control.getClientRects();
      if (!box || box.width === 0 || box.height === 0) return `no place for ${named(control)}`;
      const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      if ([control, ...labels].some((each) => each.contains(met))) return undefined;
      return `${met ? named(met) : 'the edge of the window'} over ${named(control)}`;
    };
  });
}
