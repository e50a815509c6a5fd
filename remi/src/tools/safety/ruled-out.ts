import type { Condition, Contraindication } from '@oryx/contract';
import { ageSpan, isWithin, overlap, type Span } from '@oryx/doses';
import type { Drug } from '../../drugs/names.ts';
import type { Library } from '../../library.ts';
import type { KnownPassage } from '../../passages/passage.ts';
import { withoutDenied } from '../../read/negation.ts';
import type { Patient } from '../../read/patient.ts';
import { possibleAges } from '../danger/danger-signs.ts';
import { type Stated, statedContraindications } from './contraindications.ts';
import { agesOfGroup, hadBefore, holds } from './held.ts';

/** What rules a drug out for the patient of a text. */
export interface RuledOut {
  readonly drug: Drug;
  /** The rows that match, the contraindications before the cautions. */
  readonly rows: readonly Contraindication[];
  /** The contraindications of the page of the drug that match. */
  readonly passages: readonly KnownPassage[];
  /** The sections of its page that say what a condition of the patient means for it. */
  readonly notes: readonly KnownPassage[];
}

/** Returns the drugs that must not, or not without care, be given to the patient of a text. */
export function ruledOut(stated: Stated, drugs: readonly Drug[], library: Library): readonly RuledOut[] {
  if (drugs.length === 0) return [];
  const { rows, conditions } = library.sources.knowledge.contraindications;
  const text = withoutDenied(stated.text);
  const held = conditions.filter((each) => holds(each, stated, library));
  const ids = new Set(held.map(({ id }) => id));
  const matchingLines = statedContraindications({ ...stated, text }, library, held);
  const possible = agesOfGroup(text, library.patterns) ?? possibleAges(stated.patient);
  return drugs.flatMap((drug) => {
    const names = [drug.name, ...library.pairs.classesOf(drug)];
    const matching = rows
      .filter(
        (row) =>
          row.drugs.some((name) => {
            const known = library.drug(name);
            if (!names.includes(known?.name ?? name)) return false;
            // The name of a class may lead to the page of one of its drugs. A row for that drug is not for its class,
            // but for what holds it: aspirin in `Aspirin-paracetamol-caffeine`.
            const isOfDrug = known?.medication !== undefined && known.name === name;
            return !isOfDrug || drug.name.toLowerCase().includes(name.toLowerCase());
          }) &&
          isAbout(row, stated.patient, possible) &&
          (row.conditions.length === 0 || row.conditions.some((id) => ids.has(id))) &&
          (!row.again || hadBefore(drug, text, library)),
      )
      .map((row) => (isOfAge(row, possible) ? row : { ...row, level: 'caution' as const }));
    const passages = matchingLines(drug);
    const notes = notesOf(drug, held, matching, library);
    if (matching.length + passages.length + notes.length === 0) return [];
    const levels = matching.toSorted((one, other) => levelOf(one) - levelOf(other));
    return [{ drug, rows: levels, passages, notes }];
  });
}

/** Returns the sections that speak of the conditions of a patient, unless a row for the drug already does. */
function notesOf(
  drug: Drug,
  held: readonly Condition[],
  matching: readonly Contraindication[],
  library: Library,
): KnownPassage[] {
  const isOpen = (section: string | undefined) => {
    const of = held.filter((each) => each.section === section);
    return of.length > 0 && !matching.some((row) => of.some(({ id }) => row.conditions.includes(id)));
  };
  return library.passagesOfDrug(drug).filter(({ section }) => section !== undefined && isOpen(section));
}

const levelOf = ({ level }: Contraindication) => (level === 'contraindicated' ? 0 : 1);

/** Returns false if a row holds only for some of the ages that the patient may have: each dose then says for which. */
const isOfAge = ({ patient: group, ages, conditions }: Contraindication, possible: Span): boolean =>
  (ages === null && (group !== 'newborn' || conditions.length > 0)) ||
  isWithin(possible, ageSpan({ patient: group, ages }));

/** Returns true if the patient may be one of those that a row is about. */
function isAbout(
  { patient: group, ages, pregnant }: Contraindication,
  patient: Patient,
  possible: Span,
): boolean {
  if (pregnant && !patient.isPregnant) return false;
  if (group === 'any' && !ages) return true;
  return overlap(possible, ageSpan({ patient: group, ages }));
}
