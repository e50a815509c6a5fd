import { useState } from 'react';
import { useLocation } from 'wouter';
import { heldNow, isHandoverKept, replaceSheet } from '../../clinical/handover/handover-store.ts';
import { emptySheet } from '../../clinical/handover/sheet.ts';
import { isKnown } from '../../clinical/patient/patient-in-hand.ts';
import {
  clearPatient,
  confirmPatient,
  setPatient,
  usePatientState,
} from '../../clinical/patient/patient-store.ts';
import { patientLine } from '../../clinical/patient/patient-words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import type { SentSheet } from './sent-sheet.ts';
import { dayAndTime } from './sheet-text.ts';
import { SheetView } from './sheet-view.tsx';

interface ReceivedSheetProps {
  readonly sheet: SentSheet;
  readonly onDiscard: () => void;
}

const whose = [
  { value: 'same', label: 'The same patient' },
  { value: 'other', label: 'Another patient' },
] as const;

/**
 * What was read, before it is taken. If there is a patient in hand here, somebody says whether it is the same one, and a
 * handover that is already here is replaced only after a question.
 */
export function ReceivedSheet({ sheet, onDiscard }: ReceivedSheetProps) {
  const { patient: here } = usePatientState();
  const [answer, setAnswer] = useState<(typeof whose)[number]['value'] | ''>('');
  const [isAsked, setAsked] = useState(false);
  const [, navigate] = useLocation();
  const sent = sheet.patient && isKnown(sheet.patient) ? sheet.patient : null;
  const isUndecided = here !== null && answer === '';

  const take = () => {
    const now = Date.now();
    if (here !== null && answer === 'same') confirmPatient();
    else {
      clearPatient();
      if (sent) setPatient(sent);
    }
    const { name, parts, results } = sheet;
    replaceSheet({ ...emptySheet(now, heldNow()), name, parts, results, readAt: now });
    navigate('/handover');
  };

  return (
    <>
      <p className="rounded-control border border-caution-line bg-caution-soft px-3 py-2 font-semibold text-caution-ink">
        From another phone: check each line. Nothing is taken yet.
      </p>
      <Card>
        <p className="text-ink-muted text-sm">{`Handed over ${dayAndTime(sheet.at)}, by the clock of the other phone.`}</p>
        <SheetView name={sheet.name} parts={sheet.parts} results={sheet.results} />
      </Card>
      {here !== null ? (
        <section className="flex flex-col gap-2 rounded-control border border-yours-line bg-yours-soft px-3 py-2">
          <p className="text-yours-ink">
            {`The patient in hand on this phone is ${patientLine(here)}. The handover is of`}
          </p>
          <SegmentedChoice
            label="The handover is of"
            isLabelHidden
            options={whose}
            value={answer}
            onChange={setAnswer}
          />
          {answer === 'other' && (
            <p className="text-yours-ink">
              {sent ? `Taken in hand instead: ${patientLine(sent)}.` : 'The patient in hand is then cleared.'}
            </p>
          )}
        </section>
      ) : (
        sent && <p className="text-yours-ink">{`Taken in hand with it: ${patientLine(sent)}.`}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={isUndecided}
          onClick={() => (isHandoverKept() ? setAsked(true) : take())}
          className="flex-1"
        >
          Take this handover
        </Button>
        <Button variant="secondary" onClick={onDiscard} className="flex-1">
          Leave it
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title="Replace your handover?"
        confirmLabel="Replace it"
        busyLabel="Replacing"
        isBusy={false}
        onCancel={() => setAsked(false)}
        onConfirm={take}
      >
        There is a handover on this phone already. What was written and added there is gone then.
      </ConfirmDialog>
    </>
  );
}
