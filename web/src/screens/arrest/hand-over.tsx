import ClipboardList from 'lucide-react/icons/clipboard-list';
import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import { Link } from 'wouter';
import type { Emergency } from '../../clinical/emergencies.ts';
import type { EventLog } from '../../clinical/emergency-log/event-log.ts';
import { summaryText } from '../../clinical/emergency-log/summary.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { copyText } from '../../ui/copy-text.ts';

interface HandOverProps {
  readonly log: EventLog;
  readonly emergency: Emergency;
  readonly weight: number | null;
}

/** The log as a text to copy, on paper, or as part of a handover. */
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
      <Link href="/handover" className={buttonStyle('secondary', 'flex-1')}>
        <ClipboardList aria-hidden className="size-5" />
        Handover
      </Link>
    </div>
  );
}
