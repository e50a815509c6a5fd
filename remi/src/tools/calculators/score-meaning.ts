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
import type { Block } from '../../remi.ts';
import type { StatedScore } from './stated-score.ts';

/** Returns the band of a stated score with its advice and the figures of the band, or nothing. */
export async function statedScoreBlocks(
  { row, score: written, isAdjusted }: StatedScore,
  { message }: Facts,
): Promise<Block[]> {
  const definition = await loadDefinition(row.id);
  const score = isAdjusted && written < (definition.bands?.highest ?? 0) ? written + 1 : written;
  const note = `The total is as you wrote it${score === written ? '' : ', and 1 for 12 years of education or less, if not in it already'}.`;
  const found = bandIn(definition, score, message.text);
  if (!found) return [];
  const source = { title: toolById(row.id)?.title ?? row.id, route: `/calculator/${row.id}` };
  const cautions = definition.cautions.filter(({ level }) => level === 'danger').map(({ text }) => text);
  const lines = [
    `**${source.title}, ${score} (${found.range}): ${found.title}**${found.advice && `. ${found.advice}`}`,
    ...found.facts.map(({ label, text }) => `${label}: ${text}`),
    ...cautions.map((text) => `**Caution:** ${text}`),
    `${note} ${link(source)}`,
  ];
  const card: ResultCard = {
    kind: 'result',
    title: source.title,
    value: String(score),
    ...(found.tone && found.tone !== 'neutral' ? { band: { label: found.title, tone: found.tone } } : {}),
    rows: [{ label: found.title, text: found.advice }, ...found.facts],
    cautions: [...cautions, note],
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
  if (!table || !row) return betweenTotals(tables, score);
  const [range = '', title = '', advice = ''] = row;
  return { range, title, advice, facts: [] };
}

/** Returns what a table says of a total that goes up evenly from its first row to its last, as that of weeks does. */
function betweenTotals(tables: Definition['tables'] = [], score: number): FoundBand | undefined {
  const { columns = [], rows = [] } = tables.find(({ columns: [first] }) => first === 'Total') ?? {};
  const [low = 0, from = 0, high = Number.NaN, to = 0] = [rows[0], rows.at(-1)]
    .flatMap((row) => row ?? [])
    .map((cell) => Number(cell.replace('−', '-')));
  if (!(score >= low && score <= high)) return undefined;
  const value = from + ((score - low) * (to - from)) / (high - low);
  return { range: `${low}–${high}`, title: `${value} ${columns[1]}`.toLowerCase(), advice: '', facts: [] };
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
