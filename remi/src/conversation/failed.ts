import type { ChatState, Finding } from '@oryx/contract';
import { type Patterns, words } from '@oryx/search';
import type { Drug, Mention } from '../drugs/names.ts';
import type { Library } from '../library.ts';
import { readAccess } from '../read/access.ts';
import { isHad } from '../read/had.ts';
import { readPatient } from '../read/patient.ts';
import { routesIn } from '../read/routes.ts';
import { asksForOther } from '../read/unavailable.ts';
import { type FoundSign, findingsOfSigns } from '../tools/danger/danger-signs.ts';
import { dosesOf, linesOf, textsOfDrugs } from './known.ts';
import type { Inherited, Stated } from './stated.ts';

/** What a message states, with what its values mean. */
interface InContext extends Stated {
  readonly said: ReadonlySet<Finding>;
  readonly signs: readonly FoundSign[];
}

/** Most words of a message that says how a treatment went. */
const mostWords = 20;

/**
 * Returns how the treatment of a conversation has failed by a message: it did not help, was vomited, or has no vein to go
 * into. A message that asks for a drug, a section of a page or another complaint says something else.
 */
export function failureOf(
  stated: InContext,
  state: ChatState,
  library: Library,
  drugs: readonly Drug[],
): Inherited['failed'] {
  const { text, patterns, question } = stated;
  const { drugs: before = [], page } = state;
  const said = text.trim().replace(/^\W+|\W+$/g, '');
  const all = words(said);
  const mentions = question.mentions.filter(({ drug }) => drug);
  // Of `atropine no effect` after a chart the drug was given.
  const isNamedFirst = ({ from, length }: Mention) =>
    from === 0 && /^(?:no|not|nie)$/.test(all[length] ?? '');
  const areHad = mentions.every(
    (mention) => isNamedFirst(mention) || isHad(all, mention, patterns) || isOf(mention.drug, before),
  );
  // An amount that was given, such as 20 mL, asks for nothing.
  const asksSection = [...question.sections].some(
    (section) => section !== 'dose' && section !== 'preparation',
  );
  if ((before.length === 0 && !library.chartCalled(page ?? '')) || !areHad) return undefined;
  if (asksSection || all.length > mostWords || asksForOther(text, patterns)) return undefined;
  const isOfDrug = before.length > 0 && drugs.length === 0;
  const hasNoVein = isOfDrug && readAccess(said, patterns) === 'none' && routesIn(said, patterns).length <= 1;
  const isVomited = isOfDrug && patterns('vomited-dose').test(said) && !isForVomiting(before, library);
  const failed = hasNoVein
    ? 'no vein'
    : isVomited
      ? 'vomited'
      : patterns('has-failed').test(said)
        ? 'no effect'
        : undefined;
  return failed && !isOfElse(stated, state, library, ways[failed]) ? failed : undefined;
}

/** What each failure tells of a patient by itself. */
const ways = { 'no vein': 'no iv line', vomited: 'vomiting, vomits everything', 'no effect': '' };

/** Findings of a patient who dies without help. A drug for an arrest tells of none of them. */
const lifeless: ReadonlySet<Finding> = new Set([
  'arrest',
  'no-pulse',
  'not-breathing',
  'shockable',
  'not-shockable',
  'unconscious',
]);

const isOf = (drug: Drug | undefined, names: readonly string[]): boolean =>
  drug !== undefined && names.includes(drug.name);

const isForVomiting = (names: readonly string[], library: Library): boolean =>
  dosesOf(names, library).some(({ topic }) => /vomit/i.test(topic));

/** Returns the story of a conversation, what it tells of the patient, and the charts that it is about. */
function storyOf({ drugs = [], page = '', topics = [] }: ChatState, library: Library, way: string) {
  const story = [page, ...topics, way].join(' ');
  const told = library.bedside.read(story, readPatient('', library.patterns), library.patterns);
  const own = library.chartCalled(page);
  const charts = own
    ? [own]
    : library.sources.algorithms.filter(
        ({ title, recognise = [] }) =>
          recognise.flat().some((condition) => told.has(condition as Finding)) &&
          drugs.some((drug) => library.chartGives(title, drug)),
      );
  return { story, told, charts };
}

/** Returns the findings of a message that neither the conversation nor its drugs and charts know. */
export function newFindings(stated: InContext, state: ChatState, library: Library, way = ''): Finding[] {
  const { text, patterns, signs, patient } = stated;
  const { told, charts } = storyOf(state, library, way);
  const purposes = dosesOf(state.drugs ?? [], library).map(({ topic }) => topic);
  const treated = library.bedside.read(purposes.join('. '), readPatient('', patterns), patterns);
  const known = new Set<unknown>([
    'not-better',
    ...told,
    // A drug for an arrest tells of none.
    ...[...treated].filter((finding) => !lifeless.has(finding)),
    ...charts.flatMap(({ recognise = [], steps = [] }) => [
      ...recognise.flat(),
      ...steps.flatMap(({ next }) => next.flatMap(({ when = [] }) => when.flat())),
    ]),
  ]);
  // What many charts are for may have a line in the chart of its cause.
  const lines = linesOf(charts).filter((line) => !/chart/i.test(line));
  const inLines = library.bedside.read(lines.join('. '), readPatient('', patterns), patterns);
  for (const each of ['shock', 'drowsy'] as const) if (inLines.has(each)) known.add(each);
  const rest = withoutFailure(text, patterns);
  const found = [...library.bedside.read(text, patient, patterns), ...findingsOfSigns(signs)];
  return found.filter(
    (finding) =>
      !known.has(finding) &&
      (finding !== 'unconscious' || library.bedside.read(rest, patient, patterns).has(finding)),
  );
}

/** Returns a text without what says that a treatment failed. `No response` alone is one to the drug. */
const withoutFailure = (text: string, patterns: Patterns): string =>
  text.replace(/^\W*no response\b/i, '').replaceAll(new RegExp(patterns('has-failed'), 'gi'), ' still ');

/** Returns true if a message tells of an arrest that neither the conversation nor its drugs are about, or of a new rhythm. */
export function isNewArrest(stated: InContext, state: ChatState, library: Library): boolean {
  const { told } = storyOf(state, library, '');
  const isNow = (one: Finding, before: Finding) =>
    stated.said.has(one) && told.has(before) && !stated.said.has(before);
  return (
    isNow('not-shockable', 'shockable') ||
    isNow('shockable', 'not-shockable') ||
    newFindings(stated, state, library).some((finding) => finding !== 'unconscious' && lifeless.has(finding))
  );
}

/**
 * Returns true if a message tells of a complaint or a finding that neither the conversation nor its drugs and charts
 * know, such as a low pressure after a drug against fits: that is no matter of the treatment before.
 */
function isOfElse(stated: InContext, state: ChatState, library: Library, way: string): boolean {
  const { story, charts } = storyOf(state, library, way);
  const texts = [story, ...linesOf(charts), ...textsOfDrugs(state, library)];
  const concepts = new Set(library.conceptsIn(texts.join('\n')));
  return (
    library
      .conceptsIn(withoutFailure(stated.text, stated.patterns))
      .some((concept) => !concepts.has(concept)) || newFindings(stated, state, library, way).length > 0
  );
}
