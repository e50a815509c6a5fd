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
  const checked = schema.safeParse(yaml.toJS());
  if (checked.success) return { file, body: checked.data, faultAt };
  return { faults: checked.error.issues.map((issue) => faultAt(issue.path, issue.message)) };
}

/** Where the value of a path stands, or the nearest thing around it that is there. */
function offsetOf(yaml: ReturnType<typeof parseDocument>, path: Path): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = yaml.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
