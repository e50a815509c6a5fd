import { describe, expect, it } from 'vitest';
import { keptByDefault, keptText, readKept } from './education-data.ts';

const stored = {
  userId: 'u1',
  register: 'supplementary',
  certifications: [
    { name: 'ACLS', organization: 'AHA', status: 'active' },
    { name: 'no organization' },
    7,
    null,
  ],
  cpdEntries: [{ activity: 'Seminar', date: '2026-03-01', ceus: 2 }],
};

describe('the education data on the device', () => {
  it('CE-19 is returned to its user, without entries that cannot be read', () => {
    const data = readKept(stored, 'u1');
    expect(data?.register).toBe('supplementary');
    expect(data?.certifications.map(({ name }) => name)).toEqual(['ACLS']);
    expect(data?.cpdEntries.map(({ activity, ceus }) => [activity, ceus])).toEqual([['Seminar', 2]]);
    if (data === null) throw new Error('Nothing was read.');
    // An older Oryx kept both or nothing.
    expect(data.kept).toEqual({ ledger: true, certifications: true });
    const text = keptText('u1', data, data.kept);
    expect(text).not.toContain('"id"');
    expect(keptText('u1', readKept(JSON.parse(text), 'u1') ?? data, data.kept)).toBe(text);
    const byDefault = readKept(JSON.parse(keptText('u1', data, keptByDefault)), 'u1');
    expect(byDefault).toMatchObject({ certifications: [], kept: keptByDefault });
    expect(byDefault?.cpdEntries).toHaveLength(1);
  });

  it.each([undefined, null, 'text', 7, [], {}])('CE-19 is null if %j is stored', (other) => {
    expect(readKept(other, 'u1')).toBeNull();
  });

  it('CE-19 is never returned to another user', () => expect(readKept(stored, 'u2')).toBeNull());
});
