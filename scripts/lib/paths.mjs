import { fileURLToPath } from 'node:url';

/** The repository's root folder, with a trailing separator. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Returns the absolute path of a path inside the repository. */
export const inRoot = (path) => fileURLToPath(new URL(path, new URL('../../', import.meta.url)));
