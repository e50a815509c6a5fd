interface ProgressBarProps {
  /** Id of the element that names the bar. */
  readonly labelledBy: string;
  /** From 0 to 100. */
  readonly percent: number;
  /** The progress as text. */
  readonly text: string;
}

/** A progress bar. The figure is beside it as text. */
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
