/**
 * The public API of the clinical rules. Tools are loaded one at a time, so that a page fetches only its own.
 */
import type { Definition } from './kit/definition.ts';
import { type Evaluation, evaluateDefinition } from './kit/evaluate.ts';
import { toolById } from './tools.ts';

export { type ChildSize, childSizeSources, childSizes } from './child/sizes.ts';
export { furtherTools } from './further-tools.ts';
export { guideOf } from './guides.ts';
export {
  decidedChoice,
  isAmbiguousComma,
  parseNumber,
  type RawValues,
  read,
  withChange,
} from './kit/answers.ts';
export {
  type Band,
  type BandColour,
  type BandTable,
  bandFor,
  type NextPage,
  rangeText,
  type Tone,
} from './kit/bands.ts';
export {
  type Caution,
  type Definition,
  type Figure,
  type FigureGroup,
  type FigureId,
  type Outcome,
  type Overview,
  type PanelId,
  type Reference,
  type ReferenceTable,
  type ResultValue,
  type TextBlock,
  tableOfBands,
} from './kit/definition.ts';
export {
  activeSection,
  askedKeys as usedInputs,
  type Evaluation,
  evaluateDefinition,
} from './kit/evaluate.ts';
export { type Candidate, type Exclusion, exclusionFor } from './kit/exclusions.ts';
export { formatNumber, unitText } from './kit/format.ts';
export type { Guide, Sourced } from './kit/guide.ts';
export {
  type ChoiceInput,
  type Input,
  type NumberInput,
  notTestable,
  type Option,
  startingValues,
} from './kit/inputs.ts';
export { type MeasureUnit, unitsOf } from './kit/measures.ts';
export type { KnownPatient } from './kit/patient.ts';
export {
  briefFor,
  cautionsFor,
  hasFindingsOnly,
  nextPages,
  soundBand,
  soundFigures,
  untouchedLine,
} from './kit/sound.ts';
export { answeredInputs, summaryText, type Typed } from './kit/summary.ts';
export { type Category, categories, type Tool, type ToolColor, type ToolIcon } from './tool.ts';
export { routeOf, specifiedTools, toolById, tools } from './tools.ts';
export { type Conversion, convert } from './units-converter/convert.ts';
export {
  type AnalyteKey,
  analytes,
  type Unit,
  type UnitCategory,
  unitCategories,
} from './units-converter/units.ts';

/**
 * Returns the definition of a tool. Throws a RangeError for an unknown id or a tool that is not built yet.
 */
export async function loadDefinition(id: string): Promise<Definition> {
  const load = toolById(id)?.load;
  if (!load) throw new RangeError(`No calculator "${id}"`);
  return load();
}

/**
 * Works out a tool by its id from clinical facts, as programs and tests do. It never throws for bad
 * values, only for an unknown id.
 *
 * @param values values by the keys of the tool's inputs; anything may be missing or wrong, and
 *   anything but a record, such as null or a list, holds no values
 * @returns the result with `isComplete` and what is missing
 */
export async function evaluate(id: string, values: unknown, now = new Date()): Promise<Evaluation> {
  return evaluateDefinition(await loadDefinition(id), values, now);
}
