import type { RemiSources } from '../remi.ts';
import { algorithmPassages } from './algorithms.ts';
import { complaintPassages } from './complaints.ts';
import { entryPassages } from './entries.ts';
import { medicationPassages } from './medications.ts';
import { paediatricPassages } from './paediatrics.ts';
import type { KnownPassage } from './passage.ts';

/** Returns every passage that is available without loading a calculator. */
export function* passagesOf(sources: RemiSources): Generator<KnownPassage, void> {
  const { medications, algorithms, knowledge, search } = sources;
  for (const drug of medications) yield* medicationPassages(drug, knowledge.interactions);
  for (const algorithm of algorithms) yield* algorithmPassages(algorithm);
  yield* paediatricPassages(sources);
  yield* entryPassages(search.entries);
  for (const complaint of knowledge.complaints.rows) yield* complaintPassages(complaint);
}
