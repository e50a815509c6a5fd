import { useId, useMemo } from 'react';
import type { EcgTrace } from './leads.ts';
import { calibrationPulses, type PaperPage, stripsOf } from './paper-layout.ts';

interface EcgDrawingProps {
  readonly trace: EcgTrace;
  readonly page: PaperPage;
  readonly label: string;
  /** Id of the element that describes the drawing in words. */
  readonly describedBy: string | undefined;
  /** True if the page fits its frame. It is then small on a phone and needs larger labels. */
  readonly isFitted: boolean;
  readonly width: string;
}

/* Pixels of the drawing are mm of paper. */
const labels = 'text-[4px]';
const largerLabels = 'text-[5.5px] wide:text-[4px]';

/** An ECG page on paper. One drawing unit is 1 mm. */
export function EcgDrawing({ trace, page, label, describedBy, isFitted, width }: EcgDrawingProps) {
  const id = useId();
  const strips = useMemo(() => stripsOf(trace, page), [trace, page]);
  return (
    <svg
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
      viewBox={`0 0 ${page.width} ${page.height}`}
      className="block h-auto max-w-none"
      style={{ width }}
    >
      <defs>
        <Squares id={`${id}fine`} size={1} stroke="var(--ecg-fine)" strokeWidth={0.1} />
        <Squares id={`${id}bold`} size={5} stroke="var(--ecg-bold)" strokeWidth={0.2} />
      </defs>
      <rect width="100%" height="100%" fill="var(--ecg-paper)" />
      <rect width="100%" height="100%" fill={`url(#${id}fine)`} />
      <rect width="100%" height="100%" fill={`url(#${id}bold)`} />
      <g
        data-testid="ecg-traces"
        fill="none"
        stroke="var(--ecg-ink)"
        strokeWidth={1.25}
        strokeLinejoin="round"
      >
        {calibrationPulses(page).map((pulse) => (
          <path key={pulse} d={pulse} vectorEffect="non-scaling-stroke" />
        ))}
        {strips.map(({ lead, path, line }) => (
          <path key={`${lead} ${line}`} d={path} data-lead={lead} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
      <g fill="var(--ecg-ink)" className={isFitted ? largerLabels : labels} fontWeight={700}>
        {strips.map(({ lead, line, x }) => (
          <g key={`${lead} ${line}`}>
            <path d={`M${x} ${line - 2}v4`} stroke="var(--ecg-ink)" strokeWidth={0.3} />
            <text x={x + 1} y={line - 11}>
              {lead}
            </text>
          </g>
        ))}
        <text x={5} y={page.height - 2}>
          25 mm/s · 10 mm/mV
        </text>
      </g>
    </svg>
  );
}

interface SquaresProps {
  readonly id: string;
  readonly size: number;
  readonly stroke: string;
  readonly strokeWidth: number;
}

/** The pattern of one ruling: a square of this size whose two drawn sides make the grid. */
function Squares({ id, size, stroke, strokeWidth }: SquaresProps) {
  return (
    <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
      <path d={`M${size} 0H0V${size}`} fill="none" stroke={stroke} strokeWidth={strokeWidth * 2} />
    </pattern>
  );
}
