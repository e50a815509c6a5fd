import type { MeasureKey } from '@oryx/contract';
import { foreignUnits, gapWords, type Measure, measures, trendGaps, trendWords } from './measures.ts';
import { type Token, tokensOf } from './tokens.ts';

/** One value of a text, with what decides whether it is the current one. */
interface Reading {
  /** In the unit of the measure. */
  readonly value: number;
  /** The number to show, such as `36,1`: as written, or the converted one. */
  readonly text: string;
  /** The number with its unit, as written, if it was converted. */
  readonly converted?: string;
  /** The value before it was converted. */
  readonly asWritten?: number;
  /** True if the unit is missing and could be another. */
  readonly isWithoutUnit?: boolean;
  /** Positions of the first character of its name, and after the last one of its unit. */
  readonly at: number;
  readonly end: number;
  /** Minutes after midnight, if a clock time belongs to the value. */
  readonly time?: number;
  /** 1 if stated as current, -1 if stated as earlier, otherwise 0. */
  readonly recency: number;
}

/** The current value of a measure, with the earlier ones in the order of the text. */
interface Latest<Value extends Reading = Reading> {
  readonly latest: Value;
  readonly earlier: readonly Value[];
}

interface PressureReading extends Reading {
  readonly diastolic?: number;
}

export interface Readings {
  readonly signs: ReadonlyMap<MeasureKey, Latest>;
  readonly pressure?: Latest<PressureReading>;
  /** True if the text says that no blood pressure can be measured. */
  readonly isPressureUnrecordable: boolean;
  /** Clock times such as `14:20`, in text order. */
  readonly times: readonly string[];
  /** Texts in the place of a value that cannot be valid. */
  readonly notUnderstood: readonly string[];
  /** A glucose that the meter shows only as too low or too high to measure, such as `HGT LO`. */
  readonly glucoseBeyond?: { readonly is: 'low' | 'high'; readonly at: number; readonly end: number };
  /** A glucose that is not accepted, because its unit is missing and decides whether it is high or low. */
  readonly glucoseWithoutUnit?: UnclearValue;
}

/** A number as written, with the positions of its first character and after its last one. */
interface UnclearValue {
  readonly value: number;
  readonly at: number;
  readonly end: number;
}

/** Note on a value whose unit is ambiguous. */
export const noUnit = ', unit not stated';

/** Maximum number of words between a name and its number. */
const mostGap = 4;
/** Maximum number of words of a name. */
const longestName = 4;

/** Maximum number of values without names behind a pressure. */
const mostInList = 4;

/** How sure a name is: an ordinary word or a single letter needs more than a number after it. */
type Strength = 'strong' | 'weak' | 'letter' | 'unit';

interface Name {
  readonly measure: Measure;
  readonly strength: Strength;
}

/** The measures by name. One that needs its unit comes first, because the unit tells it from the others. */
const measureNames = new Map<string, Name[]>();
for (const measure of measures.toSorted(
  (a, b) => (b.namesWithUnit?.length ?? 0) - (a.namesWithUnit?.length ?? 0),
))
  for (const [strength, names] of [
    ['unit', measure.namesWithUnit ?? []],
    ['strong', measure.names],
    ['weak', measure.weakNames ?? []],
    ['letter', measure.letters ?? []],
  ] as const)
    for (const name of names)
      measureNames.set(name, [...(measureNames.get(name) ?? []), { measure, strength }]);

/** The first words of what tells a measure after its number. */
const tellingWords: ReadonlySet<string | undefined> = new Set(
  measures.flatMap(({ tellingUnits = [], after = [] }) =>
    [...tellingUnits, ...after].map((form) => form.split(' ')[0]),
  ),
);

/** Names of a pressure that is spoken of in cmHg: `TA 12/8` is 120/80 mmHg. */
const inCentimetres = new Set(['pa', 'ta', 'tensao', 'tensão', 'pressao', 'pressão']);
/** Names of the blood pressure. Those of the second set count only before a pair of values. */
const pressureNames = new Set([
  ...['bp', 'b / p', 'nibp', 'sbp', 'sys', 'blood pressure', 'systolic', 'systolic bp', 'systolic pressure'],
  ...['bloeddruk', 'systolic blood pressure'],
]);
const diastolicNames = new Set(['diastolic', 'dia', 'dbp', 'diastole']);
const pairNames = new Set(['map', 'pressure', ...inCentimetres]);

/** The words with which names begin, so that other words are not compared with any. */
const firstOf = (names: Iterable<string>): ReadonlySet<string | undefined> =>
  new Set([...names].map((name) => name.split(' ')[0]));
const firstOfMeasure = firstOf(measureNames.keys());
const firstOfPressure = firstOf([...pressureNames, ...pairNames]);

/** Words before a bound, which is not the value of a patient: `under 20 kg`. */
const bounds = new Set([
  'under',
  'over',
  'below',
  'above',
  'than',
  'least',
  'most',
  'up',
  'to',
  '<',
  '>',
  '≤',
  '≥',
]);
const betweenPair = new Set(['/', 'over', 'on', 'op', 'por', 'x', '\\']);
/** Words after a number that is the age of a person. */
const agedWords = new Set(['yo', 'y', 'm', 'f', 'male', 'female', 'man', 'woman', 'old', '-']);
/** What a meter shows beyond the values that it measures, and the words around it. */
const beyondWords: Readonly<Record<string, 'low' | 'high'>> = { lo: 'low', hi: 'high' };
const beyondGaps = new Set([
  '"',
  "'",
  '“',
  '”',
  '(',
  'meter',
  'glucometer',
  'on',
  'says',
  'unrecordable',
  'unrecordably',
  'too',
  'machine',
]);
const unrecordable = new Set(['unrecordable', 'unmeasurable', 'undetectable', 'unobtainable']);

/** A value found in the text, before its moment is known. */
interface Found {
  readonly from: number;
  /** Index of the token after it. */
  readonly to: number;
  readonly value: number;
  readonly diastolic?: number;
  readonly text: string;
  readonly converted?: string;
  readonly asWritten?: number;
  readonly isWithoutUnit?: boolean;
}

/** Reads every measure of a text. The latest of several values is the current one. */
export function readSigns(text: string): Readings {
  return new Scanner(text).read();
}

/** Reads a text once from its first token to its last one. */
class Scanner {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #found = new Map<MeasureKey, Found[]>();
  readonly #pressures: Found[] = [];
  readonly #letters: { readonly key: MeasureKey; readonly found: readonly Found[] }[] = [];
  readonly #notUnderstood: string[] = [];
  #isPressureUnrecordable = false;
  #glucoseWithoutUnit: UnclearValue | undefined;
  #glucoseBeyond: Readings['glucoseBeyond'];
  /** Index after the last token that belongs to a value. */
  #done = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = withSpoken(tokensOf(text));
  }

  read(): Readings {
    for (let at = 0; at < this.#tokens.length; ) at = Math.max(at + 1, this.#readAt(at));
    const isOneOfMany = this.#found.size + (this.#pressures.length > 0 ? 1 : 0) > 1;
    for (const { key, found } of this.#letters)
      if (isOneOfMany && !this.#found.has(key)) this.#found.set(key, [...found]);
    const times = this.#tokens.filter(({ kind }) => kind === 'clock');
    const read = (found: readonly Found[]) => latestOf(found.map((each) => this.#readingOf(each, times)));
    return {
      signs: new Map(
        measures.flatMap(({ key }) => {
          const found = this.#found.get(key) ?? [];
          return found.length === 0 ? [] : [[key, read(found)] as const];
        }),
      ),
      ...(this.#pressures.length > 0 ? { pressure: read(this.#pressures) } : {}),
      isPressureUnrecordable: this.#isPressureUnrecordable,
      times: [...new Set(times.map(({ value }) => clockText(value)))],
      notUnderstood: [...new Set(this.#notUnderstood)],
      ...(this.#glucoseWithoutUnit ? { glucoseWithoutUnit: this.#glucoseWithoutUnit } : {}),
      ...(this.#glucoseBeyond ? { glucoseBeyond: this.#glucoseBeyond } : {}),
    };
  }

  /** Reads what begins at a token. Returns the index of the token after it. */
  #readAt(at: number): number {
    return (
      this.#diastolicAt(at) ??
      this.#pressureAt(at) ??
      this.#gcsPartsAt(at) ??
      this.#gcsListAt(at) ??
      this.#namedAt(at) ??
      this.#unnamedAt(at) ??
      at + 1
    );
  }

  #word(at: number): string {
    return this.#tokens[at]?.text ?? '';
  }

  #isNumber(at: number): boolean {
    return this.#tokens[at]?.kind === 'number';
  }

  #value(at: number): number {
    return this.#isNumber(at) ? (this.#tokens[at]?.value ?? Number.NaN) : Number.NaN;
  }

  #said(from: number, length: number): string {
    return this.#tokens
      .slice(from, from + length)
      .map(({ text }) => text)
      .join(' ');
  }

  /** Returns the length of the longest written form that stands at a token, or 0. */
  #lengthOf(written: readonly string[], at: number): number {
    const word = this.#word(at);
    let longest = 0;
    for (const form of written) {
      if (!form.startsWith(word)) continue;
      const length = form.split(' ').length;
      if (length > longest && this.#said(at, length) === form) longest = length;
    }
    return longest;
  }

  /** Returns the index of the number after a name, or undefined. A full stop may only end an abbreviation. */
  #numberAfter(from: number): number | undefined {
    const isAbbreviated =
      this.#word(from) === '.' && this.#tokens[from - 1]?.end === this.#tokens[from]?.start;
    let at = isAbbreviated ? from + 1 : from;
    const inThe = this.#word(at) === 'in' && this.#word(at + 1) === 'the' ? at + 2 : undefined;
    if (inThe !== undefined) {
      // `sats in the low 80s`
      const number = /^(?:low|mid|high)$/.test(this.#word(inThe)) ? inThe + 1 : inThe;
      return this.#isNumber(number) && this.#isGlued(number, number + 1, 's') ? number : undefined;
    }
    for (let gap = 0; gap < mostGap && gapWords.has(this.#word(at)); gap += 1) at += 1;
    return this.#isNumber(at) ? at : undefined;
  }

  #namedAt(at: number): number | undefined {
    if (!firstOfMeasure.has(this.#word(at))) return undefined;
    for (let length = longestName; length > 0; length -= 1) {
      const names = measureNames.get(this.#said(at, length));
      if (!names) continue;
      // `2 hr 30 min` is a time, unless the number belongs to the measure before it.
      if (this.#word(at) === 'hr' && at > this.#done && this.#isNumber(at - 1) && !this.#isRate(at + 1))
        return undefined;
      const first = this.#numberAfter(at + length);
      if (first === undefined)
        return names.some(({ measure }) => measure.key === 'glucose')
          ? this.#glucoseBeyondAt(at, at + length)
          : undefined;
      for (const name of names) {
        const read = this.#valuesAt(name, at, first, at + length);
        if (read !== undefined) return read;
      }
      return undefined;
    }
    return undefined;
  }

  /** Reads `HGT LO`, `glucose "HI"` and `sugar unrecordable low`, in which the meter shows no number. */
  #glucoseBeyondAt(from: number, nameEnd: number): number | undefined {
    let at = nameEnd;
    while (at < nameEnd + mostGap && (gapWords.has(this.#word(at)) || beyondGaps.has(this.#word(at))))
      at += 1;
    const is = beyondWords[this.#word(at)];
    const [first, last] = [this.#tokens[from], this.#tokens[at]];
    if (!(is && first && last)) return undefined;
    this.#glucoseBeyond = { is, at: first.start, end: last.end };
    return at + 1;
  }

  /** Returns true for a number that can only be a rate: not the minutes of `2 hr 30 min`. */
  #isRate(at: number): boolean {
    return this.#value(at) >= 60 && !/^min/.test(this.#word(at + 1));
  }

  /** Returns true for the age in `S: 45F found collapsed` and `egfr 64f creat 110`. */
  #isAge(at: number): boolean {
    return /^(?:f|m|yo|y|yrs?|years?|male|female)$/.test(this.#word(at + 1));
  }

  /** Reads the values of a named measure from a number on. Returns the index after them. */
  #valuesAt({ measure, strength }: Name, from: number, first: number, nameEnd: number): number | undefined {
    const mayBeAge = strength === 'letter' || measure.key === 'creatinineClearance';
    if (mayBeAge && this.#isAge(first)) return undefined;
    const all: Found[] = [];
    let at: number | undefined = first;
    while (at !== undefined) {
      const read = this.#valueAt(measure, all.length === 0 ? from : at, at);
      const lacksUnit = strength === 'unit' && typeof read !== 'string' && read.to === at + 1;
      if (lacksUnit) break;
      if (typeof read === 'string') {
        if (all.length === 0) this.#keepWithoutUnit(measure, from, at);
        const isUnclear = read.endsWith(noUnit) && measure.units.some(({ bare }) => bare);
        if (all.length > 0 || !(strength === 'strong' || isUnclear) || this.#isOfOther(measure, at)) break;
        this.#notUnderstood.push(`${measure.label} ${read}`);
        return first + 1;
      }
      all.push(read);
      at = this.#nextOfTrend(read.to);
    }
    const last = all.at(-1);
    if (!last) return undefined;
    const isPrecise = this.#word(from).length > 1 && !Number.isInteger(last.value);
    if (strength === 'letter' && !isPrecise && !this.#isJoined(nameEnd, first)) {
      this.#letters.push({ key: measure.key, found: all });
      return last.to;
    }
    this.#add(measure.key, all, last.to);
    return last.to;
  }

  /** Returns true if the unit after a number tells another measure: the 70 of `30% TBSA 70kg` is a weight. */
  #isOfOther(measure: Measure, at: number): boolean {
    return measures.some(
      (other) => other !== measure && this.#lengthOf(other.tellingUnits ?? [], at + 1) > 0,
    );
  }

  /** Returns true if a unit of something else stands at a token, also after thousands as in `75 000 mg`. */
  #isForeign(at: number): boolean {
    const isOfThousands = /^\d{3}$/.test(this.#word(at)) && foreignUnits.has(this.#word(at + 1));
    return foreignUnits.has(this.#word(at)) || isOfThousands;
  }

  /** Keeps a value that only its missing unit makes unclear: `glucose 35`, but not `low sugar 35 yo` or `glucose 50 g`. */
  #keepWithoutUnit({ units, unitNeededFrom = Number.POSITIVE_INFINITY }: Measure, from: number, at: number) {
    const next = this.#word(at + 1);
    const hasUnit =
      this.#isForeign(at + 1) || units.some(({ written }) => this.#lengthOf(written, at + 1) > 0);
    if (hasUnit || next === '/' || agedWords.has(next) || this.#value(at) < unitNeededFrom) return;
    const [first, number] = [this.#tokens[from], this.#tokens[at]];
    if (first && number) this.#glucoseWithoutUnit = { value: number.value, at: first.start, end: number.end };
  }

  /** Returns true if a colon, an equals sign or nothing at all stands between a name and its number. */
  #isJoined(nameEnd: number, number: number): boolean {
    const isGlued = this.#tokens[nameEnd - 1]?.end === this.#tokens[number]?.start;
    return isGlued || /^[:=]$/.test(this.#word(nameEnd));
  }

  #add(key: MeasureKey, found: readonly Found[], done: number): void {
    this.#found.set(key, [...(this.#found.get(key) ?? []), ...found]);
    this.#done = done;
  }

  /** Returns the index of the next value of a trend such as `110→135`, `110 to 135` or `15 initially, now 12`. */
  #nextOfTrend(value: number): number | undefined {
    let at = value;
    while (at < value + mostGap && (trendGaps.has(this.#word(at)) || this.#isClock(at))) at += 1;
    // `37.8 at 14:00, 39.2 at 16:00`: each value has its time.
    const isTimed = this.#isClock(at - 1) && this.#word(at) === ',' && this.#isNumber(at + 1);
    if (isTimed && (this.#isClock(at + 2) || this.#isClock(at + 3))) return at + 1;
    const from = this.#word(at) === ',' && this.#word(at + 1) === 'now' ? at + 1 : at;
    const isRange = /^[-–—]$/.test(this.#word(from));
    const next =
      this.#word(from) === 'now' && /^(?:it'?s|is|its)$/.test(this.#word(from + 1)) ? from + 2 : from + 1;
    return (isRange || trendWords.has(this.#word(from))) && this.#isNumber(next) ? next : undefined;
  }

  #isClock(at: number): boolean {
    return this.#tokens[at]?.kind === 'clock';
  }

  /** Returns the value of a measure at a number, or what is written there if it cannot be a value. */
  #valueAt(measure: Measure, from: number, at: number): Found | string {
    const { low, high, units, unitNeededFrom } = measure;
    const written = this.#tokens[at];
    if (!written) return '';
    const stated = units
      .map(({ written: forms, convert }) => ({ convert, length: this.#lengthOf(forms, at + 1) }))
      .sort((a, b) => b.length - a.length)[0];
    const length = stated?.length ?? 0;
    const to = at + 1 + length;
    const shown = this.#text.slice(written.start, this.#tokens[to - 1]?.end).trim();
    const isOfPart = length === 0 && this.#word(at + 1) === '/' && this.#isNumber(at + 2);
    if (length === 0 && (this.#isForeign(at + 1) || isOfPart)) return shown;
    const possible = units.filter(({ bare }) => bare && bare[0] <= written.value && written.value <= bare[1]);
    if (length === 0 && possible.length > 1) return `${shown}${noUnit}`;
    const isTold = length > 0 || !units.some(({ bare }) => bare);
    if (!isTold && possible.length === 0) return shown;
    const { convert } = (isTold ? stated : possible[0]) ?? {};
    const isConverted = convert !== undefined && (length > 0 || !isTold);
    const value = isConverted ? convert(written.value) : written.value;
    const isWithoutUnit = length === 0 && unitNeededFrom !== undefined;
    if (value < low || value > high || (isWithoutUnit && value >= unitNeededFrom))
      return isWithoutUnit ? `${shown}${noUnit}` : shown;
    return {
      from,
      to,
      value,
      text: isConverted ? String(Math.round(value * 100) / 100) : written.text,
      ...(isConverted ? { converted: shown, asWritten: written.value } : {}),
      ...(isWithoutUnit ? { isWithoutUnit } : {}),
    };
  }

  /** Reads a number whose unit, or the word after it, tells the measure: `25kg`, `89% RA`. */
  #unnamedAt(at: number): number | undefined {
    const before = this.#word(at - 1);
    if (!this.#isNumber(at) || this.#isSecondPart(at) || bounds.has(before)) return undefined;
    if (!tellingWords.has(this.#word(at + 1))) return undefined;
    for (const measure of measures) {
      const telling = this.#lengthOf(measure.tellingUnits ?? [], at + 1);
      const after = this.#lengthOf(measure.after ?? [], at + 1);
      // `5 mL/kg` and `70 kg/m` are no weights.
      if (telling + after === 0 || this.#isGlued(at + telling, at + 1 + telling, '/')) continue;
      const read = this.#valueAt(measure, at, at);
      if (typeof read === 'string') continue;
      this.#add(measure.key, [read], read.to);
      return read.to;
    }
    return undefined;
  }

  /** Returns true if a mark stands right after a token, without a space. */
  #isGlued(at: number, mark: number, text: string): boolean {
    return this.#word(mark) === text && this.#tokens[at]?.end === this.#tokens[mark]?.start;
  }

  /** Returns true for the second number of `120/80` and `20-40`, but not in a list such as `38.9C / 118`. */
  #isSecondPart(at: number): boolean {
    const isMarked = /^[-/]$/.test(this.#word(at - 1));
    return isMarked && this.#tokens[at - 1]?.end === this.#tokens[at]?.start;
  }

  /** Reads the three parts of `GCS 3 4 5` or `GCS 3/4/5`, in the order of eye, verbal and motor. */
  #gcsListAt(at: number): number | undefined {
    if (this.#word(at) !== 'gcs') return undefined;
    let next = /^[:=]$/.test(this.#word(at + 1)) ? at + 2 : at + 1;
    let total = 0;
    for (const most of [4, 5, 6]) {
      const value = this.#value(next);
      if (!(Number.isInteger(value) && value >= 1 && value <= most)) return undefined;
      total += value;
      next += /^[-/+]$/.test(this.#word(next + 1)) && most < 6 ? 2 : 1;
    }
    if (/^[-/+=]$/.test(this.#word(next)) || this.#isNumber(next)) return undefined;
    this.#add('gcs', [{ from: at, to: next, value: total, text: String(total) }], next);
    return next;
  }

  /** Reads `E3V4M5`, whose sum is the GCS. */
  #gcsPartsAt(at: number): number | undefined {
    let total = 0;
    let next = at;
    for (const [letter, most] of [
      ['e', 4],
      ['v', 5],
      ['m', 6],
    ] as const) {
      const value = this.#value(next + 1);
      if (this.#word(next) !== letter || !(value >= 1 && value <= most)) return undefined;
      total += value;
      next += 2;
      if (/^[,/]$/.test(this.#word(next))) next += 1;
    }
    const to = /^[,/]$/.test(this.#word(next - 1)) ? next - 1 : next;
    if (!this.#found.has('gcs')) this.#add('gcs', [{ from: at, to, value: total, text: String(total) }], to);
    return to;
  }

  /** Reads `BP 90/60`, `90 on 60` after its name, `90 systolic`, or a pair that can only be a pressure. */
  #pressureAt(at: number): number | undefined {
    const longest = firstOfPressure.has(this.#word(at)) ? longestName : 0;
    for (let length = longest; length > 0; length -= 1) {
      const name = this.#said(at, length);
      const [isName, isPairName] = [pressureNames.has(name), pairNames.has(name)];
      if (!isName && !isPairName) continue;
      if (isName && (this.#word(at - 1) === 'no' || this.#isUnrecordable(at + length))) {
        this.#isPressureUnrecordable = true;
        return at + length;
      }
      const first = this.#numberAfter(at + length);
      if (first === undefined || (isPairName && !this.#pairEnd(first))) return undefined;
      return this.#pressuresFrom(at, first);
    }
    return this.#unnamedPressureAt(at);
  }

  /** Reads the second value of `systolic 78, diastolic 44`. */
  #diastolicAt(at: number): number | undefined {
    const before = this.#pressures.at(-1);
    if (!before || before.diastolic !== undefined || !diastolicNames.has(this.#word(at))) return undefined;
    const number = this.#numberAfter(this.#word(at + 1) === 'bp' ? at + 2 : at + 1);
    const diastolic = this.#value(number ?? at);
    if (number === undefined || !(diastolic >= 10 && diastolic < before.value)) return undefined;
    this.#pressures[this.#pressures.length - 1] = { ...before, diastolic, to: number + 1 };
    this.#done = number + 1;
    return number + 1;
  }

  #isUnrecordable(from: number): boolean {
    const next = [0, 1, 2].map((gap) => this.#word(from + gap));
    const isNot = next.some(
      (word, gap) => word === 'not' && /^(?:record|measur|obtain)/.test(next[gap + 1] ?? ''),
    );
    return isNot || next.some((word) => unrecordable.has(word));
  }

  #pressuresFrom(from: number, first: number): number {
    let at: number | undefined = first;
    let done = first + 1;
    while (at !== undefined) {
      const read = this.#pressureValueAt(at === first ? from : at, at);
      if (typeof read === 'string') {
        if (at === first && read !== '') this.#notUnderstood.push(`Blood pressure ${read}`);
        break;
      }
      this.#pressures.push(read);
      this.#done = read.to;
      done = read.to;
      at = this.#nextOfTrend(read.to);
    }
    return done;
  }

  /** Returns the index after a pair of values that begins at a number, or undefined. */
  #pairEnd(at: number): number | undefined {
    if (!betweenPair.has(this.#word(at + 1)) && !this.#isHyphened(at)) return undefined;
    return this.#isNumber(at + 2) || /^(?:palp\w*|p)$/.test(this.#word(at + 2)) ? at + 3 : undefined;
  }

  /** Returns true for `120-80`, whose second value is too low for the next one of a trend. */
  #isHyphened(at: number): boolean {
    const share = this.#value(at + 2) / this.#value(at);
    return this.#isGlued(at, at + 1, '-') && this.#isSecondPart(at + 2) && share > 0.35 && share < 0.72;
  }

  #pressureValueAt(from: number, at: number): Found | string {
    const pairEnd = this.#pairEnd(at);
    const valueEnd = pairEnd ?? at + 1;
    const centimetres = this.#lengthOf(['cmhg', 'cm hg'], valueEnd);
    const unit = centimetres || this.#lengthOf(['mmhg', 'mm hg'], valueEnd);
    const to = valueEnd + unit;
    const written = this.#text.slice(this.#tokens[at]?.start, this.#tokens[valueEnd - 1]?.end);
    const [systolic, diastolic] = [this.#value(at), this.#value(at + 2)];
    const hasBoth = pairEnd !== undefined && !Number.isNaN(diastolic);
    const isForeign = unit === 0 && foreignUnits.has(this.#word(to));
    if (isForeign) return '';
    const isShort = centimetres > 0 || (unit === 0 && inCentimetres.has(this.#word(from)));
    if (hasBoth && isShort && systolic >= 6 && systolic <= 26 && diastolic >= 3 && diastolic < systolic) {
      const [value, low] = [systolic * 10, diastolic * 10];
      return { from, to, value, diastolic: low, text: `${value}/${low}`, converted: written };
    }
    const isPair = hasBoth ? diastolic >= 10 && diastolic < systolic : true;
    if (!(systolic >= 30 && systolic <= 300) || !isPair) return written;
    return { from, to, value: systolic, ...(hasBoth ? { diastolic } : {}), text: written };
  }

  /** 3/7 means days and 34/40 weeks, so that only a plausible pair is a pressure without its name. */
  #unnamedPressureAt(at: number): number | undefined {
    if (!this.#isNumber(at) || this.#isSecondPart(at)) return undefined;
    if (/^systolic$/.test(this.#word(at + 1))) {
      const read = this.#pressureValueAt(at, at);
      if (typeof read === 'string') return undefined;
      this.#pressures.push({ ...read, to: at + 2 });
      this.#done = at + 2;
      return at + 2;
    }
    const isWritten = /^(?:\/|over)$/.test(this.#word(at + 1)) && this.#pairEnd(at) !== undefined;
    if (!isWritten || !Number.isInteger(this.#value(at)) || this.#value(at) < 60) return undefined;
    const read = this.#pressureValueAt(at, at);
    if (typeof read === 'string' || read.diastolic === undefined) return undefined;
    if (!Number.isInteger(read.diastolic) || read.diastolic < 20 || this.#isGlued(read.to - 1, read.to, '/'))
      return undefined;
    const to = this.#pressuresFrom(at, at);
    return this.#listAfter(to) ?? to;
  }

  /**
   * Reads the numbers without names behind a pressure, as in `120/80 88 18 98% 36.5`: heart rate, respiratory rate,
   * saturation, temperature. They are read only if the signs and sizes of all of them tell which is which.
   */
  #listAfter(from: number): number | undefined {
    const numbers: { readonly at: number; readonly value: number; readonly isPercent: boolean }[] = [];
    let at = from;
    for (;;) {
      if (/^[,;|/]$/.test(this.#word(at))) at += 1;
      if (!this.#isNumber(at) || numbers.length > mostInList) break;
      const isPercent = this.#word(at + 1) === '%';
      numbers.push({ at, value: this.#value(at), isPercent });
      at += isPercent ? 2 : 1;
    }
    const end = this.#word(at);
    if (
      numbers.length < 3 ||
      numbers.length > mostInList ||
      !(end === '' || /^(?:[.;]|ra|on|gcs|hgt|\p{L}+)$/u.test(end))
    )
      return undefined;
    const [saturation, ...moreSaturations] = numbers.filter(({ isPercent }) => isPercent);
    const rest = numbers.filter(({ isPercent }) => !isPercent);
    const isWarm = ({ value }: { readonly value: number }) =>
      !Number.isInteger(value) && value > 33 && value < 43;
    const temperatures = rest.filter(isWarm);
    const [heart, breaths, ...more] = rest.filter((each) => !isWarm(each));
    if (!(saturation && heart && breaths) || moreSaturations.length + more.length > 0) return undefined;
    const isRate = heart.value >= 40 && heart.value <= 220 && breaths.value >= 6 && breaths.value <= 60;
    if (temperatures.length > 1 || !isRate || breaths.value >= heart.value || saturation.value > 100)
      return undefined;
    // The unit behind the last number may tell that it is something else.
    if (!this.#isForeign(at) && !agedWords.has(end))
      for (const [key, each] of [
        ['heartRate', heart],
        ['respiratoryRate', breaths],
        ['oxygenSaturation', saturation],
        ['temperature', temperatures[0]],
      ] as const)
        if (each) {
          const text = this.#tokens[each.at]?.text ?? '';
          this.#add(key, [{ from: each.at, to: each.at + 1, value: each.value, text }], at);
        }
    return at;
  }

  #readingOf({ from, to, ...value }: Found, times: readonly Token[]): PressureReading {
    const at = this.#tokens[from]?.start ?? 0;
    const end = this.#tokens[to - 1]?.end ?? at;
    return { ...value, at, end, ...momentOf(this.#text, at, end, times) };
  }
}

const tens: Readonly<Record<string, number>> = {
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
};
const ones: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
};

/** Makes one number of words such as `one hundred and thirty` or `sixty-five`. Numbers under twenty stay words. */
function withSpoken(tokens: readonly Token[]): readonly Token[] {
  const word = (at: number) => tokens[at]?.text ?? '';
  const all: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at];
    if (!first) break;
    let to = at;
    let value = 0;
    if (word(at + 1) === 'hundred' && (word(at) === 'a' || ones[word(at)] !== undefined)) {
      value = 100 * (ones[word(at)] ?? 1);
      to = at + 2;
      if (word(to) === 'and') to += tens[word(to + 1)] === undefined ? 0 : 1;
    }
    const ten = tens[word(to)];
    if (ten !== undefined) {
      value += ten;
      to += 1;
      const next = word(to) === '-' ? to + 1 : to;
      const one = ones[word(next)];
      if (one !== undefined) [value, to] = [value + one, next + 1];
    }
    const last = tokens[to - 1];
    if (to > at && last)
      all.push({ kind: 'number', text: String(value), start: first.start, end: last.end, value });
    else all.push(first);
    at = Math.max(at + 1, to);
  }
  return all;
}

const earlierWords =
  /\b(?:was|previous(?:ly)?|earlier|initial(?:ly)?|usual(?:ly)?|baseline|normally|on arrival|before|at first|yesterday|ago)\b/i;
const nowWords = /\b(?:now|currently|latest|repeat(?:ed)?|rechecked|recheck)\b/i;

/** Number of characters on each side of a value that may tell when it was taken. */
const longestClause = 200;

/** Returns when a value was taken: the clock time of its set, and the words beside it. */
function momentOf(
  text: string,
  at: number,
  end: number,
  times: readonly Token[],
): Pick<Reading, 'time' | 'recency'> {
  const before = text.slice(Math.max(0, at - longestClause), at).split(/[.;\n]\s|,\s/);
  const after = text.slice(end, end + longestClause);
  const clause = `${before.at(-1) ?? ''}${text.slice(at, end)}${after.split(/[.,;\n]/)[0] ?? ''}`;
  // `HR 300?? artefact` is doubted by its writer.
  const isDoubted = /^\s*\?/.test(after);
  const recency = isDoubted ? -1 : nowWords.test(clause) ? 1 : earlierWords.test(clause) ? -1 : 0;
  const time = (times.findLast(({ start }) => start < at) ?? times.find(({ start }) => start >= end))?.value;
  return { recency, ...(time === undefined ? {} : { time }) };
}

const halfDay = 12 * 60;

/**
 * Returns the latest of several values: by stated recency, then by clock time, then by position in the text.
 */
function latestOf<Value extends Reading>(readings: readonly Value[]): { latest: Value; earlier: Value[] } {
  const sorted = readings.toSorted((a, b) => a.recency - b.recency || byClock(a, b) || a.at - b.at);
  const latest = sorted.at(-1) as Value;
  return { latest, earlier: sorted.slice(0, -1).filter(({ text }) => text !== latest.text) };
}

/** Compares clock times. A difference of more than half a day means that midnight lies between. */
function byClock({ time: one }: Reading, { time: other }: Reading): number {
  if (one === undefined || other === undefined || one === other) return 0;
  const later = one > other ? 1 : -1;
  return Math.abs(one - other) > halfDay ? -later : later;
}

function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
