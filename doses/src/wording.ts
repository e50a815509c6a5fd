import type {
  Age,
  Ages,
  Concentration,
  Dose,
  DoseAmount,
  DoseUnit,
  Limit,
  Maximum,
  PatientGroup,
  Weights,
} from '@oryx/contract';
import { strengthOf } from './strengths.ts';
import { dimensionOf, inBasicUnit } from './units.ts';

/** The space between a figure and its unit. A screen uses one that does not break. */
export type Space = ' ' | '\u00a0';

const patients: Readonly<Record<PatientGroup, string>> = {
  adult: 'Adult',
  child: 'Child',
  newborn: 'Newborn',
  any: 'Any age',
};

/** Units with a plural. The others are symbols. */
const plurals: Partial<Readonly<Record<DoseUnit, string>>> = {
  microgram: 'micrograms',
  unit: 'units',
  vial: 'vials',
  puff: 'puffs',
  tablet: 'tablets',
};

/** Wording of routes whose name alone does not read well after an amount. */
const ways: Partial<Readonly<Record<Dose['routes'][number], string>>> = {
  oral: 'by mouth',
  sublingual: 'under the tongue',
  buccal: 'inside the cheek',
  intranasal: 'into the nose',
  nebulised: 'by nebuliser',
  rectal: 'into the rectum',
  nasogastric: 'by nasogastric tube',
  'tracheal tube': 'by tracheal tube',
  infiltration: 'by infiltration',
};

/** Returns a list in words, such as `IV, IO or IM`. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}

/** Formats a stated number with all of its digits. Spaces group the digits of a large number. */
export function statedNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, value >= 10_000 ? ' ' : '');
}

/** Returns the name of a unit after a number. */
export const unitName = (unit: DoseUnit, isOne: boolean): string => (isOne ? unit : (plurals[unit] ?? unit));

/** Formats a stated quantity, such as `0.1 mg` or `2 puffs`. */
export function quantityText(amount: number, unit: DoseUnit, space: Space = ' '): string {
  return `${statedNumber(amount)}${space}${unitName(unit, amount === 1)}`;
}

/** Returns the stated weights as text, such as `60 to under 70 kg`, or null for any weight. */
export function weightsText(weights: Weights | null, space: Space = ' '): string | null {
  if (weights === null) return null;
  const { from, over, under, upTo } = weights;
  const low = from === null ? over !== null && `over ${over}` : `${from}`;
  const high = under === null ? upTo !== null && `${upTo}` : `under ${under}`;
  const kg = `${space}kg`;
  // "13 to 40 kg" includes both ends, whereas "over 10 to 50 kg" would be hard to read.
  if (low && high) return `${low}${from === null ? ', up' : ''} to ${high}${kg}`;
  if (low) return from === null ? `${low}${kg}` : `${low}${kg} or more`;
  return under === null ? `${high}${kg} or less` : `${high}${kg}`;
}

/** Returns an age, such as `1 month` or `11 years`. */
export const ageText = ({ value, unit }: Age): string => `${value} ${unit}${value === 1 ? '' : 's'}`;

/** Returns the stated ages as text, such as `1 month to 11 years` or `under 5 years`, or null for all. */
export function agesText(ages: Ages | null): string | null {
  if (ages === null) return null;
  const { from, over, under, upTo } = ages;
  const low = from === null ? over && `over ${ageText(over)}` : ageText(from);
  const high = under === null ? upTo && ageText(upTo) : `under ${ageText(under)}`;
  if (low && high) {
    const shared = (from ?? over)?.unit === (under ?? upTo)?.unit && from !== null;
    return `${shared ? from.value : low}${from === null ? ', up' : ''} to ${high}`;
  }
  if (low) return from === null ? low : `${low} or older`;
  return high === null ? null : under === null ? `up to ${high}` : high;
}

/** The patients that a dose or a limit is for. */
interface Whom {
  readonly patient: PatientGroup;
  readonly ages: Ages | null;
  readonly weights: Weights | null;
  readonly who?: string | null;
}

/** Returns the patients of a dose, such as `Adult (60 to under 70 kg; under 75 years)`. */
export function whomText({ patient, ages, weights, who = null }: Whom, space: Space = ' '): string {
  const which = [weightsText(weights, space), agesText(ages), who].filter((part) => part !== null);
  return which.length === 0 ? patients[patient] : `${patients[patient]} (${which.join('; ')})`;
}

/** Returns an amount, such as `0.4-2 mg`, `10 micrograms/kg` or `2-10 micrograms/min`. */
export function amountText({ kind, min, max, unit, time }: DoseAmount, space: Space = ' '): string {
  const dash = space === ' ' ? '-' : '–';
  const size =
    min === max
      ? quantityText(max, unit, space)
      : `${statedNumber(min)}${dash}${quantityText(max, unit, space)}`;
  return `${size}${kind === 'perKg' ? '/kg' : ''}${time === null ? '' : `/${time}`}`;
}

/** Returns routes as words after an amount, such as `IV or into the nose`. */
export const routesText = (routes: Dose['routes']): string =>
  listed(routes.map((route) => ways[route] ?? route));

/**
 * Wording of the time span of a maximum. One of several doses is named as such, so that it is not taken for
 * the total.
 */
const spans: Readonly<Record<Maximum['per'], string>> = {
  dose: ' a dose',
  min: '/min',
  h: '/h',
  day: ' in a day',
  course: ' in all',
};

/** Returns a maximum, such as `1 mg a dose`. */
export const maximumText = ({ amount, unit, per }: Maximum, space: Space = ' '): string =>
  `${quantityText(amount, unit, space)}${spans[per]}`;

/** Returns the minimum and maximum of a dose, such as `at least 0.1 mg and at most 0.5 mg a dose`. */
function boundsText({ minimum, maximum, repeat }: Dose): string | null {
  const isOnce = maximum?.per === 'dose' && repeat === null;
  const parts = [
    minimum && `at least ${quantityText(minimum.amount, minimum.unit)}`,
    maximum && `at most ${isOnce ? quantityText(maximum.amount, maximum.unit) : maximumText(maximum)}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' and ');
}

/** Returns the volume of a stated dose, such as `(10 mL of 1:10 000)`. */
function volumeText({ amount, concentration }: Dose, known: readonly Concentration[]): string | null {
  const drawn = known.find(({ key }) => key === concentration);
  if (!drawn) return null;
  if (dimensionOf(amount.unit) === 'volume') return `of ${drawn.label}`;
  if (amount.time !== null) return `(${drawn.label})`;
  const perMl = strengthOf(drawn).size;
  const volumeOf = (size: number) => roundedVolume(inBasicUnit(size, amount.unit) / perMl);
  const volume = { ...amount, min: volumeOf(amount.min), max: volumeOf(amount.max), unit: 'mL' } as const;
  return `(${amountText(volume)} of ${drawn.label})`;
}

/** Rounds a volume in mL to three significant figures, which is more than any syringe shows. */
function roundedVolume(volume: number): number {
  return volume >= 100 ? Math.round(volume) : Number(volume.toPrecision(3));
}

/** The parts of the text about one dose. */
export interface DoseParts {
  /** The patient and the purpose: `Adult (under 75 years), STEMI`. */
  readonly heading: string;
  /** What is given and how, with its bounds: `10 micrograms/kg (0.1 mL/kg of 1:10 000) IV, at most 1 mg`. */
  readonly size: string;
  /** Further sentences: the repeat and the note. */
  readonly more: readonly string[];
  /** True if the dose rests on general knowledge. */
  readonly isGeneral: boolean;
}

/** How a row says that its dose is not given again. */
const never = /^once only\b/;

/** Returns the words after the label "Repeat". By itself "once only" there reads as one more dose. */
export const repeatValue = (repeat: string): string => repeat.replace(never, 'no, once only');

/** Returns how a dose is repeated, within a line: "repeat every 5 min", or "give once only". */
export const repeatPhrase = (repeat: string): string =>
  never.test(repeat) ? `give ${repeat}` : `repeat ${repeat}`;

/** Returns the parts of the text about a dose. Each sentence has no full stop at its end. */
export function doseParts(dose: Dose, concentrations: readonly Concentration[]): DoseParts {
  const { indication, amount, routes, over, repeat, note, basis } = dose;
  const size = [amountText(amount), volumeText(dose, concentrations), routesText(routes), over];
  const given = size.filter((part) => part !== null).join(' ');
  return {
    heading: `${whomText(dose)}, ${indication}`,
    size: [given, boundsText(dose)].filter((part) => part !== null).join(', '),
    more: [repeat && repeatPhrase(repeat).replace(/^[gr]/, (first) => first.toUpperCase()), note]
      .filter((part) => typeof part === 'string')
      .map((part) => part.replace(/\.$/, '')),
    isGeneral: basis === 'general',
  };
}

/** Returns the text about a dose on one line. */
export function doseLine(dose: Dose, concentrations: readonly Concentration[]): string {
  const { heading, size, more, isGeneral } = doseParts(dose, concentrations);
  return `${heading}: ${[size, ...more].join('. ')}.${isGeneral ? ' [Awaiting clinical review]' : ''}`;
}

/** Returns the doses of a drug as text, one per line. */
export const dosageText = (doses: readonly Dose[], concentrations: readonly Concentration[]): string =>
  doses.map((dose) => doseLine(dose, concentrations)).join('\n');

const periods: Readonly<Record<Exclude<Limit['per'], 'dose'>, string>> = {
  min: 'a minute',
  h: 'an hour',
  day: 'in 24 hours',
  course: 'in all',
};

/** Returns the text about a limit, such as `Child: 5 mg in one nebulised dose`. */
export function limitText(limit: Limit): string {
  const { kind, amount, unit, per, routes, topics, note } = limit;
  const most = amountText({ kind, min: amount, max: amount, unit, time: null });
  const period =
    per === 'dose'
      ? ['in one', routes && listed(routes), 'dose'].filter(Boolean).join(' ')
      : [periods[per], routes && routesText(routes)].filter(Boolean).join(' ');
  const purpose = topics && `for ${listed(topics.map(inSentence))}`;
  return `${whomText(limit)}: ${[most, period, purpose, note && `(${note})`].filter(Boolean).join(' ')}`;
}

/** Returns a topic as it stands inside a sentence. An abbreviation keeps its capitals. */
const inSentence = (topic: string) =>
  /^\p{Lu}\p{Ll}/u.test(topic) ? topic[0]?.toLowerCase() + topic.slice(1) : topic;

/** Returns the limits of a drug as text, one per line, or null if none is stated. */
export const limitsText = (limits: readonly Limit[]): string | null =>
  limits.length === 0 ? null : limits.map(limitText).join('\n');
