import { type Patterns, words } from '@oryx/search';
import { plain } from '../answer/blocks.ts';
import { type Drug, drugsOf, type Mention } from '../drugs/names.ts';

/** The allergies stated in a text. */
export interface Allergies {
  /** The allergens, as written. */
  readonly stated: readonly string[];
  /** The allergens of a relative, as written. */
  readonly ofOthers: readonly string[];
  /** True if the text denies any allergy. */
  readonly isNone: boolean;
  /** The allergens that are known drugs or classes. */
  readonly drugs: readonly Drug[];
  /** All other mentions in the text. */
  readonly others: readonly Mention[];
  /** The words of the allergy statements. They name no drug that is given. */
  readonly words: ReadonlySet<string>;
  /** The text without its allergy statements. */
  readonly rest: string;
}

const denial = /\b(?:no|not|without|denies)\s+(?:a\s+|known\s+)?$/i;

/** Returns what ends a list of allergies: words that end it, the end of a sentence or a bracket, or a number. */
const endOf = (patterns: Patterns): RegExp =>
  new RegExp(String.raw`[.;\n]|(?<!\([^()]{0,40})\)|${patterns('ends-allergies').source}|\d`, 'i');

/** Bounds on statements, list lengths and name lengths, so that no text takes long to read. */
const mostStatements = 12;
const longestList = 200;
const longestName = 40;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** An allergen, and the position of its statement in the text. */
interface Statement extends Span {
  readonly start: number;
  readonly stop: number;
}

/** A text with its mentions. Positions are counted in words. */
interface Named {
  readonly text: string;
  readonly patterns: Patterns;
  readonly mentions: readonly Mention[];
}

/** Reads the allergies of a text. A time or a current drug later in the sentence is not an allergen. */
export function readAllergies(text: string, mentions: readonly Mention[], patterns: Patterns): Allergies {
  const named = { text, mentions, patterns };
  const said = (pattern: RegExp) => [...text.matchAll(new RegExp(pattern, 'gi'))].slice(0, mostStatements);
  const before = said(patterns('allergy-after')).map(({ index, 0: found }) =>
    nameBefore(named, index, found),
  );
  const denied = [
    ...said(patterns('no-allergy')).map(({ index, 0: found }) => deniedSpan(named, index, found)),
    ...before.filter(({ from }) => denial.test(text.slice(0, from))),
  ];
  const isDenied = ({ from: at }: Span) => denied.some(({ from, to }) => from <= at && at < to);
  const listAfter = ({ index, 0: found }: RegExpExecArray) => {
    const end = index + found.length;
    return listSpan(named, index, end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0));
  };
  const isAllergen = (span: Statement) => {
    const drugs = drugsOf(mentionsIn(named, [span]));
    return drugs.length > 0
      ? !drugs.some(({ name }) => patterns('treats-reaction').test(name))
      : patterns('allergen').test(text.slice(span.from, span.to).trim());
  };
  const lists = [
    ...said(patterns('allergic-to')).map(listAfter),
    ...said(patterns('reacts-to')).map(listAfter).filter(isAllergen),
  ];
  const reactions = said(patterns('reaction-after'))
    .map(({ index, 0: found }) => nameBefore(named, index, found))
    .filter((span) => drugsOf(mentionsIn(named, [span])).length > 0 && isAllergen(span));
  const stated = [...lists, ...before, ...reactions].filter((span) => span.from < span.to && !isDenied(span));
  // The allergy of a brother is none of the patient, whom the text names apart from him.
  const ofOthers = patterns('allergy-of-other').test(text) ? stated.slice(0, 1) : [];
  const spans = stated.filter((span) => !ofOthers.includes(span));
  const of = mentionsIn(named, spans);
  const without = new Set([...of, ...mentionsIn(named, [...denied, ...ofOthers])]);
  const written = (each: readonly Span[]) => [
    ...new Set(each.map(({ from, to }) => plain(text.slice(from, to)).replaceAll(' ,', ','))),
  ];
  return {
    stated: written(spans),
    ofOthers: written(ofOthers),
    isNone: denied.length > 0,
    drugs: drugsOf(of),
    others: mentions.filter((mention) => !without.has(mention)),
    words: new Set([...spans, ...denied, ...ofOthers].flatMap(({ from, to }) => words(text.slice(from, to)))),
    rest: cutOut(text, [...spans, ...denied]),
  };
}

/** Replaces statements in a text by the end of a sentence. */
function cutOut(text: string, statements: readonly Statement[]): string {
  return statements
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (rest, { start, stop }) =>
        `${rest.slice(0, start).replace(/\b(?:and|but)\s*$/i, '')}.${rest.slice(stop)}`,
      text,
    );
}

const wordAt = (text: string, at: number) => words(text.slice(0, at)).length;

function mentionsIn({ text, mentions }: Named, spans: readonly Span[]): Mention[] {
  const ranges = spans.map(({ from, to }) => ({ first: wordAt(text, from), end: wordAt(text, to) }));
  return mentions.filter(({ from }) => ranges.some(({ first, end: last }) => first <= from && from < last));
}

/** Returns the span of a denial with its list: `not allergic to penicillin` states neither an allergy nor a given drug. */
function deniedSpan({ text, patterns }: Named, at: number, found: string): Statement {
  const from = at + found.length;
  const rest = text.slice(from);
  const isList = /\bto\s*$/i.test(found) || /^\s*to\b/i.test(rest);
  const length = rest.search(new RegExp(`,|${endOf(patterns).source}`, 'i'));
  const to = isList ? from + (length < 0 ? rest.length : length) : from;
  return { from: at, to, start: at, stop: to };
}

/**
 * Reads a list of allergens. It ends at an end word or, after a comma, at the first word that is neither a
 * drug nor an allergen.
 */
function listSpan({ text, mentions, patterns }: Named, start: number, from: number): Statement {
  const length = text.slice(from, from + longestList).search(endOf(patterns));
  const last = length < 0 ? Math.min(text.length, from + longestList) : from + length;
  // An amount or an action after a name means that the drug is given, so the list ended before it.
  const isGivenAtEnd = length >= 0 && !/[.;\n)]/.test(text[last] ?? '');
  const isDrugs = (at: number, to: number) => isOnlyDrugs(text.slice(at, to), wordAt(text, at), mentions);
  let [at, to] = [from, from];
  for (const segment of text.slice(from, last).split(',')) {
    const stop = at + segment.length;
    const isNamed = isDrugs(at, stop) && !(isGivenAtEnd && stop === last);
    if (at > from && !isNamed && !patterns('allergen').test(segment.trim())) break;
    // Without a comma, the words after a drug name belong to something else.
    const ends = [...segment.matchAll(/\S+/g)].map(({ index, 0: word }) => at + index + word.length);
    to = ends.findLast((each) => isDrugs(at, each)) ?? stop;
    at = stop + 1;
  }
  const list = text.slice(from, to).replace(/(?:[\s,]|\b(?:and|or)\b)*$/i, '');
  return { from, to: from + list.length, start, stop: from + list.length };
}

function isOnlyDrugs(segment: string, first: number, mentions: readonly Mention[]): boolean {
  const all = words(segment);
  const isOfDrug = (at: number) =>
    mentions.some(({ drug, from, length }) => drug && from <= at && at < from + length);
  return all.length > 0 && all.every((word, at) => word === 'and' || word === 'or' || isOfDrug(first + at));
}

/** Returns the name before `allergy`: a whole drug name, or another allergen. */
function nameBefore({ text, mentions, patterns }: Named, at: number, allergy: string): Statement {
  const last = wordAt(text, at) - 1;
  const mention = mentions.find(({ drug, from, length }) => drug && from <= last && last < from + length);
  const name = new RegExp(String.raw`(?:[\p{L}\d-]+\s*){1,${mention?.length ?? 1}}$`, 'u');
  const [found = ''] = name.exec(text.slice(Math.max(0, at - longestName), at)) ?? [];
  const from = mention || patterns('allergen').test(found) ? at - found.length : at;
  return { from, to: at, start: from, stop: at + allergy.length };
}
