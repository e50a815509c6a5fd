import { systemUpdate } from '@oryx/contract';
import { z } from 'zod';
import type { YamlFile } from './yaml-file.ts';

const text = (longest: number) => z.string().trim().min(1).max(longest);

/** A file of `updates/`: one change to Oryx that its users hear of on the home screen. */
export const updateFile = systemUpdate
  .extend({
    id: z.string().regex(/^[a-z0-9-]+$/, 'use small letters, digits and hyphens'),
    title: text(80),
    description: text(280),
    category: text(40),
  })
  .strict();

/** Faults of the files together: a file that is not called after its update, which also keeps ids apart. */
export function faultsOfUpdates(files: readonly YamlFile[]): string[] {
  return files.flatMap(({ file, body, faultAt }) => {
    const { id } = body as z.output<typeof updateFile>;
    return file === `updates/${id}.yaml` ? [] : [faultAt(['id'], `the file of this update is ${id}.yaml`)];
  });
}
