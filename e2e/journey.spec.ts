import { newAccount, readCode } from './support/account.ts';
import { expect, test } from './support/oryx.ts';

test('a paramedic registers, signs in and scores a patient', async ({ page, oryx, expectAccessible }) => {
  const account = newAccount();

  await page.goto('/');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create account' }).click();

  await page.getByLabel('First name').fill(account.firstName);
  await page.getByLabel('Last name').fill(account.lastName);
  await page.getByLabel('Profession').selectOption(account.profession);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm password').fill(account.password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByText('Registration Successful', { exact: true })).toBeVisible();
  await page.getByLabel('Verification code').fill(await readCode(oryx, account.email));
  await page.getByRole('button', { name: 'Verify account' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText(account.firstName);
  await page.getByRole('navigation').getByRole('link', { name: 'Clinical Tools' }).click();
  const card = page.getByRole('region', { name: /National Early Warning Score/ });
  await card.getByRole('link', { name: 'Open Calculator' }).click();

  const result = page.getByRole('region', { name: 'Result at a glance' });
  await expect(result).toContainText('0 of 8 answered');
  // Breathing 26, a smoker at 84 % on oxygen, 38.4 °C, 96 mmHg, pulse 118, alert: 3+2+2+1+2+2+0.
  for (const [question, answer] of [
    ['Respiratory rate', '25 or more'],
    ['Smoking status', 'Smoker / COPD'],
    ['Oxygen saturation', '84–85'],
    ['Supplemental oxygen', 'Yes'],
    ['Temperature', '38.1–39.0'],
    ['Systolic blood pressure', '91–100'],
    ['Heart rate', '111–130'],
    ['Consciousness', 'Alert'],
  ] as const) {
    await page.getByRole('group', { name: question }).getByRole('radio', { name: answer }).tap();
  }
  await expect(result).toContainText('12');
  await expect(result).toContainText('Emergency response with continuous monitoring');
  await result.getByRole('button').tap();
  await expect(page.getByRole('heading', { name: 'Result', exact: true })).toBeInViewport();
  await expect(
    page.getByText('Emergency assessment by a team with critical-care skills, now.').first(),
  ).toBeVisible();
  await expectAccessible(page);
});
