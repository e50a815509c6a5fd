import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseYaml } from './yaml-file.ts';

const schema = z.strictObject({
  name: z.string(),
  kind: z.enum(['drug', 'chart']),
  when: z.union([z.enum(['fever', 'rash']), z.strictObject({ below: z.number() })]),
});
const faultsOf = (text: string) => {
  const read = parseYaml('some.yaml', text, schema);
  return 'faults' in read ? read.faults : [];
};

it('says which fields are missing, and what a choice may be', () => {
  expect(faultsOf('when: fever')).toEqual([
    'some.yaml:1: name: is missing',
    'some.yaml:1: kind: is missing: one of drug, chart',
  ]);
});

it('names a word that is not known in its place', () => {
  expect(faultsOf('name: some\nkind: drug\nwhen: nonsense')).toEqual([
    'some.yaml:3: when: nonsense is not known here',
  ]);
});
