import { correctionText, systemUpdate } from '@oryx/contract';
import { z } from 'zod';
import type { YamlFile } from './yaml-file.ts';

const text = (longest: number) => z.string().trim().min(1).max(longest);

/** The schema of a file in `updates/`: one change to Oryx, shown on the home screen. */
export const updateFile = z.strictObject({
  ...systemUpdate.shape,
  id: z.string().regex(/^[a-z0-9-]+$/, 'use small letters, digits and hyphens'),
  title: text(80),
  description: text(280),
  category: text(40),
  /** Where the update corrects a dose or a step: shown to whoever used or pinned that page. */
  correction: z
    .strictObject(correctionText.shape)
    .refine(({ before, after }) => before !== after, { path: ['after'], error: 'says the same as before' })
    .optional(),
});

/**
 * Returns the faults of all files together: a file that is not named after its update. This also keeps ids
 * unique.
 */
export function faultsOfUpdates(files: readonly YamlFile[]): string[] {
  return files.flatMap(({ file, body, faultAt }) => {
    const { id } = body as z.output<typeof updateFile>;
    return file === `updates/${id}.yaml` ? [] : [faultAt(['id'], `the file of this update is ${id}.yaml`)];
  });
}
