import type { SearchEntry } from '@oryx/contract';

/** A page that texts may name: a chart, a drug or a tool. */
export type NamedPage = Pick<SearchEntry, 'type' | 'title' | 'names' | 'route'>;

/** A piece of a text. One with a route is the name of a page. */
export interface TextPiece {
  readonly text: string;
  readonly route?: string;
}

interface Name {
  readonly route: string;
  /** True if the name counts only after "chart" or "see", because it is an ordinary word as well. */
  readonly isAnnounced: boolean;
  /** The only spelling that counts, for an abbreviation that is also a word, or part of another: "AHA/ASA". */
  readonly exactly?: string;
  /** True if the name ends in a strength, which is one only with its sign: "10%" but not "10 mL". */
  readonly isPercent?: boolean;
}

/** The words of a title that say what a tool is rather than which. */
const kindOfTool = / (?:Score|Calculator|Calculation|Scale|Classification)$/;

/**
 * Finds the names of pages in texts that clinicians read. A drug and a tool are named by their names alone, a
 * chart by its title. After "chart" or "see", the first part of a title and other names of a chart count too.
 */
export class PageNames {
  readonly #names = new Map<string, Name | null>();
  /** The number of words of the longest name that begins with a word. Most words of a text begin none. */
  readonly #longestFrom = new Map<string, number>();

  constructor(pages: readonly NamedPage[]) {
    for (const { type, title, names, route } of pages) {
      if (type === 'medication') this.#addDrug(title, names, route);
      if (type === 'algorithm') this.#addChart(title, route);
      if (type === 'calculator') this.#addTool(title, route);
    }
    const titles = new Set(this.#names.keys());
    for (const { type, title, names, route } of pages) {
      if (type !== 'algorithm') continue;
      for (const name of new Set([title.replace(/\s*[:(/].*$| (?:and|in) .*$/, ''), ...names]))
        if (!titles.has(wordsOf(name))) this.#add(name, { route, isAnnounced: true });
    }
  }

  /** Returns the pieces of a text in order. Together they are the text. */
  piecesOf(text: string): TextPiece[] {
    const pieces: TextPiece[] = [];
    let done = 0;
    for (const { at, end, route } of this.#namesIn(text)) {
      if (at > done) pieces.push({ text: text.slice(done, at) });
      pieces.push({ text: text.slice(at, end), route });
      done = end;
    }
    if (done < text.length) pieces.push({ text: text.slice(done) });
    return pieces;
  }

  /** Returns what a text announces as a chart, in capitals, although there is no such page. */
  unknownIn(text: string): string[] {
    const named = this.#namesIn(text);
    return [...text.matchAll(/\b[Cc]harts? (?=\p{Lu})|\b[Ss]ee (?=\p{Lu})/gu)].flatMap((match) => {
      const from = match.index + match[0].length;
      return named.some(({ at }) => at === from) ? [] : (/^[^.;:\n]*/.exec(text.slice(from)) ?? []);
    });
  }

  #namesIn(text: string): { at: number; end: number; route: string }[] {
    const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
    const found: { at: number; end: number; route: string }[] = [];
    // A name announced by "chart" may be followed by others: "charts Burns and Anaphylaxis".
    let announcedAt = -1;
    for (let index = 0; index < words.length; ) {
      const at = words[index]?.index ?? 0;
      const isAnnounced = () =>
        announcedAt === index || /\b(?:charts?|see)\s+(?:the\s+)?$/i.test(text.slice(0, at));
      const length = this.#lengthAt(text, words, index, isAnnounced);
      if (length === 0) {
        if (announcedAt === index && /^(?:and|or)$/.test(words[index]?.[0] ?? '')) announcedAt += 1;
        index += 1;
        continue;
      }
      const last = words[index + length - 1];
      const wordEnd = (last?.index ?? at) + (last?.[0].length ?? 0);
      const isClosed = text[wordEnd] === ')' && text.slice(at, wordEnd).includes('(');
      const end = text[wordEnd] === '%' || isClosed ? wordEnd + 1 : wordEnd;
      const name = this.#nameOf(words.slice(index, index + length));
      if (name) found.push({ at, end, route: name.route });
      const isNextAnnounced = isAnnounced();
      index += length;
      if (isNextAnnounced) announcedAt = index;
    }
    return found;
  }

  /** Returns the number of words of the longest name that begins at a word, or 0. */
  #lengthAt(
    text: string,
    words: readonly RegExpExecArray[],
    from: number,
    isAnnounced: () => boolean,
  ): number {
    const longest = this.#longestFrom.get(words[from]?.[0].toLowerCase() ?? '') ?? 0;
    for (let length = Math.min(longest, words.length - from); length > 0; length -= 1) {
      const some = words.slice(from, from + length);
      const name = this.#nameOf(some);
      if (!name || (name.isAnnounced && !isAnnounced())) continue;
      const at = some[0]?.index ?? 0;
      const last = some.at(-1);
      const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
      const written = text.slice(at, end);
      if (name.exactly !== undefined && (written !== name.exactly || text[at - 1] === '/')) continue;
      if (name.isPercent && text[end] !== '%') continue;
      // A name does not run over the end of a sentence or a line.
      if (/[.;\n]/.test(written) || isFigure(text, at, end)) continue;
      return length;
    }
    return 0;
  }

  #nameOf(words: readonly RegExpExecArray[]): Name | undefined {
    return this.#names.get(words.map(([word]) => word.toLowerCase()).join(' ')) ?? undefined;
  }

  #addDrug(title: string, names: readonly string[], route: string) {
    const short = title.replace(/\s*[,(].*$| [\d.]+%$/g, '');
    for (const name of new Set([title, short]))
      this.#add(name, { route, isAnnounced: false, isPercent: name.endsWith('%') });
    for (const name of names) {
      if (wordsOf(title).startsWith(`${wordsOf(name)} `)) this.#add(name, { route, isAnnounced: false });
      if (/^[A-Z]{3}$/.test(name)) this.#add(name, { route, isAnnounced: false, exactly: name });
    }
  }

  #addChart(title: string, route: string) {
    // Without "child", a title up to its comma would lead an adult to the chart of a child.
    for (const name of new Set([title, title.replace(/\s*\(.*$/, '')]))
      this.#add(name, { route, isAnnounced: !wordsOf(name).includes(' ') });
  }

  #addTool(title: string, route: string) {
    const [, before = title, within] = /^(.*?)\s*\((.*?)\)/.exec(title) ?? [];
    for (const name of new Set([title, before, before.replace(kindOfTool, ''), within ?? title])) {
      const isWord = !wordsOf(name).includes(' ');
      // One ordinary word, such as Burns, names no tool.
      if (isWord && !/[A-Z\d].*[A-Z\d]/.test(name)) continue;
      this.#add(name, { route, isAnnounced: false, ...(isWord ? { exactly: name } : {}) });
    }
  }

  /** Adds a name. One that stands for two pages stands for neither. */
  #add(name: string, added: Name) {
    const key = wordsOf(name);
    const known = this.#names.get(key);
    if (key === '' || (known && known.route === added.route)) return;
    this.#names.set(key, this.#names.has(key) ? null : added);
    const [first = '', ...others] = key.split(' ');
    this.#longestFrom.set(first, Math.max(this.#longestFrom.get(first) ?? 0, others.length + 1));
  }
}

function wordsOf(text: string): string {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').toLowerCase();
}

/** Returns true if a drug's name means what is measured: glucose without a strength, oxygen saturation. */
function isFigure(text: string, at: number, end: number): boolean {
  const name = text.slice(at, end).toLowerCase();
  const after = text.slice(end);
  if (name === 'oxygen') return /^\s+saturation/.test(after);
  return name === 'glucose' && !/^\s+[\d.]+\s?%/.test(after) && !/%\s+$/.test(text.slice(0, at));
}
