import { expect, test } from './support/oryx.ts';

test('PAED-06 each age group has a tint of its own in both tables', async ({ page, signedIn }) => {
  expect(signedIn.firstName).toBe('Maria');
  await page.goto('/pediatrics');
  const tints = async (table: string) => {
    const groups = page.getByRole('region', { name: table }).getByRole('rowheader');
    await expect(groups).toHaveCount(5);
    return groups.evaluateAll((cells) =>
      cells.map((cell) => [cell.textContent, getComputedStyle(cell.closest('tr') ?? cell).backgroundColor]),
    );
  };
  const ofVitalSigns = await tints('Normal Vital Signs by Age');
  expect(new Set(ofVitalSigns.map(([, tint]) => tint)).size).toBe(5);
  expect(await tints('Airway Equipment Sizes')).toEqual(ofVitalSigns);
  // Every column is on a phone at once, the systolic pressure included.
  for (const table of ['Normal Vital Signs by Age', 'Airway Equipment Sizes']) {
    const frame = page.getByRole('region', { name: table });
    expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth), table).toBe(0);
  }
});
