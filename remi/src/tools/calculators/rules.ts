import { only } from '../../only.ts';
import { type Rule, type Stated, statedValue } from './stated.ts';

/** Returns the option of a laboratory value, by the bounds of the unit in which it was written. */
const byUnit =
  (
    key: 'creatinine' | 'bilirubin',
    options: readonly string[],
    inMg: readonly number[],
    inMicromol: readonly number[],
  ) =>
  ({ patient }: Stated): string | undefined => {
    const reading = patient.signs.get(key)?.latest;
    if (!reading) return undefined;
    const [value, bounds] =
      reading.asWritten === undefined ? [reading.value, inMicromol] : [reading.asWritten, inMg];
    const at = bounds.findIndex((bound) => value < bound);
    return options.at(at);
  };

const creatinineOption = byUnit(
  'creatinine',
  ['creatinine-under-1.2', 'creatinine-1.2', 'creatinine-2.0', 'creatinine-3.5', 'creatinine-5.0'],
  [1.2, 2, 3.5, 5],
  [110, 171, 300, 440.5],
);

/** Returns an asthma sign from a rate, by the limits for the age. Under 1 year, and without an age group, there are none. */
const asthmaSign =
  (key: 'heartRate' | 'respiratoryRate', limits: { adult: number; over5: number; over1: number }): Rule =>
  (stated) => {
    const value = statedValue(stated, key);
    const { years, group } = stated.patient;
    if (value === undefined) return undefined;
    if (years === undefined ? group === 'adult' : years >= 16)
      return value >= limits.adult ? 'severe' : 'mild';
    if (years === undefined || years < 1) return undefined;
    // "Above 5 years" and "1-5 years": a child of five belongs to the younger band.
    return value > (years >= 6 ? limits.over5 : limits.over1) ? 'severe' : 'mild';
  };

/** Returns the day a number of minutes ago, as an input takes it. */
function dayBefore(minutes: number): string {
  const then = new Date(Date.now() - minutes * 60_000);
  return new Date(then.getTime() - then.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Returns the only duration of a text in minutes. */
const onlyDuration = ({ findings }: Stated): number | undefined => only(findings.durations())?.minutes;

/** A date in figures. Where the year is not first, the day is, as it is written in southern Africa. */
const inFigures = /\b(20\d\d|\d\d?)[-/.](\d\d?)[-/.](20\d\d|\d\d?)\b/g;

/**
 * Returns the only date of a text, in figures or with the name of its month. Without a year it is the latest one that
 * has passed.
 */
function onlyDate({ findings }: Stated, months: readonly string[]): string | undefined {
  const now = new Date();
  const latest = (month: number, day: number) =>
    now.getFullYear() - Number(new Date(now.getFullYear(), month, day) > now);
  const date = only([
    ...findings
      .matches(inFigures)
      .map(([, one = '', month = '', last = '']) =>
        one.length > 2 ? [one, month, last] : [`20${last.slice(-2)}`, month, one],
      ),
    ...months.flatMap((name, month) =>
      findings.numbersIn(`# st|nd|rd|th? ${name}`).map((day) => {
        const [year] = findings.numbersIn(`${name} #`).filter((each) => each > 2000 && each < 2200);
        return [year ?? latest(month, day), month + 1, day];
      }),
    ),
  ]);
  return date?.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Returns a height in cm that is written without its name, such as `1.65m`. */
const height: Rule = (stated) => {
  const named = statedValue(stated, 'height');
  const all = [
    ...stated.findings.numbersIn('# cm|cms').filter((each) => each >= 50),
    ...stated.findings
      .numbersIn('# m')
      .flatMap((each) => (each > 1 && each < 2.5 ? Math.round(each * 100) : [])),
  ];
  return named ?? only(all);
};

/** Confusion that is not said to be usual. It guards a score, so that it must not be missing in older content. */
const confused =
  'confus*|disorient*|deliri*|verward|deurmekaar, !chronic*|usual*|normally|always|known|long confus*, !confus* as? usual|normal|baseline|always';

/** Drugs that decide a score by their rate, for the same reason. */
const noradrenaline = 'noradrenaline|norepinephrine|norad|norepi|levophed';
const pressors = `${noradrenaline}|adrenaline|epinephrine|dopamine|vasopressor*|inotrope*|pressors`;

/** Decides an input by what a text states, and by the words of the input that its rule asks for. */
type RuleOfWords = (stated: Stated, words: Words) => ReturnType<Rule>;

/** The phrases with the number of an input, and those that its rule asks for one by one. */
interface Words {
  readonly number: string;
  readonly hints: readonly string[];
}

/** The rules of inputs that words alone do not state, by calculator and input. */
export const rules: Readonly<Record<string, Readonly<Record<string, RuleOfWords>>>> = {
  news: {
    // Scale 2 applies only to a prescribed target, as the caution of the tool says.
    smokingStatus: ({ patient }) => (patient.hasLowTarget ? 'smoker/COPD' : 'non-smoker'),
    supplementalOxygen: ({ patient }) => patient.isOnOxygen,
    // A GCS below 15 is never `alert`, and confusion counts as new unless it is said to be old.
    consciousness({ patient: { avpu, gcs = Number.NaN }, findings }) {
      const isReduced = gcs < 15 || findings.has(confused) === true;
      if (isReduced && (avpu ?? 'alert') === 'alert') return 'voice';
      return avpu ?? (gcs === 15 ? 'alert' : undefined);
    },
  },
  'sofa-score': {
    respiratory(stated, { number, hints: [support = '', below = ''] }) {
      if (stated.findings.has(below)) return ['ratio-100', 'ratio-under-100'];
      const [pressure, fraction] = [
        statedValue(stated, 'arterialOxygen'),
        statedValue(stated, 'inspiredOxygen'),
      ];
      const named = stated.findings.numbersIn(number);
      const ratio = named.length > 0 ? only(named) : pressure && fraction && (pressure / fraction) * 100;
      // A ratio under 60 may be in kPa.
      if (ratio === undefined || ratio < 60) return undefined;
      if (ratio >= 400) return 'ratio-400';
      if (ratio >= 300) return 'ratio-300';
      if (ratio >= 200) return 'ratio-200';
      // The two lowest bands hold only with ventilatory support.
      const low = ratio >= 100 ? 'ratio-100' : 'ratio-under-100';
      const isVentilated = stated.findings.has(support);
      return isVentilated === undefined ? ['ratio-200', low] : isVentilated ? low : 'ratio-200';
    },
    liver: byUnit(
      'bilirubin',
      ['bilirubin-under-1.2', 'bilirubin-1.2', 'bilirubin-2.0', 'bilirubin-6.0', 'bilirubin-12'],
      [1.2, 2, 6, 12],
      [20, 33, 102, 204.5],
    ),
    cardiovascular(stated) {
      // A vasopressor decides by its rate, which must be chosen on the page.
      if (stated.findings.has(noradrenaline)) return ['dopamine-over-5', 'dopamine-over-15'];
      if (stated.findings.has(pressors)) return undefined;
      if (stated.findings.has('dobutamine')) return 'dopamine-5';
      const { pressure } = stated.patient;
      const diastolic = pressure?.latest.diastolic;
      const mean =
        statedValue(stated, 'meanPressure') ??
        (pressure && diastolic !== undefined ? (pressure.latest.value + 2 * diastolic) / 3 : undefined);
      return mean === undefined ? undefined : mean >= 70 ? 'map-70' : 'map-under-70';
    },
    renal(stated) {
      const byCreatinine = creatinineOption(stated);
      const urine = statedValue(stated, 'urineOutput');
      if (urine !== undefined && urine < 200) return 'creatinine-5.0';
      if (urine !== undefined && urine < 500)
        return byCreatinine === 'creatinine-5.0' ? byCreatinine : 'creatinine-3.5';
      return byCreatinine;
    },
  },
  'cha2ds2-vasc': {
    female: ({ patient: { sex } }) => (sex === undefined ? undefined : sex === 'female'),
  },
  'abcd2-score': {
    bloodPressure({ patient: { pressure } }) {
      if (!pressure) return undefined;
      const { value, diastolic } = pressure.latest;
      if (value >= 140 || (diastolic ?? 0) >= 90) return 'elevated';
      return diastolic === undefined ? undefined : 'normal';
    },
    duration({ findings }) {
      const all = findings.durations().filter(({ isAgo }) => !isAgo);
      const minutes = new Set(all.map((each) => each.minutes));
      const [only] = minutes;
      if (minutes.size !== 1 || only === undefined) return undefined;
      return only >= 60 ? '60_or_more' : only >= 10 ? '10_to_59' : 'less_than_10';
    },
  },
  'asthma-severity': {
    heartRate: asthmaSign('heartRate', { adult: 110, over5: 125, over1: 140 }),
    respiratoryRate: asthmaSign('respiratoryRate', { adult: 25, over5: 30, over1: 40 }),
    consciousness: ({ patient: { gcs, avpu } }) =>
      (avpu !== undefined && avpu !== 'alert') || (gcs !== undefined && gcs < 15) ? 'critical' : undefined,
  },
  curb65: {
    bun: (stated) => statedValue(stated, 'urea') ?? statedValue(stated, 'ureaNitrogen'),
    // One value of a pair that is not low says nothing alone.
    lowBp({ patient: { pressure } }) {
      const [high, low] = [pressure?.latest.value, pressure?.latest.diastolic];
      if ((high !== undefined && high < 90) || (low !== undefined && low <= 60)) return true;
      return high === undefined || low === undefined ? undefined : false;
    },
  },
  burns: {
    /** The area in percent: with its name, or the only percentage of the text. */
    bsa(stated, { hints: [burnt = ''] }) {
      const named = statedValue(stated, 'burnedArea');
      if (named !== undefined) return named;
      const { findings, patient } = stated;
      if (findings.occurrences(burnt).length === 0) return undefined;
      return only(findings.percentages(patient));
    },
  },
  'due-date': {
    period(stated, { hints: [period = '', ...months] }) {
      if (!stated.findings.has(period)) return undefined;
      const minutes = onlyDuration(stated);
      return onlyDate(stated, months) ?? (minutes === undefined ? undefined : dayBefore(minutes));
    },
    scanDate: ({ findings }) => (findings.has('today') ? dayBefore(0) : undefined),
  },
  'lung-protective': { height },
  'body-size': { height },
  'pawper-xl-mac': { length: height },
  'acute-malnutrition': {
    length: height,
    /** The girth in mm. Under 40 it is in cm. */
    arm({ findings }, { number }) {
      const arm = only(findings.numbersIn(number));
      return arm && arm < 40 ? arm * 10 : arm;
    },
  },
  'paracetamol-line': {
    hours(stated) {
      const minutes = onlyDuration(stated);
      return minutes && minutes / 60;
    },
    level({ findings }, { number, hints: [micromol = ''] }) {
      const level = only(findings.numbersIn(number));
      return level && findings.occurrences(micromol).length > 0 ? level / 6.615 : level;
    },
  },
  'local-anaesthetic': {
    strength({ findings, patient }) {
      return only(findings.percentages(patient))?.toString();
    },
  },
};
