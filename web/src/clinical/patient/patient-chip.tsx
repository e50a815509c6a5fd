import UserRound from 'lucide-react/icons/user-round';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { confirmPatient, usePatientState } from './patient-store.ts';
import { patientLine, patientSigns } from './patient-words.ts';
import { useClearPatient } from './use-clear-patient.tsx';

// Lazy: most visits to a screen end without it.
const PatientSheet = lazy(async () => ({ default: (await import('./patient-sheet.tsx')).PatientSheet }));

interface PatientChipProps {
  /** True where the chip only stands while a patient is set, as on Home. */
  readonly isHiddenWithoutPatient?: boolean;
}

const look = 'rounded-control border border-yours-line bg-yours-soft print:hidden';

/**
 * The patient in hand in one line, with the way to a new patient. After 15 minutes without use it asks
 * whether it is still the same one.
 */
export function PatientChip({ isHiddenWithoutPatient = false }: PatientChipProps) {
  const current = usePatientState();
  const [isOpen, setOpen] = useState(false);
  const { clear: newPatient, question } = useClearPatient(() => setOpen(true));
  return (
    <>
      {current.state === 'none' ? (
        !isHiddenWithoutPatient && (
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="flex min-h-11 items-center gap-2 self-start rounded-control border border-yours-line border-dashed px-3 py-1 font-medium text-yours-ink hover:bg-yours-soft print:hidden"
          >
            <UserRound aria-hidden className="size-5 shrink-0" />
            Set the patient
          </button>
        )
      ) : current.state === 'asking' ? (
        <section aria-label="Patient in hand" className={`flex flex-col gap-2 px-3 py-2 ${look}`}>
          <p className="text-yours-ink">
            <span className="font-semibold">Still this patient?</span> {patientLine(current.patient)}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={confirmPatient} className="flex-1">
              Yes, the same
            </Button>
            <Button variant="secondary" onClick={newPatient} className="flex-1">
              New patient
            </Button>
          </div>
        </section>
      ) : (
        <section
          aria-label="Patient in hand"
          className={`flex flex-wrap items-center justify-between gap-x-2 ${look}`}
        >
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="flex min-h-12 min-w-0 flex-1 basis-40 items-center gap-2 rounded-control px-3 py-1 text-left font-semibold text-yours-ink leading-tight"
          >
            <UserRound aria-hidden className="size-5 shrink-0" />
            <span aria-hidden>{patientSigns(current.patient)}</span>
            <span className="sr-only">{`${patientLine(current.patient)}. Change`}</span>
          </button>
          <Button variant="ghost" onClick={newPatient} className="grow sm:grow-0">
            New patient
          </Button>
        </section>
      )}
      {question}
      {isOpen && (
        <Suspense>
          <PatientSheet patient={current.patient} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
