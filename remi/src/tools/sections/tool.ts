import { frame, link, quoted } from '../../answer/blocks.ts';
import { inSlot } from '../../answer/slots.ts';
import { sentencesOf } from '../../conversation/sentence.ts';
import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import type { Block } from '../../remi.ts';
import type { Section } from '../../retrieval/sections.ts';
import { askedDrug } from '../doses/asked-drug.ts';
import { quotedContraindications } from '../safety/respond.ts';
import type { Tool } from '../tool.ts';

const asksAgainst =
  /\b(?:when|who|whom) (?:not|should not|must not|shouldn'?t|can ?not|can'?t)\b|\bnot to (?:use|give)\b|\bwanneer nie\b/i;

/** Returns the sections that are asked for of one drug, other than doses, which have a tool of their own. */
function askedSections({ text, question: { sections, mentions }, inherited }: Facts): readonly Section[] {
  const isFollowUp = (inherited.slots.drugs ?? []).length > 0;
  if (!isFollowUp && drugsOf(mentions).length !== 1) return [];
  if (sections.has('dose') || sections.has('maximum')) return [];
  const against: Section[] = asksAgainst.test(text) ? ['contraindications'] : [];
  return [...against, ...[...sections].filter((section) => section !== 'interactions')];
}

/** Quotes the parts of the page of a drug that a text or a follow-up asks for, such as `if she is pregnant?`. */
export const sectionsTool: Tool = {
  kind: 'pages',
  applies: (facts) => askedSections(facts).length > 0 && askedDrug(facts) !== undefined,
  answer: sectionBlocks,
  invitation: 'Name one drug and what you want to know of it, such as "midazolam in pregnancy".',
  lesson: (title) => `What do you know of ${title} that would change what you do?`,
};

/** Sections that somebody asks for who is about to give the drug. */
const ofGiving: ReadonlySet<string> = new Set([
  'pregnancy',
  'renal',
  'contraindications',
  'precautions',
  'preparation',
]);

function sectionBlocks(facts: Facts, library: Library): Block[] {
  const drug = askedDrug(facts);
  const asked = askedSections(facts);
  if (!drug) return [];
  const passages = library
    .passagesOfDrug(drug)
    .filter(({ section }) => asked.some((each) => each === section));
  if (passages.length === 0) return [];
  const source = { title: drug.name, route: `/medications/${drug.medication.id}` };
  // What was said before may rule the drug out. The words that ask for a section may not.
  const { topics = [], patient = {} } = facts.inherited.slots;
  const said = { ...facts, text: sentencesOf({ topics, patient }) };
  const against = asked.some((section) => ofGiving.has(section))
    ? quotedContraindications(said, [drug], library)
    : [];
  return [
    ...inSlot('verdict', [...against, ...quoted(passages)]),
    ...inSlot('more', [frame(`Doses: ${link(source)}`, source)]),
  ];
}
