import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The tests that the document names: a file in backquotes, then its titles in quotes. */
async function namedProofs(): Promise<{ file: string; title: string }[]> {
  const document = (await readFile(`${root}docs/security.md`, 'utf8')).replaceAll(/\s+/g, ' ');
  const proofs = document.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`((?:,? "[^"]+")+)/g);
  return [...proofs].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({
      file: /^(web|e2e)\//.test(file) ? file : `server/src/${file}`,
      title,
    })),
  );
}

it('every proof that docs/security.md names exists', async () => {
  const proofs = await namedProofs();
  expect(proofs.length).toBeGreaterThan(80);
  for (const { file, title } of proofs) {
    const source = await readFile(`${root}${file}`, 'utf8');
    expect(source.includes(`'${title}'`), `${file}: ${title}`).toBe(true);
  }
});
