import { words } from '@oryx/search';
import { frame, heading } from '../../answer/blocks.ts';
import type { Facts } from '../../facts.ts';
import { helpText } from '../harm/harm.ts';
import { pagesTool } from '../pages/tool.ts';
import type { Tool } from '../tool.ts';

/** Returns what the help lines are for that a text asks for. */
const needsIn = ({ text, patterns }: Facts) => {
  const said = ` ${words(text).join(' ')} `;
  return [...patterns.forms('forms-help')].flatMap(([form, need]) =>
    said.includes(` ${words(form).join(' ')} `) ? need : [],
  );
};

/** Gives the telephone numbers of the help lines that a text asks for. */
export const helpLinesTool: Tool = {
  ...pagesTool,
  kind: 'help lines',
  applies: ({ text, patterns }) => patterns('asks-help-line').test(text),
  answer(facts, { sources: { knowledge } }) {
    const needs = new Set(needsIn(facts));
    const rows = knowledge.helpLines.rows.filter((row) => row.for.some((need) => needs.has(need)));
    const all = helpText(rows, [...new Set(rows.flatMap((row) => row.for))]);
    return rows.length === 0 ? [] : [{ slot: 'verdict', ...frame(`${heading('Help lines')}\n\n${all}`) }];
  },
};
