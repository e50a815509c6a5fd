import { Badge } from '../../ui/badge.tsx';
import { type Tone, toneStyle } from '../../ui/tone.ts';
import { ToneIcon } from '../../ui/tone-icon.tsx';
import { dangerWords } from './desk.ts';

const toneOf = (danger: number): Tone | null => (danger > 3 ? 'danger' : danger === 3 ? 'caution' : null);

/** How a fault in a fact hurts. */
export function DangerBadge({ danger }: { readonly danger: number }) {
  const tone = toneOf(danger);
  return (
    <Badge className={`gap-1 ${tone === null ? 'border-line-strong' : toneStyle[tone]}`}>
      {tone && <ToneIcon tone={tone} className="size-[1.1em]" />}
      {dangerWords[danger] ?? String(danger)}
    </Badge>
  );
}
