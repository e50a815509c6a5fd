import type { ReactNode } from 'react';

interface ClockCardProps {
  /** What is counted, such as `Next dose in`, or null where nothing is. */
  readonly label: string | null;
  /** The time of the clock, or the state in words. */
  readonly figure: string;
  /** Two short lines beside the clock. */
  readonly children: ReactNode;
}

/** The large clock of an emergency, readable at arm's length. */
export function ClockCard({ label, figure, children }: ClockCardProps) {
  return (
    <section
      aria-label="Clock"
      className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-4"
    >
      {label === null ? (
        <p className="font-bold text-2xl">{figure}</p>
      ) : (
        <p className="flex flex-col" role="timer">
          <span className="text-ink-muted">{label}</span>
          <span className="font-bold text-[min(3.5rem,18vw)] tabular-nums leading-none">{figure}</span>
        </p>
      )}
      <p className="flex flex-col tabular-nums">{children}</p>
    </section>
  );
}
