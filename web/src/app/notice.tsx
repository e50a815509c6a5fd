import type { ComponentType, ReactNode } from 'react';
import { CloseButton } from '../ui/close-button.tsx';

export interface NoticeProps {
  readonly label?: string;
  readonly Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A notice over the end of the page. It moves nothing: its own room is at the end of the page, to which the page can be
 * scrolled above it.
 */
export function Notice({ label = 'On this device', Icon, onClose, children }: NoticeProps) {
  return (
    <div className="@container pointer-events-none sticky bottom-[calc(var(--bottom-bar-height)+0.5rem)] z-20 pr-(--page-inset) pl-[calc(var(--rail-width)+var(--page-inset))] print:hidden">
      <section
        aria-label={label}
        className="pointer-events-auto mx-auto flex max-w-md items-start gap-3 rounded-card border border-line-strong bg-surface p-2 pl-4 shadow-lg"
      >
        {/* Large text needs its room. */}
        <Icon aria-hidden className="mt-3 @2xs:block hidden size-6 shrink-0 text-accent-ink" />
        <div className="wrap-anywhere flex max-h-[40vh] min-w-0 flex-1 flex-col items-start gap-2 overflow-y-auto py-2.5">
          {children}
        </div>
        <CloseButton onClose={onClose} />
      </section>
    </div>
  );
}
