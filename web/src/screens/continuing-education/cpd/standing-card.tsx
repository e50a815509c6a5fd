import { type Tone, toneStyle } from '../../../ui/tone.ts';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { creditsText } from '../credits.ts';
import type { Standing } from './cpd-ledger.ts';
import type { CpdRequirement } from './cpd-rules.ts';
import { standingText } from './standing-text.ts';

interface StandingCardProps {
  readonly title: string;
  readonly requirement: CpdRequirement;
  readonly standing: Standing;
}

function wordOf({ isMet, isWarned }: Standing): readonly [string, Tone] {
  if (!isMet) return ['Short', 'caution'];
  return isWarned ? ['Shortfall ahead', 'caution'] : ['Met', 'normal'];
}

/** A total against its requirement, and the date of a shortfall. */
export function StandingCard({ title, requirement, standing }: StandingCardProps) {
  const [word, tone] = wordOf(standing);
  const { total } = standing;
  return (
    <div className={`flex flex-col gap-1 rounded-control border p-3 ${toneStyle[tone]}`}>
      <h3 className="font-semibold">{title}</h3>
      <p className="font-bold text-xl">{`${creditsText(total.ceus)} of ${requirement.ceus} CEUs`}</p>
      <p>{`${creditsText(total.ethics)} of ${requirement.ethics} in ethics`}</p>
      <p className="flex gap-2">
        <ToneIcon tone={tone} className="mt-0.5" />
        <span className="min-w-0">
          <strong>{word}.</strong> {standingText(standing)}
        </span>
      </p>
    </div>
  );
}
