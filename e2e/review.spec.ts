import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type APIRequestContext, type Browser, expect, type Page, request, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './support/accessible.ts';
import { type NewAccount, newAccount, signUp } from './support/account.ts';
import { type RunningOryx, removeDataDir, startOryx } from './support/server.ts';
import { makeUsedDataDir } from './support/shared-oryx.ts';

// What is signed and withdrawn changes what readers see, so this server is not the one of the other tests.
let oryx: RunningOryx;
test.beforeAll(async () => {
  oryx = await startOryx({ dataDir: await makeUsedDataDir() });
});
test.afterAll(async () => {
  await oryx.stop();
  await removeDataDir(oryx.dataDir);
});

/** Somebody with an account of this server. */
interface Person {
  readonly account: NewAccount;
  readonly client: APIRequestContext;
}

async function person(firstName: string): Promise<Person> {
  const account = newAccount({ firstName });
  const client = await request.newContext({ baseURL: oryx.url, extraHTTPHeaders: { origin: oryx.url } });
  await signUp(oryx, client, account);
  return { account, client };
}

/** Sets up an authenticator app, after which the roles of this session count. */
async function takeFactor({ account, client }: Person): Promise<void> {
  const begun = await client.post('/api/second-factor/begin', { data: { password: account.password } });
  const { secret } = await begun.json();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const confirmed = await client.post('/api/second-factor/confirm', { data: { code } });
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
}

/** Opens a page in a browser in which this person is signed in. */
async function open(browser: Browser, { client }: Person, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: oryx.url });
  await context.addCookies((await client.storageState()).cookies);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const desk = '/review/medications.atropine';
const drug = 'Atropine';
const words = 'Ampoules of 1 mg in 1 mL. Count them at each change of shift.';

test("a change goes from the administrator's grant over two signatures to readers, and out again", async ({
  browser,
}) => {
  const [ada, editor, one, two, reader] = [
    await person('Ada'),
    await person('Eden'),
    await person('Una'),
    await person('Duo'),
    await person('Rita'),
  ];
  const admin = fileURLToPath(new URL('../server/dist/admin.js', import.meta.url));
  const env = { ...process.env, DATA_DIR: oryx.dataDir };
  await promisify(execFile)(process.execPath, [admin, 'grant', ada.account.email], { env });
  await takeFactor(ada);

  const grants: readonly (readonly [Person, string])[] = [
    [editor, 'editor'],
    [one, 'reviewer'],
    [two, 'reviewer'],
  ];
  const settings = await open(browser, ada, '/settings');
  for (const [{ account }, role] of grants) {
    await settings.getByLabel('Another account').fill(account.email);
    await settings.getByRole('button', { name: 'Find' }).click();
    await expect(settings.getByText(`${account.firstName} ${account.lastName}, `)).toBeVisible();
    await settings.getByLabel('Why').fill('Agreed.');
    await settings.getByRole('button', { name: `Make ${role}` }).click();
    await expect(settings.getByRole('button', { name: `Withdraw ${role}` })).toBeVisible();
  }
  await settings.context().close();
  for (const [index, holder] of [editor, one, two].entries()) {
    await takeFactor(holder);
    if (index === 0) continue;
    const shown = { shownName: `Dr ${holder.account.firstName}`, qualification: 'MBChB' };
    const data = { ...shown, council: 'HPCNA', registration: `MP ${index}` };
    expect((await holder.client.put('/api/roles/reviewer', { data })).ok()).toBe(true);
  }

  const changing = await open(browser, editor, '/review');
  await changing.getByLabel('Page or source').fill(drug);
  await changing.getByRole('link', { name: drug, exact: true }).click();
  await changing.getByLabel('Facts', { exact: true }).selectOption('all');
  const packaging = changing.getByRole('article', { name: 'Packaging' });
  await packaging
    .or(changing.getByRole('button', { name: /^Show the other/ }))
    .first()
    .waitFor();
  const more = changing.getByRole('button', { name: /^Show the other/ });
  if (await more.isVisible()) await more.click();
  await packaging.getByRole('button', { name: 'Change' }).click();
  await packaging.getByRole('textbox', { name: 'Packaging' }).fill(words);
  await changing.getByRole('button', { name: 'Propose', exact: true }).click();
  const proposal = changing.getByRole('dialog');
  await proposal.getByLabel('Source of the change').fill('Data sheet 2026, page 2');
  await proposal.getByLabel('Why').fill('A new ampoule');
  await proposal.getByRole('button', { name: 'Propose' }).click();
  await expect(changing.getByText('Version 1 is proposed; readers see the text of the file.')).toBeVisible();

  const reading = await open(browser, reader, '/medications');
  /** Opens the page of the drug anew, until it says so. */
  const expectRead = (text: string | RegExp) =>
    expect(async () => {
      await reading.goto('/medications');
      await reading
        .getByRole('link', { name: new RegExp(drug, 'i') })
        .first()
        .click();
      await expect(reading.getByRole('dialog').getByText(text).first()).toBeVisible({ timeout: 10_000 });
    }).toPass();
  for (const signer of [one, two]) {
    await expectRead('Awaiting clinical review');
    const signing = await open(browser, signer, desk);
    await signing.getByLabel('Facts', { exact: true }).selectOption('all');
    await signing.getByLabel(/^I agree with all/).check();
    await signing.getByRole('button', { name: 'Sign', exact: true }).click();
    await signing.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(
      signing.getByText(new RegExp(`^Signed by Dr ${signer.account.firstName}`)).first(),
    ).toBeVisible();
    await signing.context().close();
  }
  await expectRead(/^Reviewed by Dr Una, Dr Duo, \d{4}-\d\d-\d\d$/);
  await expectRead(words);

  const fact = changing.getByRole('article', { name: 'Packaging' });
  // The reader's device has no connection when the fact is withdrawn.
  const offline = '**/api/corrections';
  await reading.route(offline, (route) => route.abort());
  await reading.goto('/');
  await changing.goto(desk);
  await changing.getByLabel('Facts', { exact: true }).selectOption('all');
  if (await more.isVisible()) await more.click();
  await fact.getByRole('button', { name: 'Withdraw' }).click();
  await fact.getByLabel('Why it is taken out of use').fill('No such ampoule');
  await fact.getByRole('button', { name: 'Withdraw this fact' }).click();
  await expect(fact.getByText(/^Withdrawn on/)).toBeVisible();
  const interruption = reading.getByRole('alertdialog', { name: 'Critical correction' });
  await expect(interruption).toHaveCount(0);
  await reading.context().setOffline(true);
  await reading.unroute(offline);
  await reading.context().setOffline(false);
  await expect(interruption.getByText('No such ampoule.')).toBeVisible();
  await interruption.getByRole('button', { name: 'I have read it' }).click();
  await expectRead(/No such ampoule/);
  await expect(interruption).toHaveCount(0);

  // One fact with its form: the rest of the page is more of the same.
  await changing.getByLabel('Facts', { exact: true }).selectOption('open');
  await fact.getByRole('button', { name: 'Change' }).click();
  await expectAccessible(changing, 'light', 'dark', 'high contrast');

  const site = await open(browser, ada, '/settings');
  await site.getByRole('button', { name: 'Change the formulary' }).click();
  await site.getByLabel('Name of the site').fill('Opuwo');
  await site.getByLabel('Add a drug or a chart').selectOption(drug);
  await site.getByLabel('Local note').fill('In the red box.');
  await site.getByRole('button', { name: 'Save' }).click();
  await expect(site.getByText('Each device shows it with its next fetch.', { exact: true })).toBeVisible();
  await expect(async () => {
    await reading.goto('/medications');
    await expect(reading.getByRole('heading', { name: 'First at Opuwo (1)' })).toBeVisible({
      timeout: 10_000,
    });
  }).toPass();
  await expectRead('In the red box.');
});
