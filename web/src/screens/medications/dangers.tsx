import { unbroken } from '@oryx/doses';
import { LinkedText } from '../../search/linked-text.tsx';
import { toneStyle } from '../../ui/tone.ts';
import { ToneIcon } from '../../ui/tone-icon.tsx';

/** The few dangers of a drug that kill, above its doses. */
export function Dangers({ dangers }: { dangers: readonly string[] }) {
  if (dangers.length === 0) return null;
  return (
    <section
      aria-label="Dangers"
      className={`flex gap-2 rounded-control border px-2 py-1.5 ${toneStyle.danger}`}
    >
      <ToneIcon tone="danger" />
      <ul className="wrap-anywhere flex min-w-0 flex-col gap-1 font-medium text-sm leading-tight">
        {dangers.map((danger) => (
          <li key={danger}>
            <LinkedText>{unbroken(danger)}</LinkedText>
          </li>
        ))}
      </ul>
    </section>
  );
}
