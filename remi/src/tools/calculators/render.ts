import {
  type Caution,
  cautionsFor,
  type Evaluation,
  type Figure,
  type FigureGroup,
  soundBand,
  soundFigures,
} from '@oryx/calculators';
import type { ResultCard } from '@oryx/contract';
import { computed, frame, link, list, plain } from '../../answer/blocks.ts';
import type { Block } from '../../remi.ts';
import type { Calculation } from './calculation.ts';
import { scoreOf } from './score-of.ts';

/** Number of missing inputs that are named one by one. */
const mostMissing = 12;

/** Returns the figure of a calculator with its cautions, or what it still needs, as one block each. */
export function calculationBlocks(calculation: Calculation, notUnderstood: readonly string[]): Block[] {
  const { notFor, unusable, evaluation, source, read } = calculation;
  const unread = notUnderstood.map((each) => `Not understood, and not used: ${plain(each)}`);
  if (notFor !== undefined)
    return [frame(`**${source.title}: not worked out.** It is not for ${notFor}. ${link(source)}`, source)];
  if (unusable.length > 0)
    return [
      frame(
        `**${source.title}: not worked out.** Outside the limits of the tool: ${figuresText(unusable)}. ${link(source)}`,
        source,
      ),
    ];
  if (evaluation && Object.keys(evaluation.outcome.values).length > 0)
    return completeBlocks(calculation, evaluation, unread);
  if (evaluation) {
    const { band, cautions = [] } = evaluation.outcome;
    const lines = [
      `**${source.title}: no result.** ${band?.advice ?? ''} ${link(source)}`,
      readText(read),
      ...cautionLines(cautions),
    ];
    return [frame(lines.filter(Boolean).join('\n\n'), source)];
  }
  return [incompleteBlock(calculation, unread)];
}

/** Returns a figure with its band, its cautions and the values that it was worked out from. */
function completeBlocks(
  calculation: Calculation,
  evaluation: Evaluation,
  unread: readonly string[],
): Block[] {
  const { source, definition, read } = calculation;
  const { outcome } = evaluation;
  const { headline, groups = [] } = outcome;
  const band = soundBand(evaluation);
  const cautions = cautionsFor(definition, evaluation);
  const dangers = cautions.filter(({ level }) => level === 'danger');
  const value = [headline.text, headline.suffix].filter(Boolean).join(' ');
  const label =
    source.title.toLowerCase().includes(headline.label.toLowerCase()) || isGeneral(headline.label)
      ? ''
      : ` (${headline.label})`;
  const figures = soundFigures(evaluation);
  const first = outcome.cautions?.filter(({ level }) => level === 'danger') ?? [];
  const rest = dangers.filter((danger) => !first.includes(danger));
  const lines = [
    `**${source.title}: ${value}**${label}`,
    band ? `**${band.title}**${band.advice === undefined ? '' : `. ${band.advice}`}` : '',
    ...cautionLines(first, true),
    list(figures.map(figureText)),
    ...groups.map(groupText),
    ...(outcome.notes ?? []),
    readText(read),
    ...cautionLines(rest),
    ...notForLines(calculation),
    ...cautions.filter(({ level }) => level === 'note').map(({ text }) => text),
    ...unread,
    link(source),
  ].filter((line) => line !== '');
  const card: ResultCard = {
    kind: 'result',
    title: source.title,
    value: headline.text,
    ...(headline.suffix === undefined ? {} : { unit: headline.suffix }),
    ...(band && band.tone !== 'neutral' ? { band: { label: band.title, tone: band.tone } } : {}),
    rows: [
      ...(band?.advice ? [{ label: band.title, text: band.advice }] : []),
      ...figures.map((each) => ({ label: each.label, text: withNote(each) })),
      ...read,
    ],
    cautions: [
      ...cautions.map(({ text }) => text),
      ...notForLines(calculation),
      ...(outcome.notes ?? []),
      ...unread,
    ],
    missing: [],
    source,
  };
  const block = computed(lines.join('\n\n'), source);
  // A card has no place for the doses of several drugs.
  return [{ ...block, slot: 'figure', ...(groups.length > 0 ? {} : { card }) }];
}

function incompleteBlock(calculation: Calculation, unread: readonly string[]): Block {
  const { source, definition, read, missing, range, certain } = calculation;
  const labels = missing.slice(0, mostMissing).map(({ label }) => label);
  const more = missing.length - labels.length;
  const needs = [...labels, ...(more > 0 ? [`${more} more`] : [])];
  if (read.length === 0)
    return {
      ...frame(
        [
          `**${source.title}** needs: ${needs.join('; ')}. ${link(source)}`,
          ...notForLines(calculation),
          ...unread,
        ].join('\n\n'),
        source,
      ),
      slot: 'figure',
    };
  const bounds = range && boundsOf(range.low, range.high);
  const band = certain ? reachableText(certain.bands) : range && bandText(range.low, range.high);
  const title = !bounds
    ? `**${source.title}: not complete**`
    : bounds.low === bounds.high
      ? `**${source.title}: ${bounds.low}**`
      : `**${source.title}: at least ${bounds.low}, at most ${bounds.high}**`;
  const dangers = [
    ...definition.cautions.filter(({ level }) => level === 'danger'),
    ...(certain?.cautions ?? []),
  ];
  const lines = [
    `${title}${band ? `. ${band}` : ''}`,
    list((certain?.figures ?? []).map((each) => `**${figureText(each)}**`)),
    `**Missing:** ${needs.join('; ')}. What is not mentioned does not count as absent.`,
    readText(read),
    ...notForLines(calculation),
    ...cautionLines(dangers),
    ...unread,
    link(source),
  ].filter((line) => line !== '');
  if (!bounds) return { ...frame(lines.join('\n\n'), source), slot: 'figure' };
  const card: ResultCard = {
    kind: 'result',
    title: source.title,
    value: bounds.low === bounds.high ? bounds.low : `${bounds.low} to ${bounds.high}`,
    rows: [...(band ? [{ label: 'So far', text: band }] : []), ...read],
    cautions: [
      'What is not mentioned does not count as absent.',
      ...dangers.map(({ text }) => text),
      ...notForLines(calculation),
      ...unread,
    ],
    missing: needs,
    source,
  };
  return { ...computed(lines.join('\n\n'), source), slot: 'figure', card };
}

const isGeneral = (label: string) => /^(?:total|result|score)$/i.test(label);

function boundsOf(
  low: Evaluation,
  high: Evaluation,
): { readonly low: string; readonly high: string } | undefined {
  return scoreOf(low) === undefined || scoreOf(high) === undefined
    ? undefined
    : { low: low.outcome.headline.text, high: high.outcome.headline.text };
}

/** Returns the band if every value within the range lies in it. Of two, none is named: either is read as the result. */
function bandText(low: Evaluation, high: Evaluation): string | undefined {
  const [from, to] = [low.outcome.band, high.outcome.band];
  if (!from || !to) return undefined;
  return from.title === to.title
    ? `${from.title} either way. ${from.advice}`
    : 'Its band depends on what is missing.';
}

/** Returns the bands that can be reached, with the advice of the only one. */
function reachableText(bands: NonNullable<Calculation['certain']>['bands']): string | undefined {
  const [only, ...others] = bands;
  if (!only || others.length > 3) return undefined;
  return others.length === 0
    ? `**${only.title}** either way. ${only.advice ?? ''}`
    : `It can be: ${bands.map(({ title }) => title).join('; ')}.`;
}

const withNote = ({ text, note }: Figure) => (note === undefined ? text : `${text} (${note})`);

const figureText = (figure: Figure) => `${figure.label}: ${withNote(figure)}`;

const figuresText = (figures: readonly Figure[]) => figures.map(figureText).join(', ');

const readText = (read: readonly Figure[]) => (read.length === 0 ? '' : `Read: ${figuresText(read)}.`);

const cautionLines = (cautions: readonly Caution[], isBrief = false) =>
  cautions.map(({ text, brief }) => `**Caution:** ${isBrief ? (brief ?? text) : text}`);

const groupText = ({ title, figures, notes = [], cautions = [] }: FigureGroup) =>
  [
    `**${title}**`,
    list([
      ...figures.map(figureText),
      ...notes,
      ...cautions.map(({ level, text }) => (level === 'danger' ? `**Caution:** ${text}` : text)),
    ]),
  ].join('\n\n');

const notForLines = ({ definition }: Calculation): readonly string[] =>
  definition.notFor.length === 0
    ? []
    : [`Not for ${definition.notFor.map(({ words }) => words).join(', ')}.`];
