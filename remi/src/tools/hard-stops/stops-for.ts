import type { HardStop } from '@oryx/contract';
import type { Library } from '../../library.ts';
import type { Patient } from '../../read/patient.ts';
import { Said } from '../../read/said.ts';

/** Returns the ways to kill a patient that a text is about to take. */
export function hardStopsFor(
  { text, patient }: { readonly text: string; readonly patient: Patient },
  library: Library,
): readonly HardStop[] {
  const said = Said.in(
    text.replaceAll(new RegExp(library.patterns('vein-thing'), 'gi'), 'line'),
    library.patterns,
  );
  return library.sources.knowledge.hardStops.rows.filter(
    (row) =>
      isAbout(row, patient) &&
      row.said.every((phrases) => said.saysAny(phrases)) &&
      (!row.isNear || said.saysNear(row.said[0] ?? [], row.said[1] ?? [])) &&
      !said.saysAny(row.unless),
  );
}

function isAbout({ patient: whom }: HardStop, { group, stage, days }: Patient): boolean {
  if (whom === 'newborn') return stage === 'newborn' || (days !== undefined && days <= newbornUntil);
  if (whom === 'child') return group === 'child' || stage !== undefined;
  return whom === 'any' || group !== 'child';
}

/** Highest age of a newborn in days. */
const newbornUntil = 28;
