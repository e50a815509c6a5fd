import Star from 'lucide-react/icons/star';
import { classNames } from '../../ui/class-names.ts';
import { toast } from '../../ui/toast-store.ts';
import { mostPinned } from './my-pages.ts';
import { setPinned, useIsPinned } from './my-pages-store.ts';

interface PinButtonProps {
  /** Path of the page. */
  readonly path: string;
  readonly title: string;
  readonly className?: string;
}

/** A star that puts a page among the pinned ones on Home, and takes it out again. */
export function PinButton({ path, title, className }: PinButtonProps) {
  const isOn = useIsPinned(path);
  const press = () => {
    if (setPinned(path, title, !isOn)) return;
    toast({
      title: 'Home Is Full',
      description: `You have pinned ${mostPinned} pages. Take one out first.`,
      variant: 'destructive',
    });
  };
  return (
    <button
      type="button"
      aria-label={`Pin ${title} to Home`}
      aria-pressed={isOn}
      onClick={press}
      className={classNames(
        'flex size-12 shrink-0 items-center justify-center rounded-control -outline-offset-3 hover:bg-yours-soft print:hidden',
        isOn ? 'text-yours-line' : 'text-ink-muted',
        className,
      )}
    >
      <Star aria-hidden fill={isOn ? 'currentColor' : 'none'} className="size-6" />
    </button>
  );
}
