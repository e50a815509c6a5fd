import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface DeleteDialogProps {
  /** What is deleted, such as `certification`. */
  readonly noun: string;
  /** The name of the item, or null while nothing is asked. */
  readonly name: string | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something the user has entered is deleted. */
export function DeleteDialog({ noun, name, onConfirm, onCancel }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      isOpen={name !== null}
      title={`Delete ${noun}?`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isBusy={false}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {name !== null &&
        `Are you sure you want to delete the ${noun} "${name}"? This action cannot be undone.`}
    </ConfirmDialog>
  );
}
