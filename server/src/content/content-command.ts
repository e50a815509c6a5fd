import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type ContentDocument, ContentError, contentVersion, readContent } from '@oryx/content';
import type { Clock } from '../dependencies.ts';
import { StartError } from '../start-error.ts';
import { type StorageWorld, withStorage } from '../storage/with-storage.ts';
import { countRows } from './changes.ts';
import { storedTexts } from './documents-table.ts';
import { importContent } from './import-content.ts';
import { sayImported } from './say.ts';
import { reviewTexts, textsInForce } from './texts-in-force.ts';

/** The environment of a command run. */
export interface CommandWorld extends StorageWorld {
  /** Base folder of relative paths. */
  readonly cwd: string;
  readonly clock: Clock;
  /** Returns the content that comes with Oryx. */
  readonly readShipped: () => Promise<readonly ContentDocument[]>;
}

const usage = [
  'npm run content -- check FOLDER     reads content files and says what is wrong with them',
  'npm run content -- import FOLDER [WHY]    puts them into the database, all or none; running servers show them at once, and readers are told what has changed and WHY',
  'npm run content -- export FOLDER    writes the content of the database into an empty folder',
];

/**
 * Runs an administrator's command on content. Returns the exit code: 1 for invalid content or an invalid
 * path.
 */
export async function runContentCommand(args: readonly string[], world: CommandWorld): Promise<number> {
  const [command, folder, ...rest] = args;
  const run = commandOf(command);
  const [why] = rest;
  if (!run || !folder || rest.length > (command === 'import' ? 1 : 0)) {
    for (const line of usage) world.say(line);
    return 1;
  }
  try {
    await run(resolve(world.cwd, folder), world, why);
    return 0;
  } catch (error) {
    if (!(error instanceof StartError || error instanceof ContentError)) throw error;
    world.say(error.message);
    if (command === 'import') world.say('Nothing was changed.');
    return 1;
  }
}

type Command = (folder: string, world: CommandWorld, why: string | undefined) => Promise<void>;

function commandOf(name: string | undefined): Command | undefined {
  switch (name) {
    case 'check':
      return checkFolder;
    case 'import':
      return importFolder;
    case 'export':
      return exportFolder;
    default:
      return undefined;
  }
}

async function checkFolder(folder: string, { say }: CommandWorld): Promise<void> {
  for (const { name, body } of await read(folder)) say(`${name}: in order, ${countRows(name, body)} rows`);
}

async function importFolder(folder: string, world: CommandWorld, why?: string): Promise<void> {
  const documents = await read(folder);
  const shipped = { documents: await world.readShipped(), version: contentVersion };
  const imported = await withStorage(world, ({ db }) =>
    importContent(db, documents, shipped, world.clock, why),
  );
  for (const line of sayImported(imported)) world.say(line);
  world.say('The import is done. Running servers show it at once.');
}

async function exportFolder(folder: string, world: CommandWorld): Promise<void> {
  const there = await readdir(folder).catch(ifMissing);
  if (there.length > 0) throw new StartError(`${folder} is not empty. Name a new or an empty folder.`);
  const texts = Object.entries(
    await withStorage(world, async ({ db }) => ({
      ...(await storedTexts(db)),
      ...(await textsInForce(db, world.clock())),
      ...(await reviewTexts(db)),
    })),
  );
  if (texts.length === 0) throw new StartError('The database holds no content yet. Start Oryx once first.');
  for (const [path, text] of texts) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  world.say(`${texts.length} files written to ${folder}.`);
}

function read(folder: string): ReturnType<typeof readContent> {
  return readContent(folder).catch((error) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    throw new StartError(`${folder} is no folder.`);
  });
}

function ifMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  if (error.code === 'ENOTDIR') throw new StartError(`${error.path} is no folder.`);
  throw error;
}
