import type { MeasureKey } from '@oryx/contract';
import type { Patterns } from '@oryx/search';
import type { Measure } from '../measures/measure.ts';
import { measures } from '../measures.ts';
import { gcsListAt, gcsPartsAt } from './coma-scale.ts';
import {
  afterNumbers,
  afterOther,
  boundAt,
  isAimedAt,
  isAngle,
  isChange,
  isConditional,
  isDifference,
  isVitamin,
  numberBefore,
} from './context.ts';
import type { Bound, Found } from './found.ts';
import {
  isGlued,
  isNumberAt,
  isSecondPart,
  isWordAt,
  type Line,
  lengthAt,
  mostGap,
  namesAt,
  numberAfter,
  numberAt,
  saidAt,
  wordAt,
} from './line.ts';
import { listAround } from './lists.ts';
import { longestName, type Name, namesFrom, tellingWords } from './names.ts';
import {
  diastolicNames,
  firstOfPressure,
  isUnrecordable,
  pairEnd,
  pairNames,
  pressureNames,
  pressureValueAt,
  unnamedPressureAt,
} from './pressures.ts';
import { spokenTokens } from './spoken.ts';
import { laterValue, nextOfTrend } from './trends.ts';
import { isOfOther, isUnclearAt, noUnit, valueAt } from './value-at.ts';
import { bounds, foreignUnits } from './words.ts';

/** A number as written, with the positions of its first character and after its last one. */
export interface UnclearValue {
  readonly value: number;
  readonly at: number;
  readonly end: number;
}

/** A glucose that the meter shows only as too low or too high to measure. */
export interface BeyondValue {
  readonly is: 'low' | 'high';
  readonly at: number;
  readonly end: number;
}

const pressureLabel = 'Blood pressure';
/** Measures of which the lower end of a range is the worse one. */
const lowIsWorse: ReadonlySet<MeasureKey> = new Set(['oxygenSaturation', 'gcs']);

/** What has a bound. */
interface Bounded {
  readonly key: MeasureKey | 'systolic';
  readonly label: string;
}

/** What a meter shows beyond the values that it measures. */
const beyondWords: Readonly<Record<string, 'low' | 'high'>> = { lo: 'low', hi: 'high' };

/** Reads a text once from its first token to its last one, and keeps every value. */
export class Scanner {
  readonly line: Line;
  readonly found = new Map<MeasureKey, Found[]>();
  readonly pressures: Found[] = [];
  readonly bounds = new Map<MeasureKey | 'systolic', Bound>();
  readonly notUnderstood: string[] = [];
  isPressureUnrecordable = false;
  glucoseWithoutUnit: UnclearValue | undefined;
  glucoseBeyond: BeyondValue | undefined;
  readonly #letters: { readonly key: MeasureKey; readonly found: readonly Found[] }[] = [];
  /** Index after the last token that belongs to a value. */
  #done = 0;

  constructor(text: string, patterns: Patterns) {
    this.line = { text, tokens: spokenTokens(text, patterns), patterns, names: namesFrom(patterns) };
    for (let at = 0; at < this.line.tokens.length; ) at = Math.max(at + 1, this.#readAt(at));
    const isOneOfMany = this.found.size + (this.pressures.length > 0 ? 1 : 0) > 1;
    for (const { key, found } of this.#letters)
      if (isOneOfMany && !this.found.has(key)) this.found.set(key, [...found]);
  }

  /** Reads what begins at a token. Returns the index of the token after it. */
  #readAt(at: number): number {
    return (
      afterOther(this.line, at) ??
      this.#diastolicAt(at) ??
      this.#pressureAt(at) ??
      this.#gcsAt(at) ??
      this.#namedAt(at) ??
      this.#unnamedAt(at) ??
      at + 1
    );
  }

  #add(key: MeasureKey, found: readonly Found[], done: number): number {
    this.found.set(key, [...(this.found.get(key) ?? []), ...found]);
    this.#done = done;
    return done;
  }

  #gcsAt(at: number): number | undefined {
    const parts = gcsPartsAt(this.line, at);
    // The total before its parts counts.
    if (parts && this.found.has('gcs')) return parts.to;
    const read = parts ?? gcsListAt(this.line, at);
    return read && this.#add('gcs', [read], read.to);
  }

  #namedAt(at: number): number | undefined {
    const { line } = this;
    const found = namesAt(line, at);
    if (!found) return undefined;
    const { names, length } = found;
    // `2 hr 30 min` is a time, unless the number belongs to the measure before it.
    const isHours = wordAt(line, at) === 'hr' && at > this.#done && isNumberAt(line, at - 1);
    if (isHours && !this.#isRate(at + 1)) return undefined;
    const next = numberAfter(line, at + length);
    if (next === undefined) return this.#withoutNumber(names, at, at + length);
    const end = afterNumbers(line, next);
    if (isVitamin(line, at) || isDifference(line, next)) return end;
    // `target sats 88-92, currently 85`
    const first = isAimedAt(line, at) ? laterValue(line, end) : next;
    if (first === undefined) return end;
    for (const name of names) {
      const bound = this.#boundOf(name.measure, first, valueAt(line, name.measure, at, first));
      const read = bound ?? this.#valuesAt(name, at, first, at + length);
      if (read !== undefined) return read;
    }
    return undefined;
  }

  /** Reads a name that no number follows: `120 pulse` and `HGT LO`. */
  #withoutNumber(names: readonly Name[], at: number, nameEnd: number): number | undefined {
    const name = names.find(({ strength }) => strength === 'strong');
    const number = name && numberBefore(this.line, at, nameEnd, this.#done);
    if (name && number !== undefined) {
      const read = valueAt(this.line, name.measure, number, number);
      if (typeof read !== 'string' && read.to === at) return this.#add(name.measure.key, [read], nameEnd);
    }
    const isGlucose = names.some(({ measure }) => measure.key === 'glucose');
    return isGlucose ? this.#glucoseBeyondAt(at, nameEnd) : undefined;
  }

  /** Reads `HGT LO`, `glucose "HI"` and `sugar unrecordable low`, in which the meter shows no number. */
  #glucoseBeyondAt(from: number, nameEnd: number): number | undefined {
    const { line } = this;
    let at = nameEnd;
    while (
      at < nameEnd + mostGap &&
      (isWordAt(line, at, 'words-gap') || isWordAt(line, at, 'words-beyond') || wordAt(line, at) === '(')
    )
      at += 1;
    const is = beyondWords[wordAt(line, at)];
    const [first, last] = [line.tokens[from], line.tokens[at]];
    if (!(is && first && last)) return undefined;
    this.glucoseBeyond = { is, at: first.start, end: last.end };
    return at + 1;
  }

  /** Returns true for a number that can only be a rate: not the minutes of `2 hr 30 min`. */
  #isRate(at: number): boolean {
    return numberAt(this.line, at) >= 60 && !/^min/.test(wordAt(this.line, at + 1));
  }

  /** Returns true for the age in `S: 45F found collapsed` and `egfr 64f creat 110`. */
  #isAge(at: number): boolean {
    return /^(?:f|m|(?:fe)?male)$/.test(wordAt(this.line, at + 1));
  }

  /** Reads the values of a named measure from a number on. Returns the index after them. */
  #valuesAt({ measure, strength }: Name, from: number, first: number, nameEnd: number): number | undefined {
    // `hypoglycaemia 20 F`
    const mayBeAge =
      strength === 'letter' || measure.key === 'creatinineClearance' || /^hyp/.test(wordAt(this.line, from));
    if (mayBeAge && this.#isAge(first)) return undefined;
    const all: Found[] = [];
    let at: number | undefined = first;
    while (at !== undefined) {
      const read = valueAt(this.line, measure, all.length === 0 ? from : at, at);
      const lacksUnit = strength === 'unit' && typeof read !== 'string' && read.to === at + 1;
      if (lacksUnit) break;
      if (typeof read === 'string') {
        if (all.length > 0) break;
        return this.#isRefused({ measure, strength }, from, at, read) ? first + 1 : undefined;
      }
      const before = all.at(-1);
      // Of the range `sats 88-90` the worse end counts.
      const isBetter =
        before && lowIsWorse.has(measure.key) && isSecondPart(this.line, at) && read.value > before.value;
      if (isBetter) all.splice(-1, 1, { ...before, to: read.to });
      else all.push(read);
      at = nextOfTrend(this.line, read.to) ?? laterValue(this.line, read.to);
    }
    const last = all.at(-1);
    if (!last) return undefined;
    const isPrecise = wordAt(this.line, from).length > 1 && !Number.isInteger(last.value);
    if (strength !== 'letter' || isPrecise || this.#isJoined(nameEnd, first))
      return this.#add(measure.key, all, last.to);
    this.#letters.push({ key: measure.key, found: all });
    return last.to;
  }

  /** Reads `RR > 40`, which is no value. In `call me if HR > 120` it says nothing of the patient. */
  #boundOf({ key, label }: Bounded, number: number, read: Found | string): number | undefined {
    const is = boundAt(this.line, number);
    if (!is || typeof read === 'string') return undefined;
    const { from, to, value, text } = read;
    const [first, last] = [this.line.tokens[from], this.line.tokens[to - 1]];
    if (!first || !last || isConditional(this.line, from)) return to;
    const shown = `${is === 'below' ? '<' : '>'}${text}`;
    this.bounds.set(key, { is, value, text: shown, at: first.start, end: last.end });
    this.notUnderstood.push(`${label} ${shown}`);
    return to;
  }

  /** Keeps what is no value of a measure and stands in its place. Returns false if it may be something else. */
  #isRefused({ measure, strength }: Name, from: number, at: number, read: string): boolean {
    const [first, number] = [this.line.tokens[from], this.line.tokens[at]];
    if (first && number && isUnclearAt(this.line, measure, at))
      this.glucoseWithoutUnit = { value: number.value, at: first.start, end: number.end };
    const isUnclear = read.endsWith(noUnit) && measure.units.some(({ bare }) => bare);
    // The 160 cm of `body weight 160 cm` are no weight, and the 5 min of `SpO2 at 5 min` no saturation.
    const isOther = isOfOther(this.line, measure, at) || foreignUnits.has(wordAt(this.line, at + 1));
    if (!(strength === 'strong' || isUnclear) || isOther) return false;
    this.notUnderstood.push(`${measure.label} ${read}`);
    return true;
  }

  /** Returns true if a colon, an equals sign or nothing at all stands between a name and its number. */
  #isJoined(nameEnd: number, number: number): boolean {
    const { tokens } = this.line;
    return tokens[nameEnd - 1]?.end === tokens[number]?.start || /^[:=]$/.test(wordAt(this.line, nameEnd));
  }

  /** Reads a number whose unit, or the word after it, tells the measure: `25kg`, `89% RA`. */
  #unnamedAt(at: number): number | undefined {
    const { line } = this;
    if (!isNumberAt(line, at) || isSecondPart(line, at) || bounds.has(wordAt(line, at - 1))) return undefined;
    if (!tellingWords.has(wordAt(line, at + 1))) return undefined;
    for (const measure of measures) {
      const read = this.#told(measure, at);
      if (read) return this.#add(measure.key, [read], read.to);
    }
    return undefined;
  }

  /** Returns the value at a number if what follows tells that it is one of a measure. */
  #told(measure: Measure, at: number): Found | undefined {
    const { line } = this;
    const telling = lengthAt(line, measure.tellingUnits ?? [], at + 1);
    const after = lengthAt(line, measure.after ?? [], at + 1);
    const end = at + 1 + telling;
    // `5 mL/kg` and `70 kg/m` are no weights.
    if (telling + after === 0 || (wordAt(line, end) === '/' && isGlued(line, end))) return undefined;
    const read = valueAt(line, measure, at, at);
    if (typeof read === 'string') return undefined;
    const isOther = { weight: isChange, temperature: isAngle }[measure.key as string];
    return isOther?.(line, at, read.to) ? undefined : read;
  }

  /** Reads `BP 90/60`, `90 on 60` after its name, `90 systolic`, or a pair that can only be a pressure. */
  #pressureAt(at: number): number | undefined {
    const { line } = this;
    const longest = firstOfPressure.has(wordAt(line, at)) ? longestName : 0;
    for (let length = longest; length > 0; length -= 1) {
      const name = saidAt(line, at, length);
      const [isName, isPairName] = [pressureNames.has(name), pairNames.has(name)];
      if (!isName && !isPairName) continue;
      if (isName && isUnrecordable(line, at, at + length)) {
        this.isPressureUnrecordable = true;
        return at + length;
      }
      const first = numberAfter(line, at + length);
      if (first === undefined || (isPairName && !pairEnd(line, first))) return undefined;
      if (isAimedAt(line, at)) return afterNumbers(line, first);
      const systolic = { key: 'systolic', label: pressureLabel } as const;
      return (
        this.#boundOf(systolic, first, pressureValueAt(line, at, first)) ?? this.#pressuresFrom(at, first)
      );
    }
    const unnamed = unnamedPressureAt(line, at);
    if (!unnamed) return undefined;
    if (isAimedAt(line, at)) return unnamed.to;
    if (unnamed.diastolic === undefined) return this.#addPressure(unnamed);
    return this.#listAround(at, this.#pressuresFrom(at, at));
  }

  #addPressure(read: Found): number {
    this.pressures.push(read);
    this.#done = read.to;
    return read.to;
  }

  #pressuresFrom(from: number, first: number): number {
    let at: number | undefined = first;
    let done = first + 1;
    while (at !== undefined) {
      const read = pressureValueAt(this.line, at === first ? from : at, at);
      if (typeof read === 'string') {
        if (at === first && read !== '') this.notUnderstood.push(`${pressureLabel} ${read}`);
        break;
      }
      done = this.#addPressure(read);
      at = nextOfTrend(this.line, read.to);
    }
    return done;
  }

  #listAround(pressure: number, from: number): number {
    const list = listAround(this.line, pressure, from);
    for (const [key, found] of list?.values ?? []) this.#add(key, [found], found.to);
    return list?.to ?? from;
  }

  /** Reads the second value of `systolic 78, diastolic 44`. */
  #diastolicAt(at: number): number | undefined {
    const { line } = this;
    const before = this.pressures.at(-1);
    if (!before || before.diastolic !== undefined || !diastolicNames.has(wordAt(line, at))) return undefined;
    const number = numberAfter(line, wordAt(line, at + 1) === 'bp' ? at + 2 : at + 1);
    const diastolic = numberAt(line, number ?? at);
    if (number === undefined || !(diastolic >= 10 && diastolic < before.value)) return undefined;
    this.pressures.pop();
    return this.#addPressure({ ...before, diastolic, to: number + 1 });
  }
}
