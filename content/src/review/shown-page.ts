import type { Algorithm, Medication, Review, WithdrawnFact } from '@oryx/contract';
import { shownAlgorithm, writtenAlgorithm } from '../algorithm.ts';
import { shownMedication, writtenMedication } from '../medication.ts';
import { draft } from '../written-review.ts';
import { type Fact, isList, isObject, type Json, type JsonObject } from './fact.ts';
import { factsOf, type PageFile } from './facts.ts';
import { schemaOfPage } from './page.ts';
import { documentOfPage } from './reviewed-documents.ts';
import type { FactState, PageState, Reviewed } from './state.ts';

/** A fact with what is known of its review. */
type Known = Fact & Pick<FactState, 'reviewed' | 'withdrawn'>;

/**
 * Returns a page as it is served: without the facts that were withdrawn, with a mark in their place, and with who has
 * reviewed it. A box of a chart keeps its place and its ways and loses its words. A row of a table keeps its name.
 */
export function shownPage(page: PageFile, state: Pick<PageState, 'facts' | 'reviewed'>): unknown {
  const states = new Map(state.facts.map((each) => [each.address, each]));
  const facts = factsOf(page).map(
    (fact): Known => ({ reviewed: null, withdrawn: null, ...states.get(fact.address), ...fact }),
  );
  const review = reviewOf(state.reviewed);
  const withdrawn = facts.flatMap((fact) => markOf(fact) ?? []);
  const marks = withdrawn.length > 0 ? { withdrawn } : {};
  if (page.path.startsWith('medications/'))
    return { ...medicationOf(page, facts, state.reviewed), review, ...marks };
  if (page.path.startsWith('algorithms/'))
    return { ...algorithmOf(page, facts, state.reviewed), review, ...marks };
  return { ...tableOf(page, facts), review };
}

/** Returns true if a fact can be taken out of use by itself. */
export function canBeWithdrawn({ path: [part] }: Pick<Fact, 'path'>, file: string): boolean {
  if (file.startsWith('medications/')) return withdrawnParts.has(String(part));
  return part === (file.startsWith('algorithms/') ? 'nodes' : 'rows');
}

const withdrawnParts = new Set([
  ...['doses', 'maxDose', 'concentrations', 'indications', 'contraindications', 'dangers'],
  ...['onset', 'duration', 'pharmacologicalAction', 'pharmacokinetics', 'precautions', 'adverseEffects'],
  ...['packaging', 'maxAtHand', 'pregnancy', 'renal', 'schedule', 'classification'],
]);

/** Returns a review in the form of the contract. The last day is the one before the end. */
function reviewOf(reviewed: Reviewed | null): Review {
  if (!reviewed) return draft;
  return {
    status: 'reviewed',
    by: reviewed.by.map(({ name }) => name).join(', '),
    on: dayOf(reviewed.on),
    until: dayOf(new Date(reviewed.until.getTime() - 1)),
  };
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

function markOf({ label, withdrawn }: Known): WithdrawnFact | undefined {
  return withdrawn ? { what: label, on: dayOf(withdrawn.at), reason: withdrawn.reason } : undefined;
}

/** Returns a list of a page without its withdrawn rows, each with its fact. */
function inUse(
  rows: Json | undefined,
  part: string,
  facts: readonly Known[],
): { row: Json; fact: Known | undefined }[] {
  const byIndex = new Map(facts.filter(({ path }) => path[0] === part).map((fact) => [fact.path[1], fact]));
  return (isList(rows) ? rows : [])
    .map((row, index) => ({ row, fact: byIndex.get(index) }))
    .filter(({ fact }) => !fact?.withdrawn);
}

function medicationOf({ body }: PageFile, facts: readonly Known[], page: Reviewed | null): Medication {
  const left: JsonObject = Object.fromEntries(
    Object.entries(body).map(([part, value]): [string, Json | undefined] => {
      if (isList(value)) return [part, inUse(value, part, facts).map(({ row }) => row)];
      return [part, facts.some((fact) => fact.path[0] === part && fact.withdrawn) ? null : value];
    }),
  );
  const doses = inUse(body.doses, 'doses', facts);
  const strengths = isList(left.concentrations) ? left.concentrations.filter(isObject) : [];
  const drug = shownMedication(
    writtenMedication.parse({
      ...left,
      // An amount is not made a volume by a strength that was withdrawn.
      doses: doses.map(({ row }) =>
        isObject(row) && !strengths.some(({ key }) => key === row.concentration)
          ? { ...row, concentration: null }
          : row,
      ),
    }),
  );
  const isSigned = (part: string) =>
    facts.filter(({ path }) => path[0] === part).every(({ reviewed }) => reviewed !== null);
  return {
    ...drug,
    general: drug.general.filter((part) => !isSigned(part)),
    doses: drug.doses.map((dose, index) => {
      const reviewed = doses[index]?.fact?.reviewed;
      if (!reviewed) return dose;
      // Two clinicians have compared it with its source.
      return { ...dose, basis: 'seen', ...ofFact(reviewed, page) };
    }),
  };
}

/** Returns the review of a fact where it is not that of its page. */
function ofFact(
  reviewed: Reviewed,
  page: Reviewed | null,
): { review?: Exclude<Review, { status: 'draft' }> } {
  const review = reviewOf(reviewed);
  return page || review.status === 'draft' ? {} : { review };
}

function algorithmOf({ body }: PageFile, facts: readonly Known[], page: Reviewed | null): Algorithm {
  const boxes = new Map(
    facts.filter(({ path }) => path[0] === 'nodes').map((fact) => [fact.path[1], fact] as const),
  );
  const nodes = (isList(body.nodes) ? body.nodes : []).filter(isObject);
  const gone = new Set(nodes.filter((_, index) => boxes.get(index)?.withdrawn).map(({ id }) => id));
  const edges = (isList(body.edges) ? body.edges : []).filter(isObject);
  const chart = shownAlgorithm(
    writtenAlgorithm.parse({
      ...body,
      nodes: nodes.map((node) => (gone.has(node.id) ? withoutWords(node) : node)),
      edges: edges.map(({ when, usual, ...edge }) =>
        gone.has(edge.from) ? edge : { ...edge, ...(when && { when }), ...(usual && { usual }) },
      ),
    }),
  );
  const byId = new Map(nodes.map((node, index) => [node.id, boxes.get(index)]));
  return {
    ...chart,
    steps: (chart.steps ?? []).map((step) => {
      const reviewed = byId.get(step.id)?.reviewed;
      return reviewed && !gone.has(step.id) ? { ...step, ...ofFact(reviewed, page) } : step;
    }),
  };
}

/** What stays of a box that was withdrawn: its place, and where the ways from it go. */
function withoutWords({ id, type, column, row, span, asks, goes, beside }: JsonObject): JsonObject {
  const kept = { id, column, row, span, asks, goes, beside };
  const known = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
  const plain = type === 'drug' || type === 'shock' ? 'action' : type;
  return { ...known, type: plain, text: 'Withdrawn. Do not use this step' } as JsonObject;
}

function tableOf({ path, body }: PageFile, facts: readonly Known[]): JsonObject {
  const name = documentOfPage(path);
  const whole = (name ? schemaOfPage(name).parse(body) : body) as JsonObject;
  const rows = (isList(whole.rows) ? whole.rows : []).filter(isObject);
  const byIndex = new Map(
    facts.filter(({ path: at }) => at[0] === 'rows').map((fact) => [fact.path[1], fact]),
  );
  const keepsRows = path.startsWith('paediatrics/');
  return {
    ...whole,
    rows: rows.flatMap((row, index) => {
      const fact = byIndex.get(index);
      const mark = fact && markOf(fact);
      if (!mark) return [fact?.reviewed ? reviewedRow(row, fact.reviewed) : row];
      return keepsRows ? [withoutValues(row, mark)] : [];
    }),
  };
}

/** Returns a row that two clinicians have compared with its source. */
function reviewedRow(row: JsonObject, reviewed: Reviewed): JsonObject {
  return { ...row, ...('basis' in row && { basis: 'seen' }), review: { ...reviewOf(reviewed) } };
}

/** What names a row of a paediatric table. */
const names = new Set(['ageGroup', 'procedure', 'indication']);

function withoutValues(row: JsonObject, mark: WithdrawnFact): JsonObject {
  const left = Object.entries(row).map(([name, value]) => [name, names.has(name) ? value : null]);
  return { ...Object.fromEntries(left), withdrawn: { ...mark } };
}
