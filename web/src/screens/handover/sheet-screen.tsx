import QrCode from 'lucide-react/icons/qr-code';
import ScanLine from 'lucide-react/icons/scan-line';
import { Link } from 'wouter';
import { beginSheet, confirmSheet } from '../../clinical/handover/handover-store.ts';
import type { Sheet } from '../../clinical/handover/sheet.ts';
import { PatientChip } from '../../clinical/patient/patient-chip.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PrintedSheet } from './printed-sheet.tsx';
import { SheetActions } from './sheet-actions.tsx';
import { SheetForm } from './sheet-form.tsx';
import { dayAndTime } from './sheet-text.ts';
import type { HandoverState } from './use-handover.ts';

interface SheetScreenProps {
  readonly title: string;
  readonly handover: HandoverState;
}

/** The sheet on this phone, what becomes of it, and the way to the sheet of another phone. */
export function SheetScreen({ title, handover }: SheetScreenProps) {
  return (
    <Page>
      <PageHeader
        title={title}
        description={
          <span className="print:hidden">ISBAR. It stays on this phone, and nothing is sent.</span>
        }
      />
      <PatientChip />
      {handover.state === 'asking' ? (
        handover.sheet && <WhosePatient sheet={handover.sheet} />
      ) : (
        <>
          <nav aria-label="Between phones" className="grid grid-cols-2 gap-3 print:hidden">
            <Link href="/handover/codes" className={buttonStyle()}>
              <QrCode aria-hidden className="size-5 shrink-0" />
              Show codes
            </Link>
            <Link href="/handover/read" className={buttonStyle('secondary')}>
              <ScanLine aria-hidden className="size-5 shrink-0" />
              Read codes
            </Link>
          </nav>
          {handover.sheet.readAt !== null && <FromElsewhere at={handover.sheet.readAt} />}
          <SheetForm handover={handover} />
          <SheetActions handover={handover} />
          <PrintedSheet name={handover.sheet.name} parts={handover.shown} results={handover.sheet.results} />
        </>
      )}
    </Page>
  );
}

function FromElsewhere({ at }: { readonly at: number }) {
  return (
    <p className="rounded-control border border-caution-line bg-caution-soft px-3 py-2 font-semibold text-caution-ink">
      {`From another phone, ${dayAndTime(at)}: check each line.`}
    </p>
  );
}

/** The question whether a sheet is of the patient who is treated now. Nothing of it is shown as theirs before. */
function WhosePatient({
  sheet: { name, parts, heldPatient, startedAt, results },
}: {
  readonly sheet: Sheet;
}) {
  const whose = [name, parts.identify ?? heldPatient].filter(Boolean).join(', ');
  return (
    <section
      aria-label="Whose handover"
      className="flex flex-col gap-3 rounded-control border border-caution-line bg-caution-soft px-3 py-2 text-caution-ink"
    >
      <p>
        <span className="font-semibold">Still this patient?</span>{' '}
        {`There is a handover begun ${dayAndTime(startedAt)}${whose === '' ? '' : `, of: ${whose}`}${
          results.length === 0 ? '' : `, with ${results.map(({ tool }) => tool).join(', ')}`
        }.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={confirmSheet} className="flex-1">
          Yes, the same
        </Button>
        <Button variant="secondary" onClick={beginSheet} className="flex-1">
          No, clear it
        </Button>
      </div>
    </section>
  );
}
