/** A sentence of a text written by a language model, as written and in plain characters. */
export interface Clause {
  readonly text: string;
  /** Without Markdown, in small letters, with plain spaces and dashes. */
  readonly plain: string;
  readonly isQuestion: boolean;
}

/** Characters of a clause that can be read. Any other, such as a fraction, a power or a digit of another script, leaves it unread. */
const readable = /^[\p{Script=Latin}\d\s.,:;!?()/%+'"°µμ<>=–—-]*$/u;
const unreadable = /[ªº⁰-₟ⁱ⅐-↏]|[０-９]/u;

/**
 * Returns the sentences of a text. A sentence is the smallest part that is dropped or kept, because half a sentence may
 * say the opposite.
 */
export function clausesOf(text: string): Clause[] {
  return text
    .split(/\n+|(?<=[.!?;])\s+/)
    .map((part) => withoutMarkdown(part))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map((part) => ({ text: part, plain: plainOf(part), isQuestion: part.endsWith('?') }));
}

/** Returns true if every character of a clause can be read. */
export const isReadable = ({ text }: Clause): boolean => readable.test(text) && !unreadable.test(text);

/** Returns the sentences of a line of Oryx in plain characters. */
export const sentencesOf = (line: string): string[] =>
  line
    .split(/(?<=[.;])\s+/)
    .map(plainOf)
    .filter((sentence) => sentence !== '');

export function plainOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[–—]/g, '-')
    .replaceAll('μ', 'µ')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.;!?]+$/, '')
    .trim();
}

/** Removes links, emphasis and the marks of lists, quotations and headings. */
function withoutMarkdown(text: string): string {
  return text
    .replaceAll(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replace(/^[\s>#]*(?:[-*+]\s+|\d{1,2}[.)]\s+)?/, '')
    .replaceAll(/[*_`~#|\\[\]{}]/g, '')
    .trim();
}

/** Replaces each occurrence of a phrase that stands as whole words. Returns undefined if there is none. */
export function without(text: string, phrase: string): string | undefined {
  if (phrase === '') return undefined;
  const escaped = phrase.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const found = new RegExp(String.raw`(?<![\p{L}\d/-]|\d[.,:])${escaped}(?![\p{L}\d/]|[.,:]\d)`, 'gu');
  const rest = text.replaceAll(found, ' | ');
  return rest === text ? undefined : rest;
}
