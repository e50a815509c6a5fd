import { findings } from '@oryx/contract/condition';
import { patternNames } from '@oryx/contract/patterns';
import { getRemiKnowledge, type RemiKnowledge } from '@oryx/contract/remi';
import * as z from 'zod/mini';

const list = z.catch(z.object({ rows: z.array(z.looseObject({})) }), { rows: [] });
const lists = z.looseObject({ findings: list, patterns: list });

/**
 * Returns Remi's knowledge as an older or a newer server has sent it. The ways of saying what only a newer app
 * understands are left out, and lists that an older server did not have are empty. An interaction that was left out
 * could go unmentioned, so that all else has to fit.
 */
export function readKnowledge(answer: unknown): RemiKnowledge {
  const { findings: found, patterns, ...rest } = lists.parse(answer);
  return getRemiKnowledge.response.parse({
    ...rest,
    findings: { rows: found.rows.filter(({ finding }) => isOneOf(findings, finding)) },
    patterns: { rows: patterns.rows.filter(({ name }) => isOneOf(patternNames, name)) },
  });
}

const isOneOf = (names: readonly unknown[], name: unknown) => names.includes(name);

/** Returns true for knowledge older than the app, which looks for ways of saying things that it does not have. */
export function isOlder({ findings: found, patterns }: RemiKnowledge): boolean {
  const said = new Set<string>([
    ...found.rows.map(({ finding }) => finding),
    ...patterns.rows.map(({ name }) => name),
  ]);
  return [...findings, ...patternNames].some((name) => !said.has(name));
}

/** Stands above every answer from older knowledge. */
export const olderNote =
  '**The content on this device is older than the app, so that I may miss what you write.** Connect once to bring it up to date.';
