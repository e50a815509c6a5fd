import {
  type BandTable,
  bandFor,
  type Definition,
  loadDefinition,
  rangeText,
  toolById,
} from '@oryx/calculators';
import type { ResultCard } from '@oryx/contract';
import { computed, link } from '../../answer/blocks.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { Findings } from '../../read/findings.ts';
import { asksMeaning } from '../../read/in-general.ts';
import { readPatient } from '../../read/patient.ts';
import type { Block } from '../../remi.ts';
import { namingOf } from './choose.ts';
import { states } from './fill.ts';
import type { CalculatorRow } from './rows.ts';

/** A finished score that somebody asks the meaning of, such as `CURB-65 3`. */
interface StatedScore {
  readonly row: CalculatorRow;
  readonly score: number;
}

/** Scores that also describe a patient. Alone they are a finding, and only a question makes them a score. */
const findingsToo: ReadonlySet<string> = new Set(['gcs', 'paediatric-gcs', 'map', 'shock-index']);

/** The input that chooses one of two questionnaires, whose name says it. */
const whichOne = 'tab';

/** Longest message in words that is no more than a score. */
const shortest = 3;

const asksWhatThen =
  /\b(?:what (?:to|do|should|now|next|does)|so what|admit|discharge|action|wat (?:nou|beteken)|hoe erg|how bad|o que)\b/i;

/** Returns the score that a message names with its total, and without any of its inputs. */
export function statedScore(
  { message, question, isOfSeveral }: Facts,
  { calculators, patterns }: Pick<Library, 'calculators' | 'patterns'>,
): StatedScore | undefined {
  if (isOfSeveral || question.mentions.some(({ drug }) => drug !== undefined)) return undefined;
  const findings = new Findings(message.text);
  // What states nothing, and so only what a tool takes for granted.
  const nothing = { patient: readPatient('', patterns), findings: new Findings('') };
  const stated = { patient: message.patient, findings };
  const isAsked = asksMeaning(message.text, patterns) || asksWhatThen.test(message.text);
  const isShort = message.text.trim().split(/\s+/).length <= shortest;
  const found = calculators.flatMap((row): StatedScore[] => {
    const naming = namingOf(row, question, stated);
    const isNamed = naming === 'sure' || isAsked || isShort || question.kinds.has('calculator');
    if (naming === undefined || !isNamed) return [];
    if (findingsToo.has(row.id) && !isAsked) return [];
    const isFilled = Object.entries(row.inputs).some(
      ([key, input]) => key !== whichOne && states(input, stated) && !states(input, nothing),
    );
    if (isFilled) return [];
    const [score, ...others] = findings.bareNumbers(message.patient, row.namesake);
    return score === undefined || others.length > 0 ? [] : [{ row, score }];
  });
  // `Paediatric trauma score` is also a trauma score: the longest name counts.
  const lengthOf = ({ row }: StatedScore) =>
    Math.max(
      0,
      ...question.mentions
        .filter(({ entries }) => entries.some(({ type, id }) => type === 'calculator' && id === row.id))
        .map(({ words }) => words.length),
    );
  const longest = Math.max(0, ...found.map(lengthOf));
  const [one, ...more] = found.filter((each) => lengthOf(each) === longest);
  return more.length === 0 ? one : undefined;
}

/** Returns the band of a stated score with its advice and the figures of the band, or nothing. */
export async function statedScoreBlocks({ row, score }: StatedScore, { message }: Facts): Promise<Block[]> {
  const definition = await loadDefinition(row.id);
  const found = bandIn(definition, score, message.text);
  if (!found) return [];
  const source = { title: toolById(row.id)?.title ?? row.id, route: `/calculator/${row.id}` };
  const cautions = definition.cautions.filter(({ level }) => level === 'danger').map(({ text }) => text);
  const lines = [
    `**${source.title}, ${score} (${found.range}): ${found.title}**${found.advice === '' ? '' : `. ${found.advice}`}`,
    ...found.facts.map(({ label, text }) => `${label}: ${text}`),
    ...cautions.map((text) => `**Caution:** ${text}`),
    `The total is as you wrote it. ${link(source)}`,
  ];
  const card: ResultCard = {
    kind: 'result',
    title: source.title,
    value: String(score),
    ...(found.tone === undefined || found.tone === 'neutral'
      ? {}
      : { band: { label: found.title, tone: found.tone } }),
    rows: [{ label: found.title, text: found.advice }, ...found.facts],
    cautions: [...cautions, 'The total is as you wrote it.'],
    missing: [],
    source,
  };
  return [{ ...computed(lines.join('\n\n'), source), slot: 'figure', card }];
}

interface FoundBand {
  readonly range: string;
  readonly title: string;
  readonly advice: string;
  readonly tone?: 'neutral' | 'normal' | 'caution' | 'danger';
  readonly facts: readonly { readonly label: string; readonly text: string }[];
}

/** Returns the band of a score. A tool of two questionnaires states theirs in a table each, under its name. */
function bandIn(definition: Definition, score: number, text: string): FoundBand | undefined {
  const { bands, tables = [] } = definition;
  if (bands) return ofBands(bands, score);
  const letters = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const table = tables.find(({ title }) => letters(text).includes(letters(title)));
  const row = table?.rows.find(([range = '']) => isWithin(range, score));
  if (!table || !row) return undefined;
  const [range = '', title = '', advice = ''] = row;
  return { range, title, advice, facts: [] };
}

function ofBands(table: BandTable, score: number): FoundBand | undefined {
  const { lowest = Number.NEGATIVE_INFINITY, highest = Number.POSITIVE_INFINITY, factLabels = {} } = table;
  if (score < lowest || score > highest) return undefined;
  const band = bandFor(table, score);
  return {
    range: rangeText(table, band),
    title: band.title,
    advice: band.advice,
    tone: band.tone,
    facts: Object.entries(band.facts ?? {}).map(([key, text]) => ({
      label: factLabels[key] ?? key,
      text: String(text),
    })),
  };
}

/** Returns true for `10–14` and `12`, as tables write ranges. */
function isWithin(range: string, score: number): boolean {
  const [low, high = low] = range.split('–').map(Number);
  return low !== undefined && high !== undefined && low <= score && score <= high;
}
