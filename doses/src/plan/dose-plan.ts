import type { Dose } from '@oryx/contract';
import { ageSpan, plausibleAges } from '../ages.ts';
import { fitOf } from '../fit.ts';
import type { Patient } from '../patient.ts';
import { isWithin, overlap, type Span, shared } from '../spans.ts';
import { weightSpan } from '../weights.ts';
import { routesText } from '../wording.ts';
import { idealWeight, isByWeight, workOut } from '../work-out.ts';
import { agesLabel, patientLabel } from './age-labels.ts';
import { capitalised } from './figures.ts';

/** What is known about the patient whom a dose is looked up for. */
export interface PlannedPatient extends Patient {
  /** The ages in days that the user has chosen among, while the age itself is unknown. */
  readonly ages: Span | null;
}

/** A dose that may be for the patient. */
export interface Candidate {
  readonly dose: Dose;
  /** The patient to work it out for. The age is one of those that the user has chosen, if it is unknown. */
  readonly patient: Patient;
  /** True if it is for some of the possible ages only. */
  readonly isUnsure: boolean;
  /** What must be known before it can be worked out. */
  readonly waitsFor: 'weight' | 'height and sex' | null;
}

/** A dose that is not for the patient, with the reason. */
export interface Withheld {
  readonly dose: Dose;
  readonly why: string;
}

/** A choice of ages. */
export interface AgeOption {
  readonly label: string;
  readonly span: Span;
}

/** The doses of a drug for one patient. */
export interface Plan {
  /** The doses that may be for the patient, the first choices first. */
  readonly candidates: readonly Candidate[];
  readonly withheld: readonly Withheld[];
  /** The purposes of the candidates, in the order of the page. */
  readonly topics: readonly string[];
}

/** Returns the doses of a drug for a patient. */
export function planFor(doses: readonly Dose[], recipient: PlannedPatient): Plan {
  const standings = doses.map((dose) => standingOf(dose, recipient));
  const candidates = standings.filter((each): each is Candidate => 'patient' in each);
  return {
    candidates: candidates.toSorted((one, other) => rankOf(one) - rankOf(other)),
    withheld: standings.filter((each): each is Withheld => 'why' in each),
    topics: [...new Set(doses.map(({ topic }) => topic))].filter((topic) =>
      candidates.some(({ dose }) => dose.topic === topic),
    ),
  };
}

/** A dose whose ages are certain comes first, then one without a reservation, then one that can be worked out. */
const rankOf = ({ dose, isUnsure, waitsFor }: Candidate): number =>
  (isUnsure ? 4 : 0) + (dose.differs === null ? 0 : 2) + (waitsFor === null ? 0 : 1);

function standingOf(dose: Dose, recipient: PlannedPatient): Candidate | Withheld {
  const own = ageSpan(dose);
  const ages = possibleAges(recipient);
  const age = ages === null ? recipient.age : youngest(overlap(ages, own) ? shared(ages, own) : ages);
  const patient: Patient = { ...recipient, age };
  const fit = fitOf(dose, patient);
  if (fit.state === 'withheld') return { dose, why: fit.why };
  const waitsFor = missingFor(dose, patient);
  if (waitsFor === null) {
    const worked = workOut(dose, patient, null);
    if (worked.state === 'withheld') return { dose, why: worked.why };
  }
  const isForAnyone = dose.patient === 'any' && dose.ages === null;
  const isUnsure =
    ages === null ? recipient.age === null && fit.state === 'unsure' && !isForAnyone : !isWithin(ages, own);
  return { dose, patient, isUnsure, waitsFor };
}

/** Returns the ages that the user's choice and the weight leave, or null if the user has chosen none. */
function possibleAges({ age, ages, weight }: PlannedPatient): Span | null {
  if (age !== null || ages === null) return null;
  const plausible = weight === null ? null : plausibleAges(weight);
  // A choice that the weight contradicts is left to the guards of the dose.
  return plausible && overlap(ages, plausible) ? shared(ages, plausible) : ages;
}

/** A part of a day, between an end that a range excludes and the first age inside. */
const moment = 1e-6;

/** Returns an age of a range in days: its youngest, because that is the one to be careful with. */
const youngest = ({ low, includesLow }: Span): number => (includesLow ? low : low + moment);

function missingFor(dose: Dose, patient: Patient): Candidate['waitsFor'] {
  const { bodyWeight, amount } = dose;
  if (patient.weight === null && isByWeight(dose)) return 'weight';
  const isOnHeight = amount.kind === 'perKg' && (bodyWeight === 'ideal' || bodyWeight === 'lean');
  return isOnHeight && idealWeight(patient) === null ? 'height and sex' : null;
}

/** A way to give a drug for one purpose: routes that the same doses name. */
export interface Way {
  /** The routes in words, such as `IV or IO`. */
  readonly label: string;
  readonly candidates: readonly Candidate[];
}

/** Returns the ways of the candidates for one purpose. Routes of the same doses are one way. */
export function waysOf(candidates: readonly Candidate[]): readonly Way[] {
  const routes = [...new Set(candidates.flatMap(({ dose }) => dose.routes))];
  const ways = new Map<string, { routes: Dose['routes']; candidates: readonly Candidate[] }>();
  for (const route of routes) {
    const own = candidates.filter(({ dose }) => dose.routes.includes(route));
    const key = own.map((candidate) => candidates.indexOf(candidate)).join();
    const before = ways.get(key);
    if (before) before.routes.push(route);
    else ways.set(key, { routes: [route], candidates: own });
  }
  return [...ways.values()].map((way) => ({
    label: capitalised(routesText(way.routes)),
    candidates: way.candidates,
  }));
}

/**
 * Returns true if only the age tells which of two doses is meant: they are for one purpose and route, and no
 * age is for both.
 */
function differByAge({ dose: one }: Candidate, { dose: other }: Candidate): boolean {
  return (
    one.topic === other.topic &&
    (one.amount.time === null) === (other.amount.time === null) &&
    one.routes.some((route) => other.routes.includes(route)) &&
    overlap(weightSpan(one.weights), weightSpan(other.weights)) &&
    !overlap(ageSpan(one), ageSpan(other))
  );
}

/** What to show for a dose that is asked for. */
export type Answer =
  | { readonly state: 'dose'; readonly candidate: Candidate }
  /** Only the age tells which of several doses is meant. */
  | {
      readonly state: 'ask age';
      readonly options: readonly AgeOption[];
      readonly among: readonly Candidate[];
    }
  /** The weight tells which of several doses is meant, or what it comes to. */
  | { readonly state: 'ask weight'; readonly candidate: Candidate };

/** Returns what to show for a candidate among the others for the same purpose. */
export function answerFor(candidate: Candidate, candidates: readonly Candidate[]): Answer {
  const contested = candidates.filter((other) => differByAge(candidate, other));
  const alike = [candidate, ...contested];
  // The weight may tell what the age would, so it is asked for first.
  if (alike.every(({ waitsFor }) => waitsFor === 'weight')) return { state: 'ask weight', candidate };
  if (contested.length === 0) return { state: 'dose', candidate };
  return { state: 'ask age', options: optionsOf(alike.map(({ dose }) => dose)), among: alike };
}

/** Returns the ages to choose among, each of which tells more. Doses of one group whose ages overlap are one. */
function optionsOf(doses: readonly Dose[]): readonly AgeOption[] {
  const isOneGroup = new Set(doses.map(({ patient }) => patient)).size === 1;
  const options: { readonly dose: Dose; readonly span: Span; readonly label: string }[] = [];
  for (const dose of doses.toSorted((one, other) => ageSpan(one).low - ageSpan(other).low)) {
    const span = ageSpan(dose);
    const before = options.at(-1);
    if (before?.dose.patient !== dose.patient || !overlap(before.span, span)) {
      options.push({ dose, span, label: isOneGroup ? agesLabel(dose) : patientLabel(dose) });
    } else if (!isWithin(span, before.span) || !isWithin(before.span, span)) {
      const all = { ...dose, ages: null };
      options[options.length - 1] = { dose: all, span: union(before.span, span), label: patientLabel(all) };
    }
  }
  return options;
}

/** Returns the ages of two ranges that overlap. */
const union = (one: Span, other: Span): Span => {
  const [first, last] = [one.low < other.low ? one : other, one.high > other.high ? one : other];
  return { low: first.low, includesLow: first.includesLow, high: last.high, includesHigh: last.includesHigh };
};
