import type { Path } from './yaml-file.ts';

/** A fault, and its location in the file of the drug. */
export interface DoseFault {
  readonly path: Path;
  readonly message: string;
}
