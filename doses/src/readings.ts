import { groupOf, isForAge } from './ages.ts';
import type { Comparable, PageDose } from './comparable.ts';
import { type PossiblePatient, possiblePatients, type StatedPatient } from './possible-patients.ts';
import { isForWeight } from './weights.ts';

/** The patient, routes and purposes of a stated dose, as far as they are known. */
export interface Recipient extends StatedPatient {
  /** Empty if no route is known. */
  readonly routes: readonly string[];
  /** The purposes that are named, by the topics of doses. Absent if none is known. */
  readonly topics?: readonly string[] | undefined;
}

/** One way to understand a stated dose: who gets it, by which route, and which dose of the page is meant. */
export interface Reading {
  readonly patient: PossiblePatient;
  readonly route: string | null;
  /** Null if the page has no dose in this kind of unit. */
  readonly page: PageDose | null;
}

/** A reading whose dose is on the page. */
type Found = Reading & { readonly page: PageDose };

const isForPatient = ({ patient, page: { dose } }: Found): boolean =>
  isForAge(dose, patient.age) && isForWeight(dose.weights, patient.weight);

const isByRoute = ({ route, page }: Found) => page.dose.routes.some((each) => each === route);

/** Routes whose amounts are many times those of an injection, so that a text hardly omits them. */
const local: ReadonlySet<string> = new Set(['inhaled', 'nebulised', 'tracheal tube']);

/** Returns true if route and dose are both local or both not. */
const isLikeRoute = ({ route, page }: Found) =>
  route === null || local.has(route) === page.dose.routes.every((each) => local.has(each));

const isForTopic = ({ page }: Found, { topics = [] }: Pick<Recipient, 'topics'>) =>
  topics.length === 0 || topics.includes(page.dose.topic);

/** Tests whether a dose of the page may be meant, from the closest to the widest. */
const closeness: readonly ((reading: Found, recipient: Recipient) => boolean)[] = [
  (reading, recipient) => isForPatient(reading) && isByRoute(reading) && isForTopic(reading, recipient),
  // 1 mg of adrenaline IV is a dose in cardiac arrest, and too much in anaphylaxis.
  (reading, { topics = [] }) =>
    topics.length > 0 && isForPatient(reading) && isLikeRoute(reading) && isForTopic(reading, { topics }),
  (reading) => isForPatient(reading) && isByRoute(reading),
  (reading) => isForPatient(reading) && isLikeRoute(reading),
  isForPatient,
  ({ page: { dose }, patient }) => dose.patient === groupOf(patient.age) || dose.patient === 'any',
  ({ page: { dose }, patient }) => dose.patient === 'child' && groupOf(patient.age) === 'newborn',
  () => true,
];

/**
 * Returns the routes by which a dose of the page may be meant if none is stated. A local route is meant only if the
 * page has no other one for the patient.
 */
function unstatedRoutes(
  doses: readonly PageDose[],
  patients: readonly PossiblePatient[],
): (page: PageDose) => readonly string[] {
  const systemic = ({ dose }: PageDose) => dose.routes.filter((route) => !local.has(route));
  const hasSystemic = doses.some(
    (page) =>
      systemic(page).length > 0 && patients.some((patient) => isForPatient({ patient, page, route: null })),
  );
  return hasSystemic ? systemic : ({ dose }) => dose.routes;
}

/**
 * Returns the ways to understand a stated dose: the closest doses of the page for each possible patient and
 * route. Without any dose, the limits alone count, by their routes if none is stated.
 */
export function readingsOf({ doses, limits }: Comparable, recipient: Recipient): readonly Reading[] {
  const patients = possiblePatients(recipient, [...doses.map(({ dose }) => dose), ...limits]);
  const { routes } = recipient;
  const routesOf = routes.length > 0 ? () => routes : unstatedRoutes(doses, patients);
  const all = patients.flatMap((patient) =>
    doses.flatMap((page) => routesOf(page).map((route) => ({ patient, route, page }))),
  );
  for (const isClose of closeness) {
    const close = all.filter((reading) => isClose(reading, recipient));
    if (close.length > 0) return close;
  }
  const limited = [...new Set(limits.flatMap((limit) => limit.routes ?? []))];
  const possible = [routes, limited, [null]].find((each) => each.length > 0) ?? [];
  return patients.flatMap((patient) => possible.map((route) => ({ patient, route, page: null })));
}
