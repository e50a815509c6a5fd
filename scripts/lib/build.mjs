import { existsSync } from 'node:fs';
import { alone } from './lock.mjs';
import { inRoot } from './paths.mjs';
import { explain, Problem } from './problem.mjs';
import { run, runTool, step } from './run.mjs';
import { hashSources, isStamped, stamp } from './stamp.mjs';

const shared = ['calculators', 'contract', 'doses', 'search', 'content', 'remi'];

const parts = [
  {
    name: 'server',
    label: 'Building the server',
    sources: ['server'],
    result: 'server/dist/main.js',
    build: async () => {
      const compiled = await runTool('typescript/bin/tsc', ['-b', ...shared, 'server']);
      if (compiled.code !== 0) return compiled;
      const parsed = await run(process.execPath, [inRoot('content/dist/compile.js')]);
      if (parsed.code !== 0) return parsed;
      const compressed = await run(process.execPath, [inRoot('server/compiled/compress-shipped.js')]);
      // In a process of its own, because the bundler is for building only and takes long to load.
      return compressed.code === 0 ? run(process.execPath, [inRoot('server/bundle.mjs')]) : compressed;
    },
  },
  {
    name: 'web',
    label: 'Building the web app',
    sources: ['web'],
    result: 'web/dist/index.html',
    build: () => runTool('vite/bin/vite.js', ['build'], { cwd: inRoot('web') }),
  },
];

/** Name of the lock that every process holds while it writes into the folders of a build. */
export const buildLock = 'build';

const sharedSources = () => hashSources([...shared, 'tsconfig.base.json', 'package-lock.json']);

/** Every part needs the shared sources, so they are read once. */
const sourcesOf = (part, ofShared) => `${ofShared} ${hashSources(part.sources)}`;

const isBuilt = (part, hash) => isStamped(`built-${part.name}`, hash) && existsSync(inRoot(part.result));

/** Builds each part whose sources have changed since its last build. Returns the names of the built parts. */
export async function ensureBuilt(say = console.log) {
  const ofShared = sharedSources();
  if (parts.every((part) => isBuilt(part, sourcesOf(part, ofShared)))) return [];
  const tell = (pid) => say(`Waiting for process ${pid}, which builds in this folder too ...`);
  return alone(buildLock, tell, () => build(say));
}

async function build(say) {
  const built = [];
  const ofShared = sharedSources();
  for (const part of parts) {
    const hash = sourcesOf(part, ofShared);
    if (isBuilt(part, hash)) continue;
    const work = async () => {
      const { code, output } = await part.build();
      if (code !== 0) throw new Problem(`${explain(output) ?? `${part.label} failed.`}\n\n${output}`);
    };
    await step(part.label, work, say);
    stamp(`built-${part.name}`, hash);
    built.push(part.name);
  }
  return built;
}
