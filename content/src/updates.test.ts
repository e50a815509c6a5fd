import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { ContentError, documentsFrom } from './index.ts';
import { shippedContent } from './test/shipped.ts';

const update = {
  id: 'new-search',
  title: 'One search',
  description: 'It finds everything.',
  type: 'new',
  category: 'Search',
  createdAt: '2026-11-21T15:00:00Z',
};

const correction = {
  path: '/medications/19',
  before: '10 mg',
  after: '1 mg',
  why: 'A slip of the pen.',
  isCritical: true,
};

function faultsOf(change: object, file = 'updates/new-search.yaml'): readonly string[] {
  try {
    documentsFrom({ [file]: stringify({ ...update, ...change }) });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}

describe('the files of updates', () => {
  it('may correct a page', () => {
    expect(faultsOf({ correction })).toEqual([]);
  });

  it('API-14 HOME-16 accept every type of the contract', () => {
    for (const type of ['new', 'update', 'improvement', 'fix', 'other'])
      expect(faultsOf({ type })).toEqual([]);
  });

  it.each([
    ['another type', { type: 'news' }, /^updates\/new-search\.yaml:4: type: /],
    ['a correction without a reason', { correction: { ...correction, why: ' ' } }, /correction\.why: /],
    [
      'a correction that changes nothing',
      { correction: { ...correction, after: correction.before } },
      /the same as before/,
    ],
    [
      'a correction of another site',
      { correction: { ...correction, path: '//evil.example' } },
      /correction\.path: /,
    ],
    ['no title', { title: ' ' }, /:2: title: /],
    ['a day without a time', { createdAt: '2026-11-21' }, /:6: createdAt: /],
    ['an unknown key', { kind: 'new' }, /kind/],
    ['an id with a space', { id: 'new search' }, /:1: id: use small letters/],
    [
      'an id that is not the name of the file',
      { id: 'search' },
      /:1: id: the file of this update is search\.yaml$/,
    ],
  ])('API-14 reject %s with file and line', (_, change, fault) => {
    expect(faultsOf(change).join('\n')).toMatch(fault);
  });

  it('HOME-12 ship at least three updates', async () => {
    const shipped = (await shippedContent()).find(({ name }) => name === 'updates');
    expect(Object.keys(shipped?.files ?? {}).length).toBeGreaterThanOrEqual(3);
    // It reads and draws all content.
  });
});
