import { frame, heading, quoted, seeAlso } from '../../answer/blocks.ts';
import type { Toolbox } from '../../answer/toolbox.ts';
import { algorithmOfComplaint, firstSteps } from '../../differentials/algorithm.ts';
import type { KnownPassage } from '../../passages/passage.ts';
import { type Score, scoreNumber } from '../../patient/scores.ts';
import { complaintOf } from '../../read/complaint.ts';
import { saysNoBreath, saysNoPulse } from '../../read/danger-words.ts';
import type { Patient } from '../../read/patient.ts';
import type { Block } from '../../remi.ts';
import type { FoundSign } from './danger-signs.ts';

/** NEWS from which, and GCS below which, a patient is in danger. The values are the bands of the tools. */
const highNews = 7;
const lowGcs = 9;

/** Fallback if no algorithm matches. */
const firstSurvey = 'Triage';

interface Facts {
  readonly text: string;
  readonly patient: Patient;
  readonly scores: readonly Score[];
  readonly signs: readonly FoundSign[];
}

interface RedFlag {
  readonly title: string;
  /** The title, with the patient's figure if there is one. */
  readonly figure?: (facts: Facts) => string;
  readonly isThere: (facts: Facts) => boolean;
  /** Name of the matching algorithm for this patient. Without one, the complaint decides. */
  readonly algorithm?: { readonly adult: string; readonly child: string; readonly newborn: string };
}

const statedNews = /\bnews(?:2)?\s*(?:score)?\s*(?:is|of|=|:|was)?\s*(\d{1,2})\b/i;
const newborn = /\b(?:newborn|neonate|just born|newly born|at birth|after (?:birth|delivery))\b/i;

/** Dangers that need action before anything else, most urgent first. */
const redFlags: readonly RedFlag[] = [
  {
    title: 'No pulse',
    isThere: ({ text }) => saysNoPulse(text),
    algorithm: {
      adult: 'Adult cardiac arrest',
      child: 'Paediatric arrest',
      newborn: 'Newborn resuscitation',
    },
  },
  {
    title: 'Not breathing',
    isThere: ({ text }) => saysNoBreath(text),
    algorithm: { adult: 'Basic life support', child: 'Paediatric arrest', newborn: 'Newborn resuscitation' },
  },
  {
    title: `GCS under ${lowGcs}`,
    figure: ({ patient: { gcs } }) => `GCS ${gcs}`,
    isThere: ({ patient: { gcs } }) => gcs !== undefined && gcs < lowGcs,
    algorithm: {
      adult: 'Reduced consciousness',
      child: 'Reduced consciousness',
      newborn: 'Newborn resuscitation',
    },
  },
  {
    title: 'Unresponsive',
    isThere: ({ patient: { avpu, gcs } }) => avpu === 'unresponsive' && gcs === undefined,
    algorithm: {
      adult: 'Reduced consciousness',
      child: 'Reduced consciousness',
      newborn: 'Newborn resuscitation',
    },
  },
  {
    title: 'Blood pressure not recordable',
    isThere: ({ patient: { isPressureUnrecordable } }) => isPressureUnrecordable,
    algorithm: {
      adult: 'Emergency patient first survey',
      child: 'Emergency patient first survey',
      newborn: 'Newborn resuscitation',
    },
  },
  {
    title: `NEWS of ${highNews} or more`,
    figure: (facts) => `NEWS ${newsOf(facts)}`,
    isThere: (facts) => newsOf(facts) >= highNews,
  },
];

/** Returns the calculated NEWS, otherwise the stated one. */
function newsOf({ text, scores }: Facts): number {
  const [news] = scores.filter(({ id }) => id === 'news').map(scoreNumber);
  return news ?? Number(statedNews.exec(text)?.[1] ?? 0);
}

/** A red flag of this patient, with its chart. */
interface Raised {
  readonly title: string;
  readonly chart: readonly KnownPassage[];
}

/**
 * Returns the red flags of a text, with the first steps of the most urgent one and links for the others. What the
 * words say comes before what single values mean.
 */
export function redFlagBlocks(facts: Facts, tools: Toolbox): Block[] {
  const ofWords = redFlags
    .filter(({ isThere }) => isThere(facts))
    .map((flag) => ({
      title: flag.figure?.(facts) ?? lowerCase(flag.title),
      chart: algorithmOf(flag, facts, tools),
    }));
  const raised = [...ofWords, ...facts.signs.filter(({ row }) => row.isDanger).map(raisedBy(facts, tools))];
  const [worst, ...others] = raised;
  if (!worst) return [];
  const pages = new Map(
    others.flatMap(({ chart: [first] }) =>
      first && first.route !== worst.chart[0]?.route ? [[first.route, first]] : [],
    ),
  );
  return [
    frame(heading(`Red flag: ${[...new Set(raised.map(({ title }) => title))].join(', ')}`)),
    ...quoted(firstSteps(worst.chart)),
    ...seeAlso([...pages.values()].map(({ title, route }) => ({ title, route }))),
  ];
}

/** Returns a sign with its chart: the one of the complaint, otherwise the first one of the sign. */
const raisedBy =
  ({ text }: Facts, tools: Toolbox) =>
  ({ row, figures }: FoundSign): Raised => {
    const ofComplaint = algorithmOfComplaint(complaintOf(text) ?? text, tools);
    const ofSign = row.see.flatMap((page) => tools.algorithmPassages(tools.pageOf(page)?.route ?? ''));
    return {
      title: figures.join(' and '),
      chart: ofComplaint.length > 0 ? ofComplaint : ofSign.filter(({ route }) => route === ofSign[0]?.route),
    };
  };

const lowerCase = (title: string) =>
  title.toLowerCase().replace(/\b(gcs|news)\b/g, (word) => word.toUpperCase());

function algorithmOf({ algorithm }: RedFlag, { text, patient }: Facts, tools: Toolbox) {
  const who = newborn.test(text) ? 'newborn' : patient.group === 'child' ? 'child' : 'adult';
  const fitting = algorithm
    ? tools.algorithmFor(algorithm[who])
    : algorithmOfComplaint(complaintOf(text) ?? text, tools);
  return fitting.length > 0 ? fitting : tools.algorithmFor(firstSurvey);
}
