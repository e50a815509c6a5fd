import { Button } from '../../ui/button.tsx';

interface ItemActionsProps {
  /** The id of the heading that names the item, which tells the buttons of several items apart. */
  readonly headingId: string;
  readonly onEdit?: () => void;
  readonly onDelete: () => void;
}

/** Edit and Delete of one item. */
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
