import { type Definition, type Evaluation, type RawValues, summaryText, type Typed } from '@oryx/calculators';
import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';

// The same elements each time, so that React need not render them again after each answer.
const copyIcon = <Copy aria-hidden className="size-5" />;
const printIcon = <Printer aria-hidden className="size-5" />;
const resetIcon = <RotateCcw aria-hidden className="size-5" />;

interface ResultActionsProps {
  readonly title: string;
  readonly definition: Definition;
  readonly raw: RawValues;
  readonly typed?: Typed;
  readonly evaluation: Evaluation;
  readonly onReset: () => void;
}

/** Buttons to copy the result as text, print the page, and reset. */
export function ResultActions({
  title,
  definition,
  raw,
  typed = {},
  evaluation,
  onReset,
}: ResultActionsProps) {
  const copy = () =>
    copyText(summaryText(title, definition, raw, evaluation, new Date(), typed), {
      copied: 'Result copied',
      description: 'With its inputs and cautions. It names no patient.',
      instead: 'Write the result down.',
    });
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button variant="secondary" onClick={copy} className="flex-1">
        {copyIcon}
        Copy result
      </Button>
      <Button variant="secondary" onClick={() => window.print()} className="flex-1">
        {printIcon}
        Print
      </Button>
      <Button variant="ghost" onClick={onReset} className="w-full">
        {resetIcon}
        {definition.resetLabel}
      </Button>
    </div>
  );
}
