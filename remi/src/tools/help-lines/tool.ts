import { words } from '@oryx/search';
import { frame, heading } from '../../answer/blocks.ts';
import { helpText } from '../harm/harm.ts';
import type { Tool } from '../tool.ts';

/** Gives the telephone numbers of the help lines that a text asks for. */
export const helpLinesTool: Tool = {
  // No line of a page may stand above the numbers.
  kind: 'plan',
  applies: ({ text, patterns }) => patterns('asks-help-line').test(text),
  answer({ text, patterns }, { sources: { knowledge } }) {
    const said = ` ${words(text).join(' ')} `;
    const needs = [...patterns.forms('forms-help')].flatMap(([form, need]) =>
      said.includes(` ${form} `) ? need : [],
    );
    const all = helpText(knowledge.helpLines.rows, needs);
    return all === '' ? [] : [{ slot: 'verdict', ...frame(`${heading('Help lines')}\n\n${all}`) }];
  },
};
