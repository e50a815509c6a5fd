import { beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '../product.ts';
import { countVisit, dismissInstall, installOffer } from './install-offer.ts';

/** Says what Safari on iOS says. */
function stubSafari(isOnHomeScreen: boolean) {
  Object.defineProperty(navigator, 'standalone', { value: isOnHomeScreen, configurable: true });
}

function visit() {
  sessionStorage.clear();
  countVisit();
  // A reload is the same visit.
  countVisit();
}

beforeEach(() => () => Reflect.deleteProperty(navigator, 'standalone'));

it('the installation is offered from the second visit on, until it is dismissed for good', () => {
  stubSafari(false);
  visit();
  expect(installOffer()).toBeNull();
  visit();
  expect(installOffer()).toBe('safari');
  dismissInstall();
  visit();
  visit();
  expect(installOffer()).toBeNull();
  expect(localStorage.getItem(storageKeys.install)).toBe('dismissed');
});

it('the installation is not offered where the app is installed, or where nobody can install it', () => {
  visit();
  visit();
  expect(installOffer()).toBeNull();
  stubSafari(true);
  expect(installOffer()).toBeNull();
});

it('the installation is offered by a button where the browser has a dialog for it', async () => {
  vi.resetModules();
  const { holdInstallPrompt, install } = await import('../device/install-prompt.ts');
  const offer = await import('./install-offer.ts');
  const added = vi.spyOn(window, 'addEventListener');
  holdInstallPrompt();
  const prompt = vi.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  for (const [type, listener] of added.mock.calls) window.removeEventListener(type, listener);
  visit();
  visit();
  expect(event.defaultPrevented).toBe(true);
  expect(offer.installOffer()).toBe('button');
  await install();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(offer.installOffer()).toBeNull();
});
