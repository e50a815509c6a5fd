import type { MeasureKey, PatternName } from '@oryx/contract';
import { type Patterns, words } from '@oryx/search';
import { isOneLetterOff } from '../drugs/letters.ts';
import { grouped } from '../grouped.ts';
import { isOfName } from './names-with-numbers.ts';
import { spansOf } from './patient.ts';
import { readAges } from './person.ts';
import type { Readings } from './readings.ts';
import { withinAny } from './spans.ts';
import { type Token, tokensOf } from './tokens.ts';
import { foreignUnits } from './values/words.ts';

/** The values that were read from the same text. */
type StatedValues = Pick<Readings, 'signs' | 'pressure'>;

/** Where a phrase stands: the indexes of its first token and of the token after it. */
interface Place {
  readonly from: number;
  readonly to: number;
}

/** An occurrence of a finding. */
interface Occurrence extends Place {
  /** Present, denied as in `no haemoptysis`, or unsure as in `?DVT`. */
  readonly is: 'stated' | 'denied' | 'unsure';
}

/** A word of a phrase, in its comparable form. */
interface Word {
  readonly text: string;
  /** True if only the beginning of the word is given. */
  readonly isStem: boolean;
  /** True if no misspelling counts: `trache` is none of the `trachea` that is shut out. */
  readonly isExact: boolean;
}

interface Slot {
  readonly words: readonly Word[];
  readonly isOptional: boolean;
  /** True for the first word of a phrase that is none of the finding, such as `!blue pellets`. */
  readonly isOther: boolean;
}

const comparable = (word: string): string => words(word)[0] ?? word;
/** Returns a word in lower case, without accents and apostrophes. */
const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F’']/g, '')
    .toLowerCase();

/** Marks that do not end a phrase. */
const withinPhrase = /^[-'’()]$/;
const boundaries = /^[,;.:!|•]$/;
const endOfClause = /^[,;.:!?]$/;
/** Maximum number of words between a denial and what it denies. */
const denialReach = 6;

/** Maximum number of words and marks between two findings that belong together. */
const mostApart = 15;

/** Minutes of the units of time. */
const minutesIn: Readonly<Record<string, number>> = {
  ...{ min: 1, mins: 1, minute: 1, minutes: 1, minuut: 1, minuten: 1, minuto: 1 },
  ...{ h: 60, hr: 60, hrs: 60, hour: 60, hours: 60, hora: 60, uur: 60, ure: 60, day: 1440, days: 1440 },
  ...{ wk: 10_080, wks: 10_080, week: 10_080, weeks: 10_080 },
};

/** Words behind a number that is no score: `ecg 2 risk factors`, `history 2 days`. */
const countedThings =
  /^(?:risk|rf|time|episode|x|h|hr|hour|min|minute|d|day|wk|week|month|mth|yo?|yr|year|kg)s?$/;

/** Lists of words that name no finding. */
const wordsRead = ['words-no-score', 'words-within-denial', 'words-within-phrase', 'words-deny'] as const;

/** Number of occurrences after which a text is repetition. */
const mostOccurrences = 100;

/**
 * How closely a text has to keep to a phrase. Strictly, only small words may stand between its words. Loosely, as a
 * patient is described in a hurry, up to two words of any kind may, and more is taken for a misspelling.
 */
export type Closeness = 'strict' | 'loose';

/** Maximum number of pieces between two words of a phrase. */
const mostBetween = { strict: 3, loose: 2 } as const;
/** Minimum length of a word that may be misspelt by one letter. */
const spellable = { strict: 7, loose: 6 } as const;

/** Finds phrases in a text, with whether the text denies them. */
export class Findings {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #forms: readonly string[];
  /** The indexes of the tokens of each form. */
  readonly #positions: ReadonlyMap<string | undefined, readonly number[]>;
  /** The different forms of the text by their first letter. */
  readonly #alike: ReadonlyMap<string | undefined, readonly string[]>;
  readonly #places = new Map<Slot, readonly number[]>();
  readonly #closeness: Closeness;
  readonly #patterns: Patterns;

  constructor(text: string, patterns: Patterns, closeness: Closeness = 'strict') {
    this.#text = text;
    this.#patterns = patterns;
    this.#closeness = closeness;
    this.#tokens = tokensOf(text);
    const formOf = closeness === 'strict' ? comparable : plain;
    this.#forms = this.#tokens.map(({ kind, text: word }) => (kind === 'word' ? formOf(word) : word));
    this.#positions = grouped(this.#forms.keys(), (at) => this.#forms[at]);
    this.#alike = grouped(new Set(this.#forms), (form) => form[0]);
  }

  /**
   * Returns true if a finding is stated, false if it is denied, and undefined if the text does not mention it, is
   * unsure, or contradicts itself.
   */
  has(phrases: string): boolean | undefined {
    const kinds = new Set(this.occurrences(phrases).map(({ is }) => is));
    return kinds.size === 1 && !kinds.has('unsure') ? kinds.has('stated') : undefined;
  }

  /**
   * Returns the occurrences of phrases, without those that lie within a longer one.
   *
   * @param phrases phrases separated by commas. A slot may list words as `a|b`, `word*` is a beginning, `word?` may
   *   be left out, `#` is any number, and `!` begins a longer phrase that does not count.
   */
  occurrences(phrases: string): readonly Occurrence[] {
    return this.#found(phrases)
      .filter(({ from }) => !this.#isOfRelative(from))
      .map(({ from, to }) => ({ from, to, is: this.#stateOf(from, to) }));
  }

  /**
   * Returns true if the text names a finding and does not deny it. What is unsure, or of a relative, counts. A name
   * within a longer one does not count by itself: `no stomach ulcer` denies the ulcer.
   */
  mayHave(phrases: string): boolean {
    return this.#found(phrases).some((place) => !this.#isDenied(place));
  }

  /** Returns true if the text names two findings close together, and denies neither. */
  mayHaveNear(one: string, other: string): boolean {
    const [all, others] = [one, other].map((phrases) =>
      this.#found(phrases).filter((place) => !this.#isDenied(place)),
    );
    const isNear = (a: Place, b: Place) => b.from - a.to <= mostApart && a.from - b.to <= mostApart;
    return (all ?? []).some((a) => others?.some((b) => isNear(a, b)));
  }

  /** Returns true if the text names a finding, and denies it each time. */
  denies(phrases: string): boolean {
    const all = this.#found(phrases);
    return all.length > 0 && all.every((place) => this.#isDenied(place));
  }

  #isDenied({ from, to }: Place): boolean {
    const isAsked =
      this.#closeness === 'strict' && this.#patterns('undeniable').test(this.#forms[from] ?? '');
    return !isAsked && this.#stateOf(from, to) === 'denied';
  }

  /** Returns where phrases stand, without what lies within a longer one. */
  #found(phrases: string): readonly Place[] {
    const found: Place[] = [];
    const others: Place[] = [];
    for (const slots of phrasesOf(phrases, this.#closeness))
      for (const from of this.#hasAll(slots) ? this.#startsOf(slots) : []) {
        const to = found.length < mostOccurrences ? this.#match(slots, 0, from) : undefined;
        if (to !== undefined) (slots[0]?.isOther ? others : found).push({ from, to });
      }
    return withoutInner(found).filter(
      ({ from, to }) => !others.some((other) => other.from <= from && other.to >= to),
    );
  }

  /** Returns true if a text begins with a name that is none of a person: `sofa gcs 15`, but not `Grace 40yo`. */
  beginsWith(names: string): boolean {
    const [first] = this.occurrences(names).filter(({ from }) => from === 0);
    return (
      first !== undefined && !/^(?:yo?|yrs?|years?|m|f|male|female)$/.test(this.#forms[first.to + 1] ?? '')
    );
  }

  /** Returns true if a token stands right after a denial of what follows. */
  isAfterDenial(at: number): boolean {
    const before = this.#forms[at - 1];
    return this.#is('words-deny', before) && !this.#is('words-deny-before', before);
  }

  /** Returns the number right after a phrase, such as 8 in `orientation: 8/10` and 17 in `PHQ-9 came out at 17`. */
  numberAfter(phrases: string): number | undefined {
    for (const { to } of this.occurrences(phrases)) {
      let at = to;
      while (
        withinPhrase.test(this.#forms[at] ?? '') ||
        this.#is('words-before-number', this.#forms[at]) ||
        this.#isOfName(at)
      )
        at += 1;
      const token = this.#tokens[at];
      if (countedThings.test(this.#forms[at + 1] ?? '')) continue;
      if (token?.kind === 'number') return at > to ? this.#signed(at, token) : token.value;
    }
    return undefined;
  }

  /** Returns a number with the minus right before it, which is none behind a word or a number, as in `3-4`. */
  #signed(at: number, { start, value }: Token): number {
    const isMinus = this.#forms[at - 1] === '-' && this.#tokens[at - 1]?.end === start;
    return isMinus && this.#tokens[at - 1]?.start !== this.#tokens[at - 2]?.end ? -value : value;
  }

  /** Returns true for the number of a name, such as the 65 of `CURB-65`. */
  #isOfName(at: number): boolean {
    const name = this.#tokens[this.#forms[at - 1] === '-' ? at - 2 : at - 1]?.text ?? '';
    return isOfName(name, this.#tokens[at]?.value ?? Number.NaN);
  }

  /** Returns the different numbers within phrases that are not denied, such as 4 in `calf 4 cm`, or both of `3-4 cm`. */
  numbersIn(phrases: string): readonly number[] {
    const found = this.occurrences(phrases).flatMap(({ from, to, is }) =>
      is === 'stated' ? this.#tokens.slice(from, to).flatMap((_, at) => this.#ends(from + at)) : [],
    );
    return [...new Set(found)];
  }

  /** Returns a number with its sign, and the lower end of a range that it closes. `More than 3` is no value, and 40 in `28/40` neither. */
  #ends(at: number): readonly number[] {
    const token = this.#tokens[at];
    const isBound = /^(?:[<>≤≥~/]|than|over|above|under|below|least|most)$/.test(this.#forms[at - 1] ?? '');
    if (token?.kind !== 'number' || isBound) return [];
    const low = this.#tokens[at - 2];
    const isJoined = /^(?:[-–]|to|minus)$/.test(this.#forms[at - 1] ?? '');
    if (isJoined && low?.kind === 'number') return [low.value, token.value];
    return [isJoined && this.#forms[at - 1] !== 'to' ? -token.value : token.value];
  }

  /** Returns the matches of an expression in the text. */
  matches(expression: RegExp): readonly RegExpExecArray[] {
    return [...this.#text.matchAll(expression)];
  }

  /** Returns true if the text matches a pattern. */
  says(pattern: PatternName): boolean {
    return this.#patterns(pattern).test(this.#text);
  }

  /**
   * Returns the words that nobody has read: those outside of phrases, values and ages that are not denied and tell
   * something.
   */
  unread(patient: StatedValues, phrases: string): readonly string[] {
    const places = this.#found(phrases);
    const isTaken = this.#takenBy(patient);
    return this.#forms.filter((form, at) => {
      const token = this.#tokens[at];
      return (
        token?.kind === 'word' &&
        !isTaken(token) &&
        !wordsRead.some((list) => this.#is(list, form)) &&
        !places.some(({ from, to }) => from <= at && at < to) &&
        this.#stateOf(at, at + 1) !== 'denied'
      );
    });
  }

  /**
   * Returns the durations of a text in minutes. Both ends of `5-10 min` are given. `ago` tells when something began
   * rather than how long it lasted.
   */
  durations(): readonly { readonly minutes: number; readonly isAgo: boolean }[] {
    return this.#tokens.flatMap(({ kind, value }, at) => {
      const factor = minutesIn[this.#forms[at + 1] ?? ''];
      if (kind !== 'number' || factor === undefined) return [];
      const isAgo = this.#forms[at + 2] === 'ago';
      const isRange = /^(?:[-–]|to)$/.test(this.#forms[at - 1] ?? '');
      const low = isRange ? this.#tokens[at - 2] : undefined;
      const all = low?.kind === 'number' ? [low.value, value] : [value];
      return all.map((each) => ({ minutes: each * factor, isAgo }));
    });
  }

  /** Returns the numbers before a percent sign that belong to no known value. */
  percentages(patient: StatedValues): readonly number[] {
    const isTaken = this.#takenBy(patient);
    return this.#tokens.flatMap((token, at) =>
      token.kind === 'number' && /^(?:%|percent)$/.test(this.#forms[at + 1] ?? '') && !isTaken(token)
        ? [token.value]
        : [],
    );
  }

  /**
   * Returns the numbers that have neither a name nor a unit, in text order. A sign right before one counts.
   *
   * @param namesake a measure whose values count as well, because it has the name of what is calculated
   */
  bareNumbers(patient: StatedValues, namesake?: MeasureKey): readonly number[] {
    const isTaken = this.#takenBy(patient, namesake);
    return this.#tokens.flatMap((token, at) => {
      const [before, next] = [this.#forms[at - 1] ?? '', this.#forms[at + 1] ?? ''];
      if (token.kind !== 'number' || isTaken(token) || this.#isOfName(at)) return [];
      const isGlued = this.#tokens[at + 1]?.start === token.end;
      const isUnit = foreignUnits.has(next) || (isGlued && this.#tokens[at + 1]?.kind === 'word');
      // `3/4` and `3 of 4` say the total as well, but not `PHQ-9 of 12`.
      const isOfTotal =
        /^(?:\/|of)$/.test(before) && this.#tokens[at - 2]?.kind === 'number' && !this.#isOfName(at - 2);
      return isUnit || isOfTotal ? [] : [this.#signed(at, token)];
    });
  }

  /** Returns the answers of a list of yes and no, such as `yes yes no no`. */
  answers(): readonly boolean[] {
    return this.#forms.flatMap((form, at) => {
      const isListed = (other = '') => /^(?:yes|no|y|n|[,:;/]|)$/.test(other);
      const isAnswer = /^(?:yes|no|y|n)$/.test(form);
      return isAnswer && (isListed(this.#forms[at - 1]) || isListed(this.#forms[at + 1]))
        ? [form.startsWith('y')]
        : [];
    });
  }

  /** Returns whether a token lies within a value or an age that was read. */
  #takenBy(patient: StatedValues, namesake?: MeasureKey): (token: Token) => boolean {
    const signs = new Map([...patient.signs].filter(([key]) => key !== namesake));
    const values = spansOf({ ...patient, signs });
    const ages = readAges(this.#text, this.#patterns, values).map(({ start, end }) => ({ at: start, end }));
    return withinAny([...values, ...ages]);
  }

  /** Returns true if the text has each word that a phrase cannot do without. */
  #hasAll(slots: readonly Slot[]): boolean {
    return slots.every((slot) => slot.isOptional || this.#placesOf(slot).length > 0);
  }

  /** Returns the indexes of the tokens at which a phrase can begin, in text order. */
  #startsOf(slots: readonly Slot[]): readonly number[] {
    const first = slots.findIndex(({ isOptional }) => !isOptional);
    const all = slots.slice(0, first < 0 ? slots.length : first + 1).map((slot) => this.#placesOf(slot));
    const [only = [], ...more] = all;
    return more.length === 0 ? only : [...new Set(all.flat())].sort((a, b) => a - b);
  }

  /**
   * Returns the indexes of the tokens that are a word of a slot. Each different word of the text with the same first
   * letter is compared once.
   */
  #placesOf(slot: Slot): readonly number[] {
    const known = this.#places.get(slot);
    if (known) return known;
    const found: number[] = [];
    const letters = new Set(slot.words.map(({ text }) => text[0]));
    for (const letter of letters)
      for (const form of this.#alike.get(letter) ?? [])
        if (isOneOf(slot.words, form, this.#closeness)) found.push(...(this.#positions.get(form) ?? []));
    if (slot.words.some(({ text }) => text === '#'))
      this.#tokens.forEach(({ kind }, at) => {
        if (kind === 'number') found.push(at);
      });
    const places = [...new Set(found)].sort((a, b) => a - b);
    this.#places.set(slot, places);
    return places;
  }

  /** Returns the index after a phrase that begins at a token, or undefined. */
  #match(slots: readonly Slot[], slot: number, at: number): number | undefined {
    const wanted = slots[slot];
    if (!wanted) return at;
    const most = slot === 0 ? 0 : mostBetween[this.#closeness];
    for (let skipped = 0, here = at; skipped <= most; here += 1) {
      if (this.#placesOf(wanted).includes(here)) {
        const end = this.#match(slots, slot + 1, here + 1);
        if (end !== undefined) return end;
      }
      if (!this.#maySkip(here) || this.#isNewLine(here)) break;
      if (this.#closeness === 'strict' || this.#tokens[here]?.kind !== 'mark') skipped += 1;
    }
    return wanted.isOptional ? this.#match(slots, slot + 1, at) : undefined;
  }

  /** Returns true if a token may stand between two words of a phrase. */
  #maySkip(at: number): boolean {
    const form = this.#forms[at];
    if (form === undefined) return false;
    return this.#closeness === 'loose'
      ? !endOfClause.test(form)
      : this.#is('words-within-phrase', form) || withinPhrase.test(form);
  }

  /** Returns true if a form is one of a list of words. */
  #is(list: PatternName, form: string | undefined): boolean {
    return form !== undefined && this.#patterns.words(list).has(form);
  }

  #isDoubt(at: number): boolean {
    // The mark of `?PE` doubts it, that of `GCS? eyes open` ends a question.
    const isMark = this.#forms[at] === '?' && this.#tokens[at - 1]?.end !== this.#tokens[at]?.start;
    return isMark || this.#is('words-unsure', this.#forms[at]);
  }

  /** Returns true for a word that a denial after it may be about, as in `troponin neg`. */
  #isWord(at: number): boolean {
    return (
      this.#tokens[at]?.kind === 'word' &&
      !this.#isNewLine(at) &&
      !this.#is('words-end-denial', this.#forms[at])
    );
  }

  #isNewLine(at: number): boolean {
    const [one, next] = [this.#tokens[at], this.#tokens[at + 1]];
    return one !== undefined && next !== undefined && this.#text.slice(one.end, next.start).includes('\n');
  }

  #isBoundary(at: number): boolean {
    return boundaries.test(this.#forms[at] ?? ',') || this.#isNewLine(at - 1);
  }

  #isOfRelative(from: number): boolean {
    for (let at = from - 1; at >= 0 && at >= from - 4 && !this.#isBoundary(at); at -= 1)
      if (this.#is('words-relatives', this.#forms[at])) return true;
    return false;
  }

  #stateOf(from: number, to: number): Occurrence['is'] {
    if (this.#isDoubt(from - 1) || this.#isDoubt(from - 2) || this.#isOpen(to)) return 'unsure';
    // A phrase such as `no fracture` is complete, whatever else the text denies before it.
    if (this.#is('words-deny', this.#forms[from])) return 'stated';
    return this.#isDeniedAfter(to) ? 'denied' : this.#stateBefore(from, to);
  }

  /** Returns true behind a finding that nobody knows yet, as in `left shift unknown` and `troponin not done`. */
  #isOpen(to: number): boolean {
    const at = /^(?:[:=]|is|still)$/.test(this.#forms[to] ?? '') ? to + 1 : to;
    return this.#is('words-open', this.#forms[this.#forms[at] === 'not' ? at + 1 : at]);
  }

  /** Reads `haemoptysis: no`, `haemoptysis neg,`, but not `prev DVT no haemoptysis`. */
  #isDeniedAfter(to: number): boolean {
    const isJoined = /^[:=]$/.test(this.#forms[to] ?? '');
    const at = isJoined || /^(?:is|was|-)$/.test(this.#forms[to] ?? '') ? to + 1 : to;
    const said = this.#forms.slice(at - 1, at + 2).join(' ');
    if (/^- ve|^\S+ (?:excluded|ruled out)/.test(said)) return true;
    if (!this.#is('words-deny-at-end', this.#forms[at])) return false;
    const next = at + 1;
    return next >= this.#forms.length || this.#isBoundary(next) || isJoined;
  }

  /**
   * Reads `no haemoptysis`, `denies cough or fever` and `no cough, fever or rash`. Nobody can tell whether the denial of
   * `no angina ST depression` goes on beyond the first finding.
   */
  #stateBefore(from: number, to: number): Occurrence['is'] {
    let [isAfterOr, isOfOther] = [this.#orFollows(to), false];
    for (let at = from - 1, reach = 0; at >= 0 && reach < denialReach; at -= 1) {
      const form = this.#forms[at] ?? '';
      if (this.#isNewLine(at)) return 'stated';
      // The second `nie` of Afrikaans ends a denial.
      if (form === 'nie' && this.#forms.slice(Math.max(0, at - denialReach), at).includes('nie'))
        return 'stated';
      if (this.#is('words-deny', form)) {
        if (this.#is('words-deny-before', form) && this.#isWord(at - 1)) return 'stated';
        // Nobody denies what is normal, as in `no risk factors normal troponin`.
        // In `no oedema troponin positive` the last word ends the denial.
        const isApart =
          this.#is('words-of-normal', this.#forms[from]) || this.#is('words-end-denial', this.#forms[to - 1]);
        return isOfOther ? (isApart ? 'stated' : 'unsure') : 'denied';
      }
      if (this.#is('words-end-denial', form)) {
        // `never had asthma` and `not known with asthma` deny.
        const before = this.#forms[at - 1] ?? '';
        const denial = this.#is('words-within-denial', before) ? this.#forms[at - 2] : before;
        if (!this.#is('words-deny', denial)) return 'stated';
        continue;
      }
      if (form === 'or' || form === 'nor' || form === '/') isAfterOr = true;
      else if (boundaries.test(form)) {
        if (form !== ',' || !isAfterOr) return 'stated';
      } else {
        reach += 1;
        if (
          !isAfterOr &&
          !this.#is('words-within-denial', form) &&
          !this.#is('words-within-phrase', form) &&
          !withinPhrase.test(form)
        )
          isOfOther = true;
      }
    }
    return 'stated';
  }

  /** Returns true if a list goes on to an `or`, as in `fever, rash or cough`. */
  #orFollows(to: number): boolean {
    for (let at = to, reach = 0; at < this.#forms.length && reach < denialReach; at += 1, reach += 1) {
      const form = this.#forms[at] ?? '';
      if (form === 'or' || form === 'nor') return true;
      if (
        /^[.;:]$/.test(form) ||
        this.#is('words-end-denial', form) ||
        this.#is('words-deny', form) ||
        this.#isNewLine(at)
      )
        return false;
      if (this.#tokens[at]?.kind === 'number') return false;
    }
    return false;
  }
}

type Phrases = readonly (readonly Slot[])[];

const parsed = { strict: new Map<string, Phrases>(), loose: new Map<string, Phrases>() };

/** Parses the notation of phrases, once for each. */
export function phrasesOf(phrases: string, closeness: Closeness): Phrases {
  const known = parsed[closeness].get(phrases);
  if (known) return known;
  const read = phrases
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .map((phrase) => phrase.split(/\s+/).map((written) => slot(written, closeness)));
  parsed[closeness].set(phrases, read);
  return read;
}

const slots = { strict: new Map<string, Slot>(), loose: new Map<string, Slot>() };

/** Returns a slot as it is written. The same slot of different phrases is one object. */
function slot(written: string, closeness: Closeness): Slot {
  const known = slots[closeness].get(written);
  if (known) return known;
  const read = slotOf(written, closeness);
  slots[closeness].set(written, read);
  return read;
}

function slotOf(written: string, closeness: Closeness): Slot {
  const isOptional = written.endsWith('?') && written.length > 1;
  const isOther = written.startsWith('!');
  const all = written.slice(isOther ? 1 : 0, isOptional ? -1 : undefined);
  return {
    isOptional,
    isOther,
    words: all.split('|').map((word) => {
      const isStem = word.endsWith('*');
      const letters = isStem ? word.slice(0, -1) : word;
      const text = closeness === 'loose' ? plain(letters) : isStem ? stemOf(letters) : comparable(letters);
      return { isStem, isExact: isOther, text };
    }),
  };
}

/** Returns a beginning in the spelling of comparable words, without the rules for their ends. */
const stemOf = (letters: string): string =>
  letters.length < 3 ? letters : letters.replaceAll(/ae|oe/g, 'e').replaceAll('ph', 'f');

/** Leaves out the occurrences that lie within a longer one. */
const withoutInner = (all: readonly Place[]): readonly Place[] =>
  all.filter(
    ({ from, to }) =>
      !all.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from),
  );

/** Returns true if a form of a text is one of some words, or a long one of them with a letter wrong. */
const isOneOf = (all: readonly Word[], form: string, closeness: Closeness): boolean =>
  all.some(({ text, isStem, isExact }) => {
    if (isStem ? form.startsWith(text) : form === text) return true;
    if (isExact || text.length < spellable[closeness]) return false;
    if (!isStem) return isMisspelt(form, text, closeness);
    const begins = (length: number) => isMisspelt(form.slice(0, text.length + length), text, closeness);
    return closeness === 'loose' && [-1, 0, 1].some(begins);
  });

/** Returns true if two long words differ by one letter, or by two that are swapped. */
const isMisspelt = (form: string, text: string, closeness: Closeness): boolean =>
  form.length >= spellable[closeness] - (closeness === 'loose' ? 1 : 0) && isOneLetterOff(form, text);
