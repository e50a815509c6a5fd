import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  stringify,
  type YAMLMap,
} from 'yaml';
import { canonical, isList, isObject, type Json, type JsonObject } from './fact.ts';

/** A piece of a text to replace. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly by: string;
}

/** Widest line of a folded text. */
const width = 110;

/**
 * Returns the text of a content file that holds `body`. What did not change keeps its layout and comments, so that a person
 * sees in the differing lines what was changed.
 */
export function writePage(text: string, body: JsonObject): string {
  const yaml = parseDocument(text);
  const edits = isMap(yaml.contents) ? editsOfPage({ text, yaml }, yaml.contents, body) : undefined;
  const edited = edits
    ?.sort((one, other) => other.from - one.from)
    .reduce((rest, { from, to, by }) => rest.slice(0, from) + by + rest.slice(to), text);
  return edited !== undefined && holds(edited, body) ? edited : stringify(body, { lineWidth: width });
}

function holds(text: string, body: JsonObject): boolean {
  try {
    return canonical(parse(text)) === canonical(body);
  } catch {
    return false;
  }
}

interface Parsed {
  readonly text: string;
  readonly yaml: Document;
}

/** At the top, fields come and go. */
function editsOfPage(parsed: Parsed, root: YAMLMap, body: JsonObject): Edit[] {
  const { text } = parsed;
  const edits: Edit[] = [];
  const starts = root.items.map(({ key }) => (key as Node).range?.[0] ?? 0);
  const there = new Set<string>();
  for (const [index, { key, value }] of root.items.entries()) {
    const name = String(key);
    const wanted = body[name];
    there.add(name);
    if (wanted === undefined) {
      edits.push({ from: starts[index] ?? 0, to: starts[index + 1] ?? text.length, by: '' });
    } else edits.push(...editsOf(parsed, value as Node, wanted, { indent: 2, isFlow: false }));
  }
  const fresh = Object.entries(body).filter(([name, value]) => value !== undefined && !there.has(name));
  const end = text.endsWith('\n') ? '' : '\n';
  if (fresh.length > 0) {
    const by = end + stringify(Object.fromEntries(fresh), { lineWidth: width });
    edits.push({ from: text.length, to: text.length, by });
  }
  return edits;
}

interface Place {
  /** Columns before the lines of a folded text. */
  readonly indent: number;
  /** True between brackets. */
  readonly isFlow: boolean;
}

function editsOf(parsed: Parsed, node: Node, wanted: Json, { indent, isFlow }: Place): Edit[] {
  const { text, yaml } = parsed;
  if (canonical(node.toJS(yaml)) === canonical(wanted)) return [];
  const [from = 0, end = 0] = node.range ?? [];
  const to = from + text.slice(from, end).trimEnd().length;
  const flow = isFlow || (isCollection(node) && node.flow === true);
  const column = from - text.lastIndexOf('\n', from - 1) - 1;
  const within = { indent: flow ? indent : column + 2, isFlow: flow };
  if (isMap(node) && isObject(wanted) && haveSameKeys(node, wanted)) {
    return node.items.flatMap(({ key, value }) =>
      editsOf(parsed, value as Node, wanted[String(key)] ?? null, within),
    );
  }
  if (isSeq(node) && isList(wanted) && node.items.length === wanted.length) {
    return node.items.flatMap((item, index) => editsOf(parsed, item as Node, wanted[index] ?? null, within));
  }
  if (flow || isScalar(node)) return [{ from, to, by: inline(wanted, indent, flow) }];
  const by = stringify(wanted, { lineWidth: width })
    .trimEnd()
    .replaceAll('\n', `\n${' '.repeat(column)}`);
  return [{ from, to, by }];
}

function haveSameKeys(node: YAMLMap, wanted: JsonObject): boolean {
  const names = Object.keys(wanted).filter((name) => wanted[name] !== undefined);
  return names.length === node.items.length && node.items.every(({ key }) => names.includes(String(key)));
}

/** Returns a value as it stands after a key, in one line or folded. JSON is YAML. */
function inline(value: Json, indent: number, isFlow: boolean): string {
  if (typeof value !== 'string' || isFlow) {
    return typeof value === 'string' ? scalar(value, isFlow) : JSON.stringify(value);
  }
  if (value.length < 80 || /\n| {2}|^\s|\s$/.test(value)) return scalar(value, false);
  const lines = [''];
  for (const word of value.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && indent + line.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return ['>-', ...lines].join(`\n${' '.repeat(indent)}`);
}

function scalar(value: string, isFlow: boolean): string {
  const plain = stringify(value, { lineWidth: 0 }).trimEnd();
  return plain.includes('\n') || (isFlow && /[,[\]{}]/.test(plain)) ? JSON.stringify(value) : plain;
}
