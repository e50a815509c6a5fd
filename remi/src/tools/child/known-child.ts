import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { ageGroupsIn, bareAge, bareWeight } from '../../read/child-sizes.ts';
import { signValue } from '../../read/patient.ts';
import type { KnownChild } from './child-values.ts';

/** Returns what a text tells of a child, in words or as a bare number. */
export const childOf = ({ text, patient }: Facts, { patterns }: Library): KnownChild => ({
  age: patient.days ?? bareAge(text, patterns),
  weight: signValue(patient, 'weight') ?? bareWeight(text, patterns),
  groups: ageGroupsIn(text),
});
