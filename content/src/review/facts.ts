import { canonical, type Fact, hashOf, isList, isObject, type Json, type JsonObject } from './fact.ts';

/** A page: the path of its file, and what the file holds. */
export interface PageFile {
  readonly path: string;
  readonly body: JsonObject;
}

/** The fact that says which facts a page has, so that leaving one out is a change that has to be signed too. */
const outline = 'outline';

interface Row {
  readonly name: readonly (Json | undefined)[];
  readonly label: string;
  /** What the row refers to, and what leaves it. It is part of the hash. */
  readonly with?: JsonObject;
  /** The row without what is no clinical statement. */
  readonly value?: Json;
}

type RowsOf = (row: JsonObject, page: JsonObject) => Row;

/** Returns the facts of a page in the order of its file. The last one is its outline. */
export function factsOf({ path, body }: PageFile): Fact[] {
  const kind = kindOf(path);
  const about = { file: path, id: body.id, name: body.name ?? body.title };
  const taken = new Map<string, number>();
  const facts: Fact[] = [];
  const add = (path: Fact['path'], value: Json, { name, label, with: context }: Omit<Row, 'value'>) => {
    const part = String(path[0]);
    const address = unique([part, ...name.map(slug)].filter(Boolean).join('/'), taken);
    const sources = sourcesOf(value, body);
    const isGeneral = isObject(value)
      ? value.basis === 'general'
      : isList(body.general) && body.general.includes(part);
    const danger = dangerOf(part, value, body);
    const hash = hashOf({ about, part, value, context, sources: sources.map(asCited) });
    facts.push({ address, path, label, value, hash, danger, sources, isGeneral });
  };
  for (const [part, value] of Object.entries(body)) {
    const rowsOf = kind[part];
    if (value === null || value === undefined || notFacts.has(part)) continue;
    if (!isList(value) || !rowsOf) {
      if (part === 'edges' && 'nodes' in kind) continue;
      add([part], value, { name: [], label: fieldWords(part) });
      continue;
    }
    for (const [index, each] of value.entries()) {
      const row = isObject(each) ? rowsOf(each, body) : lineOf(part, each);
      add([part, index], row.value ?? each, row);
    }
  }
  const list = facts.map(({ address }) => address).sort();
  add([outline], list, { name: [], label: 'That nothing else belongs to this page' });
  return facts;
}

/** Fields of a file that state nothing to a reader. */
const notFacts = new Set(['id', 'review', 'general']);

const lineOf = (part: string, value: Json): Row => ({
  name: [value],
  label: `${fieldWords(part)}, one line`,
});

const lines: RowsOf = (row) => ({ name: [canonical(row)], label: 'A line' });

const whom = ({ patient, ages, weights, routes, who }: JsonObject) =>
  [patient, routes, who, ends(ages), ends(weights)] as const;

const spoken = (...parts: readonly (Json | undefined)[]) =>
  parts.flatMap((part) => (isList(part) ? part.join(', ') : (part ?? []))).join(', ');

const medication: Readonly<Record<string, RowsOf>> = {
  indications: lines,
  contraindications: lines,
  dangers: lines,
  doses: (dose, { concentrations }) => ({
    name: [dose.indication, ...whom(dose)],
    label: `Dose: ${spoken(dose.indication, dose.patient, dose.routes, dose.who)}`,
    // The volume that is drawn up is worked out from the strength.
    with: { strength: rowBy(concentrations, 'key', dose.concentration) },
  }),
  maxDose: (limit) => ({
    name: [limit.per, ...whom(limit), limit.topics, limit.kind],
    label: `Limit: ${spoken(limit.patient, limit.routes, limit.topics)}, per ${limit.per}`,
  }),
  concentrations: (strength) => ({ name: [strength.key], label: 'Strength or preparation' }),
};

const algorithm: Readonly<Record<string, RowsOf>> = {
  nodes: (node, { edges }) => {
    const { column: _column, row: _row, span: _span, ...box } = node;
    const ways = (isList(edges) ? edges : []).filter(isObject).filter(({ from }) => from === node.id);
    return {
      name: [node.id],
      label: `Box of the chart: ${node.type} ${node.id}`,
      value: { ...box, ways: ways.map(({ via: _via, from: _from, ...way }) => way) },
    };
  },
};

const named: RowsOf = ({ id, a, b, ageGroup, procedure, indication, complaint, ...row }) => {
  const name = id ?? ageGroup ?? (a === undefined ? procedure : null);
  const names = name === null ? [a, b] : [name, indication];
  return {
    name: names.some(Boolean) ? names : [canonical(row)],
    label: `Row: ${spoken(...names, complaint)}`,
  };
};

/** Returns true if each row of a list of a page is a fact. */
export const hasRows = (path: string, part: string): boolean => part in kindOf(path);

/** Returns the lists of a page of which each row is a fact. */
function kindOf(path: string): Readonly<Record<string, RowsOf>> {
  if (path.startsWith('medications/')) return medication;
  if (path.startsWith('algorithms/')) return algorithm;
  return { rows: named };
}

/**
 * Returns how a fault in a fact hurts:
 * 5: an amount that goes into a vein, bone or windpipe, or is for a child, with its limits and strengths
 * 4: other amounts, and what must not be done
 * 3: what decides the way of a patient
 * 2: what should be minded
 * 1: words and names
 * 0: sources and how a page is built
 */
function dangerOf(part: string, value: Json, page: JsonObject): number {
  const row = isObject(value) ? value : {};
  switch (part) {
    case 'doses': {
      const routes = isList(row.routes) ? row.routes : [];
      const isFast = routes.some((route) => ['IV', 'IO', 'tracheal tube'].includes(String(route)));
      return isFast || row.patient === 'child' || row.patient === 'newborn' ? 5 : 4;
    }
    case 'maxDose':
    case 'concentrations':
      return 5;
    case 'nodes':
      return row.type === 'drug' || row.type === 'shock' ? 5 : row.type === 'start' ? 2 : 3;
    case 'dangers':
    case 'contraindications':
      return 4;
    case 'rows':
      return 'energyJoulesPerKg' in row ? 5 : 'names' in row && 'causes' in row ? 3 : 4;
    case 'name':
    case 'tallMan':
    case 'patient':
    case 'conditions':
    case outline:
      return isList(page.doses) ? 4 : 3;
    case 'precautions':
    case 'pregnancy':
    case 'renal':
    case 'maxAtHand':
    case 'indications':
    case 'help':
    case 'recognise':
    case 'drugs':
      return 2;
    case 'sources':
    case 'references':
      return 0;
    default:
      return 1;
  }
}

/** The sources that a fact names: its own, and that of the recipe of a strength. */
function sourcesOf(value: Json, { sources }: JsonObject): JsonObject[] {
  if (!isObject(value)) return [];
  const parts = [value, value.bag, ...(isList(value.causes) ? value.causes : [])].filter(isObject);
  const keys = new Set(parts.map(({ source }) => source));
  return (isList(sources) ? sources : []).filter(isObject).filter(({ key }) => keys.has(key));
}

/** What a signature says of a source: which one it is, and how far it was read. */
const asCited = ({ key, title, edition, read }: JsonObject): JsonObject => ({ key, title, edition, read });

function rowBy(rows: Json | undefined, field: string, value: Json | undefined): Json {
  if (!isList(rows) || value === null || value === undefined) return null;
  return rows.filter(isObject).find((row) => row[field] === value) ?? null;
}

/** Returns the ends of a range of ages or weights as one text, such as `from 6 month`. */
function ends(range: Json | undefined): string | null {
  if (!isObject(range)) return null;
  const said = Object.entries(range).filter(([, end]) => end !== null);
  return said.map(([name, end]) => `${name} ${isObject(end) ? `${end.value} ${end.unit}` : end}`).join(' ');
}

function slug(name: Json | undefined): string {
  const text = isList(name) ? name.join(' ') : String(name ?? '');
  return text
    .replaceAll(/[^\p{L}\p{N}.]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);
}

/** Returns an address that no fact before has. Facts of one name are told by their order. */
function unique(address: string, taken: Map<string, number>): string {
  const count = (taken.get(address) ?? 0) + 1;
  taken.set(address, count);
  return count === 1 ? address : `${address}~${count}`;
}

/** Returns the name of a field as words: `adverseEffects` is `Adverse effects`. */
export function fieldWords(field: string): string {
  const words = field.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
