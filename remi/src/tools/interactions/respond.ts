import type { ChatSource } from '@oryx/contract';
import { computed, drugPage, frame, link, list } from '../../answer/blocks.ts';
import { reviewWords } from '../../answer/cited.ts';
import type { Drug } from '../../drugs/names.ts';
import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { type Route, routesIn } from '../../read/routes.ts';
import type { Block, Overdose } from '../../remi.ts';
import type { Question } from '../../retrieval/question.ts';
import { isAntidotePair } from '../antidotes/poisonings.ts';
import { newNames } from '../doses/asked-drug.ts';
import type { CheckLibrary } from './check-library.ts';
import { overdosesOfMessage } from './overdoses.ts';
import type { Pair, StoredPair } from './pairs.ts';

/** Maximum number of drugs to check. More would make a list of pairs that nobody reads. */
export const mostDrugs = 12;

/** Returns the drugs that a question names, those included that its unknown words may mean. */
export function drugsOfCheck(question: Question, library: Library) {
  const perhaps = library.nearly(question);
  const all = [...drugsOf(question.mentions), ...perhaps].map((drug) => [drug.name, drug] as const);
  return { drugs: [...new Map(all).values()], perhaps };
}

/** Asks whether a drug is meant that a word is close to. */
export const didYouMean = ({ name, medication }: Drug): Block =>
  frame(
    `Did you mean ${name}? I read a word so that is not a name I know. Check it before you use what follows.`,
    medication && drugPage(medication),
  );

/**
 * Returns what is stored about the drugs of a question that asks for something else, such as a dose: contraindicated
 * and major pairs above it, all others below.
 */
export function pairWarnings(facts: Facts, library: Library): Block[] {
  const { drugs, perhaps } = drugsOfCheck(facts.question, library);
  const fresh = newNames(facts);
  const pairs = library.pairs.of(drugs.slice(0, mostDrugs));
  const blank = pairs.filter(({ rows }) => rows.length === 0).map(nameOf);
  return [
    ...perhaps.map((drug): Block => ({ ...didYouMean(drug), slot: 'verdict' })),
    ...pairs.flatMap((pair) =>
      pairBlocks(pair, library).map((block, at): Block => {
        // The interaction with its poison is what an antidote is given for, and some drugs are meant together: the dose
        // comes first.
        const { severity, effect } = pair.rows[at]?.row ?? {};
        const isMeant =
          (severity === 'major' && /\bintended\b/.test(effect ?? '')) ||
          isAntidotePair(pair.one, pair.other, library);
        // What the patient takes already waits below the dose that is asked for.
        const isOfNew = fresh.size === 0 || fresh.has(pair.one.name) || fresh.has(pair.other.name);
        const isGrave = severity !== 'moderate' && !isMeant && isOfNew;
        return { ...block, slot: isGrave ? 'verdict' : 'more' };
      }),
    ),
    ...(blank.length > 0 ? [{ ...notStored(blank.join('; ')), slot: 'more' } as const] : []),
  ];
}

/** Says of which drugs no interaction is stored. */
export const notStored = (what: string) =>
  frame(`**No interaction stored for:** ${what}. This does not mean safe: check it in another source.`);

/** Returns the names of a pair. */
export const nameOf = ({ one, other }: Pair) => `${one.name} and ${other.name}`;

/**
 * Returns warnings about the doses in a text, whatever the question: an excessive dose, or a route without a
 * dose on the page.
 */
export function doseWarnings(
  stated: Pick<Facts, 'text' | 'patterns' | 'question'> & Partial<Pick<Facts, 'patient'>>,
): Block[] {
  const { text, patterns, question } = stated;
  const { mentions } = question;
  const routes = routesIn(text, patterns);
  const [route] = routes.length === 1 ? routes : [];
  return [
    ...distinct(overdosesOfMessage(stated).map(overdoseBlock)),
    ...(route ? unstatedRoute(route, drugsOf(mentions)) : []),
  ];
}

const distinct = (blocks: readonly Block[]) => [
  ...new Map(blocks.map((block) => [block.text, block])).values(),
];

/** Returns a warning if the only drug of a text has no dose by the stated route on its page. */
function unstatedRoute(route: Route, [drug, ...others]: readonly Drug[]): Block[] {
  const medication = others.length === 0 ? drug?.medication : undefined;
  if (!medication || medication.doses.length === 0) return [];
  if (medication.doses.some(({ routes }) => routes.some((each) => each === route))) return [];
  const source = drugPage(medication);
  return [computed(`**No ${route} dose of ${medication.name}** stands on its page. ${link(source)}`, source)];
}

function overdoseBlock(overdose: Overdose): Block {
  const { medication, above } = overdose;
  const source = drugPage(medication);
  const text = [
    `**Dose above what Oryx states: ${medication.name}.** The dose that you wrote is above this on its page: ${link(source)}`,
    above.map((exceeded) => `> ${exceeded.text}`).join('\n>\n'),
  ];
  return { ...computed(text.join('\n\n'), source), overdose };
}

/** Returns the contraindicated pairs of a drug that a patient takes at home, by its name, and one that an answer plans. */
export const forbiddenAtHome = (
  atHome: readonly string[],
  planned: () => readonly Drug[],
  library: CheckLibrary,
): Block[] => {
  if (atHome.length === 0) return [];
  const drugs = drugsOf(planned().map((drug) => ({ drug })));
  return atHome.flatMap((name) =>
    drugs
      .filter((drug) => drug.name !== name)
      .flatMap((drug) => library.pairs.of([{ name }, drug]))
      .filter(({ rows: [first] }) => first?.row.severity === 'contraindicated')
      .flatMap((pair) => pairBlocks(pair, library)),
  );
};

/** Returns the interactions that are stored of a pair. */
export function pairBlocks(pair: Pair, library: CheckLibrary): Block[] {
  const source = library.pageOfDrugs([pair.one.name, pair.other.name]);
  return pair.rows.map((stored) => rowBlock(nameOf(pair), stored, source));
}

/** Returns a stored interaction of some drugs. */
export function rowBlock(drugs: string, { row, source: publication }: StoredPair, source: ChatSource): Block {
  const cited = publication ? [`Source: ${publication.title}.`] : [];
  const lines = [
    `Effect: ${row.effect}`,
    `What to do: ${row.action}`,
    [...cited, reviewWords(row), link(source)].join(' '),
  ];
  return computed(`**${drugs}: ${row.severity}**\n\n${list(lines)}`, source);
}
