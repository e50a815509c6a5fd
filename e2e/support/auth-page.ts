import { expect, type Locator, type Page } from '@playwright/test';
import type { NewAccount } from './account.ts';

/** Returns the toast with this title. */
export function toast(page: Page, title: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByRole('button', { name: 'Close' }) });
}

/** Fills the form of registration, without sending it. */
export async function fillRegistration(page: Page, account: NewAccount): Promise<void> {
  await page.getByLabel('First name').fill(account.firstName);
  await page.getByLabel('Last name').fill(account.lastName);
  await page.getByLabel('Profession').selectOption(account.profession);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm password').fill(account.password);
}

/** Fills the sign-in form and sends it; the caller expects what comes of it. */
export async function submitSignIn(
  page: Page,
  { email, password }: Pick<NewAccount, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in by the form, as a user does: with a cookie and a session stored on the device. */
export async function signInByForm(
  page: Page,
  account: Pick<NewAccount, 'email' | 'password'>,
): Promise<void> {
  await submitSignIn(page, account);
  await expect(page).toHaveURL('/');
}

/** Lets no call to this path reach the server until the returned function is called. */
export async function cutOff(page: Page, path: string): Promise<() => Promise<void>> {
  await page.route(`**${path}`, (route) => route.abort());
  return () => page.unroute(`**${path}`);
}
