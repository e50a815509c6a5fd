import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { explain, Problem } from './problem.mjs';
import { runTool, step } from './run.mjs';
import { hashSources, isStamped, stamp } from './stamp.mjs';

const shared = ['calculators', 'contract', 'content', 'remi'];

const parts = [
  {
    name: 'server',
    label: 'Building the server',
    sources: [...shared, 'server'],
    result: 'server/dist/main.js',
    build: () => runTool('typescript/bin/tsc', ['-b', ...shared, 'server']),
  },
  {
    name: 'web',
    label: 'Building the web app',
    sources: [...shared, 'web'],
    result: 'web/dist/index.html',
    build: () => runTool('vite/bin/vite.js', ['build'], { cwd: inRoot('web') }),
  },
];

/** Builds what has changed since it was built last; answers the names of what it built. */
export async function ensureBuilt() {
  const built = [];
  for (const part of parts) {
    const hash = hashSources([...part.sources, 'tsconfig.base.json', 'package-lock.json']);
    if (isStamped(`built-${part.name}`, hash) && existsSync(inRoot(part.result))) continue;
    await step(part.label, async () => {
      const { code, output } = await part.build();
      if (code !== 0) throw new Problem(`${explain(output) ?? `${part.label} failed.`}\n\n${output}`);
    });
    stamp(`built-${part.name}`, hash);
    built.push(part.name);
  }
  return built;
}
