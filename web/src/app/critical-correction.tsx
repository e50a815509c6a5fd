import { useId } from 'react';
import { useLocation } from 'wouter';
import { CorrectionText } from '../clinical/correction-text.tsx';
import { useDueCorrection } from '../clinical/corrections.ts';
import { Button } from '../ui/button.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';

/** Where nothing is fetched, and where nothing may stand before the screen: somebody may be treating by it. */
const calculator = /^\/calculator(\/|$)/;
const treating = /^\/(arrest\b|(calculator|algorithms|handover)\/.)/;

/** Interrupts with a critical correction of a page that the user has used, until it is tapped. */
export function CriticalCorrection() {
  const [path] = useLocation();
  const titleId = useId();
  const { correction, note } = useDueCorrection(!calculator.test(path));
  if (!correction?.isCritical || treating.test(path)) return null;
  return (
    <ModalDialog
      onDismiss={() => undefined}
      role="alertdialog"
      aria-labelledby={titleId}
      className="m-auto w-[calc(100%-1rem)] max-w-md rounded-card border border-line-strong p-4"
    >
      <div className="flex flex-col gap-3">
        <h2 id={titleId} className="font-bold text-danger-ink text-lg">
          Critical correction
        </h2>
        <CorrectionText correction={correction} onOpen={note} />
        <Button onClick={note}>I have read it</Button>
      </div>
    </ModalDialog>
  );
}
