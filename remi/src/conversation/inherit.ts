import type { ChatPatient, ChatState, Finding, PatternName } from '@oryx/contract';
import { words } from '@oryx/search';
import { defined } from '../defined.ts';
import { type Drug, drugsOf } from '../drugs/names.ts';
import type { Library } from '../library.ts';
import { readAccess } from '../read/access.ts';
import { asksSteps } from '../read/asks-steps.ts';
import { readCounts, tellsOfNow } from '../read/bedside.ts';
import { readPulse } from '../read/danger-words.ts';
import type { Findings } from '../read/findings.ts';
import { readFollowUp } from '../read/follow-up.ts';
import { isHad } from '../read/had.ts';
import { observations, type Patient, readPatient } from '../read/patient.ts';
import { readPerson } from '../read/person.ts';
import { routesIn } from '../read/routes.ts';
import { readScheme } from '../read/scheme.ts';
import { unavailableIn } from '../read/unavailable.ts';
import { readWhom } from '../read/whom.ts';
import { stemOf } from '../retrieval/stem.ts';
import { toxicIn } from '../tools/antidotes/poisonings.ts';
import { calculatorInHand } from '../tools/calculators/in-hand.ts';
import { calculatorsOf } from '../tools/calculators/rows.ts';
import { states } from '../tools/calculators/states.ts';
import type { FoundSign } from '../tools/danger/danger-signs.ts';
import { isLater } from '../tools/doses/later.ts';
import { ruledOut } from '../tools/safety/ruled-out.ts';
import { isBare } from './bare.ts';
import { isUnclearNumber } from './completed.ts';
import { failureOf, isNewArrest, newFindings } from './failed.ts';
import { dosesOf, drugsCalled, linesOf, textsOfDrugs } from './known.ts';
import { namesConcept } from './names-concept.ts';
import { inheritPatient } from './patient-slots.ts';
import { type Inherited, nothing, patientSlots, type Stated } from './stated.ts';

export { withInputNames } from '../tools/calculators/in-hand.ts';
export { completed } from './completed.ts';
export { sentencesOf } from './sentence.ts';

/** What a message states, with what its values mean. */
interface InContext extends Stated {
  readonly said: ReadonlySet<Finding>;
  readonly signs: readonly FoundSign[];
  readonly findings: Findings;
}

type Route = NonNullable<ChatState['route']>;

/** Returns the routes that a text names and a dose can have. */
const slotRoutes = (routes: readonly string[]): Route[] =>
  routes.filter(
    (route): route is Route => route !== 'intrathecal' && route !== 'intra-arterial' && route !== 'epidural',
  );

/** Returns what a message takes from the conversation before it. */
export function inherit(stated: InContext, state: ChatState, library: Library): Inherited {
  const { text, patterns, question, patient, isOfSeveral } = stated;
  if (isOfSeveral || isBare(stated) || patterns('asks-handover').test(text.trimStart())) return nothing;
  const follow = readFollowUp(text, patterns);
  const whom = readWhom(text, patterns);
  const drugs = drugsOf(question.mentions).filter(({ name }) => !stated.atHome.includes(name));
  const before = state.patient ?? {};
  const isToxic = drugs.length === 0 && isOfTooMuch(stated, state, library);
  const failed = isToxic ? undefined : failureOf(stated, state, library, drugs);
  const reply = failed || isToxic ? undefined : replyOf(stated, state, library);
  const subject = failed || isToxic || reply ? 'kept' : subjectOf(stated, state, library, drugs);
  const facts = patientSlots(stated);
  const measuresOf = ({ age, weight }: ChatPatient) => age ?? weight;
  const isDescribed = measuresOf(facts) !== undefined || whom.stages.length > 0;
  const isSameMeasure = (['age', 'weight'] as const).some(
    (key) => facts[key] !== undefined && facts[key] === before[key],
  );
  const isNewCase =
    subject === 'own' &&
    follow.lead !== 'strong' &&
    !isSameMeasure &&
    measuresOf(before) !== undefined &&
    (isDescribed || observations(patient) >= 3);
  const { kept, isOther, leftOut, isUnclear } = inheritPatient(
    { facts, whom, isNewCase, isCorrection: patterns('corrects').test(text) },
    before,
  );
  const calculator = subject === 'kept' && !isOther ? filledCalculator(stated, state, library) : undefined;
  // What a value means leads to pages. It must not lead a question about something else there.
  const usesValues = subject !== 'own' || question.mentions.length > 0;
  const [stage] = whom.stages;
  // A word for a stage of life that only this reader knows, such as one in Portuguese.
  const who = {
    ...(stage && facts.group === undefined && facts.age === undefined ? { group: stage.group } : {}),
    ...(usesValues ? withoutTotal(kept, calculator?.namesake) : withoutValues(kept)),
  };
  const keepsDrugs = subject !== 'own' && !reply;
  const usual = keepsDrugs && !(failed && drugs.length > 0) ? (state.drugs ?? []) : [];
  // `how many vials?` or `immunoglobulin?` after a chart asks for its drug that is counted or called so.
  const ofChart =
    subject !== 'own' && drugs.length === 0 && usual.length === 0 && state.page !== undefined
      ? library.drugsOfChart(state.page, words(text), follow.asksCount)
      : [];
  const usedDrugs = ofChart.length === 1 ? ofChart : usual;
  const page = failed
    ? state.page
    : subject === 'kept' && (drugs.length === 0 || reply || calculator) && usedDrugs.length === 0
      ? state.page
      : undefined;
  const step = namedStep(stated, state, library) ?? state.step;
  const routes = slotRoutes(routesIn(text, patterns));
  const access = readAccess(text, patterns);
  const isOfDrug = drugs.length > 0 || usedDrugs.length > 0;
  const keepsWay = isOfDrug && (!isOther || subject !== 'own');
  const section = sectionFor(
    stated,
    state,
    {
      subject,
      isOfDrug,
      follow,
      isChanged: isDescribed || routes.length > 0 || access !== undefined,
    },
    library,
  );
  const keepsRoute = keepsWay && routes.length === 0 && subject !== 'own' && access !== 'none';
  const keepsLack = keepsWay && access === undefined && !routes.includes('IV');
  const slots: ChatState = defined({
    drugs: some(usedDrugs),
    page,
    step: page && step,
    inputs: page && calculator ? state.inputs : undefined,
    topics: some(
      failed ? (state.topics ?? []) : topicsFor(stated, state, { page, drugs, subject, isOther }, library),
    ),
    section: failed ? undefined : section,
    failed: failed === 'no effect' ? Math.min(9, (state.failed ?? 0) + 1) : failed && state.failed,
    route: keepsRoute ? state.route : undefined,
    hasNoVein: keepsLack ? state.hasNoVein : undefined,
    patient: Object.keys(who).length > 0 ? who : undefined,
  });
  return defined({
    slots,
    isOther,
    isTooMuch: (isToxic && !isOther) || undefined,
    failed,
    reply,
    given: reply && state.drugs?.[0],
    leftOut,
    isPatientUnclear: isUnclear || (drugs.length === 0 && isUnclearNumber(text, state, patterns)),
  });
}

/** Returns true if a message tells of a sign of too much of a drug before that was not told: apnoea after magnesium. */
function isOfTooMuch(stated: Stated, { drugs = [], topics = [] }: ChatState, library: Library): boolean {
  const { patterns, question } = stated;
  const isToxic = (said: string, patient: Patient) => {
    const text = `${drugs.join(' and ')} given, ${said}`;
    const asked = { ...question, mentions: library.mentionsIn(text) };
    return toxicIn({ text, patient, question: asked }, library).length > 0;
  };
  const before = topics.join(' ');
  return (
    drugs.length > 0 &&
    isToxic(stated.text, stated.patient) &&
    !isToxic(before, readPatient('', patterns)) &&
    readPulse(before, patterns) !== 'absent'
  );
}

/** Leaves out the total of a score of which a part changes. */
const withoutTotal = ({ values = {}, ...others }: ChatPatient, total = ''): ChatPatient => ({
  ...others,
  values: Object.fromEntries(Object.entries(values).filter(([key]) => key !== total)),
});

const withoutValues = ({ values: _values, pressure: _pressure, ...others }: ChatPatient): ChatPatient =>
  others;

const some = (items: readonly string[]) => (items.length > 0 ? [...items] : undefined);

/** Returns the calculator that a conversation is about, if a message states inputs of it: `curb65`, then `urea 10`. */
function filledCalculator(stated: InContext, state: ChatState, library: Library) {
  const row = calculatorInHand(state, calculatorsOf(library));
  if (!row || stated.question.sections.has('dose')) return undefined;
  return Object.values(row.inputs).some((input) => states(input, stated)) ? row : undefined;
}

/** Whether a message names a subject of its own, keeps the one before, or adds to it. */
function subjectOf(
  stated: InContext,
  state: ChatState,
  library: Library,
  drugs: readonly Drug[],
): 'own' | 'kept' | 'both' {
  const { text, patterns, question, allergies, said, patient } = stated;
  const { lead, isCondition, addsAnother, asksAmount, asksRepeat } = readFollowUp(text, patterns);
  const drugsBefore = state.drugs ?? [];
  if (drugsBefore.length === 0 && state.page === undefined && (state.topics ?? []).length === 0) return 'own';
  if (filledCalculator(stated, state, library)) return 'kept';
  // What a patient takes at home may rule the drug before out.
  if (stated.atHome.length > 0 && drugs.length === 0 && drugsBefore.length > 0) return 'both';
  if (drugs.length > 0) {
    if (drugsBefore.length === 0) return 'own';
    // `and paracetamol?` after a check of two drugs asks for the same of a third one.
    const isFurther = drugsBefore.length > 1 && lead === 'strong' && words(text).length <= fewWords;
    // A drug without a page is one that the patient takes: `aspirin?` after warfarin.
    const taken = drugsCalled(drugsBefore, library).filter(({ medication }) => !medication);
    const isWithTaken = library.pairs.of([...taken, ...drugs]).some(({ rows }) => rows.length > 0);
    return addsAnother || isFurther || isWithTaken ? 'both' : 'own';
  }
  if (isNewArrest(stated, state, library)) return 'own';
  // A clearance changes the dose of the drug before: `lab phoned, crcl 22`.
  if (drugsBefore.length > 0 && patient.signs.has('creatinineClearance')) return 'kept';
  // The drug before may be none for another disease, or one that an allergy forbids.
  if (patterns('asks-treatment').test(text) && namesConcept(allergies.rest, library)) return 'own';
  // What a question of the chart asks for.
  const isOfFindings = drugsBefore.length === 0 && said.size > 0 && library.chartCalled(state.page ?? '');
  // `vomiting everything` is a danger sign of malaria, and vomiting by itself.
  const fewest = words(text).length <= fewWords ? said.size : 1;
  if (isOfFindings && newFindings(stated, state, library).length < fewest) return 'kept';
  if (speaksAgainst(stated, drugsBefore, library)) return 'kept';
  if (allergies.stated.length > 0 && question.sections.size === 0) return 'kept';
  // `still low BP, again?` asks for the drug before, not for the page of low pressure.
  if (drugsBefore.length > 0 && asksRepeat) return 'kept';
  // What a value means was not typed, and names no subject.
  const typed = new Set(words(text));
  // Nor does what a patient takes at home.
  for (const { drug, words: name } of question.mentions)
    if (drug && stated.atHome.includes(drug.name)) for (const word of name) typed.delete(word);
  const telling = library
    .subjectWords(question.keywords)
    .filter(
      (word) => typed.has(word) && !allergies.words.has(word) && !patterns('asks-antibiotic').test(word),
    );
  const isBeside = drugsBefore.length > 0 || ![...said].some((each) => tellsOfNow(each, patterns));
  if (telling.length === 0 || (isCondition && isBeside)) return 'kept';
  if (tellsState(text, drugsBefore, library)) return 'kept';
  const isShort = telling.length <= fewWords && !asksSteps(text, library.patterns);
  if (question.kinds.size === 0 && (isShort || asksAmount) && isOfDoses(telling, drugsBefore, library))
    return 'kept';
  const namesPage =
    question.mentions.some(
      ({ entries, words: name }) => entries.length > 0 && name.some((word) => typed.has(word)),
    ) || namesConcept(text, library);
  if (namesPage) return lead === 'strong' ? 'kept' : 'own';
  if (drugsBefore.length === 0 && lead !== undefined) return 'kept';
  const chart = library.chartCalled(state.page ?? '');
  // Values and nothing that has a page tell of the patient before.
  if (chart && observations(patient) > 0 && patient.days === undefined) return 'kept';
  const texts = textsOfDrugs(state, library);
  // A few words that stand in the chart are about it: `fluids per hour` after burns.
  if (drugsBefore.length === 0 && chart && telling.length <= fewWords) texts.push(...linesOf([chart]));
  // A word that the pages of the drug do not know may be another drug, whose dose this one must not take.
  const known = new Set(texts.flatMap(words).map(stemOf));
  return telling.every((word) => known.has(stemOf(word))) ? 'kept' : 'own';
}

/** Returns true if a short message states what rules one of some drugs out: `burns 3 days ago` after suxamethonium. */
function speaksAgainst(stated: InContext, drugs: readonly string[], library: Library): boolean {
  const { text, question } = stated;
  const isLong = words(text).length > mostOfCondition;
  if (isLong || question.sections.size > 0 || asksSteps(text, library.patterns)) return false;
  // What holds for every patient was not told by this message.
  return ruledOut(stated, drugsCalled(drugs, library), library).some(
    ({ rows, passages }) => passages.length > 0 || rows.some(({ conditions }) => conditions.length > 0),
  );
}

/** Returns true if a short message says what state the patient is in, and a drug has doses for that: `hypotensive`. */
function tellsState(text: string, drugs: readonly string[], library: Library): boolean {
  const { isShocked, isFrail } = readScheme(text, library.patterns);
  if (words(text).length > mostOfCondition || asksSteps(text, library.patterns)) return false;
  const states = [
    ...(isShocked ? ['shock', 'unstable'] : []),
    ...(isFrail ? ['elderly', 'frail', 'old'] : []),
  ];
  return dosesOf(drugs, library).some(({ who }) => states.some((state) => who?.includes(state)));
}

/** Most words of a condition that is told after the dose of a drug. */
const mostOfCondition = 8;

/** Most words that name another purpose or state for the same drug, as in `shocked?` or `and for arrest`. */
const fewWords = 3;

/** Returns true if the doses of some drugs tell each of some words, in this form or another. */
function isOfDoses(telling: readonly string[], drugs: readonly string[], library: Library): boolean {
  const texts = dosesOf(drugs, library).map(
    ({ indication, topic, who }) => `${indication}. ${topic}. ${who ?? ''}`,
  );
  const told = new Set(texts.flatMap((text) => words(text).map(stemOf)));
  const concepts = new Set(texts.flatMap((text) => library.conceptsIn(text)));
  return telling.every(
    (word) =>
      told.has(stemOf(word)) ||
      told.has(stemOf(word.replace(/ed$/, ''))) ||
      library.conceptsIn(word).some((concept) => concepts.has(concept)),
  );
}

/** Returns true if a drug has a single dose that follows its first one, such as the 12 mg of adenosine. */
const hasNextDose = (drugs: readonly string[], library: Library): boolean =>
  dosesOf(drugs, library).some((dose) => isLater(dose) && dose.amount.time === null);

/** Returns how a message goes on from the answer before. A drug that is named has to be one of the chart that was given. */
function replyOf(stated: InContext, state: ChatState, library: Library): Inherited['reply'] {
  const { text, patterns, question, patient, said } = stated;
  const { page = '', drugs: before = [] } = state;
  const isOnChart = library.chartCalled(page) !== undefined;
  // `what now, no phenytoin` tells of nothing that was done.
  const named = question.mentions.filter(({ drug }) => drug);
  if (named.some(unavailableIn(text, patterns, named))) return undefined;
  if (newFindings(stated, state, library).length > 0) return undefined;
  const { asksNext, asksRepeat } = readFollowUp(text, patterns);
  const isShort = words(text).length <= mostOfCondition && question.sections.size === 0;
  if (named.length > 0) {
    const areHad = named.every((mention) => isHad(words(text), mention, patterns));
    // `and now insulin` asks for it.
    const isDone = areHad || (asksNext && !patterns('goes-with').test(text));
    return isOnChart && isShort && isDone && areGiven(drugsOf(named), state, library) ? 'done' : undefined;
  }
  if (before.length === 0 && namedStep(stated, state, library)) return 'done';
  const isOnDrug = before.length > 0 && !hasNextDose(before, library);
  if (asksNext && !asksRepeat && (isOnChart || isOnDrug)) return 'done';
  const isOfElse = observations(patient) > 0 || said.size > 0 || readAccess(text, patterns) !== undefined;
  if (!isOnChart || !isShort || isOfElse) return undefined;
  const says = (name: PatternName) => patterns(name).test(text.trim());
  // `gave 2 already` counts the doses of the drug before.
  const { doses = 0, shocks } = readCounts(`${text} ${before.join(' ')}`, patterns);
  // The count of the shocks says where the treatment stands.
  if (says('tells-done')) return doses > 1 || shocks !== undefined ? undefined : 'done';
  return says('says-yes') ? 'yes' : says('says-no') ? 'no' : undefined;
}

/** Returns the step of the chart before that a few words name by its heading alone: `pain?` after burns. */
function namedStep({ text, question, said }: InContext, { page = '' }: ChatState, library: Library) {
  const telling = library.subjectWords(question.keywords).map(stemOf);
  const isFew = telling.length > 0 && telling.length <= fewWords;
  const isOfElse = said.size + question.mentions.length + question.sections.size > 0;
  if (!isFew || isOfElse || library.drugsOfChart(page, words(text), false).length > 0) return undefined;
  return library.chartCalled(page)?.steps?.find(({ heading, type }) => {
    const named = new Set(words(heading).map(stemOf));
    return type !== 'decision' && telling.every((word) => named.has(word));
  })?.id;
}

/** Returns true if each of some drugs stands in the chart that the conversation is about. */
const areGiven = (drugs: readonly Drug[], { page = '' }: ChatState, library: Library): boolean =>
  drugs.every(({ name }) => library.chartGives(page, name));

interface Asked {
  readonly subject: 'own' | 'kept' | 'both';
  readonly isOfDrug: boolean;
  readonly follow: ReturnType<typeof readFollowUp>;
  /** True if the message changes the patient or the way. */
  readonly isChanged: boolean;
}

/** Returns the section that a message means without naming it. */
function sectionFor(
  { question, allergies }: Stated,
  { section: before }: ChatState,
  { subject, isOfDrug, follow, isChanged }: Asked,
  library: Library,
): ChatState['section'] {
  const { sections } = question;
  if (!isOfDrug || follow.asksNext || follow.addsAnother) return undefined;
  if (sections.has('dose') || sections.has('maximum')) return undefined;
  if (follow.asksAmount) return 'dose';
  // A pregnancy changes the dose that was asked for, and asks for its section beside it.
  if (sections.size > Number(sections.has('pregnancy'))) return undefined;
  if (allergies.stated.length > 0) return before ?? 'dose';
  const isAlone = library
    .subjectWords(question.keywords)
    .every((word) => question.mentions.some(({ drug, words: name }) => drug && name.includes(word)));
  if (subject === 'own' && !(follow.lead === 'strong' || isAlone)) return undefined;
  return before ?? (isChanged ? 'dose' : undefined);
}

/** What the message is about, as far as it decides which words of the conversation still hold. */
interface About {
  readonly page: string | undefined;
  readonly drugs: readonly Drug[];
  readonly subject: 'own' | 'kept' | 'both';
  readonly isOther: boolean;
}

/**
 * Returns the words of the conversation that still hold. A message with a purpose of its own replaces the purpose
 * before. What may rule a drug out stays. Of another patient the purpose alone stays.
 */
function topicsFor(
  { question, allergies, text, patterns }: Stated,
  { topics: before = [], drugs: drugsBefore = [] }: ChatState,
  { page, drugs, subject, isOther }: About,
  library: Library,
): string[] {
  const topics =
    before.length === 0 && readFollowUp(text, patterns).lead === 'strong'
      ? solePurpose(drugsBefore, drugs, library)
      : before;
  const used = drugs.length > 0 ? drugs : drugsCalled(drugsBefore, library);
  if (page === undefined && subject === 'own' && (drugs.length === 0 || isOther)) return [];
  const own = new Set(words(text));
  // The name of a drug is no purpose, in whatever form: `ringers`.
  const named = new Set([
    ...used.flatMap(({ name }) => words(name)),
    ...question.mentions.flatMap(({ drug, words: name }) => (drug ? name : [])),
  ]);
  const said = library
    .subjectWords(question.keywords)
    .filter((word) => !allergies.words.has(word) && !named.has(word));
  const purposes = new Set(used.flatMap(purposeWords));
  const concepts = new Set(library.conceptsIn([...purposes].join(' ')));
  const isPurpose = (topic: string) =>
    words(topic).some((word) => purposes.has(word)) ||
    library.conceptsIn(topic).some((concept) => concepts.has(concept));
  const isReplaced = said.some((word) => purposes.has(word));
  return topics.filter(
    (topic) =>
      !words(topic).every((word) => own.has(word)) &&
      !(isReplaced && isPurpose(topic)) &&
      (!isOther || ((used.length === 0 || isPurpose(topic)) && !describesPerson(topic, library))),
  );
}

/** Returns what all doses of the drugs before are for, if others have doses for it as well: shock, of `only have adrenaline`. */
function solePurpose(before: readonly string[], drugs: readonly Drug[], library: Library): string[] {
  const [sole = '', ...others] = new Set(dosesOf(before, library).map(({ topic }) => topic));
  const isOfBoth = drugs.some(({ medication }) => medication?.doses.some(({ topic }) => topic === sole));
  return isOfBoth && others.length === 0 ? [sole] : [];
}

/** Returns true if a word says something about the patient, as `eclampsia` says that she is pregnant. */
function describesPerson(topic: string, { patterns }: Library): boolean {
  const { isPregnant, isAfterBirth, group, stage } = readPerson(topic, patterns);
  return isPregnant || isAfterBirth || group !== undefined || stage !== undefined;
}

/** Returns the words for what a drug is given for. */
function purposeWords({ medication }: Drug): string[] {
  if (!medication) return [];
  const { indications, doses } = medication;
  return [...indications, ...doses.flatMap(({ topic, indication }) => [topic, indication])].flatMap(words);
}
