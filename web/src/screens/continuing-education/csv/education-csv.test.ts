import { describe, expect, it } from 'vitest';
import { certificationCsv, cpdCsv, exportCsv, importCsv, mostRows } from './education-csv.ts';

const today = '2026-11-21';
const read = (file: string) => importCsv(certificationCsv, file, [], today);

describe('certifications as CSV', () => {
  it('CE-17 are read back as they were written, and are not added twice', () => {
    const file =
      'name,organization,status,credits earned\r\n"=cmd|\' /C calc\'!A0",AHA,active,"4,5"\r\nBLS,RCSA,,\r\n';
    const { added, faults } = read(file);
    expect(faults).toEqual([]);
    expect(added.map(({ name, creditsEarned, status }) => [name, creditsEarned, status])).toEqual([
      ["=cmd|' /C calc'!A0", 4.5, 'active'],
      ['BLS', 0, 'pending'],
    ]);
    const exported = exportCsv(certificationCsv, added);
    expect(exported).toContain("'=cmd|");
    expect(exported).not.toMatch(/(^|[,"\n])[=+@-]/);
    expect(read(exported).added.map(({ name }) => name)).toEqual(added.map(({ name }) => name));
    expect(importCsv(certificationCsv, exported, added, today)).toEqual({
      ...{ added: [], duplicates: 2, faults: [] },
    });
  });

  it('CE-17 are read from valid rows, and the other rows are reported', () => {
    const { added, faults } = read(
      'Name;Organization;Expires\r\nACLS;AHA;2027-01-31\r\n;AHA;\r\nBLS;RCSA;31.1.2027',
    );
    expect(added).toHaveLength(1);
    expect(faults).toEqual([
      'Row 3: the name or the organization is missing.',
      'Row 4: a date is not like 2026-12-31.',
    ]);
  });

  it.each([
    ['', 'Name, Organization'],
    ['Name,Number\nACLS,1', 'Organization'],
    ['<html><body>', 'Name, Organization'],
    ['__proto__,constructor\n1,2', 'Name, Organization'],
  ])('CE-17 are not read from a file that begins with %j', (file, columns) => {
    expect(read(file)).toEqual({
      ...{ added: [], duplicates: 0 },
      faults: [`The first line of the file names no column ${columns}.`],
    });
  });

  it('CE-17 are not read from a file with too many rows', () => {
    expect(read(`name,organization\n${'a,b\n'.repeat(mostRows + 1)}`).faults).toHaveLength(1);
  });
});

describe('CPD activities as CSV', () => {
  it('CE-17 are read back as they were written', () => {
    const file = 'Date,Activity,CEUs,Type,Level\n2026/03/01,@risk seminar,2.5,Ethics,1\n2027-01-01,Ahead,1,,';
    const { added, faults } = importCsv(cpdCsv, file, [], today);
    expect(faults).toEqual(['Row 3: the date lies ahead.']);
    const again = importCsv(cpdCsv, exportCsv(cpdCsv, added), [], today);
    expect(again.added).toMatchObject([
      { date: '2026-03-01', activity: '@risk seminar', ceus: 2.5, type: 'Ethics', level: '1' },
    ]);
  });
});
