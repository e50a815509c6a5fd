import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import Share from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { clearHandover } from '../../clinical/handover/handover-store.ts';
import { isEmpty } from '../../clinical/handover/sheet.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { handoverText } from './sheet-text.ts';
import type { CurrentHandover } from './use-handover.ts';

/** What becomes of a handover: text, paper, or nothing. */
export function SheetActions({ handover: { sheet, shown } }: { readonly handover: CurrentHandover }) {
  const [isAsked, setAsked] = useState(false);
  const text = () => handoverText({ name: sheet.name, parts: shown, results: sheet.results }, Date.now());
  const holds = sheet.name === '' ? 'It names no patient unless you wrote it.' : 'It names the patient.';
  const copy = () =>
    copyText(text(), {
      copied: 'Handover copied',
      description: holds,
      instead: 'Print it, or show the codes.',
    });
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button variant="secondary" onClick={copy} className="flex-1">
        <Copy aria-hidden className="size-5" />
        Copy
      </Button>
      {'share' in navigator && (
        <Button
          variant="secondary"
          onClick={() => void navigator.share({ text: text() }).catch(() => undefined)}
          className="flex-1"
        >
          <Share aria-hidden className="size-5" />
          Share
        </Button>
      )}
      <Button variant="secondary" onClick={() => window.print()} className="flex-1">
        <Printer aria-hidden className="size-5" />
        Print
      </Button>
      {!isEmpty(sheet) && (
        <Button variant="ghost" onClick={() => setAsked(true)} className="w-full">
          Clear the handover
        </Button>
      )}
      <p className="text-ink-muted text-sm">
        It goes with the patient in hand, at sign-out, and 12 hours after its last use. Text, codes and paper
        hold all of it: whoever has them can read it.
      </p>
      <ConfirmDialog
        isOpen={isAsked}
        title="Clear the handover?"
        confirmLabel="Clear it"
        busyLabel="Clearing"
        isBusy={false}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          clearHandover();
          setAsked(false);
        }}
      >
        What was written and added is gone from this phone.
      </ConfirmDialog>
    </div>
  );
}
