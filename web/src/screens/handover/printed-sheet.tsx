import { momentText } from '../../ui/date-words.ts';
import type { Handover } from './sheet-text.ts';
import { SheetView } from './sheet-view.tsx';

/** The handover on paper, with the lines to sign. */
export function PrintedSheet(handover: Handover) {
  return (
    <section className="hidden flex-col gap-4 print:flex">
      <p className="text-sm">{`Printed ${momentText(Date.now())}.`}</p>
      <SheetView {...handover} />
      <p>Handed over by, at: ______________________________</p>
      <p>Received by: ______________________________</p>
      <p className="text-sm">Oryx: decision support only, does not replace clinical judgment.</p>
    </section>
  );
}
