/** A sign that is read from free text. Only numbers from `low` to `high` are accepted. */
export interface Sign {
  readonly key: SignKey;
  readonly label: string;
  readonly unit: string;
  readonly low: number;
  readonly high: number;
  /** Pattern before the number. */
  readonly before: string;
  /** Required pattern after the number, if any. */
  readonly after?: string;
}

export type SignKey =
  | 'heartRate'
  | 'respiratoryRate'
  | 'oxygenSaturation'
  | 'temperature'
  | 'glucose'
  | 'gcs'
  | 'weight';

/** Pattern for the words between the name of a sign and its number. */
export const between = String.raw`(?:\s*(?:is|was|of|now|still|at|reads?|score|=|:|~|-|approx\.?|about|down to|up to|total|(?:went|dropped|fell|fallen|rose|gone|up|down)?\s*from\s*\d+(?:[.,]\d+)?\s*to|(?:dropped|fell|fallen|rose|gone|went)\s*to)){0,3}\s*`;

/** Pattern for the unit of a weight. */
export const ofWeight = String.raw`\s*(?:kg|kilos?)\b(?!\s*/)`;

const ofDegrees = String.raw`\s*(?:°\s*c?\b|degrees(?:\s*c(?:elsius)?)?\b|deg\.?\s*c\b|celsius\b)`;

/** The signs, in the order of a handover. */
export const signs: readonly Sign[] = [
  {
    key: 'respiratoryRate',
    label: 'Respiratory rate',
    unit: '/min',
    low: 1,
    high: 90,
    before: String.raw`\b(?:rr|resp(?:iratory)?\s*rate|resps?|breathing at)\b`,
  },
  {
    key: 'oxygenSaturation',
    label: 'Oxygen saturation',
    unit: '%',
    low: 30,
    high: 100,
    before: String.raw`\b(?:sp[o0]2|sa[o0]2|o2\s*sats?|sats?|saturations?|saturating|satting|pulse ox)\b`,
  },
  {
    key: 'heartRate',
    label: 'Heart rate',
    unit: '/min',
    low: 20,
    high: 300,
    before: String.raw`\b(?:hr|heart\s*rate|pulse(?:\s*rate)?|p)\b`,
  },
  {
    key: 'temperature',
    label: 'Temperature',
    unit: '°C',
    low: 25,
    high: 43,
    before: String.raw`\b(?:temp(?:erature)?|t)\b`,
  },
  { key: 'temperature', label: 'Temperature', unit: '°C', low: 25, high: 43, before: '', after: ofDegrees },
  {
    key: 'gcs',
    label: 'GCS',
    unit: '',
    low: 3,
    high: 15,
    before: String.raw`\b(?:gcs|glasgow(?:\s*coma\s*(?:scale|score))?)\b`,
  },
  {
    key: 'glucose',
    label: 'Glucose',
    unit: 'mmol/L',
    low: 0.5,
    high: 60,
    before: String.raw`\b(?:(?:blood\s*)?glucose|gluc|hgt|bgl|bsl|rbs|blood\s*sugar|sugar)\b`,
  },
  {
    key: 'weight',
    label: 'Weight',
    unit: 'kg',
    low: 0.4,
    high: 350,
    before: '',
    after: ofWeight,
  },
];

/**
 * Signs that are measured in several units, each with the pattern of its own unit. A value without a unit is
 * shown as written, and only below `below`: a glucose of 35 could be in mg/dL.
 */
export const unitsAsked: Partial<
  Readonly<Record<SignKey, { readonly own: RegExp; readonly below: number }>>
> = {
  glucose: { own: /^\s*mmol/i, below: 35 },
};

/**
 * Foreign units of a sign. A number with such a unit is rejected, because units are never converted by guess.
 */
export const otherUnits: Partial<Readonly<Record<SignKey, RegExp>>> = {
  temperature: /^\s*(?:°\s*)?f(?:ahrenheit)?\b/i,
  glucose: /^\s*mg\s*\/\s*dl\b/i,
};
