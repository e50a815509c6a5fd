import { frame, heading, quoted } from './answer/blocks.ts';
import type { Toolbox } from './answer/toolbox.ts';
import { algorithmOfComplaint } from './differentials/algorithm.ts';
import { complaintOf } from './patient/complaint.ts';
import type { Patient } from './patient/patient.ts';
import { type Score, scoreNumber } from './patient/scores.ts';
import type { Block } from './remi.ts';

/** From this NEWS on, and below this GCS, a patient is in danger (bands of the tools). */
const highNews = 7;
const lowGcs = 9;

/** Found where no algorithm fits. */
const firstSurvey = 'Triage';

/** So much of an algorithm is quoted: how it begins. */
const mostPassages = 4;

interface Facts {
  readonly text: string;
  readonly patient: Patient;
  readonly scores: readonly Score[];
}

interface RedFlag {
  readonly title: string;
  readonly isThere: (facts: Facts) => boolean;
  /** What the matching algorithm is called, by the patient; none: the one that fits the complaint. */
  readonly algorithm?: { readonly adult: string; readonly child: string; readonly newborn: string };
}

const noPulse =
  /\b(?:no|without|absent|lost|loses?)\s*(?:a\s*)?(?:\w+\s*)?(?:pulse|output)\b(?!\s*(?:ox|check))|\bpulse\s*(?:is\s*)?(?:absent|not (?:felt|palpable|present))|\bpulseless\b(?!\s*(?:vt|v\s*tach|ventricular|electrical))|\b(?:hr|pulse)\s*[:=]?\s*0\b/i;
const notBreathing =
  /\b(?:not|isn't|stopped|no longer|never|hasn't)\s*(?:been\s*)?breath(?:ing|es?|ed)\b|\bno (?:breathing|respirations?|resp(?:iratory)? effort)\b|\bapno?e(?:a|ic)\b|\b(?:rr|resps?)\s*[:=]?\s*0\b|\bagonal\b/i;
const statedNews = /\bnews(?:2)?\s*(?:score)?\s*(?:is|of|=|:|was)?\s*(\d{1,2})\b/i;
const newborn = /\b(?:newborn|neonate|just born|newly born|at birth|after (?:birth|delivery))\b/i;

/** The dangers that are acted on before anything else, the worst first. */
const redFlags: readonly RedFlag[] = [
  {
    title: 'No pulse',
    isThere: ({ text }) => noPulse.test(text),
    algorithm: {
      adult: 'Adult cardiac arrest',
      child: 'Paediatric arrest',
      newborn: 'Newborn resuscitation',
    },
  },
  {
    title: 'Not breathing',
    isThere: ({ text }) => notBreathing.test(text),
    algorithm: { adult: 'Basic life support', child: 'Paediatric arrest', newborn: 'Newborn resuscitation' },
  },
  {
    title: `GCS under ${lowGcs}`,
    isThere: ({ patient: { gcs } }) => gcs !== undefined && gcs < lowGcs,
    algorithm: {
      adult: 'Reduced consciousness',
      child: 'Reduced consciousness',
      newborn: 'Newborn resuscitation',
    },
  },
  {
    title: `NEWS of ${highNews} or more`,
    isThere: ({ text, scores }) => {
      const [news] = scores.filter(({ id }) => id === 'news').map(scoreNumber);
      return (news ?? Number(statedNews.exec(text)?.[1] ?? 0)) >= highNews;
    },
  },
];

/** The red flags of a text, each with how its algorithm begins. */
export function redFlagBlocks(facts: Facts, tools: Toolbox): Block[] {
  const there = redFlags.filter(({ isThere }) => isThere(facts));
  if (there.length === 0) return [];
  const who = newborn.test(facts.text) ? 'newborn' : facts.patient.group === 'child' ? 'child' : 'adult';
  const complaint = complaintOf(facts.text) ?? facts.text;
  const passages = there.flatMap(({ algorithm }) => {
    const fitting = algorithm ? tools.algorithmFor(algorithm[who]) : algorithmOfComplaint(complaint, tools);
    return (fitting.length > 0 ? fitting : tools.algorithmFor(firstSurvey)).slice(0, mostPassages);
  });
  return [
    frame(
      heading(
        `Red flag: ${there.map(({ title }) => title.toLowerCase().replace(/\b(gcs|news)\b/g, (word) => word.toUpperCase())).join(', ')}`,
      ),
    ),
    ...quoted([...new Map(passages.map((passage) => [passage.id, passage])).values()]),
  ];
}
