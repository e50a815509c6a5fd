import type { Rolldown } from 'vite';

/**
 * Returns a group of modules that are sent as one file: a module, and what it imports statically, itself or through
 * others. The build would lay what later parts share with it into a file for each set of them, which are larger together.
 *
 * @param module end of the path of the module
 * @param isPart matches the paths of the modules that are meant. What other screens need as well is none of them
 */
export function inOneFile(name: string, module: string, isPart: RegExp): Rolldown.CodeSplittingGroup {
  let first: string | undefined;
  let parts: ReadonlySet<string> | undefined;
  return {
    name(id, modules) {
      parts ??= staticPartsOf(first, (each) => modules.getModuleInfo(each)?.importedIds ?? []);
      return parts.has(id) ? name : null;
    },
    test(id) {
      if (id.endsWith(module)) first = id;
      return isPart.test(id);
    },
    includeDependenciesRecursively: false,
  };
}

/** Returns a module and all that it imports, itself or through others. */
function staticPartsOf(first: string | undefined, importsOf: (id: string) => readonly string[]): Set<string> {
  const parts = new Set(first === undefined ? [] : [first]);
  // A set goes on to what is added while it is walked through.
  for (const part of parts) for (const next of importsOf(part)) parts.add(next);
  return parts;
}
