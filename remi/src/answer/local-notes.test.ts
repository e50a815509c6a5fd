import type { LocalNote } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { createRemi } from '../create-remi.ts';
import type { Block } from '../remi.ts';
import { fixedDose, medication, sourcesWith } from '../test/fixtures.ts';
import { shippedSources } from '../test/shipped.ts';
import { withLocalNotes } from './local-notes.ts';

const [chart] = (await shippedSources()).algorithms;
if (!chart) throw new Error('There are no charts.');

const note = (more: Partial<LocalNote> = {}): LocalNote => ({
  ...{ site: 'Opuwo', rank: null, from: null, strengths: [], note: null, isStocked: true },
  ...more,
});
const quoted = (route: string, more: Partial<Block> = {}): Block => ({
  ...{ kind: 'passage', text: `quoted ${route}`, source: { title: 'A page', route } },
  ...more,
});
/** What Remi knows of the site. */
const library = (notes: Record<string, LocalNote>, missing: readonly string[] = []) => ({
  sources: {
    medications: Object.entries(notes).flatMap(([route, local]) =>
      route.startsWith('/medications/') ? [medication(Number(route.split('/')[2]), route, { local })] : [],
    ),
    algorithms: Object.entries(notes).flatMap(([route, local]) =>
      route.startsWith('/algorithms/') ? [{ ...chart, id: Number(route.split('/')[2]), local }] : [],
    ),
  },
  drug: (name: string) =>
    missing.includes(name)
      ? {
          name,
          classes: [],
          medication: medication(2, name, { local: note({ isStocked: false }) }),
        }
      : undefined,
});

describe('what a site says', () => {
  it('stands below the answer of Remi about a drug, under the name of the site, with every character', async () => {
    const local = note({
      note: 'Red box, <2 m from the door.\n[Key](/x): *Selma* 5*3',
      strengths: ['1 mg/mL'],
    });
    const remi = createRemi(
      sourcesWith({ medications: [medication(1, 'Adrenaline', { doses: [fixedDose(1, 'mg')], local })] }),
    );
    const { blocks, response } = await remi.answer('adrenaline dose', {
      ...{ profession: 'Nurse', mode: 'consultation' },
    });
    const at = blocks.findIndex(({ text }) => text.startsWith('**Local note, Opuwo.**'));
    expect(blocks[at - 1]?.source?.route).toBe('/medications/1');
    expect(blocks[at]).toMatchObject({ kind: 'frame', slot: blocks[at - 1]?.slot });
    expect(blocks[at]?.text).toContain('it is no reviewed text');
    expect(response).toContain(
      '> Red box\\, \\<2 m from the door\\.\n>\n> \\[Key\\]\\(\\/x\\)\\: \\*Selma\\* 5\\*3',
    );
    expect(response).toContain('> In stock: 1 mg\\/mL');
  });

  it('says that a drug is not in stock, also where only a step gives it', () => {
    const known = library({ '/medications/1': note({ isStocked: false }) }, ['Amiodarone']);
    const said = withLocalNotes(
      [quoted('/medications/1'), quoted('/algorithms/3', { drugs: ['Amiodarone', 'Adrenaline'] })],
      known,
    ).map(({ text }) => text);
    expect(said[1]).toMatch(/^\*\*Local note, Opuwo\.\*\*.*\n\n> \*\*Not in stock\.\*\*$/);
    expect(said.slice(2)).toEqual(['quoted /algorithms/3', '**Not in stock at Opuwo:** Amiodarone.']);
  });

  it('stands once for each page, never among the dangers, and not for a page that is only linked', () => {
    const known = library({
      '/algorithms/3': note({ note: 'Bell.' }),
      '/algorithms/4': note({ note: 'No.' }),
    });
    const linked: Block = { kind: 'frame', text: 'See', source: { title: 'A', route: '/algorithms/4' } };
    const said = withLocalNotes([quoted('/algorithms/3', { slot: 'danger' }), linked], known);
    expect(said.map(({ slot }) => slot)).toEqual(['danger', 'verdict', undefined]);
    const twice = withLocalNotes([quoted('/algorithms/3'), quoted('/algorithms/3')], known);
    expect(twice.filter(({ text }) => text.includes('Bell'))).toHaveLength(1);
    expect(withLocalNotes([linked], library({}))).toEqual([linked]);
  });
});
