import type { Algorithm, AlgorithmStep, Finding, People } from '@oryx/contract';
import { words } from '@oryx/search';
import { defined } from '../../defined.ts';
import type { Library } from '../../library.ts';
import { signValue } from '../../read/patient.ts';
import { linesForAge } from './age-bands.ts';
import { chartFor } from './choice.ts';
import { type ChartFacts, isOf, isRuledOut, metOf, whoIs } from './conditions.ts';
import { workedLines } from './per-kg.ts';

/** A step of a chart as this patient needs it: without the lines for other patients. */
export interface PathStep {
  readonly id: string;
  /** The heading as the chart has it. */
  readonly heading: string;
  readonly lines: readonly string[];
  /** True if it gives a drug or a shock. */
  readonly isDrug: boolean;
}

/** A way from a question that nothing settles, with what it leads to: steps, or a further question. */
export interface PathWay {
  readonly label: string;
  readonly steps: readonly PathStep[];
  readonly further?: PathQuestion;
}

/** A question that the facts do not settle, with the ways that are not walked here. */
export interface PathQuestion {
  readonly id: string;
  readonly question: string;
  readonly signs: readonly string[];
  readonly ways: readonly PathWay[];
  /** True if the path goes on without an answer, so that these ways are the exceptions. */
  readonly isException: boolean;
}

export type PathItem = PathStep | PathQuestion;

/** The way of a patient through a chart, up to the next question that stays open. */
export interface Path {
  readonly chart: Algorithm;
  readonly who?: People;
  /** The patients that the chart has doses for, if this patient is none of them. No dose is then in the path. */
  readonly onlyFor?: People;
  /** True if the way of an adult is walked and no age is known. */
  readonly isAdultAssumed: boolean;
  readonly items: readonly PathItem[];
  /** The id of the step that comes next, or of the question that is open. Absent behind the last step. */
  readonly open?: string;
  /** Headings of the steps before the first one, where what was done puts the patient in the middle of the chart. */
  readonly before: readonly string[];
  /** The lines of those steps that are for what was said, such as calcium over 30 min on digoxin. */
  readonly noted: readonly string[];
}

export const isQuestion = (item: PathItem): item is PathQuestion => 'question' in item;

/** The most steps of a path. */
const mostSteps = 6;
/** The most questions behind each other that are opened to come to a step. */
const deepest = 3;

/**
 * Returns the way of a patient through a chart: each question that the facts settle is walked, and each one that they
 * do not settle is named with the steps that its ways lead to.
 *
 * @param chart the chart, if something else than the facts has chosen it
 * @param given the step whose treatment was given, behind which the path goes on
 * @param from the step or the question that the path begins with
 */
export function pathFor(
  facts: ChartFacts,
  library: Library,
  chart: Algorithm | undefined = chartFor(facts, library)?.chart,
  given?: string,
  from?: string,
): Path | undefined {
  const [start] = chart?.steps ?? [];
  return chart && start
    ? new Walk({ chart, start, given, from }, facts, (each) => library.bedside.names.get(each) ?? each).path()
    : undefined;
}

class Walk {
  readonly #chart: Algorithm;
  readonly #start: AlgorithmStep;
  readonly #facts: ChartFacts;
  readonly #who: People | undefined;
  readonly #steps: ReadonlyMap<string, AlgorithmStep>;
  readonly #isOther: boolean;
  readonly #given: AlgorithmStep | undefined;
  /** The words of the text and of what it says, beside those that tell no condition. */
  readonly #told: ReadonlySet<string>;
  readonly #from: AlgorithmStep | undefined;
  #open: string | undefined;
  #isAdultAssumed = false;
  /** The questions for the age, where the way of an adult is walked and no age is known. */
  readonly #ofOthers: PathQuestion[] = [];

  constructor(
    {
      chart,
      start,
      given,
      from,
    }: {
      chart: Algorithm;
      start: AlgorithmStep;
      given: string | undefined;
      from: string | undefined;
    },
    facts: ChartFacts,
    nameOf: (finding: Finding) => string,
  ) {
    this.#chart = chart;
    this.#start = start;
    this.#facts = facts;
    this.#who = whoIs(facts.patient);
    const general = facts.patterns.words('words-no-condition');
    const findings = [...facts.said].map(nameOf).filter((name) => !name.includes('-'));
    // `On digoxin` is told by `takes lanoxin` too.
    const drugs = facts.question.mentions.map(({ drug }) => drug?.name ?? '');
    const told = [facts.text, ...findings, ...drugs].flatMap(words).filter((word) => word.length > 3);
    this.#told = new Set(told.filter((word) => !general.has(word)));
    this.#steps = new Map((chart.steps ?? []).map((step) => [step.id, step]));
    const isReached = given !== undefined && this.#between(start.id, given).length > 0;
    this.#given = isReached ? this.#step(given) : undefined;
    this.#from = this.#step(from);
    this.#isOther = chart.patient !== undefined && this.#who !== undefined && !isOf(this.#who, chart.patient);
  }

  path(): Path {
    const at = this.#entry();
    const { patient } = this.#chart;
    const items = actionFirst([...this.#walk(at), ...this.#ofOthers]);
    const before = at === this.#start || at === this.#from ? [] : this.#before(at);
    return defined({
      chart: this.#chart,
      who: this.#who,
      onlyFor: this.#isOther ? patient : undefined,
      isAdultAssumed: this.#isAdultAssumed,
      items,
      open: this.#open,
      before,
      noted: [...this.#steps.values()]
        .filter(({ heading, type }) => type === 'drug' && before.includes(heading))
        .flatMap((step) => this.#shown(step).lines.slice(1))
        .filter((line) => line.startsWith('On ') && this.#names(line)),
    });
  }

  /** Returns the step that most facts put the patient at, the last one of several, otherwise the start. */
  #entry(): AlgorithmStep {
    if (this.#from) return this.#from;
    const facts = ({ at = [] }: AlgorithmStep) =>
      Math.max(0, ...metOf(at, this.#facts).map((all) => all.length));
    const placed = [...this.#steps.values()].filter((step) => facts(step) > 0);
    const best = placed.toSorted((one, other) => facts(one) - facts(other)).at(-1);
    const given = this.#given;
    if (!given) return best ?? this.#start;
    const isBehind = best !== undefined && this.#between(given.id, best.id).length > 0;
    return (isBehind ? best : this.#after(given)) ?? given;
  }

  #walk(from: AlgorithmStep): PathItem[] {
    const items: PathItem[] = [];
    const seen = new Set<string>();
    let count = 0;
    const add = (step: AlgorithmStep) => {
      if (seen.has(step.id)) return;
      seen.add(step.id);
      const shown = this.#shown(step);
      if (shown.lines.length === 0) return;
      items.push(shown);
      count += 1;
    };
    let step: AlgorithmStep | undefined = from;
    while (step && !seen.has(step.id) && count < mostSteps) {
      if (step.type === 'decision') {
        seen.add(step.id);
        const { question, next } = this.#decided(step);
        if (question) items.push(question);
        if (!next) this.#open = step.id;
        step = next;
        continue;
      }
      add(step);
      for (const beside of this.#beside(step)) if (count < mostSteps) add(beside);
      step = this.#after(step);
    }
    this.#open ??= step?.id;
    return items;
  }

  #after({ next, beside }: AlgorithmStep): AlgorithmStep | undefined {
    return this.#step(next[0]?.to ?? beside?.[0]);
  }

  #step(id: string | undefined): AlgorithmStep | undefined {
    return id === undefined ? undefined : this.#steps.get(id);
  }

  /** Returns the steps that run beside one: those for what was said, then those that are due at once. */
  #beside({ id }: AlgorithmStep): AlgorithmStep[] {
    const all = [...this.#steps.values()].filter(({ beside }) => beside?.includes(id));
    const place = ({ type, heading }: AlgorithmStep) =>
      Number(type !== 'drug') - (this.#names(heading) ? 2 : 0);
    return all.toSorted((one, other) => place(one) - place(other));
  }

  /** Returns true if the label of a line, such as `Torsades: magnesium`, names what was said of the patient. */
  #names(line: string): boolean {
    return words(line.split(':')[0] ?? '').some((word) => this.#told.has(word));
  }

  /** Returns the question that a decision leaves, if any, and the step to go on with. */
  #decided(decision: AlgorithmStep): { question?: PathQuestion; next?: AlgorithmStep } {
    const settled = this.#settled(decision);
    const [only] = settled;
    if (only && settled.length === 1) return defined({ next: this.#step(only.to) });
    const meeting = this.#meeting(decision);
    if (meeting) {
      const ways = decision.next.flatMap(({ to, label }) => {
        const steps = this.#until(to, meeting.id);
        return steps.length > 0 ? [{ label: label ?? '', steps }] : [];
      });
      const isException = ways.length < decision.next.length;
      return defined({
        question: ways.length > 0 ? questionOf(decision, ways, isException) : undefined,
        next: meeting,
      });
    }
    const usual = settled.length === 0 ? decision.next.find((way) => way.usual) : undefined;
    const ways = decision.next.filter((way) => way !== usual).map((way) => this.#way(way, 1));
    const question = questionOf(decision, ways.filter(leadsOn), usual !== undefined);
    const next = defined({ next: this.#step(usual?.to) });
    if (!usual?.when?.flat().includes('adult')) return { question, ...next };
    this.#isAdultAssumed = true;
    this.#ofOthers.push(question);
    return next;
  }

  /** Returns the ways that the facts take. It is the last one left if they rule the others out. */
  #settled({ next }: AlgorithmStep): AlgorithmStep['next'] {
    const taken = next.filter(({ when }) => when && metOf(when, this.#facts).length > 0);
    if (taken.length > 0) return taken;
    const left = next.filter(({ when }) => !(when && isRuledOut(when, this.#facts)));
    return left.length === 1 ? left : [];
  }

  /** Returns where the ways of a decision meet again, if each leads there by steps alone. */
  #meeting({ next }: AlgorithmStep): AlgorithmStep | undefined {
    const chains = next.map(({ to }) => this.#chain(to));
    const [first, ...others] = chains;
    const id = first?.find((each) => others.every((chain) => chain.includes(each)));
    return this.#step(id);
  }

  /** Returns the ids from a step on, as far as no question comes between them. */
  #chain(from: string): string[] {
    const ids: string[] = [];
    let step = this.#step(from);
    while (step && !ids.includes(step.id)) {
      ids.push(step.id);
      if (step.type === 'decision') break;
      step = this.#step(step.next[0]?.to);
    }
    return ids;
  }

  #until(from: string, end: string): PathStep[] {
    const chain = this.#chain(from);
    return chain.slice(0, chain.indexOf(end)).flatMap((id) => {
      const step = this.#step(id);
      const shown = step && step.type !== 'decision' ? this.#shown(step) : undefined;
      return shown && shown.lines.length > 0 ? [shown] : [];
    });
  }

  /** Returns a way with its first step, or with the question that comes before any step. */
  #way({ to, label }: AlgorithmStep['next'][number], depth: number): PathWay {
    let step = this.#step(to);
    for (let opened = 0; step && opened < deepest; opened += 1) {
      if (step.type !== 'decision') break;
      const { question, next } = this.#decidedWithin(step, depth);
      if (!next) return defined({ label: label ?? '', steps: [], further: question });
      step = next;
    }
    return { label: label ?? '', steps: step && step.type !== 'decision' ? this.#upToDrug(step) : [] };
  }

  /** Returns a step, and those behind it up to the first drug or shock where the facts settle every question between. */
  #upToDrug(from: AlgorithmStep): PathStep[] {
    const steps: PathStep[] = [];
    let step: AlgorithmStep | undefined = from;
    for (let left = mostSteps; step && left > 0; left -= 1) {
      if (step.type === 'decision') {
        const [way, ...more]: AlgorithmStep['next'] = this.#settled(step);
        step = more.length === 0 ? this.#step(way?.to) : undefined;
        continue;
      }
      const shown = this.#shown(step);
      if (shown.lines.length > 0) steps.push(shown);
      if (shown.isDrug) return steps;
      step = this.#after(step);
    }
    return steps.slice(0, 1);
  }

  /** Decides a question behind another one: by the facts or the usual way, otherwise it stays open, three deep at most. */
  #decidedWithin(decision: AlgorithmStep, depth: number): { question?: PathQuestion; next?: AlgorithmStep } {
    const settled = this.#settled(decision);
    const chosen = settled.length === 1 ? settled[0] : undefined;
    if (chosen || depth >= deepest) return defined({ next: this.#step((chosen ?? decision.next[0])?.to) });
    const ways = decision.next.map((way) => this.#way(way, depth + 1)).filter(leadsOn);
    return { question: questionOf(decision, ways) };
  }

  /** Returns the lines of a step that are for this patient. Where the chart is for others, no line states an amount. */
  #shown({ id, heading, details, lineFor, criteria, type }: AlgorithmStep): PathStep {
    const isDrug = type === 'drug' || type === 'shock';
    if (criteria || (this.#isOther && isDrug)) return { id, heading, lines: [], isDrug };
    const lines = [heading, ...details].filter((line, at) => {
      // The heading of the start names the chart.
      if (at === 0 && type === 'start') return false;
      // Nobody asks for the triage of many about one patient.
      if (line.includes('Mass casualties')) return false;
      if (line.startsWith('Lightning') && !this.#facts.said.has('lightning')) return false;
      const group = lineFor?.[at];
      const isOwn = !group || this.#mayBe(group);
      return isOwn && !(this.#isOther && /\d/.test(line));
    });
    const own = linesForAge(lines, this.#facts.patient.days);
    const ordered = this.#namedFirst(isDrug ? this.#adultFirst(own) : own);
    return { id, heading, lines: this.#worked(ordered), isDrug };
  }

  /**
   * Puts the labelled lines that name what was said before the other ones: `Swelling: 6 vials` before `Weakness: 10
   * vials`. Lines without a label keep their places, because one may be done after the other.
   */
  #namedFirst(lines: readonly string[]): readonly string[] {
    const isLabelled = (line: string, at: number) => at > 0 && line.includes(':');
    const labelled = lines.filter(isLabelled);
    const named = labelled.filter((line) => this.#names(line));
    const ordered = [...named, ...labelled.filter((line) => !named.includes(line))];
    return lines.map((line, at) => (isLabelled(line, at) ? (ordered.shift() ?? line) : line));
  }

  /** Puts the amount for adults right behind the heading, where no weight is known and nobody is said to be a child. */
  #adultFirst(lines: readonly string[]): readonly string[] {
    const [first, ...rest] = lines;
    const isAdult = this.#who === undefined || this.#who === 'adult';
    const at = rest.findIndex((line) => /\badults? \d/i.test(line) && !/\bin saline\b/i.test(line));
    const own = rest[at];
    if (
      first === undefined ||
      own === undefined ||
      !isAdult ||
      signValue(this.#facts.patient, 'weight') !== undefined
    )
      return lines;
    return [first, own, ...rest.filter((_, each) => each !== at)];
  }

  /** Works the doses per kg out, if the weight is known. */
  #worked(lines: readonly string[]): readonly string[] {
    const weight = signValue(this.#facts.patient, 'weight');
    const isChild = this.#who !== undefined && this.#who !== 'adult';
    return weight === undefined ? lines : workedLines(lines, weight, isChild);
  }

  /** Returns true if the patient may belong to a group. A child of unknown age may be an infant. */
  #mayBe(group: People): boolean {
    const isAgeOpen = this.#who === 'child' && this.#facts.patient.years === undefined;
    return this.#who === undefined || isOf(this.#who, group) || (isAgeOpen && isOf(group, 'child'));
  }

  /** Returns the headings of the steps on the shortest way to a step in the middle of the chart. */
  #before(at: AlgorithmStep): string[] {
    const goal = at.beside?.[0] ?? at.id;
    const given = this.#given?.id;
    const ids = given
      ? [...this.#between(this.#start.id, given), ...this.#between(given, goal)]
      : this.#between(this.#start.id, goal);
    return [...new Set(ids)].flatMap((id) => {
      const step = this.#step(id);
      const [first] = step && step.type !== 'decision' ? this.#shown(step).lines : [];
      return step && first !== undefined ? [step.type === 'start' ? first : step.heading] : [];
    });
  }

  /** Returns the way that the facts settle, or all of them with the usual one first. */
  #ways(id: string): AlgorithmStep['next'] {
    const step = this.#step(id);
    if (!step) return [];
    const settled = this.#settled(step);
    if (settled.length === 1) return settled;
    return step.next.toSorted((one, other) => Number(other.usual ?? 0) - Number(one.usual ?? 0));
  }

  /** Returns the ids on the shortest way from a step up to the one before the goal. */
  #between(first: string, goal: string): string[] {
    const from = new Map<string, string | undefined>([[first, undefined]]);
    // Iteration over a Map includes entries that are added during the iteration.
    for (const [id] of from) for (const { to } of this.#ways(id)) if (!from.has(to)) from.set(to, id);
    const ids: string[] = [];
    for (let id = from.get(goal); id !== undefined; id = from.get(id)) ids.unshift(id);
    return ids;
  }
}

const leadsOn = ({ steps, further }: PathWay): boolean => steps.length > 0 || (further?.ways.length ?? 0) > 0;

const questionOf = (
  { id, heading, details }: AlgorithmStep,
  ways: readonly PathWay[],
  isException = false,
): PathQuestion => ({ id, question: heading, signs: details, ways, isException });

/**
 * Puts the first step before the questions for exceptions, because it must not wait, unless it gives a drug that one
 * of them rules out.
 */
function actionFirst(items: readonly PathItem[]): readonly PathItem[] {
  const at = items.findIndex((item) => !(isQuestion(item) && item.isException));
  const first = items[at];
  if (!first || stepsBehind(first).some(({ isDrug }) => isDrug)) return items;
  return [first, ...items.slice(0, at), ...items.slice(at + 1)];
}

/** Returns the steps of a path, also those that its questions lead to. */
export const stepsOf = ({ items }: Pick<Path, 'items'>): readonly PathStep[] => items.flatMap(stepsBehind);

function stepsBehind(item: PathItem): readonly PathStep[] {
  if (!isQuestion(item)) return [item];
  return item.ways.flatMap(({ steps, further }) => [...steps, ...(further ? stepsBehind(further) : [])]);
}
