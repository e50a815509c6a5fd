import type { Block, Slot } from '../remi.ts';

/**
 * The parts of every answer, in order: whom and what it is about, what endangers the patient, whether it may be done,
 * the figure, what to do, further pages, and notes about the answer itself.
 */
const slots = [
  'about',
  'danger',
  'verdict',
  'figure',
  'steps',
  'more',
  'note',
] as const satisfies readonly Slot[];

/** Puts blocks into a slot. A block that has one keeps it. */
export const inSlot = (slot: Slot, blocks: readonly Block[]): Block[] =>
  blocks.map((block) => ({ slot, ...block }));

/** Sorts blocks into the order of the slots. The order within a slot stays. A block without one belongs to the steps. */
export const inSlotOrder = (blocks: readonly Block[]): Block[] =>
  blocks.toSorted((one, other) => placeOf(one) - placeOf(other));

const placeOf = ({ slot = 'steps' }: Block) => slots.indexOf(slot);
