import type { Library } from '../../library.ts';

/** What a check of drugs and allergies needs of the library. */
export type CheckLibrary = Pick<Library, 'drug' | 'pairs' | 'pageOfDrugs'>;
