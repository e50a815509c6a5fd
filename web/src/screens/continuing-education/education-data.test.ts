import { describe, expect, it } from 'vitest';
import { keptText, readKept } from './education-data.ts';

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
    const text = keptText('u1', data);
    expect(text).not.toContain('"id"');
    expect(keptText('u1', readKept(JSON.parse(text), 'u1') ?? data)).toBe(text);
  });

  it.each([undefined, null, 'text', 7, [], {}])('CE-19 is null if %j is stored', (other) => {
    expect(readKept(other, 'u1')).toBeNull();
  });

  it('CE-19 is never returned to another user', () => expect(readKept(stored, 'u2')).toBeNull());
});
