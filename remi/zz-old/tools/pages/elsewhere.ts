import { frame, list } from '../../answer/blocks.ts';
import type { Block } from '../../remi.ts';

/**
 * Where to look for what Oryx has no page of. The helpline and its hours: Western Cape Government, Poisons Information
 * Helpline of the Western Cape, read in November 2026. The formulary and the guidelines are sources of Oryx as well.
 */
const elsewhere = [
  'South African Medicines Formulary (SAMF)',
  'Standard Treatment Guidelines and Essential Medicines List of Namibia or of South Africa',
  'Poisons Information Helpline, 0861 555 777 in South Africa, 24 hours',
];

/** Says where to look for what Oryx does not have. */
export const lookElsewhere: readonly Block[] = [
  { slot: 'more', ...frame(`**Look in**\n\n${list(elsewhere)}`) },
];
