import type { RemiSources } from '../remi.ts';
import { algorithmPassages } from './algorithms.ts';
import { complaintPassages } from './complaints.ts';
import { entryPassages } from './entries.ts';
import { medicationPassages } from './medications.ts';
import { paediatricPassages } from './paediatrics.ts';
import type { KnownPassage } from './passage.ts';

/** Returns every passage that is available without loading a calculator. */
export function passagesOf(sources: RemiSources): KnownPassage[] {
  const { medications, algorithms, knowledge, search } = sources;
  return [
    ...medications.flatMap((drug) => medicationPassages(drug, knowledge.interactions)),
    ...algorithms.flatMap(algorithmPassages),
    ...paediatricPassages(sources),
    ...entryPassages(search.entries),
    ...knowledge.complaints.rows.flatMap(complaintPassages),
  ];
}
