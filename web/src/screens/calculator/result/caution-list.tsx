import type { Caution } from '@oryx/calculators';
import { toneStyle } from '../../../ui/tone.ts';
import { ToneIcon } from '../../../ui/tone-icon.tsx';

/** Dangers, filled, with their sources. They stand in the card of the figure they qualify. */
export function DangerList({ cautions }: { cautions: readonly Caution[] }) {
  const dangers = cautions.filter(({ level }) => level === 'danger');
  if (dangers.length === 0) return null;
  return (
    <ul aria-label="Cautions" className="flex flex-col gap-2">
      {dangers.map(({ text, source }) => (
        <li key={text} className={`flex gap-2 rounded-control border px-3 py-2 ${toneStyle.danger}`}>
          <ToneIcon tone="danger" className="mt-0.5" />
          <span className="min-w-0">
            <span className="block font-semibold">{text}</span>
            <span className="block text-sm wrap-anywhere">{source}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
