import type { ChatState, Finding as Said } from '@oryx/contract';
import { guards, readAmounts } from '@oryx/doses';
import { type Pause, words } from '@oryx/search';
import { type Inherited, nothing, type Stated } from './conversation/stated.ts';
import { drugsOf, type Mention } from './drugs/names.ts';
import { additionsIn, isSoldWith } from './drugs/prepared.ts';
import type { Library } from './library.ts';
import { type Allergies, readAllergies } from './read/allergies.ts';
import { readCounts, tellsOfNow } from './read/bedside.ts';
import { readPulse } from './read/danger-words.ts';
import { Findings } from './read/findings.ts';
import { takenAtHome } from './read/had.ts';
import { withEndedAnswers } from './read/listed-answers.ts';
import { withoutDenied } from './read/negation.ts';
import { observations, type Patient, readPatient, signValue, spansOf } from './read/patient.ts';
import { isOfSeveral } from './read/several.ts';
import type { Finding } from './retrieval/finder.ts';
import { type Question, withoutMeasured } from './retrieval/question.ts';
import { stemOf } from './retrieval/stem.ts';
import { takenDrugs } from './tools/antidotes/poisonings.ts';
import type { Calculation } from './tools/calculators/calculation.ts';
import { type FoundSign, signsOf } from './tools/danger/danger-signs.ts';
import { isWay } from './tools/doses/ways.ts';
import { hardStopsFor } from './tools/hard-stops/stops-for.ts';
import { type RuledOut, ruledOut } from './tools/safety/ruled-out.ts';

/** What a message states and inherits. It is read once, for every tool. */
export interface Facts extends Stated {
  /** The message, and what it inherits as sentences after it. */
  readonly text: string;
  /** What is asked, and the names in it. Allergens and the names of values are left out. */
  readonly question: Question;
  /** The message on its own. */
  readonly message: Stated & Pick<Facts, 'findings' | 'said' | 'counts'>;
  /** What comes from the conversation before the message. */
  readonly inherited: Inherited;
  /** The findings of the text, and whether it denies them. */
  readonly findings: Findings;
  /** What the values of the patient mean. */
  readonly signs: readonly FoundSign[];
  /** The scores of the vital signs, as far as they can be worked out for this patient. */
  readonly scores: readonly Calculation[];
  /** What words say of the patient, by the names that charts and danger signs refer to. */
  readonly said: ReadonlySet<Said>;
  /** How many doses of the first drug and how many shocks were given. */
  readonly counts: { readonly doses?: number; readonly shocks?: number };
  /** What the text states against the drugs that it names. Worked out when a tool first asks. */
  readonly ruledOut: () => readonly RuledOut[];
  /** The passages that are closest to the text. They are looked for when a tool first asks. */
  readonly found: () => Promise<Finding>;
}

/** What is read of a text, and the question before its allergens are left out. */
interface Read extends Stated, Pick<Facts, 'findings' | 'signs' | 'said' | 'counts'> {
  readonly whole: Question;
}

/**
 * Reads a message together with what it inherits from the conversation before it. What is inherited is written out as
 * sentences, so that one reader reads both. `pause` lets other work run between the steps.
 */
export async function readFacts(
  written: string,
  library: Library,
  pause: Pause,
  state: ChatState = {},
): Promise<Facts> {
  const typed = withEndedAnswers(written);
  // The code for a second message is loaded with it.
  const talk = Object.keys(state).length > 0 ? await import('./conversation/inherit.ts') : undefined;
  const clear = library
    .clearer(
      talk ? talk.completed(talk.withInputNames(typed, state, library), state, library.patterns) : typed,
    )
    .replace(library.patterns('old-reaction'), (found) =>
      found.replace(/.*? (?:to|from|after|with) ([a-z-]+).*/is, 'allergic to $1'),
    );
  const whole = library.patterns('grams').test(clear) ? await inKilograms(clear, library) : clear;
  const first = await read(whole, library, pause);
  const told =
    isOnlyTold(first) && !talk ? aboutNow(whole, first, library) : withPreparation(first, state, library);
  const text = withAge(told, first);
  const message = text === whole ? first : await read(text, library, pause);
  const inherited = talk ? talk.inherit(message, state, library) : nothing;
  const sentences = talk ? talk.sentencesOf(inherited.slots) : '';
  // A number at the end counts no drug of the next sentence: `weighs about 16`, then ibuprofen.
  const given = inherited.isTooMuch ? `${inherited.slots.drugs?.join(' and ')} given, ` : '';
  const all =
    sentences === ''
      ? message
      : asking(
          message,
          inherited,
          await read(`${given}${text.replace(/\d$/, '$&.')}\n\n${sentences}`, library, pause),
        );
  const { whole: question, ...stated } = all;
  // The values of two patients must not be combined into one score.
  const scores = stated.isOfSeveral || !hasVitals(stated.patient) ? [] : await vitalScoresOf(stated, library);
  let finding: Promise<Finding> | undefined;
  let against: readonly RuledOut[] | undefined;
  return {
    ...stated,
    message,
    inherited,
    scores,
    ruledOut() {
      against ??= ruledOutIn(stated, library);
      return against;
    },
    found() {
      finding ??= library.retrieval
        .find(all.text, question)
        .then((near) =>
          withoutOpposite(
            withoutShunned(near, stated.question, stated.allergies),
            stated.question,
            stated.signs,
            library,
          ),
        );
      return finding;
    },
  };
}

/** Returns true if a patient has a value that a score of the vital signs may count. */
const hasVitals = ({ signs, pressure }: Patient): boolean => signs.size > 0 || pressure !== undefined;

/** Works out the scores of the vital signs. The code of the calculators is loaded with the first value. */
async function vitalScoresOf(stated: Omit<Read, 'whole'>, library: Library): Promise<Calculation[]> {
  const { vitalScores } = await import('./tools/calculators/vital-scores.ts');
  return vitalScores(stated, library);
}

/** Returns a text with the weight of a newborn in kg. The code for it is loaded with the first amount of grams. */
async function inKilograms(text: string, library: Library): Promise<string> {
  const { withoutGrams } = await import('./read/grams.ts');
  return withoutGrams(text, library.patterns, (part) => library.mentionsIn(part).some(({ drug }) => drug));
}

/** Returns a reading that asks for what the message asks: what is known of a patient asks for no section. */
function asking(
  { text, patterns, question: { sections } }: Stated,
  { slots: { section, page } }: Inherited,
  all: Read,
): Read {
  // A disease that somebody has beside what the chart treats is told late: `forgot to say he has asthma`.
  const isBeside = page !== undefined && patterns('adds-condition').test(text);
  const said = new Set([...all.said].filter((each) => !isBeside || tellsOfNow(each, patterns)));
  // A question for the volume of a dose is no question for how it is made up.
  const own = [...sections].filter((each) => !(section === 'dose' && each === 'preparation'));
  const asked = { sections: new Set([...own, ...(section ? [section] : [])]) };
  return { ...all, said, question: { ...all.question, ...asked }, whole: { ...all.whole, ...asked } };
}

async function read(text: string, library: Library, pause: Pause): Promise<Read> {
  const patient = readPatient(text, library.patterns);
  await pause();
  const several = isOfSeveral(text, library.patterns, spansOf(patient));
  const said = library.bedside.read(text, patient, library.patterns);
  const signs = several ? [] : signsOf(patient, library.sources.knowledge.dangerSigns.rows, said);
  const means = signs.flatMap(({ row }) => row.means);
  const whole = withoutAdditions(library.retrieval.read(text, patient, means), text);
  await pause();
  // A drug or an allergy late in a long text counts as well.
  const allergies = readAllergies(text, library.retrieval.mentionsIn(text), library.patterns);
  const asked = withoutAdditions(withoutAllergens(whole, allergies, { text, patient, library }), text);
  const question = withoutDeniedDrugs(asked, text, library);
  await pause();
  const findings = new Findings(text, library.patterns);
  return {
    text,
    patterns: library.patterns,
    patient,
    findings,
    question,
    allergies,
    atHome: takenAtHome(question.mentions, text, library.patterns),
    isOfSeveral: several,
    signs,
    said,
    counts: readCounts(text, library.patterns),
    whole,
  };
}

/** Returns true if a text names no drug, no score and no value, for which the past and what is absent count. */
const isOnlyTold = ({ question: { mentions, kinds }, patient }: Read): boolean =>
  observations(patient) === 0 &&
  !kinds.has('calculator') &&
  mentions.every(({ drug, entries }) => !drug && entries.every(({ type }) => type !== 'calculator'));

/**
 * Returns a text without the parts that do not describe the patient today. It leaves out what the family had, what
 * was years ago, and an animal that is ill. It also leaves out what the text denies, unless the denial is a finding
 * itself. What rules a drug out may lie in the past.
 */
function aboutNow(text: string, { said, signs, question, patient }: Read, library: Library): string {
  const { patterns } = library;
  if (patterns('of-animal').exec(text)?.index === 0 && !patterns('of-person').test(text)) return '';
  const others = (['of-family', 'long-past'] as const).reduce(
    (rest, name) => rest.replaceAll(new RegExp(patterns(name), 'gi'), ' '),
    text,
  );
  // `no urine` is the name of a complaint.
  const isDenialKnown = question.mentions.some(({ words: name }) =>
    patterns.words('words-deny').has(name[0] ?? ''),
  );
  // `without sedation` is what makes a paralysing drug kill.
  const isStopped = hardStopsFor({ text, patient }, library).length > 0;
  const isFound = said.size > 0 || signs.length > 0 || isDenialKnown || isStopped;
  return isFound || asksOfDenied.test(text) ? others : withoutDenied(others);
}

/** A question is not answered by what it denies: `how is PE ruled out`. */
const asksOfDenied = /\?|^(?:how|wh|is|are|ca|co|sh|do|hoe)/i;

/** Leaves out what somebody took as a poison. The values of two patients rule out nothing. */
function ruledOutIn(
  facts: Pick<Facts, 'text' | 'question' | 'patient' | 'signs' | 'isOfSeveral'>,
  library: Library,
): readonly RuledOut[] {
  const taken = takenDrugs(facts, library);
  const drugs = drugsOf(facts.question.mentions).filter(({ name }) => !taken.has(name));
  return facts.isOfSeveral ? [] : ruledOut(facts, drugs, library);
}

/**
 * Returns a message that asks for another preparation of the drug before with the name of that drug: after lidocaine,
 * `with adrenaline?` is no question for adrenaline.
 */
function withPreparation(
  { text, question }: Read,
  { drugs = [], topics = [] }: ChatState,
  library: Library,
): string {
  // In an arrest adrenaline is the next drug.
  if (readPulse(topics.join(' '), library.patterns) === 'absent') return text;
  const [before] = drugs.length === 1 ? drugs.flatMap((name) => library.drug(name) ?? []) : [];
  const [added, ...more] = drugsOf(question.mentions);
  if (!before || !added || more.length > 0 || !isSoldWith(before, added)) return text;
  if (question.sections.has('dose') || !library.patterns('adds-drug').test(text)) return text;
  return `${before.name} with ${added.name}, ${text}`;
}

/**
 * Returns `midazolam 9 months` with `old` behind it: where nothing but the dose of a drug is named, the months are an
 * age. So are those of `14 months choking`, and the number after the name of a score: `crb65 72`.
 */
function withAge(text: string, { question, patient, patterns, said }: Read): string {
  const first = patterns('bare-months').exec(text);
  const happens = patterns.words('words-happens');
  if (first?.index === 0 && patient.days === undefined && [...said].some((each) => happens.has(each)))
    return text.replace(first[0], '$& old');
  const ofScore = patterns('bare-age').exec(text);
  if (ofScore && patient.days === undefined) return text.replace(ofScore[0], '$& years old');
  const [drug, ...more] = drugsOf(question.mentions);
  const isKnown = patient.days !== undefined || (signValue(patient, 'weight') ?? 0) >= guards.lightestAdult;
  if (!drug?.medication || more.length > 0 || isKnown || readAmounts(text).length > 0) return text;
  const own = new Set(question.mentions.flatMap(({ words: name }) => name));
  const purposes = new Set(
    drug.medication.doses.flatMap((dose) => words(`${dose.topic} ${dose.indication}`).map(stemOf)),
  );
  const isOfDose = question.keywords.every(
    (word) => own.has(word) || purposes.has(stemOf(word)) || isWay(word),
  );
  return isOfDose ? text.replace(patterns('bare-months'), '$& old') : text;
}

/** Leaves out what is in the ampoule of another drug. */
function withoutAdditions(question: Question, text: string): Question {
  const added = additionsIn(question.mentions, words(text));
  if (added.size === 0) return question;
  return { ...question, mentions: question.mentions.filter(({ drug }) => !drug || !added.has(drug.name)) };
}

function withoutAllergens(
  question: Question,
  allergies: Allergies,
  { text, patient, library }: { text: string; patient: Patient; library: Library },
) {
  const asked = question.asked.filter((word) => !allergies.words.has(word));
  // Beyond the beginning of a long text only names of drugs are read.
  const isRead = ({ drug, from }: Mention) => drug || question.mentions.some((each) => each.from === from);
  const others = withoutMeasured(allergies.others, text, patient, library.patterns).filter(isRead);
  const allergens = question.mentions.filter((each) => each.drug && !allergies.others.includes(each));
  // In `allergic to sulfa, cotrim` the last name is asked for as well.
  const isListed =
    allergens.length > 0 && !others.some(({ drug }) => drug) && /al+erg.*,\s*[\p{L}-]+\W*$/isu.test(text);
  return { ...question, asked, mentions: isListed ? [...others, ...allergens.slice(-1)] : others };
}

/** Tells that a patient does not take a drug, which `no digoxin` leaves open. */
const notTaken = /\b(?:not|never|isn.?t) (?:on|taking|taken)\b/i;

/**
 * Leaves out the drugs that a patient does not take, such as sildenafil in `GTN, not on viagra`. If there is no other
 * drug, `not on insulin` may ask for its dose.
 */
function withoutDeniedDrugs(question: Question, text: string, library: Library): Question {
  const drugs = new Set(drugsOf(question.mentions).map(({ name }) => name));
  const isNotTaken = notTaken.test(text) && !question.sections.has('dose');
  const affirmed = drugs.size > 1 || isNotTaken ? withoutDenied(text) : text;
  if (affirmed === text) return question;
  const kept = new Set(drugsOf(library.mentionsIn(affirmed)).map(({ name }) => name));
  const isKept = ({ drug }: Mention) => !drug || kept.has(drug.name);
  const mentions = question.mentions.filter(isKept);
  if (!isNotTaken && !mentions.some(({ drug }) => drug)) return question;
  const denied = new Set(question.mentions.filter((each) => !isKept(each)).flatMap((each) => each.words));
  const asked = question.asked.filter((word) => !denied.has(word));
  const keywords = question.keywords.filter((word) => !denied.has(word));
  return { ...question, mentions, asked, keywords };
}

/** Leaves out the pages of drugs that are named only as allergens. */
function withoutShunned(found: Finding, question: Question, { drugs }: Allergies): Finding {
  const given = new Set(drugsOf(question.mentions));
  const shunned = drugs.flatMap((drug) =>
    drug.medication && !given.has(drug) ? [`/medications/${drug.medication.id}`] : [],
  );
  const pages = found.pages.filter(({ passages: [first] }) => !shunned.includes(first?.route ?? ''));
  return { ...found, pages };
}

/** Leaves out the charts of the opposite: that of a high potassium for a patient with a low one, unless it is named. */
function withoutOpposite(
  found: Finding,
  { mentions }: Question,
  signs: readonly FoundSign[],
  library: Library,
): Finding {
  const { rows } = library.sources.knowledge.dangerSigns;
  const named = mentions.flatMap(({ entries }) => entries.map(({ route }) => route));
  const ofSigns = signs.flatMap(({ row }) => row.see);
  const opposite = signs
    .flatMap(({ row }) => rows.filter((other) => isOpposite(row.when, other.when)).flatMap(({ see }) => see))
    .filter((page) => !ofSigns.includes(page))
    .map((page) => library.pageOf(page)?.route ?? '')
    .filter((route) => !named.includes(route));
  const pages = found.pages.filter(({ passages: [first] }) => !opposite.includes(first?.route ?? ''));
  return { ...found, pages };
}

type Limits = FoundSign['row']['when'];

const isOpposite = (one: Limits, other: Limits): boolean =>
  one.length === 1 &&
  other.length === 1 &&
  one[0]?.of === other[0]?.of &&
  (one[0]?.below === null) !== (other[0]?.below === null);
