import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Section } from '../../retrieval/sections.ts';

/** Returns the sections that are asked for of one drug, other than doses, which have a tool of their own. */
export function askedSections({
  text,
  patterns,
  question: { sections, mentions },
  inherited,
}: Facts): readonly Section[] {
  const isFollowUp = (inherited.slots.drugs ?? []).length > 0;
  if (!isFollowUp && drugsOf(mentions).length !== 1) return [];
  if (sections.has('dose') || sections.has('maximum')) return [];
  const against: Section[] = patterns('asks-against').test(text) ? ['contraindications'] : [];
  return [...against, ...[...sections].filter((section) => section !== 'interactions')];
}
