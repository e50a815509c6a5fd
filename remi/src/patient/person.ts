/** Age, sex and pregnancy, as far as a text states them. */
export interface Person {
  /** The displayed text, such as `45 years`. */
  readonly age?: string;
  readonly years?: number;
  readonly group?: 'adult' | 'child';
  readonly sex?: 'male' | 'female';
  readonly isPregnant: boolean;
}

interface AgePattern {
  readonly pattern: RegExp;
  readonly unit: 'years' | 'months' | 'weeks' | 'days';
}

const sexWords = '(?:m|f|male|female|man|woman|boy|girl|fem|lady)';

/** Patterns for ages, most reliable first. The number is the first matching group. */
const ages: readonly AgePattern[] = [
  { unit: 'days', pattern: /\b(?:day (\d{1,2}) (?:neonate|newborn)|(\d{1,2})[\s-]*days?[\s-]*old)\b/i },
  { unit: 'weeks', pattern: /\b(\d{1,2})[\s-]*(?:weeks?|wks?)[\s-]*old\b/i },
  {
    unit: 'months',
    pattern:
      /\b(\d{1,2})[\s-]*(?:months?|mths?|mo)[\s-]*(?:old|baby|infant|boy|girl|child|m|f|male|female)\b/i,
  },
  { unit: 'years', pattern: /\b(\d{1,3})[\s-]*(?:years?|yrs?|y)[\s/-]*(?:old|o)?\b(?!\s*(?:ago|history))/i },
  {
    unit: 'years',
    pattern: new RegExp(String.raw`\b(?:${sexWords})[\s,/:-]{1,3}(\d{1,3})\b(?!\s*(?:\/|%|kg|mg))`, 'i'),
  },
  { unit: 'years', pattern: new RegExp(String.raw`(?<![\d/.,])(\d{1,3})\s*[-/]?\s*${sexWords}\b`, 'i') },
  { unit: 'years', pattern: /\baged?\s*:?\s*(\d{1,3})\b/i },
];

const perYear = { years: 1, months: 12, weeks: 52, days: 365 } as const;
const oldest = 120;

/** Minimum age in years for NEWS and the adult tools. */
const adultFrom = 16;

const groups: readonly (readonly ['adult' | 'child', RegExp])[] = [
  ['child', /\b(?:child|infant|baby|toddler|newborn|neonate|boy|girl|kind|baba|seuntjie|dogtertjie)\b/i],
  ['adult', /\b(?:adult|man|woman|lady|gentleman|pensioner|vrou|volwassene)\b/i],
];

const sexes: readonly (readonly ['male' | 'female', RegExp])[] = [
  ['female', /\b(?:female|fem|woman|girl|lady|she|her|pregnant|vrou|mother)\b/i],
  ['male', /\b(?:male|man|boy|gentleman|he|his)\b/i],
  ['female', /\bF\b|\d{1,3}\s*F\b|\bf[\s/]+\d/],
  ['male', /\bM\b|\d{1,3}\s*M\b|\bm[\s/]+\d/],
];

const pregnancy =
  /\b(?:pregnan\w*|gravid\w*|g\d+\s*p\d+|(?:[4-9]|[1-3]\d|4[0-2])\s*\/\s*40|weeks?\s*gestation|antenatal|swanger)\b/i;
const noPregnancy =
  /\b(?:not|non|isn't|no chance of being|denies being)[\s-]+pregnan\w*|pregnancy test\s*(?:is\s*)?neg\w*/i;

/** Reads age, sex and pregnancy. Unstated facts stay undefined. */
export function readPerson(text: string): Person {
  const age = readAge(text);
  const word = groups.find(([, pattern]) => pattern.test(text))?.[0];
  const group = age === undefined ? word : age.years < adultFrom ? 'child' : 'adult';
  const sex = sexes.find(([, pattern]) => pattern.test(text))?.[0];
  return {
    ...(age === undefined ? {} : { age: age.text, years: age.years }),
    ...(group ? { group } : {}),
    ...(sex ? { sex } : {}),
    isPregnant: pregnancy.test(text) && !noPregnancy.test(text),
  };
}

const oldPattern = /\b(\d{1,3})[\s-]*(years?|yrs?|y|months?|mths?|weeks?|wks?|days?)[\s/-]*(?:old|o)\b/gi;

/** Returns the distinct ages of people in a text. `for 10 years` is a duration, not an age. */
export function agesIn(text: string): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(oldPattern)].map(([, size, unit = '']) => `${size}${unit[0]?.toLowerCase()}`),
  );
}

function readAge(text: string): { text: string; years: number } | undefined {
  for (const { pattern, unit } of ages) {
    const match = pattern.exec(text);
    const size = Number(match?.slice(1).find((group) => group !== undefined));
    if (!match || Number.isNaN(size) || size / perYear[unit] > oldest) continue;
    return { text: `${size} ${size === 1 ? unit.slice(0, -1) : unit}`, years: size / perYear[unit] };
  }
  return undefined;
}
