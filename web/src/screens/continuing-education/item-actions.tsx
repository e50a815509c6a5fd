import { Button } from '../../ui/button.tsx';

interface ItemActionsProps {
  /** Id of the heading of the item, which distinguishes the buttons of several items. */
  readonly headingId: string;
  readonly onEdit?: () => void;
  readonly onDelete: () => void;
}

/** Edit and Delete buttons of one item. */
export function ItemActions({ headingId, onEdit, onDelete }: ItemActionsProps) {
  return (
    <div className="flex gap-2">
      {onEdit !== undefined && (
        <Button variant="secondary" aria-describedby={headingId} onClick={onEdit} className="flex-1">
          Edit
        </Button>
      )}
      <Button variant="secondary" aria-describedby={headingId} onClick={onDelete} className="flex-1">
        Delete
      </Button>
    </div>
  );
}
