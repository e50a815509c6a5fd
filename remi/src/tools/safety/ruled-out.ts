import type { Condition, Contraindication } from '@oryx/contract';
import { ageSpan, isWithin, overlap } from '@oryx/doses';
import type { Drug } from '../../drugs/names.ts';
import type { Library } from '../../library.ts';
import type { KnownPassage } from '../../passages/passage.ts';
import { withoutDenied } from '../../read/negation.ts';
import type { Patient } from '../../read/patient.ts';
import { Said } from '../../read/said.ts';
import { possibleAges, valueOfVital } from '../danger/danger-signs.ts';
import { type Stated, statedContraindications } from './contraindications.ts';

/** What rules a drug out for the patient of a text. */
export interface RuledOut {
  readonly drug: Drug;
  /** The rows that match, the contraindications before the cautions. */
  readonly rows: readonly Contraindication[];
  /** The contraindications of the page of the drug that match. */
  readonly passages: readonly KnownPassage[];
}

/** Returns the drugs that must not, or not without care, be given to the patient of a text. */
export function ruledOut(stated: Stated, drugs: readonly Drug[], library: Library): readonly RuledOut[] {
  if (drugs.length === 0) return [];
  const { rows, conditions } = library.sources.knowledge.contraindications;
  const said = Said.in(stated.text, library.patterns);
  const matchingLines = statedContraindications({ ...stated, text: withoutDenied(stated.text) }, library);
  const held = new Set(conditions.filter((each) => holds(each, stated.patient, said)).map(({ id }) => id));
  return drugs.flatMap((drug) => {
    const names = [drug.name, ...library.pairs.classesOf(drug)];
    const matching = rows
      .filter(
        (row) =>
          row.drugs.some((name) => names.includes(library.drug(name)?.name ?? name)) &&
          isAbout(row, stated.patient) &&
          (row.conditions.length === 0 || row.conditions.some((id) => held.has(id))),
      )
      .map((row) => (isOfAge(row, stated.patient) ? row : { ...row, level: 'caution' as const }));
    const passages = matchingLines(drug);
    if (matching.length === 0 && passages.length === 0) return [];
    const levels = matching.toSorted((one, other) => levelOf(one) - levelOf(other));
    return [{ drug, rows: levels, passages }];
  });
}

const levelOf = ({ level }: Contraindication) => (level === 'contraindicated' ? 0 : 1);

function holds({ said: phrases, values }: Condition, patient: Patient, said: Said): boolean {
  return (
    said.saysAny(phrases) ||
    values.some(({ of, below, from }) => {
      const value = valueOfVital(patient, of);
      return value !== undefined && (below === null || value < below) && (from === null || value >= from);
    })
  );
}

/** Returns false if a row holds only for some of the ages that the patient may have: each dose then says for which. */
const isOfAge = ({ patient: group, ages }: Contraindication, patient: Patient): boolean =>
  ages === null || isWithin(possibleAges(patient), ageSpan({ patient: group, ages }));

/** Returns true if the patient may be one of those that a row is about. */
function isAbout({ patient: group, ages, pregnant }: Contraindication, patient: Patient): boolean {
  if (pregnant && !patient.isPregnant) return false;
  if (group === 'any' && !ages) return true;
  return overlap(possibleAges(patient), ageSpan({ patient: group, ages }));
}
