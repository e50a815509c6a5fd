import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface DeleteDialogProps {
  /** Kind of the deleted item, such as `certification`. */
  readonly noun: string;
  /** Name of the item, or null while the dialog is closed. */
  readonly name: string | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before an entry of the user is deleted. */
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
