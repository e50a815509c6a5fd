import { airwayEquipment, defibrillation, vitalSigns } from '@oryx/contract';
import type { z } from 'zod';
import { documentOf } from './document.ts';
import type { YamlFile } from './yaml-file.ts';

/** A document that is one file, `<name>.yaml`. */
export interface SingleFile {
  readonly file: z.ZodType;
}

/** A document whose rows are the files of the folder `<name>`, one each, sorted by file name. */
export interface Folder {
  readonly each: z.ZodType;
  /** What is wrong with the files taken together. */
  readonly together: (files: readonly YamlFile[]) => string[];
}

/** Every content document by its name, with what its files must keep to. */
export const contentFiles = {
  'paediatrics/vital-signs': { file: documentOf(vitalSigns) },
  'paediatrics/equipment': { file: documentOf(airwayEquipment) },
  'paediatrics/defibrillation': { file: documentOf(defibrillation) },
} as const satisfies Record<string, SingleFile | Folder>;

/** The name of a content document. */
export type ContentName = keyof typeof contentFiles;
