import type { DrugSource, SourceKind } from '@oryx/contract';

const kinds: Readonly<Record<SourceKind, string>> = {
  guideline: 'guideline',
  label: 'label',
  formulary: 'formulary',
  paper: 'paper',
  teaching: 'teaching page',
  specification: 'specification',
  law: 'law',
};

/** Returns a source as its doses name it: title, edition and kind. */
export function sourceText({ title, edition, kind }: DrugSource): string {
  const isStated = edition !== '' && edition !== 'not stated';
  return `${isStated ? `${title}, ${edition}` : title}${kind === null ? '' : ` (${kinds[kind]})`}`;
}
