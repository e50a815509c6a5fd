import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** File of the build with the licences of all packages that it copies. The app links to it. */
export const noticesFile = 'third-party-licences.txt';

/**
 * Packages whose code reaches the browser without being imported: styles, and what the
 * bundler adds to load chunks. Vite lists only what is imported.
 */
const unlisted = [
  { name: 'tailwindcss', file: 'LICENSE' },
  { name: 'vite', file: 'LICENSE.md' },
];

/** Returns the licence of a package, without those of the packages that it bundles itself. */
async function licenceOf({ name, file }: (typeof unlisted)[number]): Promise<string> {
  const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  const [own = ''] = (await readFile(join(folder, file), 'utf8')).split('# Licenses of bundled dependencies');
  return `\n## ${name} - ${version} (MIT)\n\n${own.trim()}\n`;
}

/** Licences that ask for no notice. */
const freeOfNotice = /\((Unlicense|0BSD|MIT-0)\)/;

/** Returns the headings of packages whose licence asks for a notice that the text does not have. */
export function withoutNotice(notices: string): string[] {
  return notices
    .split(/^## /m)
    .slice(1)
    .map((section) => section.split(/\n/))
    .filter(([heading = '', ...text]) => !freeOfNotice.test(heading) && !/copyright/i.test(text.join()))
    .map(([heading = '']) => heading);
}

/**
 * Completes the licences that Vite has written, before the build is compressed. Throws if a package has come
 * without the text of its licence.
 */
export function completeNotices(folder: string): Plugin {
  return {
    name: 'oryx:notices',
    apply: 'build',
    async closeBundle() {
      const file = join(folder, noticesFile);
      const notices = [await readFile(file, 'utf8'), ...(await Promise.all(unlisted.map(licenceOf)))].join(
        '',
      );
      const missing = withoutNotice(notices);
      if (missing.length > 0) throw new Error(`No text of the licence: ${missing.join(', ')}`);
      await writeFile(file, notices);
    },
  };
}
