import { access, readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@oryx/contract';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const readDocument = () => readFile(`${root}docs/security.md`, 'utf8');

/** The tests that the document names: a file in backquotes, then its titles in quotes. */
async function namedProofs(): Promise<{ file: string; title: string }[]> {
  const document = (await readDocument()).replaceAll(/\s+/g, ' ');
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

it('every test file that docs/threat-model.md names exists', async () => {
  const document = await readFile(`${root}docs/threat-model.md`, 'utf8');
  const files = [...document.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = '']) =>
    /^(web|e2e|content\/src)\//.test(file) ? file : `server/src/${file}`,
  );
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) await expect(access(`${root}${file}`), file).resolves.toBeUndefined();
});

it('the table of calls in docs/security.md is that of the contract', async () => {
  const rows = (await readDocument()).matchAll(/^\| `([A-Z]+ \/api\/\S+)` \| ([\w, ]+) \|/gm);
  const named = [...rows].map(([, call, level]) => `${call} ${level}`);
  expect(named.sort()).toEqual(
    endpoints.map(({ method, path, access }) => `${method} ${path} ${[access].flat().join(', ')}`).sort(),
  );
});

it('docs/security.md lists every key that the app stores on a device', async () => {
  const [, section = ''] = (await readDocument()).split(/^### On the device$/m);
  const [table = ''] = section.split(/^## /m);
  const listed = [...table.matchAll(/^\| (.+?) \|/gm)].flatMap(
    ([, cell = '']) => cell.match(/[\w-]*[A-Za-z]{2}[\w-]*/g) ?? [],
  );
  const names = await readdir(`${root}web/src`, { recursive: true });
  const sources = names.filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^test\//.test(name));
  const texts = await Promise.all(sources.map((name) => readFile(`${root}web/src/${name}`, 'utf8')));
  // A quoted name, whole or with an id behind it. That of a file goes on with a dot.
  const keys = texts.flatMap((text) =>
    [...text.matchAll(/['`](oryx-[a-z-]+|courseCompletions)(?=['`$])/g)].map(([, key = '']) => key),
  );
  expect(new Set(keys).size).toBeGreaterThan(15);
  expect([...new Set(keys)].filter((key) => !listed.includes(key))).toEqual([]);
});
