import { concentration, dose, type Medication } from '@oryx/contract/medications';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endSessionOnDevice } from '../../device/session-end.ts';
import { ampoulesText, fittedAmpoules, readAmpoules, stockedDrugs, stockedKey } from './ampoules.ts';
import { setAmpoules, setStocked, useAmpoules } from './ampoules-store.ts';

const strength = (key: string, routes: Medication['doses'][number]['routes'], hasBag = false) =>
  concentration.parse({
    key,
    label: key,
    amount: 1,
    unit: 'mg/mL',
    routes,
    bag: hasBag
      ? { amount: 50, unit: 'mg', volume: 50, fluid: 'water', container: 'bag', source: 's', basis: 'seen' }
      : null,
  });

const drug = (id: number, concentrations: Medication['concentrations']) =>
  ({
    id,
    name: `Drug ${id}`,
    concentrations,
    doses: [
      dose.parse({
        indication: 'any',
        topic: 'Any',
        patient: 'any',
        routes: ['IV'],
        amount: { kind: 'fixed', min: 1, max: 1, unit: 'mg' },
        source: 's',
        basis: 'seen',
      }),
    ],
  }) as unknown as Medication;

describe('the drugs of which a strength is chosen', () => {
  it('have several strengths for one dose', () => {
    const drugs = [
      drug(1, [strength('weak', ['IV']), strength('strong', ['IV'])]),
      drug(2, [strength('only', ['IV'])]),
      drug(3, [strength('vein', ['IV']), strength('muscle', ['IM'])]),
      drug(4, [strength('ampoule', ['IV']), strength('bag', ['IV'], true)]),
    ];
    expect(stockedDrugs(drugs).map(({ id, strengths }) => [id, strengths.map(({ key }) => key)])).toEqual([
      [1, ['weak', 'strong']],
    ]);
  });
});

describe('a file of ampoules', () => {
  it('is read as it was written', () => {
    expect(readAmpoules(ampoulesText({ 19: 'strong', 1: '1:1000' }))).toEqual({
      stocked: { 19: 'strong', 1: '1:1000' },
    });
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['another file', '{"kind":"other","version":1,"stocked":{}}'],
    ['no version', '{"kind":"oryx-ampoules","stocked":{}}'],
    ['no strengths', '{"kind":"oryx-ampoules","version":1}'],
    ['a number for a strength', '{"kind":"oryx-ampoules","version":1,"stocked":{"1":5}}'],
    ['a name for a drug', '{"kind":"oryx-ampoules","version":1,"stocked":{"midazolam":"strong"}}'],
    ['an empty strength', '{"kind":"oryx-ampoules","version":1,"stocked":{"1":""}}'],
    ['something besides', '{"kind":"oryx-ampoules","version":1,"stocked":{},"more":1}'],
  ])('is refused if it holds %s', (_what, text) => {
    expect(readAmpoules(text)).toEqual({ fault: 'This is not a file of ampoules from Oryx.' });
  });

  it('is named as newer if its version is', () => {
    expect(readAmpoules('{"kind":"oryx-ampoules","version":2,"sets":[]}').fault).toBe(
      'A newer Oryx made this file.',
    );
  });

  it('loses the strengths that are not known here', () => {
    const drugs = stockedDrugs([drug(1, [strength('weak', ['IV']), strength('strong', ['IV'])])]);
    expect(fittedAmpoules({ 1: 'strong', 2: 'weak' }, drugs)).toEqual({
      stocked: { 1: 'strong' },
      unknown: 1,
    });
    expect(fittedAmpoules({ 1: 'constructor' }, drugs)).toEqual({ stocked: {}, unknown: 1 });
  });
});

describe('the stocked strengths of this device', () => {
  it('are none at first, and are chosen and unchosen by drug', () => {
    const { result } = renderHook(useAmpoules);
    expect(stockedKey(result.current, 19)).toBeNull();
    act(() => setStocked(19, 'strong'));
    act(() => setStocked('1', 'weak'));
    expect(stockedKey(result.current, '19')).toBe('strong');
    act(() => setStocked(19, null));
    expect(result.current).toEqual({ 1: 'weak' });
    act(() => setStocked(1, null));
    expect({ ...localStorage }).toEqual({});
  });

  it('follow another tab', () => {
    const { result } = renderHook(useAmpoules);
    localStorage.setItem('oryx-ampoules', ampoulesText({ 3: 'ampoule' }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'oryx-ampoules' })));
    expect(result.current).toEqual({ 3: 'ampoule' });
  });

  it('are none if what is stored is no set', () => {
    localStorage.setItem('oryx-ampoules', '{"19":"strong"}');
    expect(renderHook(useAmpoules).result.current).toEqual({});
  });

  it('go when the session ends, since the next user may stock others', () => {
    setAmpoules({ 19: 'strong' });
    endSessionOnDevice();
    expect(renderHook(useAmpoules).result.current).toEqual({});
  });
});
