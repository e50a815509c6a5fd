import type { Plugin } from 'vite';

/** The module of an icon. */
const ofIcon = /\/lucide-react\/dist\/esm\/icons\/[^/]+$/;

/**
 * Takes out of the icons what no drawing of them needs: the random key of each part, older names and the size. Random
 * letters cannot be compressed, and every first screen loads a dozen icons.
 */
export function bareIcons(): Plugin {
  return {
    name: 'oryx:bare-icons',
    apply: 'build',
    transform(code, id) {
      if (!ofIcon.test(id)) return null;
      const bare = code
        .replaceAll(/,\s*key: "[^"]*"/g, '')
        .replace(/^\s*size: \d+,\n/m, '')
        .replace(/,\n\s*aliases: \[[^\]]*\]/, '');
      return { code: bare, map: null };
    },
  };
}
