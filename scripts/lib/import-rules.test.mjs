import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { importsOf, refusal } from './import-rules.mjs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

const refused = (file, specifier, typeOnly = false) => refusal(file, { specifier, typeOnly });

describe('imports point down only', () => {
  it('refuses an upward import', () => {
    expect(refused('contract/src/auth.ts', '@oryx/server')).toBeDefined();
    expect(refused('content/src/index.ts', '@oryx/calculators')).toBeDefined();
    expect(refused('calculators/src/kit/bands.ts', '@oryx/contract')).toBeDefined();
    expect(refused('calculators/src/kit/bands.ts', 'react')).toBeDefined();
  });

  it('refuses an import from app to app, also by a relative path', () => {
    expect(refused('web/src/app/main.tsx', '@oryx/server')).toBeDefined();
    expect(refused('web/src/app/main.tsx', '../../../server/src/app.ts')).toBeDefined();
  });

  it('refuses an import from screen to screen, except of not-found', () => {
    expect(refused('web/src/screens/home/home-screen.tsx', '../settings/theme.ts')).toBeDefined();
    expect(refused('web/src/screens/home/home-screen.tsx', './greeting.ts')).toBeUndefined();
    expect(
      refused('web/src/screens/calculator/page.tsx', '../not-found/not-found-screen.tsx'),
    ).toBeUndefined();
  });

  it('keeps the domain out of ui/', () => {
    expect(refused('web/src/ui/button.tsx', '../api/client.ts')).toBeDefined();
    expect(refused('web/src/ui/button.tsx', './icon.tsx')).toBeUndefined();
  });

  it('lets the web app import types of the contract, and code only of its limits', () => {
    expect(refused('web/src/api/client.ts', '@oryx/contract')).toBeDefined();
    expect(refused('web/src/api/client.ts', '@oryx/contract', true)).toBeUndefined();
    expect(refused('web/src/api/client.test.ts', '@oryx/contract')).toBeUndefined();
    expect(refused('web/src/api/client.ts', '@oryx/contract/limits')).toBeUndefined();
  });

  it('keeps the schemas, and what reads files, out of Remi, which runs in the browser too', () => {
    expect(refused('remi/src/create-remi.ts', '@oryx/contract')).toBeDefined();
    expect(refused('remi/src/create-remi.ts', '@oryx/contract', true)).toBeUndefined();
    expect(refused('remi/src/create-remi.ts', '@oryx/content')).toBeDefined();
    expect(refused('remi/src/create-remi.ts', '@oryx/content/search')).toBeUndefined();
    expect(refused('remi/src/create-remi.ts', '@oryx/server')).toBeDefined();
    expect(refused('content/src/index.ts', '@oryx/remi')).toBeDefined();
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

  it('accept the same files without the faults', async () => {
    const { code, output } = await lint({
      'server/src/a.ts': "import { b } from './b.ts';\n\nexport const a = () => b;\n",
      'server/src/b.ts': 'export const b = 1;\n',
    });
    expect(output).not.toContain('lint/');
    expect(code).toBe(0);
  });
});
