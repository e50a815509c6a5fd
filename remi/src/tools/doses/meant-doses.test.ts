import { beforeAll, describe, expect, it } from 'vitest';
import type { Remi } from '../../remi.ts';
import { shippedRemi } from '../../test/shipped.ts';

let remi: Remi;
beforeAll(async () => {
  remi = await shippedRemi();
});

/** Returns the answer with plain spaces. */
async function answer(text: string): Promise<string> {
  const { response } = await remi.answer(text, { profession: 'Nurse', mode: 'consultation' });
  return response.replaceAll('\u00a0', ' ');
}
const firstDose = async (text: string) =>
  (await answer(text)).split('\n').find((line) => line.startsWith('- **') && /\d (?:mg|g)\b/.test(line)) ??
  '';

describe('the first dose', () => {
  it.each([
    ['panado syrup 13kg fever', /^- \*\*195 mg = 8\.1 mL of syrup/],
    ['8 kg 8 month old panado stroop', /^- \*\*120 mg = 5 mL of syrup/],
    ['panado xarope criança 13 kg', /^- \*\*195 mg = 8\.1 mL of syrup/],
    ['panado tablets adult', /^- \*\*1 g\*\* by mouth/],
    ['paracetamol drip 13 kg', /^- \*\*195 mg = 19\.5 mL of 10 mg\/mL IV infusion/],
    ['diazepam suppository 12kg fitting', /^- \*\*6 mg = 1\.2 mL of 5 mg\/mL\*\* into the rectum/],
  ])('is by the route of its form: %s', async (text, expected) => {
    expect(await firstDose(text)).toMatch(expected);
  });

  it.each([
    ['amiodarone for 22kg in VF after 3rd shock', /^- \*\*110 mg .*\bpushed, VF or pulseless VT/],
    ['amiodarone 22 kg pulseless vt', /^- \*\*110 mg .*\bpushed, VF or pulseless VT/],
    ['amiodarone child 22 kg vt with a pulse', /^- \*\*110 mg .*\bdiluted, tachycardia with a pulse/],
  ])('is for the pulse that is stated: %s', async (text, expected) => {
    expect(await firstDose(text)).toMatch(expected);
  });

  it('is not of the drug that somebody is dependent on', async () => {
    expect(await answer('naloxone morphine addict chronic pain how much')).not.toContain('2.5–5 mg');
  });

  it.each([
    ['txa dose adult hit by bakkie', /bleeding after trauma, first dose/],
    ['txa dose child 25kg run over by a car', /^- \*\*375 mg .*trauma, first dose/],
    ['txa dose man fell from a roof', /bleeding after trauma, first dose/],
    ['txa dose head injury gcs 8 hit by a car', /head injury/],
  ])('is for the injury: %s', async (text, expected) => {
    expect(await firstDose(text)).toMatch(expected);
  });

  it.each([
    '8kg infant swallowed granny codeine not breathing naloxone dose',
    'narcan 8 kg baby apnoeic after codeine',
  ])('is the one for no breath: %s', async (text) => {
    expect(await firstDose(text)).toMatch(/^- \*\*0\.8 mg /);
  });

  it('stands first if the kidneys are said to be well, and what it says of the kidneys if not', async () => {
    expect(await answer('enoxaparin nstemi 60 kg kidneys fine')).toMatch(
      /^### Enoxaparin, 60 kg\n\n- \*\*60 mg/,
    );
    expect(await answer('enoxaparin nstemi 60 kg kidneys not fine')).toMatch(/^[^-]*\*\*Kidney disease\*\*/);
    expect(await answer('enoxaparin nstemi 60 kg renal failure')).toMatch(/^[^-]*\*\*Kidney disease\*\*/);
  });

  it('of an antidote stands above its interaction with the poison', async () => {
    for (const text of ['heroin od rr 4 narcan dose iv', 'morphine 10mg given rr 6 now naloxone dose']) {
      const said = await answer(text);
      expect(said).toMatch(/\*\*0\.4–2 mg/);
      expect(said.slice(0, said.indexOf('0.4–2 mg'))).not.toContain('Withdrawal');
    }
  });
});

describe('a form without a dose on the page', () => {
  it('is named before the doses by other routes', async () => {
    expect(await answer('paracetamol suppository 13kg')).toMatch(/^\*\*No rectal dose of Paracetamol\*\*/);
  });
});

describe('what was given or is not at hand', () => {
  it('leaves the steps of the chart first', async () => {
    expect(await answer('adrenaline given 3 shocks 22kg vf')).toMatch(/^### \[Paediatric cardiac arrest\]/);
    expect(await answer('cerebral malaria adult and we have no artesunate at all, quinine how')).toMatch(
      /20 mg\/kg/,
    );
  });
});
