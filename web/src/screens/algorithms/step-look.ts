import type { AlgorithmStep, StepType } from '@oryx/contract';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Flag from 'lucide-react/icons/flag';
import Square from 'lucide-react/icons/square';
import Syringe from 'lucide-react/icons/syringe';
import Zap from 'lucide-react/icons/zap';
import type { ComponentType } from 'react';

interface StepLook {
  readonly word: string;
  readonly Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
  /** The colours of the chart. */
  readonly className: string;
}

const stepLooks: Record<StepType, StepLook> = {
  start: {
    word: 'Start',
    Icon: Flag,
    className: 'border-(--chart-start-line) bg-(--chart-action-fill)',
  },
  action: {
    word: 'Do',
    Icon: ArrowRight,
    className: 'border-(--chart-action-line) bg-(--chart-action-fill)',
  },
  decision: {
    word: 'Decide',
    Icon: CircleQuestionMark,
    className: 'border-(--chart-decision-line) bg-(--chart-decision-fill)',
  },
  drug: {
    word: 'Drug',
    Icon: Syringe,
    className: 'border-(--chart-drug-line) bg-(--chart-drug-fill)',
  },
  shock: {
    word: 'Shock',
    Icon: Zap,
    className: 'border-(--chart-shock-line) bg-(--chart-shock-fill)',
  },
  outcome: {
    word: 'Outcome',
    Icon: Check,
    className: 'border-(--chart-outcome-line) bg-(--chart-outcome-fill)',
  },
};

/** An end where resuscitation stops or is not begun has neither the tick nor the green of the others. */
const stopLook: StepLook = {
  word: 'Outcome',
  Icon: Square,
  className: 'border-(--chart-stop-line) bg-(--chart-stop-fill)',
};

/** Returns the appearance of a step outside the chart: a word, a glyph and the colours of the chart. */
export function stepLookOf({ type, goes }: Pick<AlgorithmStep, 'type' | 'goes'>): StepLook {
  return goes === 'stop' ? stopLook : stepLooks[type];
}
