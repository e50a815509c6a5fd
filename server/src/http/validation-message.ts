import type * as z from 'zod/mini';
import { HttpError } from './http-error.ts';

/**
 * Returns the parsed value. Throws a 400 with a message for the user: the first invalid field and what it
 * should be. A custom message of the schema is used unchanged.
 */
export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: (issue) => sentenceFor(issue) });
  if (parsed.success) return parsed.data;
  throw new HttpError(400, parsed.error.issues[0]?.message ?? 'The request is not valid.');
}

function sentenceFor(issue: z.core.$ZodRawIssue): string {
  const field = issue.path?.findLast((part) => typeof part === 'string');
  return field ? `${labelOf(field)}: ${adviceFor(issue)}.` : 'The request is not valid.';
}

/** Returns a readable label: `firstName` becomes `First name`. */
function labelOf(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a type in words. */
function kindOf(type: string): string {
  if (type === 'int') return 'a whole number';
  return `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}

function adviceFor(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'enter a value'
        : `enter ${kindOf(issue.expected)}`;
    case 'too_small':
      if (issue.origin === 'string') {
        return issue.minimum === 1 ? 'enter a value' : `enter at least ${issue.minimum} characters`;
      }
      return `enter at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `enter at most ${issue.maximum} characters`
        : `enter at most ${issue.maximum}`;
    case 'invalid_format':
      return issue.format === 'email' ? 'enter a valid e-mail address' : 'enter a valid value';
    case 'invalid_value':
      return 'choose one of the offered values';
    default:
      return 'enter a valid value';
  }
}
