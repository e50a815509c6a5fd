import type { Medication } from '@oryx/contract';
import { medicationOf } from '../../clinical/medications.ts';
import { usePageOnDay } from '../../clinical/on-day/use-page-on-day.tsx';
import { MedicationDialog } from './medication-dialog.tsx';

interface MedicationOnDayProps {
  /** The medication as it is today. */
  readonly medication: Medication;
  readonly day: string;
  readonly onClose: () => void;
}

/** A medication as readers saw it at the end of a day. */
export function MedicationOnDay({ medication, day, onClose }: MedicationOnDayProps) {
  const readers = `/medications/${medication.id}`;
  const { page, banner } = usePageOnDay(readers, day, medicationOf);
  return (
    <MedicationDialog
      // No weight is carried from one day to the other.
      key={page === undefined ? 'today' : day}
      medication={page ?? medication}
      banner={banner}
      onClose={onClose}
      onShowNewer={null}
    />
  );
}
