import type { ChatBlock } from '@oryx/contract';
import { atOnce } from '@oryx/search';
import { describe, expect, it } from 'vitest';
import { shownBlocks } from '../../answer/shown-blocks.ts';
import { shippedRemi, shippedSources } from '../../test/shipped.ts';
import { buildDrugCheck } from './drug-check.ts';

const sources = await shippedSources();
const check = atOnce(buildDrugCheck(sources));
const said = (drugs: readonly string[], allergens: readonly string[] = []) =>
  check
    .blocksFor(drugs, allergens)
    .map(({ text }) => text)
    .join('\n\n');

/** Half of the most drugs of one check. Any two of these groups are checked together. */
const groups = Array.from({ length: Math.ceil(sources.medications.length / 6) }, (_, at) =>
  sources.medications.slice(at * 6, at * 6 + 6).map(({ name }) => name),
);

describe('the check of chosen drugs', () => {
  it('says of all pairs of drugs with a page what Remi says', async () => {
    const remi = await shippedRemi();
    const verdict = (blocks: readonly ChatBlock[]) => blocks.filter(({ slot }) => slot === 'verdict');
    for (const [at, one] of groups.entries()) {
      for (const other of groups.slice(at + 1)) {
        const drugs = [...one, ...other];
        const { blocks } = await remi.answer(`Interactions: ${drugs.join(', ')}.`, {
          profession: '',
          mode: 'consultation',
        });
        expect(verdict(check.blocksFor(drugs, [])), drugs.join()).toEqual(verdict(shownBlocks(blocks)));
      }
    }
  });

  it('warns of the group of an allergen, and of an allergen that is no drug', () => {
    expect(said(['Warfarin', 'Amoxicillin'], ['penicillin'])).toContain(
      '**Stated allergy: check before Amoxicillin**',
    );
    expect(said(['Amiodarone'], ['iodine'])).toContain('**Stated allergy: check before Amiodarone**');
    expect(said(['Warfarin'], ['penicillin'])).not.toContain('Stated allergy');
  });

  it('quotes a contraindication that names another of the drugs', () => {
    expect(said(['Lidocaine', 'Ceftriaxone'])).toContain(
      '**Contraindications of Ceftriaxone**\n\n- IV use of powder dissolved with lidocaine',
    );
    // A word of a condition is no name of a drug.
    expect(said(['Insulin, short-acting', 'Glucagon'])).not.toContain('Contraindications of');
  });

  it('says which drug it does not know, and checks the others', () => {
    const text = said(['Warfarin', 'Xyzzy', 'Aspirin']);
    expect(text).toContain('**Not checked: Xyzzy.** Oryx knows no drug of this name.');
    expect(text).toContain('**Warfarin and Aspirin: major**');
  });

  it.each([
    ['penicillin (rash), peanuts', ['Penicillin', 'peanuts']],
    ['Disprin and latex', ['Aspirin', 'latex']],
    ['bee stings; sulfa', ['bee stings', 'sulfa']],
    ['NKDA', []],
    ['no known allergies', []],
    ['not allergic to penicillin', []],
    ['none', []],
    ['  ', []],
  ])('reads the allergies of the patient in hand: %s', (text, allergens) => {
    expect(check.allergensIn(text)).toEqual(allergens);
  });
});
