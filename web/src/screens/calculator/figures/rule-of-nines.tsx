import { useId } from 'react';
import { type BodyRegions, regionsInWords } from './body-regions.ts';

/** Positions of body parts in drawing units. */
interface Proportions {
  readonly headRadius: number;
  readonly trunkHeight: number;
  readonly legHeight: number;
}

const width = 130;
const adult: Proportions = { headRadius: 15, trunkHeight: 72, legHeight: 96 };
const child: Proportions = { headRadius: 22, trunkHeight: 66, legHeight: 66 };

/** The Rule of Nines on a front and back view, with the percentage of every region. */
export function RuleOfNines({
  title,
  regions,
  body,
}: {
  title: string;
  regions: BodyRegions;
  body: 'adult' | 'child';
}) {
  const proportions = body === 'adult' ? adult : child;
  const height = 2 * proportions.headRadius + proportions.trunkHeight + proportions.legHeight + 30;
  const titleId = useId();
  const descriptionId = useId();
  return (
    <svg
      role="img"
      aria-labelledby={`${titleId} ${descriptionId}`}
      viewBox={`0 0 ${2 * width} ${height}`}
      className="mx-auto h-auto w-full max-w-sm"
    >
      <title id={titleId}>{title}</title>
      <desc id={descriptionId}>{regionsInWords(regions)}</desc>
      <BodyView side="Front" x={0} regions={regions} proportions={proportions} />
      <BodyView side="Back" x={width} regions={regions} proportions={proportions} />
    </svg>
  );
}

function BodyView({
  side,
  x,
  regions,
  proportions: { headRadius, trunkHeight, legHeight },
}: {
  side: 'Front' | 'Back';
  x: number;
  regions: BodyRegions;
  proportions: Proportions;
}) {
  const middle = width / 2;
  const neck = 4 + 2 * headRadius;
  const hip = neck + 4 + trunkHeight;
  const trunk = side === 'Front' ? regions.anteriorTrunk : regions.posteriorTrunk;
  return (
    <g transform={`translate(${x} 0)`}>
      <g className="fill-accent-soft stroke-ink-muted" strokeWidth="1.2" strokeLinejoin="round">
        <circle cx={middle} cy={4 + headRadius} r={headRadius} />
        <rect x={middle - 21} y={neck + 2} width="42" height={trunkHeight} rx="9" />
        <rect x={middle - 41} y={neck + 4} width="16" height={trunkHeight + 8} rx="8" />
        <rect x={middle + 25} y={neck + 4} width="16" height={trunkHeight + 8} rx="8" />
        <rect x={middle - 21} y={hip} width="19" height={legHeight} rx="8" />
        <rect x={middle + 2} y={hip} width="19" height={legHeight} rx="8" />
        {side === 'Front' && <circle cx={middle} cy={hip - 1} r="6.5" />}
      </g>
      <g className="fill-ink" fontSize="9.5" fontWeight="600" textAnchor="middle" dominantBaseline="central">
        <Share x={middle} y={4 + headRadius} value={regions.head / 2} />
        <Share x={middle} y={neck + trunkHeight * 0.42} value={trunk} />
        <Share x={middle - 33} y={neck + trunkHeight * 0.5} value={regions.eachArm / 2} />
        <Share x={middle + 33} y={neck + trunkHeight * 0.5} value={regions.eachArm / 2} />
        <Share x={middle - 11.5} y={hip + legHeight * 0.55} value={regions.eachLeg / 2} />
        <Share x={middle + 11.5} y={hip + legHeight * 0.55} value={regions.eachLeg / 2} />
        {side === 'Front' && (
          <text x={middle} y={hip - 1} fontSize="8">
            {regions.perineum}
          </text>
        )}
        <text x={middle} y={hip + legHeight + 14} fontSize="10" fontWeight="400">
          {side}
        </text>
      </g>
    </g>
  );
}

function Share({ x, y, value }: { x: number; y: number; value: number }) {
  // The longest figures, such as 6.75, must fit inside a limb.
  return (
    <text x={x} y={y} fontSize={String(value).length > 3 ? 7.5 : undefined}>
      {value}
    </text>
  );
}
