import type { Medication } from '@oryx/contract';
import type { ContentDocument } from '../documents.ts';
import { readShippedContent } from '../read.ts';

let shipped: Promise<ContentDocument[]> | undefined;

/** Returns the shipped content, which is parsed once for all test files that a worker runs. */
export function shippedContent(): Promise<ContentDocument[]> {
  shipped ??= readShippedContent();
  return shipped;
}

/** Returns the shipped medications. */
export async function medications(): Promise<readonly Medication[]> {
  const found = (await shippedContent()).find(({ name }) => name === 'medications');
  if (!found) throw new Error('no medications are shipped');
  return (found.body as { rows: readonly Medication[] }).rows;
}
