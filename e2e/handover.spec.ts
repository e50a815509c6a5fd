import { expect, test } from './support/oryx.ts';

test('brings a handover from one phone to another by its codes, without a connection on either', async ({
  page: sender,
  context,
  browser,
  signedIn,
  member,
  baseURL,
}) => {
  expect(signedIn.firstName).toBe('Maria');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Both phones have the code of the screen, as after any earlier visit.
  await sender.goto('/handover/codes');
  await expect(sender.getByText('Nothing to hand over yet')).toBeVisible();
  await context.setOffline(true);
  await sender.getByRole('link', { name: 'Back' }).click();
  await sender.getByLabel('Name or number').fill('Bed 4');
  await sender.getByLabel('Situation').fill('Fell 3 m.\nGCS 9, left pupil 6 mm');
  await sender.getByLabel('Recommendation').fill('CT now; keep SpO\u2082 \u2265 94%');
  await sender.getByRole('link', { name: 'Show codes' }).click();
  await expect(sender.getByRole('img', { name: 'Code 1 of 1' })).toBeVisible();
  await sender.getByRole('button', { name: 'Copy the codes as text' }).click();
  const codes = await sender.evaluate(() => navigator.clipboard.readText());

  const phone = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
  await phone.addCookies(member.cookies);
  const receiver = await phone.newPage();
  await receiver.goto('/handover/read');
  await expect(receiver.getByRole('button', { name: 'Use the camera' })).toBeVisible();
  await phone.setOffline(true);
  await receiver.getByLabel('Or the codes as text').fill(`From the ward:\n${codes}`);
  await receiver.getByRole('button', { name: 'Read the text' }).click();
  await expect(receiver.getByText('Nothing is taken yet', { exact: false })).toBeVisible();
  await receiver.getByRole('button', { name: 'Take this handover' }).click();
  await expect(receiver.getByText(/From another phone.*check each line/)).toBeVisible();
  await expect(receiver.getByLabel('Name or number')).toHaveValue('Bed 4');
  await expect(receiver.getByLabel('Situation')).toHaveValue('Fell 3 m.\nGCS 9, left pupil 6 mm');
  await expect(receiver.getByLabel('Recommendation')).toHaveValue('CT now; keep SpO\u2082 \u2265 94%');
  await phone.close();
});
