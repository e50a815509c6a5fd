import type { Interaction, InteractionDrug, Medication } from '@oryx/contract';
import { words } from '@oryx/search';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { interactions } from './interactions.ts';
import { shippedContent } from './test/shipped.ts';

const row = (a: string[], b: string[], changes: object = {}) => ({
  a,
  b,
  severity: 'major',
  effect: 'Slow breathing.',
  action: 'Watch closely.',
  source: 'label',
  basis: 'general',
  ...changes,
});

const called = (name: string, classes: string[] = [], names: string[] = []) => ({ name, names, classes });

const drugs = [called('morphine', ['Opioids']), called('codeine', ['Opioids']), called('midazolam')];

const faultsOf = (rows: object[], known: object[] = drugs) => {
  const { error } = interactions.safeParse({
    sources: [{ key: 'label', title: 'Label', edition: '2020', read: 'none', for: 'all' }],
    review: { status: 'draft', by: null, on: null },
    notes: [],
    drugs: known,
    rows,
  });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

/** A row that names the only class there is. */
const opioids = row(['Opioids'], ['midazolam']);

describe('the schema of interactions', () => {
  it('rejects a duplicate pair, also in reverse', () => {
    expect(faultsOf([opioids, row(['morphine'], ['codeine'])])).toEqual([]);
    expect(faultsOf([opioids, row(['midazolam'], ['Opioids'])])).toEqual([
      'rows.1: the pair midazolam + opioids stands twice',
    ]);
  });

  it('rejects an unknown severity, and a source that is unlisted or unread', () => {
    expect(faultsOf([{ ...opioids, severity: 'minor' }])).toEqual([
      expect.stringMatching(/^rows\.0\.severity: /),
    ]);
    expect(faultsOf([{ ...opioids, source: 'book' }])).toEqual(['rows.0.source: no source has the key book']);
    expect(faultsOf([{ ...opioids, basis: 'seen' }])).toEqual(['rows.0.basis: nobody has read label']);
  });

  it('rejects a row with an unknown name, and a drug beside its class', () => {
    expect(faultsOf([opioids, row(['morphine'], ['Sedatives'])])).toEqual([
      'rows.1.b: Sedatives is neither a drug of the list nor a class of one',
    ]);
    expect(faultsOf([row(['Opioids', 'codeine'], ['midazolam'])])).toEqual([
      'rows.0.a: codeine belongs to Opioids, which stands beside it',
    ]);
  });

  it('rejects a name of two drugs, ignoring case and spelling, and a duplicate name', () => {
    const also = (...names: string[]) => faultsOf([opioids], [...drugs, called('etomidate', [], names)]);
    expect(also('Hypnomidate')).toEqual([]);
    expect(also('Codeines')).toEqual(['drugs.3: the name Codeines stands twice']);
    expect(also('Morfine')).toEqual(['drugs.3: the name Morfine stands twice']);
    expect(also('Hypnomidate', 'hypno-midate')).toEqual(['drugs.3: the name hypno-midate stands twice']);
  });

  it('rejects a class that no row names, and a combination that lacks a class of its drugs', () => {
    const also = (...classes: string[]) =>
      faultsOf([opioids], [...drugs, called('codeine with caffeine', classes)]);
    expect(also('codeine', 'Opioids')).toEqual([]);
    expect(also('Stimulants')).toEqual(['drugs.3.classes: no row names Stimulants']);
    expect(also('codeine')).toEqual(['drugs.3.classes: codeine belongs to Opioids too']);
  });
});

describe('the interactions that come with Oryx', async () => {
  const shipped = await shippedContent();
  const bodyOf = (name: string) => shipped.find((each) => each.name === name)?.body;
  const { drugs: known, rows } = bodyOf('interactions') as z.infer<typeof interactions>;
  const { rows: medications } = bodyOf('medications') as { rows: Medication[] };

  it('contain every drug with an entry, only under the names of its file', () => {
    const names = medications.map(({ name }) => name);
    const ofOryx = known.filter(({ name }) => names.includes(name));
    expect(
      ofOryx.map(({ name }) => name).sort(),
      'every drug of content/medications/ has a row under `drugs` in content/interactions.yaml',
    ).toEqual([...names].sort());
    expect(
      ofOryx.filter(({ names: more }) => more.length > 0),
      'these names belong into the file of the drug',
    ).toEqual([]);
  });

  it('give no other drug a name from a medication file', () => {
    const ofOryx = medications.flatMap(({ name, synonyms, tradeNames }) => [
      name,
      ...synonyms,
      ...tradeNames,
    ]);
    const taken = new Set(ofOryx.map(compared));
    const others = known.filter(({ name }) => medications.every((medication) => medication.name !== name));
    const twice = others
      .flatMap(({ name, names }) => [name, ...names])
      .filter((each) => taken.has(compared(each)));
    expect(twice).toEqual([]);
  });

  // What clinicians of the region ask, written from the publications that the rows cite.
  it.each<[string, string, Interaction['severity'][]]>([
    ['Viagra', 'Glyceryl trinitrate', ['contraindicated']],
    ['Adrenaline', 'Tenormin', ['moderate']],
    ['Adrenaline', 'Inderal', ['major']],
    ['warfarin', 'Co-trimoxazole', ['major']],
    ['warfarin', 'Metronidazole', ['major']],
    ['Zocor', 'Kaletra', ['contraindicated']],
    ['Zocor', 'Klacid', ['contraindicated']],
    ['Tramal', 'Prozac', ['major']],
    ['Tramacet', 'Nardil', ['contraindicated']],
    ['methotrexate', 'Co-trimoxazole', ['major']],
    ['Tenecteplase', 'Enoxaparin', ['major']],
    ['Tenecteplase', 'Xarelto', ['contraindicated']],
    ['Tenofovir-lamivudine-dolutegravir', 'Rifafour', ['major']],
    ['Kaletra', 'Rifafour', ['contraindicated']],
    ['TEE', 'Rifafour', ['moderate']],
    ['Implanon', 'Tegretol', ['major']],
    ['Digoxin', 'Verapamil', ['major']],
    ['Enalapril', 'Aldactone', ['major']],
    ['lithium', 'Voltaren', ['major']],
    ['Syntometrine', 'Kaletra', ['contraindicated']],
    ['Oxytocin', 'Kaletra', []],
    ['Syntometrine', 'Aldomet', ['major']],
    ['Haloperidol', 'Physeptone', ['major', 'moderate']],
    ['Haloperidol', 'Promethazine', ['moderate', 'moderate', 'moderate']],
    ['Naloxone', 'heroin', ['major']],
    ['Quinine', 'Insulin, short-acting', ['major']],
    ['Quinine', 'Diamicron', ['major']],
    ['Ketamine', 'Fentanyl', ['major']],
    ['Adenosine', 'Digoxin', ['major']],
    ['Haloperidol', 'Rifafour', ['major']],
    ['Polyvalent snake antivenom', 'Tenormin', ['major']],
    ['Ciprofloxacin', 'Daonil', ['major']],
    ['Enoxaparin', 'Enalapril', ['moderate']],
    ['Alteplase', 'Enalapril', ['major']],
    ['tik', 'Inderal', ['major']],
    ['Morphine', 'Fentanyl', ['major']],
    ['Midazolam', 'Diazepam', ['major']],
    ['hypericum', 'Tenofovir-lamivudine-dolutegravir', ['contraindicated']],
    ['Glucophage', 'CT contrast', ['major']],
    ['macrolide', 'statin', ['contraindicated', 'major']],
    ['blood thinner', 'Co-trimoxazole', ['major']],
    ['blood pressure tablets', 'Voltaren', ['moderate']],
    ['opioid', 'Nardil', ['contraindicated']],
    ['ARV', 'Rifafour', ['major']],
    ['ARV', 'Syntometrine', ['major']],
    ['Remeron', 'Nardil', ['contraindicated']],
    ['Motilium', 'Klacid', ['contraindicated', 'major']],
    ['Daktarin', 'warfarin', ['contraindicated']],
    ['Biltricide', 'Rifafour', ['contraindicated']],
    ['Alteplase', 'Enoxaparin', ['major']],
    ['3HP', 'Tenofovir-lamivudine-dolutegravir', ['moderate']],
    ['3HP', 'Kaletra', ['contraindicated']],
    ['Isentress', 'Rifafour', ['major']],
    ['Fansidar', 'Co-trimoxazole', ['contraindicated']],
    ['Mysoline', 'Tenofovir-lamivudine-dolutegravir', ['major']],
    ['Leponex', 'Kaletra', ['contraindicated']],
    ['Demerol', 'Kaletra', ['contraindicated']],
    ['Paracetamol', 'Ceftriaxone', []],
  ])('contain %s with %s by %j', (one, other, severities) => {
    expect(severitiesOf(one, other).sort()).toEqual(severities);
  });

  function severitiesOf(one: string, other: string): Interaction['severity'][] {
    const [first, second] = [drugCalled(one), drugCalled(other)];
    return rows
      .filter(
        ({ a, b }) => (speaks(a, first) && speaks(b, second)) || (speaks(a, second) && speaks(b, first)),
      )
      .map(({ severity }) => severity);
  }

  function drugCalled(wanted: string): InteractionDrug {
    const found = known.find(({ name, names }) =>
      [name, ...names].some((each) => compared(each) === compared(wanted)),
    );
    if (!found) throw new Error(`no drug is called ${wanted}`);
    return found;
  }
});

function speaks(side: readonly string[], { name, classes }: InteractionDrug): boolean {
  return side.some((each) => each === name || classes.includes(each));
}

function compared(name: string): string {
  return words(name).join('');
}
