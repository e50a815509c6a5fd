import type { HardStop } from '@oryx/contract';
import { computed, heading, link, list } from '../../answer/blocks.ts';
import { cited } from '../../answer/cited.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import type { Patient } from '../../read/patient.ts';
import { Said } from '../../read/said.ts';
import type { Block } from '../../remi.ts';

/** Returns the ways to kill a patient that a text is about to take. */
export function hardStopsFor(
  { text, patient }: Pick<Facts, 'text' | 'patient'>,
  library: Library,
): readonly HardStop[] {
  const said = Said.in(text);
  return library.sources.knowledge.hardStops.rows.filter(
    (row) =>
      isAbout(row, patient) &&
      row.said.every((phrases) => said.saysAny(phrases)) &&
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

/** Returns what is never done, why, and what is done in its place. */
export function hardStopBlocks(facts: Facts, library: Library): Block[] {
  return hardStopsFor(facts, library).map((row) => {
    const pages = row.see.flatMap((page) => library.pageOf(page) ?? []);
    const { sources } = library.sources.knowledge.hardStops;
    const text = [
      heading(`Stop: ${row.title}`),
      list([row.why, `Instead: ${row.instead}`]),
      [cited(row, sources), ...pages.map(link)].join(' ').trim(),
    ].join('\n\n');
    return { ...computed(text, pages[0] ?? medications), slot: 'danger' };
  });
}

const medications = { title: 'Medications', route: '/medications' };
