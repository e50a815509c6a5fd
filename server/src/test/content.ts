import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type ContentDocument, documentsFrom, readShippedContent } from '@oryx/content';

/** The folder of the shipped content. */
export const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url));

let shipped: Promise<ContentDocument[]> | undefined;

/** Returns the shipped content, which is parsed once for all test files that a worker runs. */
export function shippedContent(): Promise<ContentDocument[]> {
  shipped ??= readShippedContent();
  return shipped;
}

/** Returns the shipped paediatric tables, which are small, so that tests start fast. */
export async function paediatricContent(): Promise<ContentDocument[]> {
  const paths = (await readdir(`${contentFolder}/paediatrics`)).map((file) => `paediatrics/${file}`);
  const texts = paths.map(async (path) => [path, await readFile(`${contentFolder}/${path}`, 'utf8')]);
  return documentsFrom(Object.fromEntries(await Promise.all(texts)));
}
