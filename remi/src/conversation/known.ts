import type { Algorithm, ChatState, Dose } from '@oryx/contract';
import type { Drug } from '../drugs/names.ts';
import type { Library } from '../library.ts';

/** Returns the drugs with some names. */
export const drugsCalled = (names: readonly string[], library: Library): Drug[] =>
  names.flatMap((name) => library.drug(name) ?? []);

/** Returns the doses of the drugs with some names. */
export const dosesOf = (names: readonly string[], library: Library): Dose[] =>
  drugsCalled(names, library).flatMap(({ medication }) => medication?.doses ?? []);

/** Returns what the steps of some charts say. */
export const linesOf = (charts: readonly Algorithm[]): string[] =>
  charts.flatMap(({ steps = [] }) => steps.flatMap(({ heading, details }) => [heading, ...details]));

/** Returns what the pages of the drugs of a conversation say. */
export const textsOfDrugs = ({ drugs = [] }: ChatState, library: Library): string[] =>
  drugsCalled(drugs, library).flatMap((drug) => library.passagesOfDrug(drug).map(({ text }) => text));
