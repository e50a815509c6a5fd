import { airwayEquipment, defibrillation, vitalSigns } from '@oryx/contract';
import type { z } from 'zod';
import { documentOf } from './document.ts';

/** Every content file, by its path without `.yaml`, with the schema it must keep to. */
export const contentFiles = {
  'paediatrics/vital-signs': documentOf(vitalSigns),
  'paediatrics/equipment': documentOf(airwayEquipment),
  'paediatrics/defibrillation': documentOf(defibrillation),
} as const satisfies Record<string, z.ZodType>;

/** The name of a content document. */
export type ContentName = keyof typeof contentFiles;
