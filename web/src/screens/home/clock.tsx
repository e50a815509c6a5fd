import { useNow } from '../../device/use-now.ts';
import { secondText, weekdayText } from '../../ui/date-words.ts';

/** The device's time to the second, and the long date. */
export function Clock() {
  const time = useNow(secondText);
  const date = useNow(weekdayText);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-ink-muted">
      <time className="font-semibold text-ink text-xl">{time}</time>
      <span className="text-sm">{date}</span>
    </p>
  );
}
