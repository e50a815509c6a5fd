import type { Page } from '@playwright/test';
import { newAccount } from './support/account.ts';
import { newsOfSix } from './support/calculator-page.ts';
import { openAccount } from './support/open-account.ts';
import { expect, test } from './support/oryx.ts';

// What a screen reader is given, in its order. The trees are written from what each journey must say.

/** What a screen reader is told without being asked, besides changes of focus. */
const announced = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ });

test('a screen reader is led through signing in, and starts on Home at its heading', async ({
  page,
  oryx,
}) => {
  const account = await openAccount(oryx, newAccount());
  await page.goto('/auth');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - /children: equal
      - link "Oryx"
      - heading "Sign in" [level=1]
      - paragraph: Welcome to Oryx.
      - text: Email
      - textbox "Email"
      - text: Password
      - textbox "Password"
      - button "Show password"
      - button "Sign in"
      - button "Forgot password?"
      - button "Create account"
  `);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password 1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /^Notifications/ })).toMatchAriaSnapshot(`
    - listitem:
      - text: Sign In Failed The e-mail address or the password is wrong.
      - button "Close"
  `);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: account.firstName })).toBeFocused();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading /Good (morning|afternoon|evening), Maria/ [level=1]
      - search:
        - combobox "Search all of Oryx"
      - list "Sections"
      - region "Featured Tools":
        - heading "Featured Tools" [level=2]
      - region "Platform Stats":
        - heading "Platform Stats" [level=2]
      - region "Recent Updates":
        - heading "Recent Updates" [level=2]
  `);
});

test('a screen reader hears each answer of NEWS once with its points, and the result once', async ({
  page,
  signedIn,
}) => {
  void signedIn;
  await page.goto('/calculator/news');
  await expect(page.getByRole('group', { name: 'Respiratory rate' })).toMatchAriaSnapshot(`
    - group "Respiratory rate (/min)":
      - /children: equal
      - text: Respiratory rate (/min)
      - radio "8 or less 3 points"
      - radio "9–11 1 point"
      - radio "12–20 0 points"
      - radio "21–24 2 points"
      - radio "25 or more 3 points"
  `);
  await expect(page.getByRole('region', { name: 'Result at a glance' })).toMatchAriaSnapshot(`
    - button "No result yet Result 0 of 8 answered"
  `);
  await expect(announced(page)).toHaveCount(0);
  for (const [question, answer] of newsOfSix)
    await page.getByRole('group', { name: question }).getByRole('radio', { name: answer }).check();
  await expect(announced(page)).toHaveText(
    'NEWS 6 of 20. Score 5–6: urgent review within the hour. Complete assessment',
  );
  await expect(page.getByRole('complementary')).toMatchAriaSnapshot(`
    - complementary:
      - heading "Result" [level=2]
      - paragraph: NEWS 6 of 20
      - paragraph: "Score 5–6: urgent review within the hour."
      - paragraph: Complete assessment
      - paragraph: /Published response for 5–6. urgent assessment/
      - list "Cautions"
      - navigation "Next"
      - button "Copy result"
      - button "Print"
      - button "Reset Assessment"
  `);
});

test('a screen reader hears the volume of midazolam for a child of 14 kg, and not that for 1 kg', async ({
  page,
  signedIn,
}) => {
  void signedIn;
  await page.goto('/medications/19');
  const dialog = page.getByRole('dialog', { name: 'Midazolam' });
  await dialog.getByRole('textbox', { name: 'Age' }).fill('3');
  await dialog.getByRole('textbox', { name: 'Weight' }).pressSequentially('14');
  // 0.3 mg/kg of 5 mg/mL
  await expect(announced(page)).toHaveText(
    /^Seizure, no vein Child \(6 months or older\)\. Draw up 0\.84\s+mL\s+4\.2\s+mg\s+of 5\s+mg\/mL.* Give\s+Inside the cheek$/,
  );
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Midazolam":
      - heading "Midazolam" [level=2]
      - text: Awaiting clinical review
      - button "Close"
      - region "Dangers"
      - region "Dose for weight":
        - heading "Dose for weight" [level=3]
        - text: Weight
        - textbox "Weight": "14"
        - group "Unit of Weight"
        - textbox "Age": "3"
        - combobox "Unit of Age"
        - group "Purpose":
          - radio "Seizure" [checked]
        - group "Route":
          - radio "Inside the cheek" [checked]
        - article:
          - heading "Seizure, no vein Child (6 months or older)" [level=4]
          - paragraph:
            - text: Draw up
            - strong: 0.84 mL
          - paragraph: 4.2 mg
          - paragraph: of 5 mg/mL, in a 1 mL syringe
          - term: Give
          - definition: Inside the cheek
      - region "Dosage and administration":
        - heading "Dosage and administration" [level=3]
  `);
});

test('a screen reader and a keyboard walk the cardiac arrest chart step by step', async ({
  page,
  signedIn,
}) => {
  void signedIn;
  await page.goto('/algorithms/3');
  const viewer = page.getByRole('dialog', { name: 'Adult cardiac arrest (advanced life support)' });
  await expect(viewer).toMatchAriaSnapshot(`
    - dialog "Adult cardiac arrest (advanced life support)":
      - /children: equal
      - heading "Adult cardiac arrest (advanced life support)" [level=2]
      - button "Close"
      - button "Pin Adult cardiac arrest (advanced life support) to Home"
      - text: Awaiting clinical review
      - link "Start the clock":
        - /url: /arrest/adult#start
      - group "Show as":
        - text: Show as
        - radio "Chart" [checked]
        - radio "Steps"
        - radio "List"
      - region "Chart of Adult cardiac arrest (advanced life support)"
      - button "Zoom out"
      - status: 100%
      - button "Zoom in"
      - button "Reset"
      - region "Notifications (F8)"
      - status
  `);
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(viewer.getByRole('button', { name: /^Pin / })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(viewer.getByRole('link', { name: 'Start the clock' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('radio', { name: 'Steps' })).toBeFocused();
  /** Tabs to a button of the step and presses it, and expects the focus on the heading of the next. */
  const answer = async (name: string, heading: string) => {
    const button = viewer.getByRole('button', { name, exact: true });
    for (let tabs = 0; tabs < 10 && !(await isFocused(button)); tabs += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(viewer.getByRole('heading', { name: heading, level: 3 })).toBeFocused();
  };
  await answer('Next', 'Shockable rhythm?');
  await answer('Yes', '1 shock');
  await expect(viewer.getByRole('region', { name: /^Steps of/ })).toMatchAriaSnapshot(`
    - region:
      - article:
        - paragraph: Shock
        - heading "1 shock" [level=3]
        - list:
          - listitem: Biphasic 200 J, or as the maker says
        - button "Next"
      - button "Back"
      - button "Start again"
      - region "Path taken":
        - heading "Path taken" [level=3]
        - list "Path taken":
          - listitem:
            - button "Adult cardiac arrest"
          - listitem:
            - button "Shockable rhythm? Yes"
  `);
});

test('a screen reader hears who says what to Remi, and each answer with its sources', async ({
  page,
  signedIn,
}) => {
  void signedIn;
  await page.goto('/ai-assistant');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Remi AI Assistant" [level=1]
      - region "Remi settings":
        - switch "Teaching mode"
        - switch "Voice" [checked]
      - log "Conversation":
        - article "Remi":
          - paragraph: /Maria\\. I am Remi/
      - list "Quick actions"
      - form "Message to Remi":
        - textbox "Message"
        - button "Start voice input"
        - button "Send" [disabled]
        - paragraph: Enter no patient names or IDs. Gone at sign-out.
  `);
  await page.getByRole('textbox', { name: 'Message' }).fill('dose of adrenaline in anaphylaxis');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'Conversation' })).toMatchAriaSnapshot(`
    - log "Conversation":
      - article "Remi"
      - article "You":
        - paragraph: dose of adrenaline in anaphylaxis
      - article "Remi":
        - heading "Adrenaline" [level=2]
        - region "Adrenaline, anaphylaxis":
          - paragraph:
            - strong: /0\\.5.mL/
          - paragraph: /0\\.5.mg/
          - link "Adrenaline"
        - button "Copy"
  `);
  // The words of a message name its sender, and a screen reader must not hear the name twice.
  await expect(page.getByRole('article').last().getByText('Remi', { exact: true })).toHaveAttribute(
    'aria-hidden',
    'true',
  );
});

const isFocused = (locator: ReturnType<Page['locator']>) =>
  locator.evaluate((element) => element === document.activeElement);
