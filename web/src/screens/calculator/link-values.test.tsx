import { loadDefinition } from '@oryx/calculators';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { clearPatient, setPatient } from '../../clinical/patient/patient-store.ts';
import {
  barWords,
  choose,
  enter,
  field,
  headline,
  openCalculator,
  press,
  question,
} from '../../test/calculator-page.tsx';
import { until } from '../../test/until.ts';
import { valuesInLink } from './link-values.ts';

const warning = () => screen.queryByText(/^These values came from a link\. Check each one\./);

/** Opens a tool by a link, as a browser does: the fragment is part of the address of the page. */
async function openByLink(id: string, values: string): Promise<HTMLElement> {
  window.history.replaceState(null, '', `/calculator/${id}#values&${values}`);
  return openCalculator(id);
}

/** Copies the link of the open tool and returns it. */
async function copiedLink(): Promise<URL> {
  const writeText = vi.fn(async (_: string) => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  press('Copy link with these values');
  await until(() => expect(writeText).toHaveBeenCalled());
  return new URL(writeText.mock.calls[0]?.[0] ?? '');
}

describe('a link with the values of a calculator', () => {
  it('brings each value over, in the unit in which it was typed, and says where it came from', async () => {
    window.history.replaceState(null, '', '/calculator/rsi');
    await openCalculator('rsi');
    expect(warning()).toBeNull();
    choose('Patient type', 'Adult');
    enter('Weight', '72,5');
    const before = headline();
    const link = await copiedLink();
    expect(link.pathname).toBe('/calculator/rsi');
    expect(link.search).toBe('');
    document.body.replaceChildren();
    await openByLink('rsi', link.hash.slice('#values&'.length));
    expect(field('Weight').value).toBe('72,5');
    expect(headline()).toBe(before);
    expect(warning()).not.toBeNull();
  });

  it('ignores what is no input and no option, and shows a number out of range as if it were typed', async () => {
    await openByLink('map', 'systolic=9000&diastolic=45&weight=3&__proto__=x&constructor=1');
    const inputs = screen.getAllByRole<HTMLInputElement>('textbox', { hidden: true });
    expect(inputs.map(({ value }) => value)).toEqual(['9000', '45']);
    expect(barWords()).toContain('Not counted');
    expect(headline()).toContain('--');
  });

  it('is refused as a whole if it has nothing for the tool', async () => {
    await openByLink('map', 'x=1&y=2');
    expect(warning()).toBeNull();
  });

  it('never mixes with the patient in hand, and does not change it', async () => {
    setPatient({ weight: 16, weightFrom: 'scales' });
    await openByLink('rsi', 'patientType=adult');
    expect(field('Weight').value).toBe('');
    expect(warning()?.textContent).toContain('not taken from the patient in hand');
    enter('Weight', '70');
    expect(screen.queryByText(/^From the patient in hand/)).toBeNull();
    screen.getByRole('button', { name: '16 kg. Change' });
  });

  it('goes with a reset, and with a new patient', async () => {
    setPatient({ weight: 16, weightFrom: 'scales' });
    await openByLink('rsi', 'weight=70');
    act(clearPatient);
    expect(field('Weight').value).toBe('');
    expect(warning()).toBeNull();
  });

  it('opens on the page that is open already', async () => {
    await openByLink('map', 'systolic=120&diastolic=80');
    window.history.replaceState(null, '', '/calculator/map#values&systolic=90&diastolic=60');
    fireEvent(window, new Event('hashchange'));
    const inputs = screen.getAllByRole<HTMLInputElement>('textbox', { hidden: true });
    expect(inputs.map(({ value }) => value)).toEqual(['90', '60']);
    // The link to the content of the page is no link with values.
    window.history.replaceState(null, '', '/calculator/map#main');
    fireEvent(window, new Event('hashchange'));
    expect(screen.getAllByRole<HTMLInputElement>('textbox', { hidden: true })[0]?.value).toBe('90');
  });

  it('chooses an option by its key, so that the page marks it', async () => {
    await openByLink('gcs', 'eye=4');
    const page = question('Eye opening');
    expect(page.querySelectorAll('input:checked')).toHaveLength(1);
  });

  it('never throws, and takes at most the inputs of the tool', async () => {
    const definition = await loadDefinition('news');
    for (const hash of [
      '',
      '#',
      '#values&',
      '#values&%',
      '#values&%E0%A4%A&=&&&==',
      `#values&${'a=1&'.repeat(5000)}`,
      '#values&respiratoryRate=%00%E2%80%AE12',
    ]) {
      const values = valuesInLink(hash, definition);
      for (const key of Object.keys({ ...values?.answers, ...values?.numbers }))
        expect(Object.keys(definition.inputs)).toContain(key);
    }
  });
});
