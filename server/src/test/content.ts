import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type ContentDocument, documentsFrom } from '@oryx/content';

/** The folder of the content that comes with Oryx. */
export const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url));

/** The paediatric tables as they are shipped: small, so that tests start fast. */
export async function paediatricContent(): Promise<ContentDocument[]> {
  const paths = (await readdir(`${contentFolder}/paediatrics`)).map((file) => `paediatrics/${file}`);
  const texts = paths.map(async (path) => [path, await readFile(`${contentFolder}/${path}`, 'utf8')]);
  return documentsFrom(Object.fromEntries(await Promise.all(texts)));
}
