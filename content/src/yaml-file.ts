import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

/** The place of a value in a file, by keys and positions. */
export type Path = readonly PropertyKey[];

/** A YAML file that is read and keeps to its schema. */
export interface YamlFile {
  /** Path in the folder of the content. */
  readonly file: string;
  readonly body: unknown;
  /** A fault of this file as `file:line: reason`. */
  readonly faultAt: (path: Path, reason: string) => string;
}

/** The file that a text holds, or all that is wrong with it. */
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
  const checked = schema.safeParse(read.value);
  if (checked.success) return { file, body: checked.data, faultAt };
  return { faults: checked.error.issues.map((issue) => faultAt(issue.path, issue.message)) };
}

/** The value of a document, unless it grows without end or holds what the database cannot keep. */
function jsonOf(yaml: ReturnType<typeof parseDocument>): { value: unknown } | { fault: string } {
  try {
    const value: unknown = yaml.toJS();
    // JSON shows the character 0 and halves of characters by their numbers, and nothing else of the kind.
    const isStorable = !/\\u(0000|d[89a-f])/.test(JSON.stringify(value) ?? '');
    return isStorable ? { value } : { fault: 'holds a character that cannot be stored' };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Where the value of a path stands, or the nearest thing around it that is there. */
function offsetOf(yaml: ReturnType<typeof parseDocument>, path: Path): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = yaml.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
