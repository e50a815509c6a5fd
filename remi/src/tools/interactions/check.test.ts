import { describe, expect, it } from 'vitest';
import { createRemi } from '../../create-remi.ts';
import { dailyLimit, fixedDose, interaction, medication, sourcesWith } from '../../test/fixtures.ts';

const aspirin = medication(9, 'Aspirin', {
  tradeNames: ['Disprin'],
  contraindications: ['Active peptic ulcer', 'Asthma set off by aspirin'],
  limits: [dailyLimit(4, 'g')],
});
const morphine = medication(15, 'Morphine', {
  doses: [
    fixedDose(10, 'mg'),
    fixedDose(1, 'mg', {
      patient: 'child',
      amount: { kind: 'perKg', min: 0.1, max: 0.1, unit: 'mg', time: null },
    }),
  ],
});

const others = ['Digoxin', 'Quinine', 'Verapamil', 'Tramadol', 'Heparin', 'Codeine', 'Lithium'];

const remi = createRemi(
  sourcesWith({
    medications: [aspirin, morphine],
    drugs: [
      { name: 'Ibuprofen', names: ['Brufen'], classes: ['NSAIDs'] },
      { name: 'Diazepam', names: [], classes: ['Benzodiazepines'] },
    ],
    rows: [
      interaction(['Aspirin'], ['Warfarin']),
      interaction(['Aspirin'], ['NSAIDs'], 'moderate'),
      interaction(['Morphine'], ['Benzodiazepines'], 'contraindicated'),
    ],
    otherDrugs: ['Omeprazole', 'Warfarin', ...others],
  }),
);

const ask = async (message: string) =>
  (await remi.answer(message, { profession: 'Nurse', mode: 'consultation' })).response;

describe('the interaction check', () => {
  it('shows a stored pair with its severity, effect, action and source', async () => {
    const response = await ask('check warfarin and disprin');
    expect(response).toContain('**Warfarin and Aspirin: major**');
    expect(response).toContain(
      '- Effect: Bleeding.\n- What to do: Avoid.\n- Source: A book. Awaiting clinical review. [Aspirin](/medications/9)',
    );
  });

  it('finds a pair by a trade name and by a drug class', async () => {
    expect(await ask('aspirin with Brufen together?')).toContain('**Aspirin and Ibuprofen: moderate**');
  });

  it('puts the most severe pair first and pairs without data last', async () => {
    const response = await ask('check aspirin, ibuprofen, morphine and diazepam');
    const order = [
      'Morphine and Diazepam: contraindicated',
      'Aspirin and Ibuprofen: moderate',
      'No interaction stored',
    ];
    const places = order.map((text) => response.indexOf(text));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('says that nothing is stored, and never calls a pair safe', async () => {
    const response = await ask('is it safe to give omeprazole with aspirin');
    expect(response).toContain(
      '**No interaction stored for:** Omeprazole and Aspirin. This does not mean safe: check it in another source.',
    );
    expect(response).not.toMatch(/\b(?:is|are) safe\b/);
  });

  it('shows the pairs, one list of pairs without a row, the drugs without a page, and nothing else', async () => {
    expect(await ask('aspirin with ibuprofen and tramadol and codeine')).toBe(
      [
        '### Medication check',
        'I checked: Aspirin, Ibuprofen, Tramadol, Codeine.',
        '**Aspirin and Ibuprofen: moderate**',
        '- Effect: Bleeding.\n- What to do: Avoid.\n- Source: A book. Awaiting clinical review. [Aspirin](/medications/9)',
        '**No interaction stored for:** Aspirin and Tramadol; Aspirin and Codeine; Ibuprofen and Tramadol; Ibuprofen and Codeine; Tramadol and Codeine. This does not mean safe: check it in another source.',
        'Oryx has no page of Ibuprofen, Tramadol, Codeine.',
        "I answer only from Oryx's own content, word for word. Open the page before you act.",
      ].join('\n\n'),
    );
  });

  it('asks about a misspelt name before it checks it', async () => {
    const response = await ask('check omeprasole and aspirin');
    expect(response).toContain('Did you mean Omeprazole?');
    expect(response).toContain('**No interaction stored for:** Aspirin and Omeprazole.');
  });

  it('lists every stored interaction of a single drug, including those of its class', async () => {
    expect(await ask('interactions of diazepam')).toContain('**Diazepam with Morphine: contraindicated**');
    expect(await ask('interactions of omeprazole')).toContain('**No interaction stored for:** Omeprazole.');
  });

  it('names the drugs that it did not check if there are too many', async () => {
    const many = ['aspirin', 'morphine', 'warfarin', 'ibuprofen', 'diazepam', 'omeprazole', ...others];
    expect(await ask(`check ${many.join(', ')}`)).toContain('**Not checked, ask again: Lithium.**');
  });

  it('asks for drug names if there are none', async () => {
    expect(await ask('check my meds please')).toContain('Name the drugs to check');
  });
});

describe('contraindications and dose warnings', () => {
  it('quotes only contraindications that match a stated condition', async () => {
    const response = await ask('check aspirin with omeprazole, he has a peptic ulcer');
    expect(response).toContain('> Active peptic ulcer');
    expect(response).not.toContain('Asthma set off');
  });

  it.each([
    ['check aspirin 6 g in 24 h', true],
    ['check aspirin 4000 mg a day', false],
    ['check aspirin 4,5 g per day', true],
    ['check morphine 500 mg', true],
    ['check 15 mg of morphine', true],
    ['check morphine 10 mg', false],
    ['check morphine 10000 mcg', false],
    ['check morphine 0.2 mg/kg', false],
    ['check morphine 1 mg/kg', true],
    ['check 5 mg of morphine for a child of 10 kg', true],
    ['check 1 mg of morphine for a child of 10 kg', false],
    ['check morphine 100 mg in 100 ml', false],
    ['morphine 10 mg/ml 5 ml', true],
    ['morphine 1 mg/ml 5 ml', false],
    ['check morphine 100 mg/h', false],
  ])('warns of a dose above the maximum in "%s": %s', async (message, isAbove) => {
    expect((await ask(message)).includes('Dose above what Oryx states')).toBe(isAbove);
  });

  it('compares a child with the doses for children and, without a weight, for the heaviest child', async () => {
    expect(await ask('check morphine 8 mg in a child')).toContain('> Child, pain: 0.1 mg/kg IV.');
    expect(await ask('check morphine 5 mg in a child')).not.toContain('Dose above what Oryx states');
  });

  it('says that the page has no dose by the named route', async () => {
    expect(await ask('morphine 5 mg intrathecal')).toContain('**No intrathecal dose of Morphine**');
    expect(await ask('morphine 5 mg iv')).not.toContain('**No ');
    expect(await ask('no im please, morphine dose')).not.toContain('**No ');
  });
});
