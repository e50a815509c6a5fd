import { describe, expect, it } from 'vitest';
import { type Collected, isWhole, missingParts, partsOf, sheetOf, withParts } from './codes.ts';
import type { SentSheet } from './sent-sheet.ts';

/** Returns numbers from 0 to 1 that are the same in each run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const letters = [...'abcXYZ 0123,.;:/\n"\\{}<>&µ°≥²é–ü女🫀'];

function sheetFrom(next: () => number): SentSheet {
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  const text = (most: number) =>
    Array.from({ length: upTo(most) }, () => letters[upTo(letters.length - 1)]).join('');
  const part = () => text(next() < 0.2 ? 1500 : 60);
  return {
    name: text(40),
    parts: {
      identify: part(),
      situation: part(),
      background: part(),
      assessment: part(),
      recommendation: part(),
    },
    results: Array.from({ length: upTo(4) }, () => ({
      tool: text(40),
      inputs: text(90),
      result: text(60),
      caution: text(30),
      at: upTo(2e12),
    })),
    patient:
      next() < 0.5
        ? null
        : {
            weight: upTo(100) + 1,
            weightFrom: 'age',
            age: upTo(30_000),
            height: null,
            sex: 'female',
            isPregnant: null,
            allergies: null,
          },
    at: upTo(2e12),
  };
}

const shuffled = <Item>(items: readonly Item[], next: () => number): Item[] =>
  items
    .map((item) => ({ item, at: next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);

function collect(texts: readonly string[]): Collected {
  let collected: Collected | null = null;
  for (const text of texts) {
    const read = withParts(collected, text);
    expect(read.problem).toBeNull();
    collected = read.collected;
  }
  if (!collected) throw new Error('Nothing was read.');
  return collected;
}

const long = sheetFrom(numbersFrom(3));
const longSheet: SentSheet = { ...long, parts: { ...long.parts, background: noise(2500) } };

/** Returns text that cannot be packed tightly. */
function noise(length: number): string {
  const next = numbersFrom(99);
  return Array.from({ length }, () => String.fromCharCode(33 + Math.floor(next() * 90))).join('');
}

describe('the codes of a handover', () => {
  it('bring any sheet over, in any order and read more than once', async () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const next = numbersFrom(seed);
      const sheet = sheetFrom(next);
      const parts = await partsOf(sheet);
      const read = collect(shuffled([...parts, ...parts.slice(0, 2)], next));
      expect(isWhole(read)).toBe(true);
      expect(await sheetOf(read), `seed ${seed}`).toEqual(sheet);
    }
  });

  it('come over as one message, in small letters and with broken lines', async () => {
    const parts = await partsOf(longSheet);
    expect(parts.length).toBeGreaterThan(2);
    const message = `Handover:\n${parts.join('\n\n')}\nSent from the ward`.replaceAll(/(.{70})/g, '$1\n');
    expect(await sheetOf(collect([message.toLowerCase()]))).toEqual(longSheet);
  });

  it('are each no longer than a code that a camera reads at arm length, of signs that a code writes densely', async () => {
    for (const part of await partsOf(longSheet)) {
      // Version 14 at the lowest correction holds 667 such signs, in 73 squares a side.
      expect(part.length).toBeLessThanOrEqual(667);
      expect(part).toMatch(/^[0-9A-Z/-]+$/);
    }
  });

  it('name the parts that are missing, and are no sheet without them', async () => {
    const parts = await partsOf(longSheet);
    const read = collect(parts.filter((_, index) => index !== 1));
    expect(missingParts(read)).toEqual([2]);
    expect(await sheetOf(read)).toBeNull();
  });

  it('refuse a part of another sheet and keep what was read', async () => {
    const [first = ''] = await partsOf(longSheet);
    const [foreign = ''] = await partsOf({ ...longSheet, name: 'Another' });
    const read = collect([first]);
    expect(withParts(read, foreign)).toEqual({ collected: read, problem: 'other sheet' });
  });

  it('refuse what is not ours', () => {
    for (const text of ['', 'https://example.org', 'WIFI:S:ward;;', 'ORYX', '{"name":"x"}'])
      expect(withParts(null, text)).toEqual({ collected: null, problem: 'not ours' });
  });

  it('refuse a part in which any sign was changed', async () => {
    const [part = ''] = await partsOf(sheetFrom(numbersFrom(7)));
    for (let at = 0; at < part.length; at += 1) {
      const other = part[at] === 'A' ? 'B' : part[at] === '1' ? '2' : part[at] === '0' ? '9' : 'A';
      const { collected, problem } = withParts(null, part.slice(0, at) + other + part.slice(at + 1));
      expect(collected).toBeNull();
      expect(problem, `sign ${at}`).not.toBeNull();
    }
  });

  it('refuse a part of a newer version in words of their own', () => {
    expect(withParts(null, 'ORYX-ISBAR/2/whatever it looks like').problem).toBe('newer');
    expect(withParts(null, 'ORYX-ISBAR/0/1/1/00000000/AA/00000000').problem).toBe('damaged');
  });

  it('never throw or take anything of what is no sheet', async () => {
    const next = numbersFrom(21);
    const [part = ''] = await partsOf(longSheet);
    for (let run = 0; run < 300; run += 1) {
      const from = 12 + Math.floor(next() * (part.length - 12));
      const hostile = `ORYX-ISBAR/${part.slice(from)}${part.slice(0, Math.floor(next() * 40))}`;
      expect(withParts(null, hostile).collected).toBeNull();
    }
  });

  it('are refused if they hold no sheet, too much, or a text longer than its place', async () => {
    for (const forged of [
      { name: 'x' },
      [],
      { ...longSheet, name: 'x'.repeat(101) },
      { ...longSheet, parts: { ...longSheet.parts, situation: 'x'.repeat(4001) } },
      { ...longSheet, results: Array.from({ length: 21 }, () => longSheet.results[0]) },
      { ...longSheet, patient: { weight: 4000 } },
      { ...longSheet, at: -1 },
      { ...longSheet, more: 'x'.repeat(200_000) },
    ])
      expect(await sheetOf(collect(await partsOf(forged as SentSheet)))).toBeNull();
  });

  it('bring no sign over that changes how others are drawn', async () => {
    const spoofed = { ...longSheet, name: 'Dose \u202e0.4\u202c mg\u0007\u200b' };
    expect((await sheetOf(collect(await partsOf(spoofed))))?.name).toBe('Dose 0.4 mg');
  });
});
