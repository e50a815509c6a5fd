import { tellingWords, words } from '@oryx/search';
import { type Drug, drugsOf, type Mention } from '../drugs/names.ts';
import type { Library } from '../library.ts';
import type { KnownPassage } from '../passages/passage.ts';
import { saysNoBreath, saysNoPulse } from '../read/danger-words.ts';
import { readPatient } from '../read/patient.ts';
import { routesIn } from '../read/routes.ts';
import type { Section } from '../retrieval/sections.ts';
import { signsOf } from '../tools/danger/danger-signs.ts';
import { hardStopsFor } from '../tools/hard-stops/stops-for.ts';
import { overdosesOfAnswer } from '../tools/interactions/overdoses.ts';
import { type Clause, clausesOf, isReadable, sentencesOf } from './clauses.ts';
import { type Asked, bindsToDose, hasFigure, type Statement } from './dose-binding.ts';

/** What is left of a text written by a language model. */
export interface VerifiedProse {
  /** The sentences that are bound to a row or a line of Oryx, as written. */
  readonly kept: readonly string[];
  /** Number of sentences that were left out. */
  readonly leftOut: number;
}

/** Claims that something may be given, or need not be done. */
const safety =
  /\b(?:safe(?:ly|r|st)?|safety|harmless|benign|innocuous|fine|ok|okay|alright|(?:may|can|could|might|should) (?:still |also |always |safely )?(?:be )?(?:give|given|used?|combined?|taken|started|repeated|ignored?|skipp?(?:ed)?|omit(?:ted)?|wait)|allowed|permitted|acceptable|tolerated|suitable|appropriate|no (?:need|harm|risk|danger|problem|issue|concern|reason|contra-?indications?|interactions?|cautions?|limit|maximum|monitoring|worr\w+)|(?:not|never|isn't|is not|aren't|don't|does not|do not|doesn't|need not|needn't|no longer) (?:be )?(?:need(?:ed)?|necessary|required|contra-?indicated|dangerous|harmful|matter|withh[eo]ld|worry|wait|delay|hesitate|a problem|a concern|unsafe|risky|interact)|unnecessary|needless|without (?:risk|danger|harm|fear|concern|monitoring|worry|hesitation)|do(?:es)? not withhold|withhold(?:ing)?|regardless|whatever the|ignore|disregard|skip|reassur\w*|risk-?free|side-?effect-?free|compatible|no matter|never mind|outweighs?)\b/;

/** An instruction not to give something. */
const directive =
  /\b(?:avoid(?:ed)?|contra-?indicated|(?:do not|don't|must not|should not|never|not to be|not) (?:be )?(?:give|given|use|used|inject(?:ed)?|combined?|mix(?:ed)?|start(?:ed)?|push(?:ed)?|take|taken))\b/;
const directives = new RegExp(directive, 'g');
/** Words that warn, and words that advise. */
const warning = new RegExp(
  String.raw`${directive.source}|\b(?:never|not|no|caution|beware|danger(?:ous)?|withhold|unless|without|except|contra-?indications?)\b`,
);
const advised =
  /\b(?:give|use|used|inject|start|push|infuse|administer|treats?|treated|treatment|indicated|indications?|choose|choice|helps?|works? (?:in|for)|need(?:s|ed)?|for|draw|load|add|offer|continue|resume)\b/;

const warningSections: readonly Section[] = ['contraindications', 'precautions', 'pregnancy', 'renal'];
const descriptive: readonly Section[] = [
  'onset',
  'duration',
  'action',
  'kinetics',
  'adverse',
  'names',
  'schedule',
];
/** Words that a description of each section must have, so that an effect is not taken for a purpose. */
const cues: Partial<Readonly<Record<Section, RegExp>>> = {
  adverse: /\b(?:cause|effect|adverse|side|watch)/,
  onset: /\b(?:onset|acts?|start|peak)/,
  duration: /\b(?:duration|lasts?)/,
};

/** Words that a statement may add to those of a line. */
const connecting = new Set(
  words(
    `a an the and or of in on for to by with from as at is are was were be been it its this that these those has have had can may will do does
    cause causes effect effects adverse side watch onset duration lasts last avoid contraindicated contraindication not never caution
    remember note recall because so also drug patient patients give given use used indicated indication indications treat treats who whom`,
  ),
);
const negations = new Set(
  words('not no never none without unless except instead neither nor nothing still only outside caution'),
);

/**
 * Verifies a text of a language model sentence by sentence. A sentence stays if it binds to one row of Oryx: a dose on
 * drug, patient, route, purpose, amount, strength and interval; a warning on a line that warns; a claim that something is
 * safe on the very words of a page. Otherwise it is left out whole. A question without a figure or a claim stays.
 *
 * @param evidence the passages that the answer shows
 */
export function verifiedProse(
  prose: string,
  asked: Asked,
  evidence: readonly KnownPassage[],
  library: Library,
): VerifiedProse {
  const clauses = clausesOf(prose);
  const bound = clauses.filter((clause) => isBound(clause, asked, evidence, library));
  const kept = bound.filter(({ text }) => isHarmless(text, asked, library));
  return { kept: kept.map(({ text }) => text), leftOut: clauses.length - kept.length };
}

/**
 * Returns true if a sentence passes the checks of every message: limits, hard stops and dangers of the patient.
 * Limits are checked because a correct row may exceed one for a light patient. Dangers are checked because only the
 * message can state them.
 */
function isHarmless(sentence: string, asked: Asked, library: Library): boolean {
  const overdoses = overdosesOfAnswer(sentence, { ...asked.question, text: asked.text }, library);
  if (
    overdoses.length +
      hardStopsFor({ text: sentence, patient: readPatient(asked.text, library.patterns) }, library).length >
    0
  )
    return false;
  const rows = library.sources.knowledge.dangerSigns.rows;
  const dangersOf = (text: string) => [
    ...(saysNoPulse(text, library.patterns) ? ['no pulse'] : []),
    ...(saysNoBreath(text, library.patterns) ? ['no breath'] : []),
    ...signsOf(readPatient(text, library.patterns), rows).flatMap(({ row }) =>
      row.isDanger ? row.sign : [],
    ),
  ];
  const stated = new Set(dangersOf(asked.text));
  // A sentence about a drug may name such a danger as its effect.
  if (library.drugsIn(sentence).length > 0) return true;
  return dangersOf(sentence).every((danger) => stated.has(danger));
}

function isBound(clause: Clause, asked: Asked, evidence: readonly KnownPassage[], library: Library): boolean {
  if (!isReadable(clause)) return false;
  const { text, plain, isQuestion } = clause;
  const mentions = library.mentionsIn(text).filter(({ drug }) => drug);
  const named = (of: readonly Mention[]) => new Set(of.flatMap((mention) => mention.words));
  // A drug without a page, such as an opioid in an overdose, belongs to what is said of the others.
  const ofPages = mentions.filter(({ drug }) => drug?.medication);
  const names = named(ofPages);
  const drugs = drugsOf(ofPages);
  const pages = drugs
    .flatMap((drug) => library.passagesOfDrug(drug))
    .filter(({ section }) => section !== 'dose');
  if (isCopied(plain, names, pages)) return true;
  if (safety.test(plain)) return false;
  const [drug, ...others] = drugs;
  const isOfRoute = routesIn(text, library.patterns).length > 0;
  if (hasFigure(plain) || (drug && isOfRoute)) {
    if (!drug?.medication || others.length > 0) return false;
    return bindsToDose({ plain, names, needsAmount: hasFigure(plain) }, drug.medication, {
      ...asked,
      patterns: library.patterns,
    });
  }
  if (isOfRoute || handling.test(plain)) return false;
  const statement = { plain, names };
  if (isQuestion) return isOpenQuestion(statement, [...pages, ...evidence]);
  if (!drug) return evidence.some((passage) => isWithin(statement, passage));
  return (
    isOfPage(statement, pages) ||
    isOfPurpose(statement, drugs) ||
    isOfPair({ plain, names: named(mentions) }, drugsOf(mentions), library)
  );
}

/** Words of a question that says nothing about its subject. */
const asking = new Set(
  words(
    `which what when who whom how why where would you your we our choose think look ask first next plan planned make change decide tell
    before after route check do does did should could withdraw expect notice find know see here now patient more`,
  ),
);

/** Returns true if a question puts nothing into its answer: it has only words of questions, and of the pages that it is about. */
function isOpenQuestion({ plain, names }: About, pages: readonly KnownPassage[]): boolean {
  if (directive.test(plain) || words(plain).some((word) => negations.has(word))) return false;
  const known = new Set(
    pages.flatMap(({ title, heading, lines }) => [title, heading, ...lines].flatMap((line) => words(line))),
  );
  return words(plain).every(
    (word) => asking.has(word) || connecting.has(word) || names.has(word) || known.has(word),
  );
}

/** Words about handling a drug without naming it. */
const handling =
  /\b(?:ampoules?|vials?|syringes?|dos(?:e|es|ing|age)|bolus(?:es)?|push(?:ed)?|undiluted|neat|tablets?|puffs?|drops?|again|repeat\w*|same|usual|more|less|extra|increase\w*|halve|max(?:imum)?|per|each|hourly|weight)\b/;

/** Returns true if a statement is one sentence of a page word for word, with or without the name of the drug before it. */
function isCopied(plain: string, names: ReadonlySet<string>, pages: readonly KnownPassage[]): boolean {
  if (names.size === 0) return false;
  const all = words(plain);
  const said = new Set(
    [all, all.slice(all.findIndex((word) => !names.has(word)))].map((each) => each.join(' ')),
  );
  // A sentence of an interaction says nothing without its other drug.
  return pages.some(({ lines, section }) =>
    lines.some((line) =>
      [line, ...(section === 'interactions' ? [] : sentencesOf(line))].some((sentence) =>
        said.has(words(sentence).join(' ')),
      ),
    ),
  );
}

/** A clause about drugs, and the words that name them. */
type About = Pick<Statement, 'plain' | 'names'>;

/** Returns true if two drugs are not to be given together by a stored interaction, and nothing else is said. */
function isOfPair(about: About, drugs: readonly Drug[], library: Library): boolean {
  if (drugs.length !== 2 || !directive.test(about.plain)) return false;
  if (tellingOf(about).some((word) => !pairWords.has(word))) return false;
  return library.pairs
    .of(drugs)
    .some(({ rows }) =>
      rows.some(({ row }) => row.severity === 'contraindicated' || directive.test(row.action.toLowerCase())),
    );
}

const pairWords = new Set(words('combine together taken takes taking'));

/** Returns true if a statement about drugs has the words of one sentence of a fitting section of the page. */
function isOfPage(about: About, pages: readonly KnownPassage[]): boolean {
  const { plain } = about;
  const sections = warning.test(plain)
    ? warningSections
    : advised.test(plain)
      ? (['indications'] as const)
      : descriptive;
  return pages.some(
    (passage) =>
      passage.section !== undefined &&
      sections.some((section) => section === passage.section) &&
      (cues[passage.section]?.test(plain) ?? true) &&
      isWithin(about, passage),
  );
}

/** Returns true if a statement says no more than what a drug is given for. */
function isOfPurpose(about: About, drugs: readonly Drug[]): boolean {
  if (warning.test(about.plain) || !advised.test(about.plain) || drugs.length !== 1) return false;
  const telling = tellingOf(about);
  return drugs.some(({ medication }) =>
    medication?.doses.some(({ topic, indication }) =>
      [topic, indication].some((purpose) => tellingWords(words(purpose)).join(' ') === telling.join(' ')),
    ),
  );
}

/** Returns true if every word of a statement is in one sentence of a passage, with the same negations. */
function isWithin(about: About, { lines, section }: KnownPassage): boolean {
  const telling = tellingOf(about);
  if (telling.length === 0) return false;
  const isDirective = directive.test(about.plain);
  return lines.flatMap(sentencesOf).some((sentence) => {
    const parts = sentence
      .split(/[,;:()]| or /)
      .filter((part) => words(part).some((word) => telling.includes(word)));
    if (!isInOrder(telling, words(sentence)) || !parts.every((part) => isHalf(telling, part))) return false;
    if (isDirective && section !== 'contraindications' && !directive.test(sentence)) return false;
    if (!isDirective && directive.test(sentence)) return false;
    return negationsOf(section === 'adverse' ? parts.join(' ') : sentence) === negationsOf(about.plain);
  });
}

/** Returns true if words follow each other in a text, whatever stands between them. */
function isInOrder(telling: readonly string[], text: readonly string[]): boolean {
  let from = 0;
  return telling.every((word) => {
    from = text.indexOf(word, from) + 1;
    return from > 0;
  });
}

const tellingOf = ({ plain, names }: About) =>
  words(plain.replaceAll(directives, ' ')).filter((word) => !connecting.has(word) && !names.has(word));

const negationsOf = (text: string) =>
  [...new Set(words(text.replaceAll(directives, ' ')).filter((word) => negations.has(word)))].sort().join();

/** Returns true if words are at least half of a part of a sentence. */
function isHalf(telling: readonly string[], part: string): boolean {
  const ofPart = words(part).filter((word) => !connecting.has(word));
  return ofPart.filter((word) => telling.includes(word)).length * 2 >= ofPart.length;
}
