import { expect, test } from './support/oryx.ts';

test('drugs are chosen by any of their names and by keyboard alone, and checked with the allergies', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.firstName).toBe('Maria');
  await page.goto('/interactions#Warfarin');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('I checked: Warfarin.');
  const field = page.getByLabel('Another drug');
  for (const name of ['disprin', 'amoxil']) {
    await field.fill(name);
    await expect(page.getByRole('list', { name: 'Names' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
  }
  await expect(result).toContainText('Warfarin and Aspirin: major');
  const allergies = page.getByLabel('Allergies', { exact: true });
  await allergies.fill('penicillin');
  // It counts before it is entered, and is one of several after that.
  await expect(result).toContainText('Stated allergy: check before Amoxicillin');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Penicillin' })).toBeVisible();
  await expect(result).toContainText('Stated allergy: check before Amoxicillin');
  await field.fill('xyzzy');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Oryx knows no drug whose name begins so. It is not checked.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Aspirin' }).click();
  await expect(result).not.toContainText('Warfarin and Aspirin');
});
