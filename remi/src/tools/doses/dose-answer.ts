import type { ChatSource, Dose, Limit, Medication } from '@oryx/contract';
import { limitText, numberText, plausibleAges } from '@oryx/doses';
import { words } from '@oryx/search';
import {
  choiceBlock,
  computed,
  drugPage,
  frame,
  heading,
  link,
  list,
  quoted,
  seeAlso,
} from '../../answer/blocks.ts';
import { inSlot } from '../../answer/slots.ts';
import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { type KnownPassage, sourceOf } from '../../passages/passage.ts';
import { readAccess } from '../../read/access.ts';
import { readPulse, saysNoBreath } from '../../read/danger-words.ts';
import { saysKidneysWell } from '../../read/kidneys.ts';
import { signValue } from '../../read/patient.ts';
import { routesIn } from '../../read/routes.ts';
import type { Scheme } from '../../read/scheme.ts';
import type { Block } from '../../remi.ts';
import type { Question } from '../../retrieval/question.ts';
import type { Section } from '../../retrieval/sections.ts';
import { statedStrength } from '../preparation/strengths.ts';
import { sentencesIn, stem } from '../safety/contraindications.ts';
import { clearanceOf } from '../safety/held.ts';
import { ruledOut } from '../safety/ruled-out.ts';
import { askedDrug, type PagedDrug } from './asked-drug.ts';
import { bestPurpose, chosenDoses, conceptsOf, isByVein, isForYounger, whoFit } from './chosen-doses.ts';
import { withFittingDoses } from './fitting-doses.ts';
import { isLater } from './later.ts';
import { unmetPurpose, withoutPregnancy } from './purpose.ts';
import { schemeFor } from './scheme-of.ts';
import { severalAsked } from './several.ts';
import { isWay } from './ways.ts';
import { cardLine, cardOf, limitLines, limitsOf, needsWeight } from './worked-doses.ts';

/** Number of runner-up pages to link. */
const otherPages = 2;

/** Maximum number of figures. More than the first choices would hide them. */
const mostFigures = 4;

/**
 * Maximum number of dose lines to quote. A smaller number could separate related lines, such as those for
 * stable and unstable patients.
 */
const mostLines = 10;

/** Returns the doses of the drugs that a question asks for, whatever other pages are near to them. */
export function doseAnswer(facts: Facts, library: Library): Block[] {
  const several = severalAsked(facts, library);
  const named = new Set(drugsOf(facts.question.mentions).map(({ name }) => name));
  // Of a group that is named only the drugs with a dose for this patient are meant.
  const isMeant = ({ name }: PagedDrug, blocks: readonly Block[]) =>
    named.has(name) || blocks.some(({ card }) => card);
  if (several.length > 0)
    return several.flatMap((drug) => {
      const blocks = doseBlocks(drug, facts, library);
      return isMeant(drug, blocks) ? firstCardFirst(blocks, drug) : [];
    });
  const drug = askedDrug(facts);
  return drug ? doseBlocks(drug, facts, library) : [];
}

/** Returns blocks with all but the first dose behind the figures, so that the doses of two drugs are seen together. */
function firstCardFirst(blocks: readonly Block[], { name }: PagedDrug): Block[] {
  const first = blocks.findIndex(({ card }) => card !== undefined);
  const isBehind = ({ slot }: Block, at: number) => first >= 0 && at > first && slot === 'figure';
  const behind = inSlot(
    'steps',
    blocks.filter(isBehind).map(({ slot: _, ...block }) => block),
  );
  const others = blocks.filter((block, at) => !isBehind(block, at));
  return behind.length === 0 ? others : [...others, ...inSlot('steps', [frame(heading(name))]), ...behind];
}

/** Returns the doses of a drug. */
function doseBlocks(drug: PagedDrug, facts: Facts, library: Library): Block[] {
  const asked = library.passagesOfDrug(drug).filter(({ section }) => section === 'dose');
  const [first] = asked;
  if (!first) return [];
  const others = library.retrieval
    .beside(facts.question, drug.name)
    .flatMap((page) => (page.route === first.route ? [] : [sourceOf(page)]));
  return [
    ...drugBlocks(first, asked, facts, library),
    ...inSlot('more', seeAlso(others.slice(0, otherPages))),
  ];
}

/**
 * Returns the passages of a drug. What rules it out for the patient stands above every dose, and the amount for the
 * patient's weight above the stated doses.
 */
export function drugBlocks(
  first: KnownPassage,
  passages: readonly KnownPassage[],
  facts: Facts,
  library: Library,
): Block[] {
  const { text, patterns, question, patient } = facts;
  const medication = library.sources.medications.find(({ id }) => first.route === `/medications/${id}`);
  if (!medication) return quoted(passages);
  const { unclearWeights = [] } = patient;
  const isPatientUnclear = facts.isOfSeveral || facts.inherited.isPatientUnclear || unclearWeights.length > 0;
  const { passages: fitting, hasOthers } = fittingPassages(
    medication,
    passages,
    { ...facts, isPatientUnclear },
    library,
  );
  const source = sourceOf(first);
  const doses = fitting.flatMap(({ dose }) => dose ?? []);
  const scheme = schemeFor(medication.name, facts);
  const unmet = isPatientUnclear || doses.length === 0 ? undefined : unmetPurpose(doses, facts, library);
  if (unmet !== undefined) return noDoseFor(unmet, medication, doses, source);
  if (hasOthers && doses.length === 0)
    return [
      frame(`**No dose on the page of ${link(source)} is for this patient, weight and purpose.**`, source),
      ...quoted(fitting),
      ...quoted(sectionsOf(first.route, ['contraindications', 'precautions'], library)),
    ];
  const chosen = isPatientUnclear
    ? doses
    : withItsFirst(chosenDoses(medication, purposeDoses(doses, facts), facts, library), doses, scheme, facts);
  const asksMost = question.sections.has('maximum');
  // Who asks for the dose and its maximum needs the dose first.
  const asksBoth = asksMost && scheme.asksMaximum === 'too';
  const routes: readonly string[] = routesIn(text, patterns);
  // What lidocaine with adrenaline may be given to is more than without it.
  const prepared = chosen.filter(
    ({ topic }) => scheme.isWithAdrenaline && topic.endsWith(' with adrenaline'),
  );
  const topics = new Set((prepared.length > 0 ? prepared : chosen).map(({ topic }) => topic));
  const limits = limitsOf(
    medication,
    chosen,
    patient,
    (route) => routes.length === 0 || routes.includes(route),
    topics.size === 1 || bestPurpose(medication, chosen, facts, library) > 0 ? topics : undefined,
  );
  const maxima = asksMost
    ? [...limitBlocks(medication, limits, facts), ...quoted(maximaOf(first.route, limits, library))]
    : [];
  const isOfKidneys = isForIllKidneys(medication, facts);
  // A dose for some clearances has its interval already.
  const isByTheKidneys =
    isOfKidneys &&
    // The line changes the dose or its interval, or rules the drug out.
    patterns('lowers-dose').test(medication.renal ?? '') &&
    !chosen.some(({ who }) => who?.includes('clearance'));
  const aside = sectionsOf(
    first.route,
    (['renal', 'pregnancy'] as const).filter((each) =>
      each === 'renal' ? isOfKidneys : question.sections.has(each),
    ),
    library,
  ).filter(
    ({ text: line }) => !facts.ruledOut().some(({ rows }) => rows.some((row) => line.includes(row.text))),
  );
  return [
    ...(doses.length > 0
      ? inSlot('verdict', [
          ...allergyAdvice(first.route, facts, source, library),
          ...(needsClearance(medication, facts) ? [writeAll] : clearanceBlocks(medication, facts)),
          ...collapseBlocks(medication, chosen, facts, library),
          ...quoted(aside),
        ])
      : []),
    ...inSlot('figure', [
      ...(asksBoth ? [] : maxima),
      ...(isPatientUnclear
        ? []
        : figureBlocks(medication, isByTheKidneys ? chosen.map(byTheKidneys) : chosen, facts)),
      ...(asksBoth ? maxima : []),
    ]),
    // The lines of the page, which say the same in full.
    ...inSlot(
      isPatientUnclear ? 'steps' : 'more',
      quoted(
        inOrderOf(chosen, fitting)
          .filter((passage) => !aside.includes(passage) && !(isByTheKidneys && passage.dose))
          .slice(0, mostLines),
      ),
    ),
    ...((hasOthers || doses.length > mostLines) && doses.length > 0
      ? inSlot('more', [
          frame(
            `Doses for other indications, patients or weights stand on the page of ${link(source)}.`,
            source,
          ),
        ])
      : []),
  ];
}

/** Says that a collapse tells no purpose, and offers those of the doses, if nothing else tells which one is meant. */
function collapseBlocks(
  medication: Medication,
  doses: readonly Dose[],
  facts: Facts,
  library: Library,
): Block[] {
  const { text, patterns } = facts;
  const topics = [...new Set(doses.map(({ topic }) => topic))].slice(0, mostFigures);
  if (!patterns('found-in-state').test(text) || topics.length < 2) return [];
  if (readPulse(text, patterns) !== undefined || bestPurpose(medication, doses, facts, library) > 0)
    return [];
  return [
    frame('**Check breathing and pulse now.** What is found decides the dose: a collapse alone does not.'),
    choiceBlock(topics.map((topic) => `${medication.name} ${topic.toLowerCase()}`)),
  ];
}

/** Returns the doses for a stated purpose, or of somebody who is not pregnant: without those for a pregnancy, if others are left. */
function purposeDoses(doses: readonly Dose[], facts: Facts): readonly Dose[] {
  const { patterns, message, patient } = facts;
  const isOther =
    patient.sex === 'male' ||
    patterns('purpose-of').test(message.text) ||
    patterns('no-pregnancy').test(message.text);
  const others = isOther ? withoutPregnancy(doses, facts) : [];
  return others.length > 0 ? others : doses;
}

/** Creatinine clearance in mL/min from which on no page lowers a dose or lengthens its interval. */
const unchangedFrom = 70;

/** Returns true if the page has a line on the kidneys, and those of the patient are ill or asked about. */
function isForIllKidneys({ name, renal }: Medication, facts: Facts): boolean {
  if (renal === null || saysKidneysWell(facts.text, facts.patterns)) return false;
  const clearance = clearanceOf(facts.patient);
  return clearance === undefined
    ? facts.question.sections.has('renal') ||
        facts.ruledOut().some(({ drug, notes }) => drug.name === name && notes.length > 0)
    : clearance < unchangedFrom;
}

/** Returns true if a dose depends on the clearance, and a creatinine is stated without what else it takes. */
const needsClearance = ({ renal }: Medication, { patient }: Facts): boolean =>
  /clearance/i.test(renal ?? '') &&
  patient.signs.has('creatinine') &&
  patient.group !== 'child' &&
  clearanceOf(patient) === undefined;

/** Returns the clearance that is worked out for a drug whose dose depends on it. */
function clearanceBlocks({ renal }: Medication, { patient }: Facts): Block[] {
  const clearance = patient.signs.has('creatinineClearance') ? undefined : clearanceOf(patient);
  if (clearance === undefined || !/clearance/i.test(renal ?? '')) return [];
  return [
    frame(
      `**Creatinine clearance: ${numberText(clearance)} mL/min** (Cockcroft and Gault${patient.sex ? '' : ', as for a woman'}).`,
    ),
  ];
}

const writeAll = frame(
  '**Write age, sex and weight:** the dose depends on the creatinine clearance, which a creatinine alone does not tell. Weigh the patient first.',
);

/** Returns a dose without the interval of healthy kidneys, which must not stand below another one. */
const byTheKidneys = (dose: Dose): Dose => ({
  ...dose,
  repeat: 'as the line on the kidneys says; it may lower the amount',
  interval: null,
});

/** Returns that a drug has no dose for what is asked, and what it has doses for, without a number. */
function noDoseFor(
  purpose: string,
  { name }: Medication,
  doses: readonly Dose[],
  source: ChatSource,
): Block[] {
  const topics = [...new Set(doses.map(({ topic }) => topic))].join('; ');
  const text = `**Oryx has no dose of ${name} for ${purpose}.** Its page has doses for: ${topics}. ${link(source)}`;
  return [frame(text, source)];
}

/** Returns true if a dose is for a creatinine clearance in mL/min, which is unknown or is no matter of the dose. */
function isForClearance({ who }: Dose, clearance: number | undefined): boolean {
  const [, from, below] = /\bcreatinine clearance (\d+)(?: to under (\d+))?/.exec(who ?? '') ?? [];
  if (from === undefined || clearance === undefined) return true;
  return clearance >= Number(from) && (below === undefined || clearance < Number(below));
}

/** Returns the passages of a drug for the patient and the purpose of a text. */
function fittingPassages(
  medication: Medication,
  passages: readonly KnownPassage[],
  facts: Facts & { readonly isPatientUnclear: boolean },
  library: Library,
) {
  const { text, patterns, question, patient, isPatientUnclear } = facts;
  const concepts = new Set(conceptsOf(text, library));
  const asked = {
    text,
    patterns,
    scheme: schemeFor(medication.name, facts),
    question: isOfMother(medication, question, patterns('baby').test(text)) ? ofMother(question) : question,
    weight: signValue(patient, 'weight'),
    isPatientUnclear,
    namesPurpose: ({ indication, topic }: Dose) =>
      conceptsOf(`${indication}. ${topic}`, library).some((name) => concepts.has(name)),
  };
  const clearance = clearanceOf(patient);
  const isForPatient = ({ dose }: KnownPassage) =>
    !dose ||
    (!isForYounger(dose, patient.years) && isForClearance(dose, clearance) && whoFit(dose, facts) >= 0);
  return withFittingDoses(
    passages.filter(isForPatient),
    library.passagesAt(`/medications/${medication.id}`).filter(isForPatient),
    asked,
  );
}

/** Returns the doses of a drug that a text asks for best, for its patient. */
export function bestDoses(medication: Medication, facts: Facts, library: Library): readonly Dose[] {
  const page = library
    .passagesAt(`/medications/${medication.id}`)
    .filter(({ section }) => section === 'dose');
  const { passages } = fittingPassages(medication, page, { ...facts, isPatientUnclear: false }, library);
  const doses = passages.flatMap(({ dose }) => dose ?? []);
  return doses.length === 0 ? [] : chosenDoses(medication, doses, facts, library);
}

const aboutBirth = new Set(['Third stage', 'Postpartum haemorrhage']);

/** Returns true for a drug that is given to mothers alone. The baby of a question about it is no patient. */
const isForMothers = ({ doses }: Medication): boolean =>
  doses.length > 0 && doses.every(({ topic }) => aboutBirth.has(topic));

/** Returns true if a question for a drug of mothers speaks of the baby at most. A child gets none. */
const isOfMother = (medication: Medication, { age, groups }: Question, namesBaby: boolean): boolean =>
  isForMothers(medication) && age === undefined && (namesBaby || !groups.has('child'));

const ofMother = (question: Question): Question => ({ ...question, groups: new Set(['adult'] as const) });

/** Returns doses with the one that the first of them follows in front, unless a text asks for what follows. */
function withItsFirst(
  chosen: readonly Dose[],
  fitting: readonly Dose[],
  scheme: Scheme,
  { text, patterns }: Facts,
): readonly Dose[] {
  const [first] = chosen;
  const { asksLater, asksRepeat, asksMaintenance, asksRate } = scheme;
  const isMeant = first?.amount.time === null ? asksRepeat : asksRate;
  if (!first || !isLater(first) || asksLater || asksMaintenance || isMeant) return chosen;
  const before = fitting.find(
    (dose) =>
      dose.topic === first.topic &&
      dose.patient === first.patient &&
      !isLater(dose) &&
      // Where there is no vein nothing begins with one.
      (readAccess(text, patterns) !== 'none' || !isByVein(dose)),
  );
  return before ? [before, ...chosen.filter((dose) => dose !== before)] : chosen;
}

/** Returns the lines of the page for limits, in the order of the limits. */
function maximaOf(route: string, limits: readonly Limit[], library: Library) {
  const own = [...new Set(limits.map(limitText))];
  return sectionsOf(route, ['maximum'], library).flatMap((passage) => {
    const lines = own.filter((line) => passage.lines.includes(line));
    return lines.length === 0 ? [] : [{ ...passage, lines, text: lines.join('\n') }];
  });
}

/** Number of sentences to show from the one that names an allergen: what to give instead follows it. */
const allergySentences = 4;

/** Returns what the cautions of a drug say of a stated allergy, below the dose of what they give instead. */
function allergyAdvice(route: string, facts: Facts, source: ChatSource, library: Library): Block[] {
  const { allergies, patient } = facts;
  const allergens = allergies.drugs.flatMap(({ name }) => words(name)).map(stem);
  const cautions = sectionsOf(route, ['precautions'], library).flatMap(({ lines }) => lines);
  const sentences = cautions.flatMap(sentencesIn);
  const at = sentences.findIndex((sentence) =>
    words(sentence).some((word) => allergens.includes(stem(word))),
  );
  if (at < 0) return [];
  const advice = sentences.slice(at, at + allergySentences);
  const named = new Set(conceptsOf(facts.text, library));
  const others = library.drugsIn(advice.find((sentence) => sentence.includes('instead')) ?? '');
  const instead = others.flatMap((drug) => {
    const [dose] = drug.medication ? bestDoses(drug.medication, facts, library) : [];
    // In a sepsis nothing stands instead that the chart of meningitis gives.
    const isMeant = dose && conceptsOf(dose.topic, library).some((name) => named.has(name));
    if (!drug.medication || !isMeant || ruledOut(facts, [drug], library).length > 0) return [];
    const page = drugPage(drug.medication);
    const line = cardLine(cardOf(drug.medication, dose, patient, page), false);
    return [computed(`**Instead, ${drug.name}:** ${line}`, page)];
  });
  return [...instead, computed(advice.join(' '), source)];
}

/** Returns limits worked out for the weight. */
function limitBlocks(medication: Medication, limits: readonly Limit[], { patient }: Facts): Block[] {
  const lines = limitLines(limits, patient);
  return lines.length === 0 ? [] : [computed(list(lines), drugPage(medication))];
}

const sectionsOf = (route: string, sections: readonly Section[], library: Library) =>
  library.passagesAt(route).filter(({ section }) => section !== undefined && sections.includes(section));

/** Returns passages with the chosen doses before the other doses. */
function inOrderOf(chosen: readonly Dose[], passages: readonly KnownPassage[]): KnownPassage[] {
  const isLater = ({ dose }: KnownPassage) => (dose && chosen.includes(dose) ? 0 : 1);
  return passages.toSorted((one, other) => isLater(one) - isLater(other));
}

/** Returns the figures of the doses that a text asks for first, and what would make them surer. */
function figureBlocks(medication: Medication, chosen: readonly Dose[], facts: Facts): Block[] {
  if (chosen.length === 0) return [];
  const source = drugPage(medication);
  const { patient, text, patterns } = facts;
  const weight = signValue(patient, 'weight');
  const inHand = statedStrength(text);
  const shown = eachGroup(chosen).slice(0, mostFigures);
  const title = weight === undefined ? medication.name : `${medication.name}, ${weight} kg`;
  const [danger, ...others] = matchingFirst(medication.dangers, facts);
  const isMixed = new Set(shown.map((dose) => dose.patient)).size > 1;
  const isOfNewborn = weight !== undefined && plausibleAges(weight).low === 0;
  const isAgeNeeded =
    isMixed &&
    patient.days === undefined &&
    weight !== undefined &&
    (isOfNewborn || facts.question.groups.size === 0);
  const cards = shown.map((dose) => cardOf(medication, dose, patient, source, inHand));
  const isOther = shown.some(({ concentration }, at) => concentration !== null && !cards[at]?.strength);
  return [
    frame(heading(title)),
    ...(readAccess(text, patterns) === 'none' && shown.every(isByVein)
      ? [frame('**No vein: each dose here goes into a vein or a bone.**')]
      : []),
    ...(inHand && isOther
      ? [
          frame(
            `**You wrote ${inHand.label}.** A dose below of another strength has no mL: they would be wrong. Read the ampoule, and have a second person work them out.`,
          ),
        ]
      : []),
    ...cards.flatMap((card, at) => {
      const dose = shown[at];
      // The page has a dose for what rules the others out: the slow drip of severe malnutrition.
      const meantFor = dose && whoFit(dose, facts) > 0 ? dose.who : null;
      const block = {
        ...computed(list([cardLine(card, isMixed)]), source),
        card,
        ...(meantFor ? { meantFor } : {}),
      };
      // The first danger of a drug, such as to ventilate before naloxone, must not wait behind other doses.
      return at === 0 && danger ? [block, computed(`**Danger:** ${danger}`, source)] : [block];
    }),
    ...(others.length > 0 ? [computed(`**Danger:** ${others.join(' ')}`, source)] : []),
    ...(needsWeight(shown, patient) ? [frame('Add the weight for the amount in mg and mL.')] : []),
    ...(isAgeNeeded
      ? [
          frame(
            `**At ${weight} kg this may be ${isOfNewborn ? 'a newborn or an older child' : 'a child or an adult'}.** Write the age: the doses of both stand here.`,
          ),
        ]
      : []),
  ];
}

/** Returns the dangers of a drug, that one first which names most of what the text speaks of. */
function matchingFirst(dangers: readonly string[], { question, text, patterns }: Facts): readonly string[] {
  // Of somebody who does not breathe the page has the first danger first: to ventilate.
  if (saysNoBreath(text, patterns)) return dangers;
  const drugs = new Set(question.mentions.flatMap(({ drug, words: name }) => (drug ? name : [])));
  const asked = new Set(question.keywords.filter((word) => !drugs.has(word) && !isWay(word)).map(stem));
  const matches = (danger: string) =>
    new Set(words(danger).flatMap((word) => (asked.has(stem(word)) ? [stem(word)] : []))).size;
  return dangers.toSorted((one, other) => matches(other) - matches(one));
}

/** Returns doses with the first of each patient group in front, so that no group is cut off. */
function eachGroup(doses: readonly Dose[]): readonly Dose[] {
  // A dose for any age is for the patient of the first one too.
  const isFirst = (dose: Dose, at: number) =>
    at === 0 || (dose.patient !== 'any' && at === doses.findIndex(({ patient }) => patient === dose.patient));
  return [...doses.filter(isFirst), ...doses.filter((dose, at) => !isFirst(dose, at))];
}
