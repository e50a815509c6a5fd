import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { importsOf, refusal } from './import-rules.mjs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

const refused = (file, specifier, typeOnly = false) => refusal(file, { specifier, typeOnly });

describe('the rules of imports', () => {
  it('refuse an upward import from room to room, even of types', () => {
    expect(refused('contract/src/auth.ts', '@oryx/server')).toBeDefined();
    expect(refused('content/src/index.ts', '@oryx/calculators')).toBeDefined();
    expect(refused('content/src/index.ts', '@oryx/remi', true)).toBeDefined();
    expect(refused('calculators/src/kit/bands.ts', '@oryx/contract', true)).toBeDefined();
    expect(refused('calculators/src/kit/bands.ts', 'react')).toBeDefined();
  });

  it('refuse an import from app to app, also by a relative path', () => {
    expect(refused('web/src/app/main.tsx', '@oryx/server')).toBeDefined();
    expect(refused('web/src/app/main.tsx', '../../../server/src/app.ts')).toBeDefined();
  });

  it('refuse an import from screen to screen, except of not-found', () => {
    expect(refused('web/src/screens/home/home-screen.tsx', '../settings/theme.ts')).toBeDefined();
    expect(refused('web/src/screens/home/home-screen.tsx', './greeting.ts')).toBeUndefined();
    expect(
      refused('web/src/screens/calculator/page.tsx', '../not-found/not-found-screen.tsx'),
    ).toBeUndefined();
  });

  it.each([
    ['web/src/screens/home/home-screen.tsx', '../../app/routes.tsx'],
    ['web/src/search/search-box.tsx', '../app/shell.tsx'],
    ['web/src/search/search-box.tsx', '../screens/home/greeting.tsx'],
    ['web/src/clinical/measurement.ts', '../screens/calculator/use-entries.ts'],
    ['web/src/clinical/ecg/beats.ts', '../../screens/ecg-course/cases/stemi.ts'],
    ['web/src/clinical/measurement.ts', '../search/ask.ts'],
    ['web/src/session/session-provider.tsx', '../screens/auth/auth-screen.tsx'],
    ['web/src/preferences/preferences.ts', '../session/session-context.ts'],
    ['web/src/api/query-client.ts', '../session/session-context.ts'],
    ['web/src/device/device-storage.ts', '../api/api-error.ts'],
    ['web/src/device/device-storage.ts', '../screens/home/counts.ts'],
    ['web/src/ui/button.tsx', '../api/api-error.ts'],
    ['web/src/ui/button.tsx', '../device/use-now.ts'],
    ['web/src/product.ts', './ui/tone.ts'],
    ['server/src/storage/storage.ts', '../http/serve.ts'],
    ['server/src/http/serve.ts', '../auth/users.ts'],
    ['server/src/mail/worker.ts', '../auth/codes.ts'],
    ['server/src/config.ts', './http/client-address.ts'],
    ['server/src/http/listen.ts', '../app.ts'],
  ])('refuse that %s imports %s, code or types', (file, specifier) => {
    expect(refused(file, specifier)).toMatch(/stands below/);
    expect(refused(file, specifier, true)).toMatch(/stands below/);
  });

  it.each([
    ['web/src/app/routes.tsx', '../screens/home/home-screen.tsx'],
    ['web/src/screens/home/home-screen.tsx', '../../search/search-box.tsx'],
    ['web/src/search/search-data.ts', '../session/session-context.ts'],
    ['web/src/session/session-provider.tsx', '../api/auth-calls.ts'],
    ['web/src/api/unsent-answers.ts', '../device/device-storage.ts'],
    ['web/src/ui/button.tsx', './icon.tsx'],
    ['web/src/ui/use-page-title.ts', '../product.ts'],
    ['server/src/auth/login.ts', '../http/serve.ts'],
    ['server/src/storage/storage.ts', '../config.ts'],
  ])('allow that %s imports %s', (file, specifier) => {
    expect(refused(file, specifier)).toBeUndefined();
  });

  it('refuse a folder that has no place in the order, and a way out of the sources', () => {
    expect(refused('web/src/tools/tool.ts', '../ui/button.tsx')).toMatch(/no place/);
    expect(refused('web/src/app/main.tsx', '../tools/tool.ts')).toMatch(/no place/);
    expect(refused('web/src/app/main.tsx', '../../build/precompress.ts')).toBeDefined();
  });

  it('let tests alone import what tests share', () => {
    expect(refused('web/src/ui/button.test.tsx', '../test/stub-api.ts')).toBeUndefined();
    expect(refused('web/src/ui/button.tsx', '../test/stub-api.ts')).toMatch(/only tests/);
    expect(refused('web/src/test/stub-api.ts', '../session/stored-session.ts')).toBeUndefined();
    expect(refused('web/src/ui/button.test.tsx', '../api/api-error.ts')).toMatch(/stands below/);
    expect(refused('server/src/app.test.ts', './http/serve.ts')).toBeUndefined();
  });

  it('let the web app import types of the whole contract, and code of one area at a time', () => {
    expect(refused('web/src/api/client.ts', '@oryx/contract')).toBeDefined();
    expect(refused('web/src/api/client.ts', '@oryx/contract', true)).toBeUndefined();
    expect(refused('web/src/api/client.test.ts', '@oryx/contract')).toBeUndefined();
    expect(refused('web/src/api/client.ts', '@oryx/contract/limits')).toBeUndefined();
    expect(refused('web/src/api/client.ts', '@oryx/contract/medications')).toBeUndefined();
    expect(refused('remi/src/create-remi.ts', '@oryx/contract/medications', true)).toBeDefined();
  });

  it('let the web app import of content only what needs no file system', () => {
    expect(refused('web/src/clinical/measurement.ts', '@oryx/content')).toBeDefined();
    expect(refused('web/src/clinical/measurement.ts', '@oryx/content', true)).toBeDefined();
    expect(refused('web/src/clinical/measurement.ts', '@oryx/doses')).toBeUndefined();
  });

  it('keep the schemas, and what reads files, out of Remi and the search, which run in the browser too', () => {
    expect(refused('remi/src/create-remi.ts', '@oryx/contract')).toBeDefined();
    expect(refused('remi/src/create-remi.ts', '@oryx/contract', true)).toBeUndefined();
    expect(refused('remi/src/create-remi.ts', '@oryx/contract/medications')).toBeDefined();
    expect(refused('remi/src/create-remi.ts', '@oryx/contract/routes')).toBeUndefined();
    expect(refused('remi/src/create-remi.ts', '@oryx/content')).toBeDefined();
    expect(refused('remi/src/create-remi.ts', '@oryx/search')).toBeUndefined();
    expect(refused('remi/src/create-remi.ts', '@oryx/server')).toBeDefined();
    expect(refused('search/src/create-search.ts', '@oryx/contract')).toBeDefined();
    expect(refused('search/src/create-search.ts', '@oryx/contract', true)).toBeUndefined();
    expect(refused('search/src/create-search.ts', '@oryx/content', true)).toBeDefined();
  });

  it('finds every form of import', () => {
    const text = [
      "import { a } from './a.ts';",
      "import type { B } from './b.ts';",
      "import './c.css';",
      "export * from './d.ts';",
      "const e = () => import('./e.ts');",
      'import {',
      '  f,',
      "} from './f.ts';",
    ].join('\n');
    expect(importsOf(text).map(({ specifier }) => specifier)).toEqual([
      './a.ts',
      './b.ts',
      './c.css',
      './d.ts',
      './e.ts',
      './f.ts',
    ]);
    expect(importsOf(text).filter(({ typeOnly }) => typeOnly)).toEqual([
      { specifier: './b.ts', typeOnly: true },
    ]);
  });
});

describe("the linter's own settings", () => {
  let folder;
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Lints the given files as a project of their own under this project's biome.json. */
  async function lint(files) {
    folder = mkdtempSync(join(tmpdir(), 'oryx-lint-'));
    const settings = JSON.parse(readFileSync(inRoot('biome.json'), 'utf8'));
    const { $schema, vcs, ...own } = settings;
    const all = {
      'biome.json': JSON.stringify(own),
      'package.json': '{ "name": "fixture", "type": "module" }',
      ...files,
    };
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return run(process.execPath, [inRoot('node_modules/@biomejs/biome/bin/biome'), 'lint', '.'], {
      cwd: folder,
    });
  }

  it('refuse an import of a package that is not declared', async () => {
    const { code, output } = await lint({
      'server/src/a.ts': "import { z } from 'zod';\n\nexport const a = z;\n",
    });
    expect(code).not.toBe(0);
    expect(output).toContain('noUndeclaredDependencies');
  });

  it('refuse a cycle of imports', async () => {
    const { code, output } = await lint({
      'server/src/a.ts': "import { b } from './b.ts';\n\nexport const a = () => b;\n",
      'server/src/b.ts': "import { a } from './a.ts';\n\nexport const b = () => a;\n",
    });
    expect(code).not.toBe(0);
    expect(output).toContain('noImportCycles');
  });

  it('refuse a cycle of imports of types alone', async () => {
    const { code, output } = await lint({
      'remi/src/a/a.ts': "import type { B } from '../b/b.ts';\n\nexport interface A {\n  readonly b: B;\n}\n",
      'remi/src/b/b.ts':
        "import type { A } from '../a/a.ts';\n\nexport interface B {\n  readonly a?: A;\n}\n",
    });
    expect(code).not.toBe(0);
    expect(output).toContain('noImportCycles');
  });

  it('accept the same files without the faults', async () => {
    const { code, output } = await lint({
      'server/src/a.ts': "import { b } from './b.ts';\n\nexport const a = () => b;\n",
      'server/src/b.ts': 'export const b = 1;\n',
    });
    expect(output).not.toContain('lint/');
    expect(code).toBe(0);
  });
});
