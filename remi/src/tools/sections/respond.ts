import type { ChatSource } from '@oryx/contract';
import { drugPage, frame, link, quoted } from '../../answer/blocks.ts';
import { inSlot } from '../../answer/slots.ts';
import { sentencesOf } from '../../conversation/sentence.ts';
import type { Drug } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import type { KnownPassage } from '../../passages/passage.ts';
import type { Block } from '../../remi.ts';
import type { Section } from '../../retrieval/sections.ts';
import { askedDrug } from '../doses/asked-drug.ts';
import { lookElsewhere } from '../pages/elsewhere.ts';
import { quotedContraindications } from '../safety/respond.ts';
import { askedSections } from './asked-sections.ts';

/** Sections that somebody asks for who is about to give the drug. */
const ofGiving: ReadonlySet<string> = new Set([
  'pregnancy',
  'renal',
  'contraindications',
  'precautions',
  'preparation',
]);

/** The sections that a page may lack, in the words of a sentence. */
const names: Partial<Readonly<Record<Section, string>>> = {
  kinetics: 'its half-life and how it leaves the body',
  onset: 'when it begins to work',
  duration: 'how long it works',
  pregnancy: 'pregnancy and breastfeeding',
  renal: 'kidney disease',
  adverse: 'adverse effects',
  schedule: 'its schedule',
  names: 'trade names',
  action: 'how it works',
  preparation: 'how it is kept',
};

/** Says that a page holds nothing of what is asked, so that no dose is read as the answer. */
function silence(
  { message, question: { mentions } }: Facts,
  { name }: Drug,
  asked: readonly Section[],
  source: ChatSource,
): Block[] {
  const own = new Set(mentions.flatMap(({ words }) => words));
  const said = asked.flatMap((section) => names[section] ?? []);
  const asksMore = message.question.keywords.some((word) => !own.has(word));
  if (said.length === 0 || (asksMore && !asked.includes('preparation'))) return [];
  return [
    ...inSlot('verdict', [
      frame(`The page of ${link({ ...source, title: name })} says nothing of ${said.join(' or ')}.`, source),
    ]),
    ...lookElsewhere,
  ];
}

/** Returns what the page of a drug says in the sections that are asked for. */
export function sectionBlocks(facts: Facts, library: Library): Block[] {
  const drug = askedDrug(facts);
  const asked = askedSections(facts);
  if (!drug) return [];
  const { patterns, message } = facts;
  const asksKeeping = patterns('asks-keeping').test(message.text);
  const isAsked = ({ section, text }: KnownPassage) =>
    asked.some((each) => each === section) &&
    (section !== 'preparation' || !asksKeeping || patterns('tells-keeping').test(text));
  const passages = library.passagesOfDrug(drug).filter(isAsked);
  const source = drugPage(drug.medication);
  if (passages.length === 0) return silence(facts, drug, asked, source);
  // What was said before may rule the drug out. The words that ask for a section may not.
  const { topics = [], patient = {} } = facts.inherited.slots;
  const said = { ...facts, text: sentencesOf({ topics, patient }) };
  const isOfGiving = facts.ruledOut().length === 0 && asked.some((section) => ofGiving.has(section));
  const against = isOfGiving ? quotedContraindications(said, [drug], library) : [];
  return [
    ...inSlot('verdict', [...against, ...quoted(passages)]),
    ...inSlot('more', [frame(`Doses: ${link(source)}`, source)]),
  ];
}
