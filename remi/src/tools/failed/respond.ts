import type { Algorithm, AlgorithmStep, Dose, Medication } from '@oryx/contract';
import { fitOf, readAmounts, repeatPhrase } from '@oryx/doses';
import { type Patterns, words } from '@oryx/search';
import { chartPage, computed, drugPage, link, seeAlso } from '../../answer/blocks.ts';
import { inSlot } from '../../answer/slots.ts';
import { dosesOf } from '../../conversation/known.ts';
import { sentencesOf } from '../../conversation/sentence.ts';
import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { sizeOf } from '../../read/patient.ts';
import type { Block } from '../../remi.ts';
import { figures } from '../alternatives/alternatives.ts';
import { chartFor } from '../chart/choice.ts';
import { isQuestion, type Path, pathFor, stepsOf } from '../chart/path.ts';
import { pathBlocks } from '../chart/path-blocks.ts';
import { chartTool } from '../chart/tool.ts';
import type { PagedDrug } from '../doses/asked-drug.ts';
import { bestDoses } from '../doses/dose-answer.ts';
import { isLater } from '../doses/later.ts';
import { dosesTool } from '../doses/tool.ts';
import { cardLine, cardOf } from '../doses/worked-doses.ts';
import type { Answer } from '../tool.ts';
import { otherWays } from './other-ways.ts';

/**
 * Returns what follows if what was given has not helped, was vomited, or has no vein to go into, if it was done, or if the
 * question of a chart is answered. Returns undefined if no page says it, or if a red flag leads to another chart: that
 * emergency comes first.
 */
export function afterReply(facts: Facts, flags: readonly Block[], library: Library): Answer | undefined {
  const { failed, reply } = facts.inherited;
  if (!failed && !reply) return undefined;
  const drug = drugsOf(facts.question.mentions).flatMap((each) =>
    each.medication ? [{ name: each.name, medication: each.medication }] : [],
  )[0];
  const blocks = reply
    ? afterDone(drug?.name, facts, library)
    : failed === 'no effect'
      ? afterNoEffect(drug, facts, library)
      : drug
        ? otherWays(drug.medication, facts, library)
        : [];
  const routes = new Set(blocks.map(({ source }) => source?.route));
  const isOfOther = flags.some(({ source, kind }) => kind === 'passage' && !routes.has(source?.route));
  if (blocks.length === 0 || isOfOther) return undefined;
  return { tool: blocks.some(({ page }) => page) ? chartTool : dosesTool, blocks };
}

/** Returns what comes next in the chart of a conversation: behind what was done, or on the way of an answer to its question. */
function afterDone(drug: string | undefined, facts: Facts, library: Library): Block[] {
  const { reply = 'done', given, slots } = facts.inherited;
  const chart = library.chartCalled(slots.page ?? '');
  const isOfStep = drug === undefined && treatmentIn(facts).length === 0;
  if (!chart || slots.step === undefined || !isOfStep) {
    const { path, told } = reply === 'done' ? pathAfter(drug ?? given, facts, library) : { told: [] };
    if (path) return [...told, ...pathBlocks(path, library)];
  }
  if (!chart || slots.step === undefined) return [];
  const source = chartPage(chart);
  const isEnd = slots.step === 'end';
  const on = isEnd
    ? { path: pathFor(facts, library, chart), said: `That was the last step of ${link(source)}.` }
    : pathOn(chart, reply, facts, library);
  return [
    ...(on.said ? inSlot('verdict', [computed(`**${on.said}**`, source)]) : []),
    ...(on.path ? pathBlocks(on.path, library) : []),
  ];
}

/** Returns the path from where the answer before has ended, on the way of an answer to its question. */
function pathOn(
  chart: Algorithm,
  reply: 'done' | 'yes' | 'no' | 'no effect',
  facts: Facts,
  library: Library,
): { readonly path?: Path; readonly said?: string } {
  const { step } = facts.inherited.slots;
  const path = pathFor(facts, library, chart, undefined, step);
  const at = path?.items.findIndex((item) => isQuestion(item) && item.id === step) ?? -1;
  const question = path?.items[at];
  if (!path || reply === 'done' || !question || !isQuestion(question))
    return path && (reply === 'done' || reply === 'no effect') ? { path } : {};
  const isYes =
    reply === 'yes' || (reply === 'no effect' && facts.patterns('asks-if-fails').test(question.question));
  const label = isYes ? 'Yes' : 'No';
  if (reply === 'no effect' && !isYes) return {};
  const way = question.ways.find((each) => each.label === label);
  const said = `${question.question} ${label}.`;
  const [first] = way?.steps ?? [];
  const on = first && pathFor(facts, library, chart, undefined, first.id);
  if (on) return { path: on, said };
  if (way?.further) return { path: { ...path, items: [way.further], open: way.further.id }, said };
  return question.isException && !way ? { path: { ...path, items: path.items.toSpliced(at, 1) }, said } : {};
}

function afterNoEffect(drug: PagedDrug | undefined, stated: Facts, library: Library): Block[] {
  const { counts, inherited } = stated;
  const doses = counts.doses ?? inherited.slots.failed ?? 1;
  const facts: Facts = {
    ...stated,
    counts: { ...counts, doses },
    said: new Set([...stated.said, 'not-better']),
  };
  const { path, told } = pathAfter(drug?.name, facts, library);
  // What rules a drug out was told before it could be given.
  const isRuledOut = facts.ruledOut().some((each) => each.drug.name === drug?.name);
  if (isRuledOut) return path ? pathBlocks(path, library) : [];
  const further = drug ? furtherDoses(drug.medication, doses, facts, library, told.length > 0) : [];
  if (path) return [...further, ...(doses > 1 ? [] : told), ...pathBlocks(path, library)];
  const chart = chartFor(facts, library)?.chart;
  return [...further, ...inSlot('more', seeAlso(drug && chart ? [chartPage(chart)] : []))];
}

/** Returns true if a dose follows another one that did not help, and is no part of a scheme that goes on anyhow. */
function isNext(dose: Dose, patterns: Patterns): boolean {
  const said = [dose.indication, dose.differs].join('. ');
  const isOfScheme = dose.amount.time !== null || patterns('of-scheme').test(said);
  return patterns('of-failure').test(said) || (isLater(dose) && !isOfScheme);
}

/** Returns true if a dose is given again soon because it did not help, and not at its next time. */
const isRepeated = ({ repeat, interval }: Dose, patterns: Patterns): boolean =>
  repeat !== null && (interval === null || interval.unit === 'min') && !patterns('if-it-helped').test(repeat);

/** Returns what the page of a drug says of a further dose: its own next dose, and how the first one is repeated. */
function furtherDoses(
  drug: Medication,
  given: number,
  facts: Facts,
  library: Library,
  isToldByChart: boolean,
): Block[] {
  const { patient, patterns } = facts;
  const isOfArrest = (dose: Dose) => patterns('arrest').test(dose.indication);
  // What the failure is called must not choose the dose that was given.
  const text = sentencesOf(facts.inherited.slots);
  const [first] = bestDoses(drug, { ...facts, text }, library).filter((dose) => !isNext(dose, patterns));
  const source = drugPage(drug);
  const none = computed(
    `**For this the page of ${drug.name} gives no further dose.** Do not give more than it states.`,
    source,
  );
  if (!first) return inSlot('verdict', [none]);
  const known = sizeOf(patient);
  const next = drug.doses.filter(
    (dose) =>
      dose.topic === first.topic &&
      dose.patient === first.patient &&
      dose !== first &&
      isNext(dose, patterns) &&
      (given > 1 || !patterns('asks-third').test(dose.indication)) &&
      isOfArrest(dose) === isOfArrest(first) &&
      fitOf(dose, known).state !== 'withheld',
  );
  // Which dose of a range comes next stands in the note.
  const [{ amount, note } = first] = next;
  const steps = amount.min === amount.max || note === null ? '' : ` ${note}`;
  const isSpent = first.count !== null && given >= first.count.most;
  const repeat = isRepeated(first, patterns) ? first.repeat : null;
  const line = (dose: Dose) => cardLine(cardOf(drug, dose, patient, source), false);
  const most = first.count?.most;
  const told = isSpent
    ? `**No more ${drug.name}:** its page gives ${most === 1 ? 'one dose' : `${most} doses`} in all.`
    : repeat !== null
      ? `**${drug.name} again, as its page says:** ${line(first)}.`
      : next.length > 0
        ? `**${drug.name} has a further dose on its page.** Do not repeat the first one.${steps}`
        : first.repeat !== null
          ? `**${drug.name}, as its page says:** ${repeatPhrase(first.repeat)}.`
          : undefined;
  const danger = drug.dangers[0] ? [computed(`**Danger:** ${drug.dangers[0]}`, source)] : [];
  return [
    ...inSlot('verdict', told ? [computed(told, source)] : isToldByChart ? [] : [none]),
    ...(next.length > 0 ? inSlot('figure', figures(drug, next.slice(0, 2), facts)) : inSlot('more', danger)),
  ];
}

/** Returns the path from behind the treatment that failed. */
function pathAfter(drug: string | undefined, facts: Facts, library: Library) {
  const { page = '' } = facts.inherited.slots;
  // A chart that is called as what the drug is for, and that a sign of the patient leads to: bleeding after oxytocin.
  const ofPurpose = dosesOf([drug ?? ''], library)
    .flatMap(({ topic }) => library.chartCalled(topic) ?? [])
    .find(({ recognise = [] }) => [...facts.message.said].some((each) => recognise.flat().includes(each)));
  const chart = library.chartCalled(page) ?? ofPurpose ?? chartFor(facts, library)?.chart;
  if (!chart) return { told: [] };
  const { step } = facts.inherited.slots;
  // Where the answer before has ended, unless the message says what was given.
  const on =
    step && step !== 'end' && !namesTreatment(facts) ? pathOn(chart, 'no effect', facts, library) : {};
  if (on.path) return { path: on.path, told: [] };
  const said = new Set([...facts.said].filter((each) => each !== 'not-better'));
  const whole = pathFor({ ...facts, counts: {}, said }, library, chart);
  const shown = whole ? stepsOf(whole) : [];
  const placed = pathFor(facts, library, chart);
  const ways = failedSteps(chart, shown, drug, facts, library).map((failed) => ({
    failed,
    path: pathFor(facts, library, chart, failed.id),
  }));
  // A step that this patient does not come to was not given.
  const way = ways.find(({ failed, path }) => path?.before.includes(failed.heading));
  const path = way?.path ?? (placed && placed.before.length > 0 ? placed : undefined);
  if (!path) return { told: [] };
  const failed = way?.failed;
  if (failed && way.path && isElsewhere(way.path, chart, failed, facts, library))
    return { path: placed, told: [] };
  const [, ...lines] = shown.find(({ id }) => id === failed?.id)?.lines ?? [];
  const { patterns } = facts;
  // The next dose of a drug comes before the drug that follows it.
  const hasNext = dosesOf([drug ?? ''], library).some((dose) => isNext(dose, patterns));
  const isOfOther = (line: string) => hasNext && library.drugsIn(line).some(({ name }) => name !== drug);
  const isAgain = (line: string) => patterns('of-more').test(line) && !isOfOther(line);
  const again = lines.filter(isAgain);
  // How much it is stands with how it is repeated, unless the page of a drug says so.
  const at = drug === undefined ? lines.findIndex((line) => readAmounts(line).length > 0) : -1;
  // The line before an amount names its drug, where the heading does not: `Then adenosine fast IV`.
  const amount = at < 0 ? [] : lines.slice(Math.max(0, at - 1), at + 1);
  const more = again.length > 0 ? [...new Set([...amount, ...again])] : again;
  const source = chartPage(chart);
  return {
    path,
    told:
      failed && more.length > 0
        ? inSlot('verdict', [
            computed(`**${failed.heading}, as the chart says:** ${more.join('; ')}`, source),
          ])
        : [],
  };
}

/**
 * Returns true if what the message tells of the patient leads to the given step by another way than before: the blue
 * child with asthma needs what stands before salbutamol.
 */
function isElsewhere(
  { before }: Path,
  chart: Algorithm,
  { id }: AlgorithmStep,
  facts: Facts,
  library: Library,
): boolean {
  const told = library.bedside.read(sentencesOf(facts.inherited.slots), facts.patient, facts.patterns);
  const earlier: Facts = { ...facts, signs: [], said: new Set([...told, 'not-better']) };
  const others = pathFor(earlier, library, chart, id)?.before ?? [];
  return before.some((heading) => !others.includes(heading));
}

/** Returns the steps of a chart that may have given what has failed: what the message names, the drug before, or else the first drug. */
function failedSteps(
  { steps = [] }: Algorithm,
  shown: readonly { readonly id: string; readonly isDrug: boolean }[],
  drug: string | undefined,
  facts: Facts,
  library: Library,
): readonly AlgorithmStep[] {
  const own = shown.flatMap(({ id }) => steps.find((step) => step.id === id) ?? []);
  const acts = [...own, ...steps].filter(({ type }) => type !== 'decision' && type !== 'start');
  const textOf = ({ heading, details }: AlgorithmStep) => [heading, ...details].join('\n');
  const isDrug = ({ type }: AlgorithmStep) => type === 'drug';
  const all = (is: (step: AlgorithmStep) => boolean) => [
    ...acts.filter((step) => isDrug(step) && is(step)),
    ...acts.filter((step) => !isDrug(step) && is(step)),
  ];
  const gives = (text: string) => library.drugsIn(text).some(({ name }) => name === drug);
  const ofDrug = [...all(({ heading }) => gives(heading)), ...all((step) => gives(textOf(step)))];
  if (ofDrug.length > 0) return ofDrug;
  const named = treatmentIn(facts);
  if (named.length > 0) return all((step) => named.some((pattern) => pattern.test(textOf(step))));
  return drug === undefined ? own.filter(isDrug).slice(0, 1) : [];
}

/** Returns true if a message says itself what was given, or how often. */
const namesTreatment = (facts: Facts): boolean =>
  treatmentIn(facts).length > 0 ||
  facts.message.counts.doses !== undefined ||
  facts.message.question.mentions.some(({ drug }) => drug);

/** Returns what finds the treatment that a message says has failed: `after nebs`, `vagal failed`. */
function treatmentIn({ message: { text, patterns } }: Facts): readonly RegExp[] {
  if (patterns('gave-fluid').test(text)) return [/crystalloid|fluid|saline|ringer/i];
  const [, behind = ''] = new RegExp(`${patterns('failed-treatment').source}\\s(.+)$`, 'iu').exec(text) ?? [];
  const before = text.slice(0, patterns('treatment-ends').exec(text)?.index ?? 0);
  return words(behind || before)
    .filter((word) => word.length > 2 && !patterns.words('words-count').has(word))
    .map((word) => new RegExp(`\\b${word.slice(0, Math.max(3, word.length - 2))}`, 'i'));
}
