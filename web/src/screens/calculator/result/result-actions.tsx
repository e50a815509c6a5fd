import {
  type Definition,
  type Evaluation,
  type RawValues,
  summaryText,
  type Typed,
  untouchedLine,
} from '@oryx/calculators';
import Copy from 'lucide-react/icons/copy';
import LinkIcon from 'lucide-react/icons/link';
import Printer from 'lucide-react/icons/printer';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { AddToHandover } from '../../../clinical/handover/add-to-handover.tsx';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { linkWithValues } from '../link-values.ts';
import { handoverResult } from './handover-result.ts';

// The same elements each time, so that React need not render them again after each answer.
const copyIcon = <Copy aria-hidden className="size-5" />;
const printIcon = <Printer aria-hidden className="size-5" />;
const linkIcon = <LinkIcon aria-hidden className="size-5" />;
const resetIcon = <RotateCcw aria-hidden className="size-5" />;

interface ResultActionsProps {
  readonly title: string;
  readonly definition: Definition;
  readonly raw: RawValues;
  readonly typed?: Typed;
  readonly evaluation: Evaluation;
  readonly onReset: () => void;
}

/** Buttons to copy the result or a link, print the page, add the result to the handover, and reset. */
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
  const copyLink = () =>
    copyText(linkWithValues(window.location, definition, raw, typed), {
      copied: 'Link copied',
      description: 'Whoever has it sees these values. It names no patient.',
      instead: 'Write the values down.',
    });
  const { text } = evaluation.outcome.headline;
  const hasResult = text !== '--' && untouchedLine(definition, evaluation) === undefined;
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
      {hasResult && (
        <AddToHandover result={() => handoverResult(title, definition, raw, typed, evaluation)} />
      )}
      {!definition.panel && (
        <Button variant="ghost" onClick={copyLink} className="flex-1">
          {linkIcon}
          Copy link with these values
        </Button>
      )}
      <Button variant="ghost" onClick={onReset} className="w-full">
        {resetIcon}
        {definition.resetLabel}
      </Button>
    </div>
  );
}
