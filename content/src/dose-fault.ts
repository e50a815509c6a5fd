import type { Path } from './yaml-file.ts';

/** Something wrong, and where in the file of the drug. */
export interface DoseFault {
  readonly path: Path;
  readonly message: string;
}
