import type { DrugSource } from '@oryx/contract';
import { Cited } from '../../clinical/source-numbers.tsx';
import { sourceKinds, sourceText } from './source-text.ts';

/** The kind of a source and its number in the list of the page. The card is printed alone, so there it is in full. */
export function DoseSource({ source, of = 'Source' }: { readonly source: DrugSource; readonly of?: string }) {
  const { key, kind } = source;
  return (
    <>
      <span className="print:hidden">
        {kind === null ? of : `${of}: ${sourceKinds[kind]}`} <Cited by={[key]} />
      </span>
      <span className="hidden print:inline">{`${of}: ${sourceText(source)}`}</span>
    </>
  );
}
