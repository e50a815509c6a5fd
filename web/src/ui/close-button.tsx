import X from 'lucide-react/icons/x';
import { classNames } from './class-names.ts';

interface CloseButtonProps {
  readonly onClose: () => void;
  readonly className?: string;
}

/** A close button for the corner of a dialog or toast. */
export function CloseButton({ onClose, className }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label="Close"
      onClick={onClose}
      className={classNames(
        'flex size-12 shrink-0 items-center justify-center rounded-control hover:bg-sunken',
        className,
      )}
    >
      <X aria-hidden className="size-6" />
    </button>
  );
}
