import History from 'lucide-react/icons/history';

interface NewVersionProps {
  /** Shows the new version, or is null while there is none. */
  readonly onShow: (() => void) | null;
  readonly className?: string;
}

/** A quiet line at the end of the screen that a new version of the page has arrived. Nothing on the page moves. */
export function NewVersion({
  onShow,
  className = 'bottom-[calc(var(--bottom-bar-height)+0.5rem)]',
}: NewVersionProps) {
  return (
    <div
      aria-live="polite"
      className={`pointer-events-none sticky z-20 empty:absolute print:hidden ${className}`}
    >
      {onShow && (
        <button
          type="button"
          onClick={onShow}
          className="pointer-events-auto mx-auto flex min-h-12 max-w-full items-center gap-2 rounded-control border border-line-strong bg-surface px-4 py-2 text-left text-sm shadow-lg"
        >
          <History aria-hidden className="size-[1.25em] shrink-0 text-accent-ink" />
          <span>
            New version of this page: <span className="font-semibold text-accent-ink underline">show</span>
          </span>
        </button>
      )}
    </div>
  );
}
