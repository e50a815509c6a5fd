import { describe, expect, it } from 'vitest';
import { type Certification, readCertification } from './certification.ts';
import { displayedStatus, renewalReminders } from './certification-status.ts';

const fields = (given: Record<string, string>) => (name: string) => given[name] ?? '';
const named = { name: 'ACLS', organization: 'AHA' };
const today = '2026-11-21';

/** A certification that expires so many days from today. */
function expiringIn(days: number): Certification {
  const expires = new Date(Date.UTC(2026, 10, 21 + days)).toISOString().slice(0, 10);
  const { value } = readCertification(fields({ ...named, name: String(days), expires, status: 'active' }));
  if (value === undefined) throw new Error('It could not be read.');
  return value;
}

describe('a certification', () => {
  it.each([{}, { name: 'ACLS' }, { organization: 'AHA' }, { name: '  ', organization: 'AHA' }])(
    'CE-20 needs a name and an organization, which %j lacks',
    (given) => expect(readCertification(fields(given)).fault).toContain('missing'),
  );

  it('CE-17 has every field that was entered', () => {
    const given = {
      ...{ ...named, number: 'A-1', issued: '2025-01-02', expires: '2027/01/02', creditsEarned: '4,5' },
      ...{ creditsRequired: '8', status: 'Active', category: 'cardiology' },
    };
    expect(readCertification(fields(given)).value).toMatchObject({
      ...{ ...named, number: 'A-1', issued: '2025-01-02', expires: '2027-01-02', creditsEarned: 4.5 },
      ...{ creditsRequired: 8, status: 'active', category: 'Cardiology' },
    });
  });

  it.each([
    { expires: '02.01.2027' },
    { issued: '2026-02-30' },
    { creditsEarned: '-1' },
    { creditsEarned: '1e9' },
    { creditsRequired: 'many' },
    { status: 'lost' },
    { category: 'Magic' },
  ])('CE-17 is rejected with %j', (given) => {
    expect(readCertification(fields({ ...named, ...given })).fault).toBeTypeOf('string');
  });

  it('CE-17 has no control characters, no direction marks and no endless text', () => {
    const { value } = readCertification(
      fields({ name: ' A\u0000\r\nB\u202E ', organization: 'x'.repeat(500) }),
    );
    expect(value?.name).toBe('A B');
    expect(value?.organization).toHaveLength(200);
  });

  it.each([
    ['active', '2026-11-20', 'Expired'],
    ['active', '2026-11-21', 'Active'],
    ['active', '2026-11-22', 'Active'],
    ['active', '', 'Active'],
    ['pending', '2026-11-20', 'Expired'],
    ['pending', '2026-11-22', 'Pending'],
    ['expired', '2026-11-22', 'Pending'],
    ['expired', '', 'Pending'],
  ] as const)('CE-26 with the status %s and the expiry date %j is shown as %s', (status, expires, shown) => {
    expect(displayedStatus({ status, expires }, today)).toBe(shown);
  });

  it.each([
    [-1, undefined],
    [0, undefined],
    [1, 'High'],
    [90, 'High'],
    [91, 'Medium'],
    [180, 'Medium'],
    [181, 'Low'],
    [365, 'Low'],
    [366, undefined],
  ])('CE-27 with %i days left has the reminder %s', (days, priority) => {
    expect(renewalReminders([expiringIn(days)], today)[0]?.priority).toBe(priority);
  });

  it('CE-27 has a reminder if it is one of the two that expire soonest', () => {
    const reminders = renewalReminders([200, 5, 100].map(expiringIn), today);
    expect(reminders.map(({ days }) => days)).toEqual([5, 100]);
  });
});
