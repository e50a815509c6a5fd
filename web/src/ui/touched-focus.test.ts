import { afterEach, expect, it } from 'vitest';
import { followTouches } from './touched-focus.ts';

afterEach(() => document.body.replaceChildren());

it('marks what a script focuses after a touch, until the next key', () => {
  followTouches();
  const [opener, closer] = [document.createElement('button'), document.createElement('button')];
  document.body.append(opener, closer);
  const isMarked = (button: HTMLElement) => button.hasAttribute('data-touched');
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

  opener.focus();
  expect(isMarked(opener)).toBe(false);
  closer.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  closer.focus();
  opener.focus();
  expect(isMarked(opener)).toBe(true);
  press('Tab');
  expect(isMarked(opener)).toBe(false);
  closer.focus();
  expect(isMarked(closer)).toBe(false);
});
