import type { Locator, Page } from '@playwright/test';
import { newsOfSix } from './support/calculator-page.ts';
import { expect, test } from './support/oryx.ts';

/*
 * How many taps, swipes and typed fields a task of the bedside takes from Home, on a phone of 390 by 844. A tap lies
 * where the page shows its target; a swipe of 500 px is needed for a target that lies outside the screen or under
 * something else.
 */

/** One swipe in px. */
const swipe = 500;

class Hand {
  taps = 0;
  swipes = 0;
  fields = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get cost() {
    return { taps: this.taps, swipes: this.swipes, fields: this.fields };
  }

  /** Taps a target where it is seen, and swipes to it first if it is not. */
  async tap(target: Locator): Promise<void> {
    const { x, y } = await this.#seenAt(target);
    await this.#page.touchscreen.tap(x, y);
    this.taps += 1;
  }

  /** Chooses the answer of a question of a score. */
  async choose(question: string, answer: string): Promise<void> {
    const option = this.#page.getByRole('radio', { name: answer });
    const group = this.#page.getByRole('group', { name: question });
    await this.tap(group.locator('label').filter({ has: option }).first());
    await expect(group.getByRole('radio', { name: answer }).first()).toBeChecked();
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.#seenAt(field);
    await field.fill(text);
    this.fields += 1;
  }

  /** Looks at a figure, and swipes to it first if it is not in view. */
  async see(figure: Locator): Promise<void> {
    await this.#seenAt(figure);
  }

  /** Returns a point of the target that nothing covers. Two taps in a row never meet the same point. */
  async #seenAt(target: Locator): Promise<{ x: number; y: number }> {
    const share = this.taps % 2 === 0 ? 0.3 : 0.6;
    for (;;) {
      await expect(target).toBeVisible();
      const place = await target.evaluate((element, of) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width * of, top + height / 2];
        const met = document.elementFromPoint(x, y);
        const isSeen = met !== null && (element.contains(met) || met.contains(element));
        return { x, y, isSeen };
      }, share);
      if (place.isSeen) return place;
      if (this.swipes > 20) throw new Error('The target is out of reach.');
      this.swipes += 1;
      await this.#page.evaluate((by) => window.scrollBy(0, by), place.y < 0 ? -swipe : swipe);
    }
  }
}

/** What a user of the ward has pinned. */
const pinned = {
  '/calculator/news': 'National Early Warning Score (NEWS)',
  '/calculator/gcs': 'Glasgow Coma Scale (GCS)',
  '/calculator/units-converter': 'Medical Units Conversion Calculator',
  '/medications/19': 'Midazolam',
} as const;

/** Opens Home as somebody has it who has pinned what is used most. */
async function openHome(page: Page) {
  await page.addInitScript((titles) => {
    const entries = Object.keys(titles).map((path, rank) => ({
      ...{ list: 'pinned', path, rank, isRemoved: false, changedAt: '2026-11-01T00:00:00.000Z' },
    }));
    localStorage.setItem('oryx-my-pages', JSON.stringify({ entries, unsent: [], titles }));
  }, pinned);
  await page.goto('/');
}

const pin = (page: Page, path: keyof typeof pinned) =>
  page.getByRole('list', { name: 'Pinned' }).getByRole('link', { name: pinned[path] });

test('the tasks of the bedside take as few taps as promised, and no swipe', async ({ page, signedIn }) => {
  void signedIn;
  await openHome(page);

  await test.step('NEWS: 9 taps', async () => {
    const hand = new Hand(page);
    await hand.tap(pin(page, '/calculator/news'));
    for (const [question, answer] of newsOfSix) {
      await hand.choose(question, answer);
    }
    await hand.see(page.getByRole('button', { name: /6 of 20.*urgent review within the hour/ }));
    expect(hand.cost).toEqual({ taps: 9, swipes: 0, fields: 0 });
  });

  await test.step('GCS: 4 taps', async () => {
    await page.goto('/');
    const hand = new Hand(page);
    await hand.tap(pin(page, '/calculator/gcs'));
    for (const [question, answer] of [
      ['Eye opening', 'To speech'],
      ['Verbal response', 'Confused'],
      ['Motor response', 'Localises'],
    ] as const) {
      await hand.choose(question, answer);
    }
    await hand.see(page.getByRole('button', { name: /12 of 15/ }));
    expect(hand.cost).toEqual({ taps: 4, swipes: 0, fields: 0 });
  });

  await test.step('glucose in mmol/L: 3 taps and the number', async () => {
    await page.goto('/');
    const hand = new Hand(page);
    await hand.tap(pin(page, '/calculator/units-converter'));
    await hand.tap(page.getByRole('button', { name: 'Glucose mg/dL → mmol/L' }));
    await hand.type(page.getByRole('textbox', { name: 'Value' }), '126');
    // The keyboard has a key for it.
    await page.keyboard.press('Enter');
    hand.taps += 1;
    await expect(page.getByText(/6\.99\d*/).first()).toBeVisible();
    expect(hand.cost).toEqual({ taps: 3, swipes: 0, fields: 1 });
  });

  await test.step('anaphylaxis: 1 tap', async () => {
    await page.goto('/');
    const hand = new Hand(page);
    await hand.tap(
      page.getByRole('navigation', { name: 'Emergencies' }).getByRole('link', { name: /^Anaphylaxis/ }),
    );
    await hand.see(page.getByText(/0\.5\s*mL/).first());
    expect(hand.cost).toEqual({ taps: 1, swipes: 0, fields: 0 });
    await page.evaluate(() => localStorage.removeItem('oryx-arrest'));
  });

  await test.step('arrest, the next step: 2 taps', async () => {
    await page.goto('/');
    const hand = new Hand(page);
    await hand.tap(
      page.getByRole('navigation', { name: 'Emergencies' }).getByRole('link', { name: /arrest/i }),
    );
    await hand.tap(page.getByRole('button', { name: /^Shock/ }).first());
    await hand.see(page.getByText(/shock 1/i).first());
    expect(hand.cost).toEqual({ taps: 2, swipes: 0, fields: 0 });
    await page.evaluate(() => localStorage.removeItem('oryx-arrest'));
  });
});

test('midazolam for a child of 14 kg in hand takes at most 2 taps, and no swipe', async ({
  page,
  signedIn,
}) => {
  void signedIn;
  await page.goto('/pediatrics');
  await page.getByRole('button', { name: 'Set the patient' }).click();
  const sheet = page.getByRole('dialog', { name: 'Patient in hand' });
  await sheet.getByLabel('Age', { exact: true }).fill('3');
  await sheet.getByLabel('Weight (kg)').fill('14');
  await sheet.getByRole('button', { name: 'Use this patient' }).click();
  await openHome(page);
  const hand = new Hand(page);
  await hand.tap(pin(page, '/medications/19'));
  // 0.3 mg/kg are 4.2 mg, which are 0.84 mL of 5 mg/mL.
  await hand.see(
    page
      .getByRole('article')
      .getByText(/^0\.84\s*mL$/)
      .first(),
  );
  expect(hand.cost.taps).toBeLessThanOrEqual(2);
  expect(hand.cost).toMatchObject({ swipes: 0, fields: 0 });
});
