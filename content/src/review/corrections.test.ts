import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { correctionsOf, correctionsOfImport } from './corrections.ts';
import type { Fact, Json, JsonObject } from './fact.ts';
import { factsOf } from './facts.ts';
import { readPage } from './page.ts';
import type { PageRecord } from './state.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const signer = (name: string) => ({ id: name, name, qualification: 'MBChB', council: name });
type Row = Record<string, Json>;

/** Reading a text takes long, and the files are read often. */
const known = new Map<string, Fact[]>();
function factsIn(page: string, text: string): Fact[] {
  const facts = known.get(text) ?? factsOf(readPage(page, text));
  known.set(text, facts);
  return facts;
}

/** The record of a page of which one change was proposed, and signed by two people at 2 and 3 o'clock. */
async function changed(
  page: string,
  change: (body: Record<string, Row[]>) => void,
  { isCritical = false, signers = ['A', 'B'] } = {},
): Promise<PageRecord<string>> {
  const file = await readFile(new URL(`../../${page}`, import.meta.url), 'utf8');
  const body = parse(file);
  change(body);
  const text = stringify(body);
  return {
    files: [{ from: at(0), text: file, facts: factsIn(page, file) }],
    versions: [
      {
        ...{ number: 1, text, facts: factsIn(page, text), at: at(1) },
        said: { reason: 'A slip of the pen', source: 'WHO 2024', isCritical },
      },
    ],
    signatures: signers.map((name, index) => ({
      ...{ id: name, version: 1, facts: factsIn(page, text), signer: signer(name), withdrawnAt: null },
      ...{ at: at(2 + index), until: at(500) },
    })),
    withdrawals: [],
  };
}

const adrenaline = 'medications/adrenaline.yaml';
const arrest = (body: Record<string, Row[]>) => {
  const dose = body.doses?.find((each) => each.indication === 'cardiac arrest' && each.patient === 'adult');
  if (!dose) throw new Error('There is no dose in an arrest.');
  return dose;
};
const amount = (max: number) => (body: Record<string, Row[]>) => {
  const dose = arrest(body);
  dose.amount = { ...(dose.amount as JsonObject), min: max, max };
};
const isCritical = async (change: (body: Record<string, Row[]>) => void) =>
  correctionsOf(adrenaline, await changed(adrenaline, change), at(9)).map((each) => each.isCritical);

describe('a correction', () => {
  it('arises with the second signature, and says what stood there, what stands there and why', async () => {
    const record = await changed(adrenaline, amount(2));
    expect(correctionsOf(adrenaline, record, at(2))).toEqual([]);
    const [correction, ...others] = correctionsOf(adrenaline, record, at(3));
    expect(others).toEqual([]);
    expect(correction).toMatchObject({
      ...{ path: '/medications/1', title: 'Adrenaline: corrected', at: at(3), isCritical: false },
      why: 'A slip of the pen. Source: WHO 2024',
    });
    expect(correction?.before).toMatch(
      /^Dose: cardiac arrest, adult, IV, IO\nAdult, cardiac arrest: 1 mg \(/,
    );
    expect(correction?.after).toMatch(/^Dose: cardiac arrest, adult, IV, IO\nAdult, cardiac arrest: 2 mg \(/);
  });

  it('arises neither by one person nor by words that guide no treatment, nor by another source', async () => {
    const once = await changed(adrenaline, amount(2), { signers: ['A'] });
    expect(correctionsOf(adrenaline, once, at(9))).toEqual([]);
    for (const change of [
      (body: Record<string, unknown>) => Object.assign(body, { pharmacokinetics: 'Other words' }),
      (body: Record<string, Row[]>) => Object.assign(arrest(body), { basis: 'general' }),
    ]) {
      expect(correctionsOf(adrenaline, await changed(adrenaline, change), at(9))).toEqual([]);
    }
  });

  it('is critical if somebody who goes on as before may give too much, or if its author says so', async () => {
    expect(await isCritical(amount(2))).toEqual([false]);
    expect(await isCritical(amount(0.5))).toEqual([true]);
    expect(await isCritical((body) => Object.assign(arrest(body), { note: 'Other words' }))).toEqual([false]);
    const maximum = { amount: 3, unit: 'mg', per: 'dose' };
    expect(await isCritical((body) => Object.assign(arrest(body), { maximum }))).toEqual([true]);
    expect(await isCritical((body) => body.contraindications?.push('None' as never))).toEqual([true]);
    const said = await changed(adrenaline, amount(2), { isCritical: true });
    expect(correctionsOf(adrenaline, said, at(9)).map((each) => each.isCritical)).toEqual([true]);
  });

  it('names what differs where the words of a dose are the same', async () => {
    const record = await changed(adrenaline, (body) =>
      Object.assign(arrest(body), { interval: { min: 2, max: 5, unit: 'min' } }),
    );
    const [correction] = correctionsOf(adrenaline, record, at(9));
    expect(correction?.after).toMatch(/ Interval: Min: 2. Max: 5. Unit: min\.$/);
  });

  it('of a complaint leads to that complaint, and of a box to its chart', async () => {
    const paths: string[] = [];
    const complaints = await changed('complaints.yaml', (body) => {
      for (const row of body.rows?.slice(0, 2) ?? []) {
        row.examine = ['Another look'];
        paths.push(`/complaints/${row.id}`);
      }
    });
    const told = correctionsOf('complaints.yaml', complaints, at(9)).map(({ path }) => path);
    expect(told).toEqual(paths);
    const chart = 'algorithms/adult-cardiac-arrest.yaml';
    const record = await changed(chart, (body) =>
      Object.assign(body.nodes?.[1] ?? {}, { text: 'Other words' }),
    );
    const [correction] = correctionsOf(chart, record, at(9));
    expect(correction).toMatchObject({ path: '/algorithms/3', isCritical: false });
    expect(correction?.after).toContain('Other words');
  });

  it('arises by a withdrawal, is critical and says so', async () => {
    const record = await changed(adrenaline, amount(2), { signers: [] });
    const dose = record.files[0]?.facts.find(({ address }) => address === 'doses/cardiac-arrest/adult/IV-IO');
    if (!dose) throw new Error('There is no dose in an arrest.');
    const withdrawals = [{ ...dose, reason: 'Ten times too much', at: at(4) }];
    expect(correctionsOf(adrenaline, { ...record, withdrawals }, at(3))).toEqual([]);
    expect(correctionsOf(adrenaline, { ...record, withdrawals }, at(4))).toMatchObject([
      {
        ...{ path: '/medications/1', title: 'Adrenaline: withdrawn', isCritical: true, at: at(4) },
        ...{ why: 'Ten times too much.', before: expect.stringContaining('1 mg') },
        after: 'Dose: cardiac arrest, adult, IV, IO\nWithdrawn. Do not use this.',
      },
    ]);
  });

  it('arises when a withdrawn fact returns unchanged, and when it goes again with a signature', async () => {
    const record = await changed(adrenaline, amount(2), { signers: [] });
    const dose = record.files[0]?.facts.find(({ address }) => address === 'doses/cardiac-arrest/adult/IV-IO');
    if (!dose) throw new Error('There is no dose in an arrest.');
    const signatures = ['A', 'B'].map((name, index) => ({
      ...{ id: name, version: 0, facts: [dose], signer: signer(name), at: at(5 + index), until: at(500) },
      withdrawnAt: name === 'B' ? at(8) : null,
    }));
    const withdrawals = [{ ...dose, reason: 'Ten times too much', at: at(4) }];
    const told = (hour: number) =>
      correctionsOf(adrenaline, { ...record, signatures, withdrawals }, at(hour)).slice(1);
    expect(told(5)).toEqual([]);
    expect(told(6)).toMatchObject([
      {
        ...{ path: '/medications/1', title: 'Adrenaline: in use again', isCritical: true, at: at(6) },
        before: 'Dose: cardiac arrest, adult, IV, IO\nWithdrawn.',
        after: expect.stringContaining('1 mg'),
        why: 'Two clinicians have signed it again. It was withdrawn: Ten times too much.',
      },
    ]);
    expect(told(9).map(({ title, at: when }) => [title, when])).toEqual([
      ['Adrenaline: in use again', at(6)],
      ['Adrenaline: withdrawn', at(8)],
    ]);
    expect(new Set(told(9).map(({ id }) => id)).size).toBe(2);
  });

  it('arises by an import, without what was withdrawn before, and for a page that is taken out', async () => {
    const record = await changed(adrenaline, amount(0.5), { signers: [] });
    const [file, version] = [record.files[0], record.versions[0]];
    if (!file || !version?.text) throw new Error('There is no text.');
    const change = { before: file.text, after: version.text, why: 'New ampoules', at: at(4) };
    const [correction, ...others] = correctionsOfImport(adrenaline, record, change);
    expect(others).toEqual([]);
    expect(correction).toMatchObject({
      ...{ path: '/medications/1', title: 'Adrenaline: corrected', why: 'New ampoules.', isCritical: true },
      before: expect.stringContaining('1 mg'),
      after: expect.stringContaining('0.5 mg'),
    });
    const dose = file.facts.find(({ address }) => address === 'doses/cardiac-arrest/adult/IV-IO');
    if (!dose) throw new Error('There is no dose in an arrest.');
    const withdrawn = { ...record, withdrawals: [{ ...dose, reason: 'Wrong', at: at(2) }] };
    expect(correctionsOfImport(adrenaline, withdrawn, change)).toEqual([]);
    expect(correctionsOfImport(adrenaline, record, { ...change, after: file.text })).toEqual([]);
    const [gone] = correctionsOfImport(adrenaline, record, { ...change, after: null });
    expect(gone).toMatchObject({ path: '/medications/1', isCritical: true });
    expect(gone?.after).toMatch(/\nTaken out\./);
  });

  it('is critical if a strength is changed, because whoever draws up as before gives another amount', async () => {
    const other = (body: Record<string, Row[]>) =>
      Object.assign(body.concentrations?.[0] ?? {}, { label: 'Another ampoule' });
    expect(await isCritical(other)).toEqual([true]);
  });
});
