import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;

/** The folders of the screens that a visit can begin with before it is known who this is. */
const firstScreens = ['landing', 'auth', 'home'];

/** A part of a first screen that is loaded later, although the page draws it. */
const drawnPart = /\/screens\/home\/my-home\.tsx$/;

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((each) => each.type === 'chunk');

/** Returns the folder of the screen that a chunk is for, or undefined. */
const folderOf = ({ facadeModuleId }: Rolldown.OutputChunk) =>
  /\/screens\/([^/]+)\/\1-screen\.tsx$/.exec(facadeModuleId ?? '')?.[1];

const isDrawnPart = ({ facadeModuleId }: Rolldown.OutputChunk) => drawnPart.test(facadeModuleId ?? '');

/** Returns the chunk that every screen loads. */
export function entryOf(bundle: Bundle): Rolldown.OutputChunk {
  const [entry, other] = chunksOf(bundle).filter(({ isEntry }) => isEntry);
  if (entry === undefined || other !== undefined || entry.imports.length > 0) {
    throw new Error('What every screen loads is not in one file.');
  }
  return entry;
}

/** Returns a chunk and those that it imports, directly or not. */
function closureOf(bundle: Bundle, file: string, seen = new Set<Rolldown.OutputChunk>()) {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const next of chunk.imports) closureOf(bundle, next, seen);
  return seen;
}

/** The screen that shows the tools, and the id of the tool that a chunk defines. */
const toolScreen = 'calculator';
const toolOf = ({ facadeModuleId }: Rolldown.OutputChunk) =>
  /\/calculators\/src\/([^/]+)\/\1\.ts$/.exec(facadeModuleId ?? '')?.[1];

/**
 * Returns the addresses of the files of each screen, by the name of its folder, without the entry. A tool has those
 * that its definition adds, by the path of its page.
 */
export function screenFiles(bundle: Bundle): Record<string, string[]> {
  const chunks = chunksOf(bundle);
  const before = new Set([entryOf(bundle)]);
  const filesOf = (...of: Rolldown.OutputChunk[]) =>
    [...new Set(of.flatMap(({ fileName }) => [...closureOf(bundle, fileName)]))]
      .filter((each) => !before.has(each))
      .map(({ fileName }) => `/${fileName}`);
  const found = new Map<string, string[]>();
  for (const chunk of chunks) {
    const folder = folderOf(chunk);
    const parts = folder === 'home' ? chunks.filter(isDrawnPart) : [];
    if (folder !== undefined) found.set(folder, filesOf(chunk, ...parts));
  }
  for (const chunk of chunks) {
    if (folderOf(chunk) === toolScreen)
      for (const each of closureOf(bundle, chunk.fileName)) before.add(each);
  }
  for (const chunk of chunks) {
    const tool = toolOf(chunk);
    if (tool !== undefined) found.set(`${toolScreen}/${tool}`, filesOf(chunk));
  }
  return Object.fromEntries(found);
}

/** Returns the code of all first screens, and of what is drawn with them. */
export function firstCode(bundle: Bundle): string {
  const first = chunksOf(bundle).filter((chunk) => firstScreens.includes(folderOf(chunk) ?? ''));
  if (first.length !== firstScreens.length) throw new Error('A first screen has no file of its own.');
  const chunks = new Set(
    [entryOf(bundle), ...first, ...chunksOf(bundle).filter(isDrawnPart)].flatMap(({ fileName }) => [
      ...closureOf(bundle, fileName),
    ]),
  );
  return [...chunks].map(({ code }) => code).join('\n');
}

/** Returns whether a file shows anything that the styles in the page may not be enough for. */
export function needsAllStyles(bundle: Bundle, file: string): boolean {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || firstScreens.includes(folderOf(chunk) ?? '') || isDrawnPart(chunk))
    return false;
  const entry = entryOf(bundle);
  return [...closureOf(bundle, file)].some(
    (each) => each !== entry && each.moduleIds.some((id) => id.endsWith('.tsx')),
  );
}
