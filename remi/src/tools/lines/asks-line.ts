import { words } from '@oryx/search';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { asksSteps } from '../../read/asks-steps.ts';
import { observations, signValue } from '../../read/patient.ts';
import type { Block } from '../../remi.ts';
import type { Tool } from '../tool.ts';

/** The answers beside which one line of a page may say what is asked. */
const kinds: ReadonlySet<Tool['kind']> = new Set([
  'path',
  'pages',
  'permission',
  'doses',
  'interactions',
  'antidotes',
  'explanation',
]);

/** Most findings of a question for a fact. */
const mostTold = 2;

/** Returns true if a text asks for a fact of a page, and neither for a dose nor what to do for a patient. */
function asksLine(facts: Facts, tool: Tool): boolean {
  const { message, text, patterns, patient, signs, counts, said, isOfSeveral } = facts;
  if (isOfSeveral || !kinds.has(tool.kind) || observations(message.patient) > 0) return false;
  // When something is begun or ended is no dose, whoever the patient is.
  if (patterns('asks-when').test(message.text)) return true;
  if (signs.length > 0 || signValue(patient, 'weight') !== undefined) return false;
  const asksAmount = patterns.words('words-ask-dose');
  if (tool.kind === 'doses' && words(text).some((word) => asksAmount.has(word))) return false;
  // Who tells this much needs the steps for the patient.
  const isTold = said.size > mostTold || Object.keys(counts).length > 0;
  const asksDose = patterns('asks-dose').test(text);
  const isOfSteps = tool.kind === 'path' || tool.kind === 'antidotes';
  if (isOfSteps && (asksSteps(text, patterns) || asksDose || isTold)) return false;
  return patterns('asks-line').test(text) || (tool.kind !== 'doses' && patterns('names-place').test(text));
}

/** Returns an answer with the line of a page above it that says what is asked. */
export async function withLine(
  { tool, blocks }: { readonly tool: Tool; readonly blocks: readonly Block[] },
  facts: Facts,
  library: Library,
) {
  if (!asksLine(facts, tool)) return { tool, blocks };
  const { lineBlocks } = await import('./respond.ts');
  // Who is asked back has no answer yet.
  const answer = blocks.some(({ choices }) => choices !== undefined) ? [] : blocks;
  if (answer.length === 0 && facts.patterns('asks-normal').test(facts.text)) return { tool, blocks };
  const lines = await lineBlocks(facts, library, answer);
  return { tool, blocks: lines.length > 0 ? [...lines, ...answer] : blocks };
}
