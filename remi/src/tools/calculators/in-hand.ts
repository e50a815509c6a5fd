import { toolById } from '@oryx/calculators';
import type { ChatState } from '@oryx/contract';
import type { Library } from '../../library.ts';
import { type CalculatorRow, calculatorsOf } from './rows.ts';

/** Returns the calculator that a conversation is about. */
export function calculatorInHand(
  { page }: ChatState,
  calculators: readonly CalculatorRow[],
): CalculatorRow | undefined {
  const letters = (title = '') => title.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return page === undefined
    ? undefined
    : calculators.find(({ id }) => letters(toolById(id)?.title) === letters(page));
}

/**
 * Writes out the letters of the inputs of the calculator in hand: after a GCS, `m4` is a motor response of 4, and no
 * boy of four years.
 */
export function withInputNames(text: string, state: ChatState, library: Library): string {
  const row = calculatorInHand(state, calculatorsOf(library));
  return Object.values(row?.inputs ?? {}).reduce((rest, { name }) => {
    const names = name?.split('|') ?? [];
    const letter = names.find((each) => each.length === 1);
    return letter && names[0]
      ? rest.replace(
          new RegExp(`\\b${letter}[ :=]*(\\d)\\b(?!\\s*(?:y|mo|w|d|kg|[./]))`, 'i'),
          `${names[0]} $1`,
        )
      : rest;
  }, text);
}
