import { readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';

const kilobyte = 1000;

/** Maximum size of the styles of the first screens, which stand in index.html, in bytes after brotli. */
const stylesBudget = 9 * kilobyte;

/**
 * Maximum size of every file of the app that is kept for use without a connection, in bytes after brotli. Remi, who
 * answers on the device, has the largest part.
 */
const offlineBudget = 677 * kilobyte;

/**
 * The screens a visit can begin with, by the source file of their chunk, and the maximum size of all JavaScript that
 * each of them loads, in bytes after brotli. React alone has 58 kB. docs/decisions/036 says what the rest is for.
 */
const firstScreenBudgets = {
  landing: ['src/screens/landing/landing-screen.tsx', 68 * kilobyte],
  auth: ['src/screens/auth/auth-screen.tsx', 71.9 * kilobyte],
  home: ['src/screens/home/home-screen.tsx', 71.1 * kilobyte],
};

export const firstScreens = Object.fromEntries(
  Object.entries(firstScreenBudgets).map(([name, [source]]) => [name, source]),
);

/** Maximum size of the chunk of a calculator, in bytes after brotli. Three have long option texts. */
const toolBudget = 5 * kilobyte;
const longToolBudget = 8 * kilobyte;
const longTools = ['ballard-score', 'nihss', 'phq9-gad7'];

/**
 * The built-in responder of Remi, which a device loads to answer by itself: what it loads for any answer, by the names
 * of the files, and that with all that it loads for a kind of answer. docs/decisions/056 says what is in each part.
 */
const responder = ['remi-on-device', 'responder'];
const ofKind = /\/remi\/(?:src|dist)\//;
const responderBudgets = { any: 61.4 * kilobyte, all: 102.4 * kilobyte };

/** Returns the JavaScript files that the given chunks of a Vite manifest load, static imports included. */
export function filesOf(manifest, keys) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return [...new Set([...seen].map((key) => manifest[key].file))].filter((file) => file.endsWith('.js'));
}

/** Returns some files of a Vite manifest with those that only they import, at once or later. */
function withShared(manifest, files) {
  const chunks = Object.values(manifest);
  const shared = Object.entries(manifest).flatMap(([key, { file }]) => {
    const users = chunks.filter(({ imports = [], dynamicImports = [] }) =>
      [...imports, ...dynamicImports].includes(key),
    );
    const areOwn = users.length > 0 && users.every((user) => files.has(user.file));
    return areOwn && !files.has(file) && file.endsWith('.js') ? [file] : [];
  });
  return shared.length === 0 ? files : withShared(manifest, new Set([...files, ...shared]));
}

/** Returns the styles that stand in a page. */
export function stylesIn(page) {
  return [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join('\n');
}

/** Returns the lines of the size table: name, bytes, budget. */
export function sizesOf(manifest, bytesOf) {
  const sum = (files) => files.reduce((total, file) => total + bytesOf(file), 0);
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const screens = Object.entries(firstScreenBudgets).map(([name, [source, budget]]) => {
    const files = filesOf(manifest, manifest[source] ? [entry, source] : [entry]);
    return { name: `${name} JavaScript`, bytes: sum(files), budget };
  });
  const tools = Object.keys(manifest).flatMap((key) => {
    const id = /calculators\/(?:src|dist)\/([^/]+)\/\1\.[jt]s$/.exec(key)?.[1];
    if (!id) return [];
    const budget = longTools.includes(id) ? longToolBudget : toolBudget;
    return [{ name: `tool ${id}`, bytes: bytesOf(manifest[key].file), budget }];
  });
  // A file that others share has no source of its own in the manifest, but keeps its name.
  const filesWhere = (isMeant) =>
    new Set(Object.entries(manifest).flatMap(([key, chunk]) => (isMeant(key, chunk) ? [chunk.file] : [])));
  const any = filesWhere((_, { name }) => responder.includes(name));
  const all = withShared(manifest, new Set([...any, ...filesWhere((key) => ofKind.test(key))]));
  const remi = [
    { name: 'Remi on the device', bytes: sum([...any]), budget: responderBudgets.any },
    { name: 'Remi, all kinds of answers', bytes: sum([...all]), budget: responderBudgets.all },
  ];
  return [...screens, ...remi, ...tools];
}

/** Returns the size of all files of the app, compressed where the server compresses them. */
function appBytes() {
  const names = readdirSync(inRoot('web/dist'), { recursive: true }).map(String);
  const kept = names.filter((name) => /\.(css|html|js|png|svg|webmanifest)$/.test(name));
  return kept.reduce((sum, name) => {
    const sent = names.includes(`${name}.br`) ? `${name}.br` : name;
    return sum + statSync(inRoot(`web/dist/${sent}`)).size;
  }, 0);
}

/** Prints the sizes of the built web app. Throws a Problem if one exceeds its budget. */
export function checkSizes(say = console.log) {
  const manifest = JSON.parse(readFileSync(inRoot('web/dist/.vite/manifest.json'), 'utf8'));
  const bytesOf = (file) => brotliCompressSync(readFileSync(inRoot(`web/dist/${file}`))).length;
  const styles = stylesIn(readFileSync(inRoot('web/dist/index.html'), 'utf8'));
  const sizes = [
    { name: 'all files of the app', bytes: appBytes(), budget: offlineBudget },
    { name: 'CSS of the first screens', bytes: brotliCompressSync(styles).length, budget: stylesBudget },
    ...sizesOf(manifest, bytesOf),
  ];
  for (const { name, bytes, budget } of sizes) {
    const mark = bytes > budget ? '  TOO LARGE' : '';
    say(`${name.padEnd(32)} ${String(bytes).padStart(7)} of ${String(budget).padStart(6)} bytes${mark}`);
  }
  const tooLarge = sizes.filter(({ bytes, budget }) => bytes > budget);
  if (tooLarge.length > 0)
    throw new Problem(`Over their size budget: ${tooLarge.map(({ name }) => name).join(', ')}`);
}
