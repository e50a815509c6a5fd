import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import type { Emergency } from '../../clinical/emergencies.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import type { EventLog } from './event-log.ts';
import { summaryText } from './summary.ts';

interface HandOverProps {
  readonly log: EventLog;
  readonly emergency: Emergency;
  readonly weight: number | null;
}

/** The log as a text to copy, to hand to another app, or on paper. */
export function HandOver({ log, emergency, weight }: HandOverProps) {
  const text = summaryText(log, emergency, weight);
  const copy = () =>
    copyText(text, {
      copied: 'Log copied',
      description: 'It names no patient.',
      instead: 'Print it, or write it down.',
    });
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button variant="secondary" onClick={copy} className="flex-1">
        <Copy aria-hidden className="size-5" />
        Copy the log
      </Button>
      <Button variant="secondary" onClick={() => window.print()} className="flex-1">
        <Printer aria-hidden className="size-5" />
        Print
      </Button>
      {'share' in navigator && (
        <Button
          variant="secondary"
          onClick={() => void navigator.share({ text }).catch(() => undefined)}
          className="flex-1"
        >
          Hand over
        </Button>
      )}
    </div>
  );
}
