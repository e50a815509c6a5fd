/**
 * The time of a week as a bar. `share` is its fraction of the longest week, 0 to 1. The text beside it states
 * the value.
 */
export function MinutesBar({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" className="block h-2.5 w-full">
      <rect width={`${share * 100}%`} height="100%" rx="2" className="fill-accent" />
    </svg>
  );
}

/** A score in percent as a diamond on a line. The text beside it states the value. */
export function ScoreMark({ score }: { score: number }) {
  return (
    <svg aria-hidden="true" className="mx-1.5 block h-2.5 w-[calc(100%-0.75rem)] overflow-visible">
      <line y1="50%" x2="100%" y2="50%" strokeWidth="2" className="stroke-line-strong" />
      <line y1="0" y2="100%" strokeWidth="2" className="stroke-line-strong" />
      <line x1="100%" y1="0" x2="100%" y2="100%" strokeWidth="2" className="stroke-line-strong" />
      <svg x={`${score}%`} y="50%" overflow="visible" aria-hidden="true">
        <path d="M0-6L6 0L0 6L-6 0Z" strokeWidth="1" className="fill-ink stroke-surface" />
      </svg>
    </svg>
  );
}
