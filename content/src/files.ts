import { airwayEquipment, calculatorWords, defibrillation, vitalSigns } from '@oryx/contract';
import type { z } from 'zod';
import { algorithmFile, faultsOfAlgorithms } from './algorithm.ts';
import { complaints } from './complaints.ts';
import { dangerSigns } from './danger-signs.ts';
import { documentOf } from './document.ts';
import { faultsOfFormulary, formularyFile } from './formulary.ts';
import { interactions } from './interactions.ts';
import { faultsOfLearning, learningPathFile } from './learning.ts';
import { faultsOfMedications, medicationFile } from './medication.ts';
import { faultsOfReviews, reviewFile } from './review/review-file.ts';
import { contraindications, hardStops, harmAnswers, helpLines, poisons } from './safety.ts';
import {
  concept,
  expression,
  fillers,
  guideline,
  namedThing,
  otherDrug,
  otherTopic,
  patternRows,
  saidFindings,
  spelling,
  wordsFile,
} from './search-words.ts';
import { faultsOfUpdates, updateFile } from './updates.ts';
import type { YamlFile } from './yaml-file.ts';

interface Rows {
  /** The fields that together identify a row, also in lists of changes. */
  readonly key: readonly string[];
}

/** A document in one file, `<name>.yaml`. */
export interface SingleFile extends Rows {
  readonly file: z.ZodType;
}

/** A document whose rows are the files of the folder `<name>`, sorted by file name. */
export interface Folder extends Rows {
  readonly each: z.ZodType;
  /** Returns the faults of all files together. */
  readonly together: (files: readonly YamlFile[]) => string[];
}

/** Raise this with each release that changes content, so that an older Oryx never replaces newer content. */
export const contentVersion = 7;

/** Every content document by name, with the schema of its files. */
export const contentFiles = {
  medications: { each: medicationFile, together: faultsOfMedications, key: ['id', 'name'] },
  algorithms: { each: algorithmFile, together: faultsOfAlgorithms, key: ['id', 'title'] },
  complaints: { file: complaints, key: ['id'] },
  'danger-signs': { file: dangerSigns, key: ['id'] },
  contraindications: { file: contraindications, key: ['id'] },
  'hard-stops': { file: hardStops, key: ['id'] },
  poisons: { file: poisons, key: ['id'] },
  'harm-answers': { file: harmAnswers, key: ['harm'] },
  'help-lines': { file: helpLines, key: ['id'] },
  interactions: { file: interactions, key: ['a', 'b'] },
  'paediatrics/vital-signs': table(vitalSigns, 'ageGroup'),
  'paediatrics/equipment': table(airwayEquipment, 'ageGroup'),
  'paediatrics/defibrillation': table(defibrillation, 'procedure', 'indication'),
  'search/things': wordsFile(namedThing, 'of'),
  'search/concepts': wordsFile(concept, 'concept'),
  'search/guidelines': wordsFile(guideline, 'id'),
  'search/other-drugs': wordsFile(otherDrug, 'name'),
  'search/other-topics': wordsFile(otherTopic, 'topic'),
  'search/findings': saidFindings,
  'search/patterns': patternRows,
  'search/calculators': wordsFile(calculatorWords, 'calculator'),
  'search/expressions': wordsFile(expression, 'means'),
  'search/fillers': wordsFile(fillers, 'language', 'of'),
  'search/spellings': wordsFile(spelling, 'drug'),
  reviews: { each: reviewFile, together: faultsOfReviews, key: ['page'] },
  formulary: { each: formularyFile, together: faultsOfFormulary, key: ['site'] },
  learning: { each: learningPathFile, together: faultsOfLearning, key: ['id'] },
  updates: { each: updateFile, together: faultsOfUpdates, key: ['id'] },
} as const satisfies Record<string, SingleFile | Folder>;

/** The name of a content document. */
export type ContentName = keyof typeof contentFiles;

function table<Row extends z.ZodRawShape>(
  { shape: { withdrawn: _, ...shape } }: { readonly shape: Row },
  ...key: string[]
): SingleFile {
  return { file: documentOf({ shape }, key), key };
}
