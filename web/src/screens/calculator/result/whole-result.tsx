import { memo, type Ref } from 'react';
import { PrintedInputs } from './printed-inputs.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultCard } from './result-card.tsx';
import type { CalculatorResult } from './shown-result.ts';

interface WholeResultProps {
  /** Title of the tool. */
  readonly title: string;
  readonly result: CalculatorResult;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onReset: () => void;
}

/** The result card with its buttons, and the entered values on the printed sheet. */
export const WholeResult = memo(function WholeResult({
  title,
  result,
  headingRef,
  onReset,
}: WholeResultProps) {
  return (
    <>
      <PrintedInputs {...result} />
      {/* As a stacking context of its own, an unchanged card is not painted again with the answered field. */}
      <aside className="isolate beside:sticky beside:top-4 short:top-2 short:max-h-[calc(100dvh-1rem)] short:overflow-y-auto wide:top-8">
        <ResultCard
          result={result}
          title="Result"
          headingRef={headingRef}
          actions={<ResultActions title={title} {...result} onReset={onReset} />}
        />
      </aside>
    </>
  );
});
