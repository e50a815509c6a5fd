interface ProgressBarProps {
  /** The id of what names the bar. */
  readonly labelledBy: string;
  /** From 0 to 100. */
  readonly percent: number;
  /** How far it is, in words. */
  readonly text: string;
}

/** How far something has come; the figure stands beside it as text. */
export function ProgressBar({ labelledBy, percent, text }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={text}
      className="h-3 overflow-hidden rounded-full border border-line-strong bg-sunken"
    >
      <div className="h-full bg-accent" style={{ width: `${percent}%` }} />
    </div>
  );
}
