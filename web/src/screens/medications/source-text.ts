import type { DrugSource, SourceKind } from '@oryx/contract';
import { cited } from '../../clinical/cited.ts';

/** The kinds of sources in words. */
export const sourceKinds: Readonly<Record<SourceKind, string>> = {
  guideline: 'guideline',
  label: 'label',
  formulary: 'formulary',
  paper: 'paper',
  teaching: 'teaching page',
  specification: 'specification',
  law: 'law',
};

/** Returns a source as its doses name it: title, edition and kind. */
export function sourceText(source: DrugSource): string {
  const { kind } = source;
  return kind === null ? cited(source) : `${cited(source)} (${sourceKinds[kind]})`;
}
