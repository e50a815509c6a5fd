/** Returns a text without its accents, because the end of a word is none after a letter with one. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
