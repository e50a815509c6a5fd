import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentVersion, readContent } from '@oryx/content';
import { airwayEquipment, correction, medication } from '@oryx/contract';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { openStorage } from '../storage/storage.ts';
import { contentFolder, paediatricContent, shippedContent } from '../test/content.ts';
import { member } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';
import { runContentCommand } from './content-command.ts';
import { loadShipped } from './load-shipped.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oryx-command-'));
  // If the tests run as root, the account of PostgreSQL needs access.
  await chmod(folder, 0o755);
  await cp(join(contentFolder, 'paediatrics'), join(folder, 'mine', 'paediatrics'), { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

/** Runs the command and answers its exit code and what it said. */
async function run(
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; said: string[] }> {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const world = { env, cwd: folder, clock: () => new Date(), readShipped: shippedContent, say };
  const code = await runContentCommand(args, world);
  return { code, said };
}

async function edit(path: string, from: string, to: string): Promise<number> {
  const file = join(folder, path);
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
  return text.slice(0, text.indexOf(from)).split('\n').length;
}

/** What the list of equipment says of the first age group. */
function sizeOfNewborn(rows: unknown): string | null | undefined {
  return z.array(airwayEquipment).parse(rows)[0]?.ngTubeSize;
}

describe('npm run content, on a server that runs', () => {
  let test: TestApp;
  let env: Record<string, string>;

  beforeEach(async () => {
    test = await openTestApp();
    const { host, port, user, password } = inject('postgres');
    env = { DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/${test.database.name}` };
  });

  afterEach(() => test.close());

  it('imports, reports the changes, and running processes show them at once', async () => {
    const { cookie } = await member(test);
    const others = [test.app, await test.process(0)];
    const sizes = async () => {
      const path = '/api/pediatrics/equipment';
      const answers = await Promise.all(others.map((app) => app.request(path, { headers: { cookie } })));
      return Promise.all(answers.map(async (answer) => sizeOfNewborn(await answer.json())));
    };
    expect(await sizes()).toEqual(['5-8 Fr', '5-8 Fr']);
    await edit('mine/paediatrics/equipment.yaml', '5-8 Fr', '6 Fr');
    const { code, said } = await run(env, 'import', 'mine', 'New tubes');
    expect(said).toEqual([
      'paediatrics/vital-signs: unchanged',
      'paediatrics/equipment: 1 changed',
      expect.stringMatching(/^ {2}~ Newborn .*: ngTubeSize$/),
      'paediatrics/defibrillation: unchanged',
      'Updates of Oryx will leave these as they are now: paediatrics/equipment.',
      'The import is done. Running servers show it at once.',
    ]);
    expect(code).toBe(0);
    await expect.poll(sizes).toEqual(['6 Fr', '6 Fr']);
    const corrections = async () =>
      z
        .array(correction)
        .parse(await (await test.app.request('/api/corrections', { headers: { cookie } })).json());
    expect(await corrections()).toEqual([
      expect.objectContaining({
        ...{ path: '/pediatrics', why: 'New tubes.' },
        before: expect.stringContaining('5-8 Fr'),
        after: expect.stringContaining('6 Fr'),
      }),
    ]);

    const again = await run(env, 'import', 'mine');
    expect(await corrections()).toHaveLength(1);
    expect(again.said.slice(0, 3)).toEqual([
      'paediatrics/vital-signs: unchanged',
      'paediatrics/equipment: unchanged',
      'paediatrics/defibrillation: unchanged',
    ]);
  });

  it('rejects a bad file with file, line and reason, and changes nothing', async () => {
    const line = await edit('mine/paediatrics/equipment.yaml', 'ngTubeSize: 5-8 Fr', 'ngTubeSize: 5');
    await edit('mine/paediatrics/defibrillation.yaml', 'adult dose', '10 J/kg');
    const { code, said } = await run(env, 'import', 'mine');
    expect(code).toBe(1);
    expect(said.join('\n')).toMatch(
      new RegExp(`^paediatrics/equipment\\.yaml:${line}: rows\\.0\\.ngTubeSize: .*string`, 'm'),
    );
    expect(said.at(-1)).toBe('Nothing was changed.');
    await run(env, 'export', 'after');
    expect(await readContent(join(folder, 'after'))).toEqual(await paediatricContent());
  });

  it('MED-14 imports any number of drugs, and shows at once what is left of them', async () => {
    const { cookie } = await member(test);
    const shown = async () => {
      const response = await test.app.request('/api/medications', { headers: { cookie } });
      return z
        .array(medication)
        .parse(await response.json())
        .map(({ id }) => id);
    };
    const mine = join(folder, 'mine', 'medications');
    await mkdir(mine);
    for (const file of ['adenosine.yaml', 'morphine.yaml'])
      await cp(join(contentFolder, 'medications', file), join(mine, file));
    const numbered = (await readFile(join(mine, 'morphine.yaml'), 'utf8')).replace(/^id: \d+$/m, 'id: 900');
    await writeFile(join(mine, 'further.yaml'), numbered.replace(/^name: .*$/m, 'name: Further drug'));
    expect((await run(env, 'import', 'mine')).said).toContain('medications: new, 3 rows');
    await expect.poll(shown).toContain(900);
    expect(await shown()).toHaveLength(3);

    await rm(join(mine, 'further.yaml'));
    const { said } = await run(env, 'import', 'mine');
    expect(said.slice(0, 2)).toEqual(['medications: 1 removed', '  - 900 / Further drug']);
    await expect.poll(shown).not.toContain(900);
    expect(await shown()).toHaveLength(2);
  });

  it('exports files that import to the same rows', async () => {
    await edit('mine/paediatrics/equipment.yaml', '5-8 Fr', '6 Fr');
    await run(env, 'import', 'mine');
    expect(await run(env, 'export', 'out')).toEqual({
      code: 0,
      said: [`3 files written to ${join(folder, 'out')}.`],
    });
    expect(await readContent(join(folder, 'out'))).toEqual(await readContent(join(folder, 'mine')));
    const again = await run(env, 'import', 'out');
    expect(again.said.filter((each) => each.endsWith(': unchanged'))).toHaveLength(3);
    expect((await run(env, 'export', 'out')).said).toEqual([
      `${join(folder, 'out')} is not empty. Name a new or an empty folder.`,
    ]);
  });

  it('checks a folder without a database, and explains itself', async () => {
    expect(await run({}, 'check', 'mine')).toEqual({
      code: 0,
      said: ['vital-signs', 'equipment', 'defibrillation'].map(
        (name) => `paediatrics/${name}: in order, 5 rows`,
      ),
    });
    expect(await run({}, 'check', 'nowhere')).toEqual({
      code: 1,
      said: [`${join(folder, 'nowhere')} is no folder.`],
    });
    for (const args of [[], ['import'], ['delete', 'mine'], ['check', 'mine', 'more']]) {
      const { code, said } = await run({}, ...args);
      expect(code).toBe(1);
      expect(said).toHaveLength(3);
    }
  });
});

it('npm run content works on the embedded PostgreSQL, while Oryx runs and when it does not', async () => {
  const dataDir = join(folder, 'data');
  const env = { DATA_DIR: dataDir };
  const silent = () => undefined;
  const oryx = await openStorage(
    { databaseUrl: undefined, dataDir },
    { say: silent, onAway: silent, onBack: silent },
  );
  await loadShipped(oryx.db, await paediatricContent(), contentVersion);
  expect((await run(env, 'export', 'while-running')).code).toBe(0);
  await oryx.close();
  await edit('while-running/paediatrics/equipment.yaml', '5-8 Fr', '6 Fr');
  expect((await run(env, 'import', 'while-running')).code).toBe(0);
  expect((await run(env, 'export', 'later')).code).toBe(0);
  expect(await readContent(join(folder, 'later'))).toEqual(await readContent(join(folder, 'while-running')));
  // Nobody is left on the server, so it has ended.
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
});
