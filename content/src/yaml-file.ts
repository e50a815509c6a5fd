import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

/** The path of a value in a file, as keys and indices. */
export type Path = readonly PropertyKey[];

/** A YAML file that matches its schema. */
export interface YamlFile {
  /** Path in the folder of the content. */
  readonly file: string;
  readonly body: unknown;
  /** Formats a fault of this file as `file:line: reason`. */
  readonly faultAt: (path: Path, reason: string) => string;
}

/** Parses a YAML file. Returns the file, or all of its faults. */
export function parseYaml(file: string, text: string, schema: z.ZodType): YamlFile | { faults: string[] } {
  const lines = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const faultAtOffset = (offset: number, reason: string) =>
    `${file}:${lines.linePos(offset).line}: ${reason.replaceAll('\n', ' ')}`;
  if (yaml.errors.length > 0) {
    return { faults: yaml.errors.map((error) => faultAtOffset(error.pos[0], error.message)) };
  }
  const faultAt = (path: Path, reason: string) =>
    faultAtOffset(offsetOf(yaml, path), `${path.join('.') || 'the file'}: ${reason}`);
  const read = jsonOf(yaml);
  if ('fault' in read) return { faults: [faultAt([], read.fault)] };
  const checked = schema.safeParse(read.value, { error: plainFault });
  if (checked.success) return { file, body: checked.data, faultAt };
  return { faults: checked.error.issues.map((issue) => faultAt(issue.path, issue.message)) };
}

/** Returns the words for a missing field or an unknown word, and undefined for other faults, which have words of their own. */
function plainFault(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined)
    return issue.code === 'invalid_value' ? `is missing: one of ${issue.values.join(', ')}` : 'is missing';
  return issue.code === 'invalid_union' && typeof issue.input === 'string'
    ? `${issue.input} is not known here`
    : undefined;
}

/**
 * Returns the value of a document. Rejects values that expand without end, or that the database cannot store.
 */
function jsonOf(yaml: ReturnType<typeof parseDocument>): { value: unknown } | { fault: string } {
  try {
    const value: unknown = yaml.toJS();
    // JSON escapes only NUL and lone surrogates with these codes.
    const isStorable = !/\\u(0000|d[89a-f])/.test(JSON.stringify(value) ?? '');
    return isStorable ? { value } : { fault: 'holds a character that cannot be stored' };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Returns the offset of the value at a path, or of its closest existing ancestor. */
function offsetOf(yaml: ReturnType<typeof parseDocument>, path: Path): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = yaml.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
