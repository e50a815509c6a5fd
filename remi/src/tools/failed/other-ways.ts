import type { ChatSource, Dose, Medication } from '@oryx/contract';
import { fitOf } from '@oryx/doses';
import { computed, drugPage, frame, link, seeAlso } from '../../answer/blocks.ts';
import { inSlot } from '../../answer/slots.ts';
import { sentencesOf } from '../../conversation/sentence.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { sizeOf } from '../../read/patient.ts';
import type { Block } from '../../remi.ts';
import { figures, sameKind } from '../alternatives/alternatives.ts';
import { chartFor, specific } from '../chart/choice.ts';
import { pathFor } from '../chart/path.ts';
import { pathBlocks } from '../chart/path-blocks.ts';
import { isByVein } from '../doses/chosen-doses.ts';
import { bestDoses } from '../doses/dose-answer.ts';
import { isLater } from '../doses/later.ts';

const mostDoses = 2;

const isByMouth = ({ routes }: Dose): boolean => routes.every((route) => route === 'oral');

/**
 * Returns the ways that are left where the way of a dose fails: what its page says of vomiting, the doses of the drug by
 * another way, and without a vein the drugs of its kind and the steps of the chart. Returns nothing if the way goes on.
 */
export function otherWays(medication: Medication, facts: Facts, library: Library): Block[] {
  const isVomited = facts.inherited.failed === 'vomited';
  const fails = isVomited ? isByMouth : isByVein;
  const { hasNoVein: _none, ...slots } = facts.inherited.slots;
  const [first] = bestDoses(medication, { ...facts, text: sentencesOf(slots) }, library);
  if (!first || !(fails(first) || isVomited)) return [];
  const source = drugPage(medication);
  const same = waysOf(medication, first, fails, facts);
  const own = inSlot('figure', same.length > 0 ? figures(medication, same, facts) : []);
  if (isVomited) return [...inSlot('verdict', ofVomiting(source, library)), ...own];
  const kin = sameKind(medication, facts, library).same.flatMap(({ other, doses }) => {
    const left = doses.filter((dose) => !isByVein(dose)).slice(0, mostDoses);
    return left.length > 0 ? [{ other, left }] : [];
  });
  const choice = chartFor(facts, library);
  const chart = choice && choice.weight >= specific ? choice.chart : library.chartCalled(first.topic);
  const path = chart && pathFor(facts, library, chart);
  const steps = path ? pathBlocks(path, library) : [];
  if (same.length > 0) return steps.length > 0 ? [...own, ...steps] : [];
  const isForBone = first.routes.includes('IO');
  const none = `**The page of ${link(source)} has no dose for this without a vein${isForBone ? ' or bone' : ''}.**`;
  return [
    ...inSlot('verdict', [frame(none, source)]),
    ...inSlot('figure', [
      ...kin.flatMap(({ other, left }) => figures(other, left, facts)),
      ...(isForBone ? figures(medication, [first], facts) : []),
    ]),
    ...steps,
    ...inSlot('more', seeAlso(needingNone(medication, first, facts, library))),
  ];
}

/** Returns the pages of other drugs that have a dose without a vein for the same purpose and patient. */
const needingNone = (medication: Medication, first: Dose, facts: Facts, { sources }: Library): ChatSource[] =>
  sources.medications.flatMap((other) =>
    other !== medication && waysOf(other, first, isByVein, facts).length > 0 ? [drugPage(other)] : [],
  );

/** Returns the first doses of a drug for the same purpose and patient by a way that does not fail. */
function waysOf(
  { doses }: Medication,
  { topic, patient }: Dose,
  fails: (dose: Dose) => boolean,
  { patient: known }: Facts,
): readonly Dose[] {
  const whom = sizeOf(known);
  return doses
    .filter((dose) => dose.topic === topic && dose.patient === patient && !fails(dose) && !isLater(dose))
    .filter((dose) => fitOf(dose, whom).state !== 'withheld')
    .slice(0, mostDoses);
}

/** Sections that name vomiting as a purpose, an effect or a sign of something else. */
const aside = /^(?:indications|adverse|action|interactions|dose)$/;

/** Returns what the page of a drug says of vomiting it, or that it says nothing. */
function ofVomiting(source: ChatSource, library: Library): Block[] {
  const sentences = library
    .passagesAt(source.route)
    .filter(({ section = '' }) => !aside.test(section))
    .flatMap(({ lines }) => lines)
    .flatMap((line) => line.split(/(?<=[.)])\s+(?=\p{Lu})/u))
    .filter((sentence) => /\bvomit(?:s|ed)\b/i.test(sentence));
  return sentences.length > 0
    ? [computed([...new Set(sentences)].join(' '), source)]
    : [
        frame(
          `**The page of ${link(source)} does not say what to do if a dose is vomited.** Do not repeat it unasked.`,
          source,
        ),
      ];
}
