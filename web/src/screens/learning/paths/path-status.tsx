import type { LearningPathItem } from '@oryx/contract';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePlay from 'lucide-react/icons/circle-play';
import type { ComponentType } from 'react';

type Status = LearningPathItem['progress']['status'];

interface StatusLook {
  readonly word: string;
  /** Label of the path's button. */
  readonly action: string;
  readonly Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
  readonly colour: string;
}

/** Appearance of each status: grey, blue and green icons with different shapes. */
export const statusLooks: Record<Status, StatusLook> = {
  not_started: { word: 'Not started', action: 'Start Learning', Icon: Circle, colour: 'text-ink-muted' },
  in_progress: {
    word: 'In progress',
    action: 'Continue',
    Icon: CirclePlay,
    colour: 'text-(--chart-drug-line)',
  },
  completed: {
    word: 'Completed',
    action: 'Review',
    Icon: CircleCheck,
    colour: 'text-(--chart-outcome-line)',
  },
};

/** The status of a path as an icon and a word. */
export function PathStatus({ status }: { status: Status }) {
  const { word, Icon, colour } = statusLooks[status];
  return (
    <p className="flex items-center gap-1.5 text-ink-muted text-sm">
      <Icon aria-hidden className={`size-6 shrink-0 ${colour}`} />
      {word}
    </p>
  );
}
