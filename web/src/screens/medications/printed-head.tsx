import type { Medication } from '@oryx/contract';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { momentText } from '../../ui/date-words.ts';
import { PrintStyles } from '../../ui/print-styles.tsx';
import { tallManName } from './found-medications.ts';

interface PrintedHeadProps {
  readonly medication: Medication;
  /** The patient in words, such as `16 kg, 4 years`. */
  readonly patientText: string;
}

/** The head of the printed sheet: the drug, the patient and the time of printing. */
export function PrintedHead({ medication, patientText }: PrintedHeadProps) {
  const [at, setAt] = useState(() => new Date());
  useEffect(() => {
    // The browser takes the page as it is when this event has been handled.
    const note = () => flushSync(() => setAt(new Date()));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  return (
    <div className="hidden print:block">
      <PrintStyles />
      <p className="font-bold text-lg">{`${tallManName(medication)} for ${patientText}`}</p>
      <p className="text-sm">{`Printed ${momentText(at)}. No patient is named on this sheet.`}</p>
    </div>
  );
}
