import { describe, expect, it } from 'vitest';
import { shippedRemi } from '../../test/shipped.ts';

const remi = await shippedRemi();
const ask = async (text: string) =>
  (await remi.answer(text, { profession: 'Nurse', mode: 'consultation' })).response;

describe('whether a drug may be given', () => {
  it.each([
    ['can i give adenosine if asthma', 'Severe asthma'],
    ['adenosine in a known asthmatic?', 'Severe asthma'],
    ['mag ek adenosine gee vir asma', 'Severe asthma'],
    ['can i give gtn if bp 85', 'Systolic pressure under 90 mmHg'],
    ['gtn with inferior MI', 'Right ventricular infarction'],
    ['sux in burns pt day 5', 'Burns, crush injury'],
    ['suxamethonium in crush injury', 'Burns, crush injury'],
    ['lidocaine in heart block', 'heart block'],
    ['haloperidol with long qt', 'Long QT interval'],
    ['can i give morphine in head injury', 'Head injury'],
    ['tenecteplase, pt had a stroke last month', 'stroke'],
  ])('answers "%s" with the contraindication of the page first', async (text, line) => {
    const response = await ask(text);
    const quoted = response.indexOf('**Contraindications that match what you wrote**');
    expect(quoted).toBeGreaterThanOrEqual(0);
    expect(response.slice(quoted)).toContain(line);
    const dose = response.search(/^> (?:Adult|Child|Any age)/m);
    if (dose >= 0) expect(dose).toBeGreaterThan(quoted);
  });

  it('never says yes where the page names no contraindication', async () => {
    const response = await ask('can i give paracetamol to someone with a broken arm');
    expect(response).toContain('That is not a yes.');
    expect(response).toContain('**Contraindications**');
  });

  it('does not take the condition that a drug treats for a contraindication', async () => {
    expect(await ask('adrenaline dose anaphylaxis')).not.toContain('Contraindications that match');
    expect(await ask('adenosine dose svt')).not.toContain('Contraindications that match');
  });

  it('puts a contraindication above the dose that was asked for', async () => {
    const response = await ask('ketamine dose, eclampsia');
    expect(response.indexOf('Eclampsia or pre-eclampsia')).toBeLessThan(response.search(/^> Adult/m));
  });
});

describe('the dose that was asked for', () => {
  it('works the dose of a child out, first', async () => {
    const response = (await ask('midazolam dose for a 14 kg child having a seizure, in mL')).replaceAll(
      '\u00a0',
      ' ',
    );
    expect(response).toMatch(/^### Midazolam, 14 kg\n/);
    // 0.3 mg/kg at 14 kg are 4.2 mg, which are 0.84 mL of 5 mg/mL.
    expect(response.slice(0, 400)).toContain('**4.2 mg = 0.84 mL of 5 mg/mL** inside the cheek');
  });

  it('keeps the order of the page: the first dose stands first', async () => {
    const response = await ask('amiodarone cardiac arrest dose');
    expect(response.indexOf('300 mg')).toBeLessThan(response.indexOf('150 mg'));
    const adenosine = await ask('adenosine dose svt');
    expect(adenosine.indexOf('> Adult')).toBeGreaterThan(0);
    expect(adenosine).not.toMatch(/^> (?:Child|Newborn)/m);
  });
});
