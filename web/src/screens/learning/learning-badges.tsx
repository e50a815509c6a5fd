import type { LearningPathItem } from '@oryx/contract';
import { Badge } from '../../ui/badge.tsx';

type Level = LearningPathItem['path']['difficultyLevel'];
type Priority = 'high' | 'medium' | 'low';

const levelLooks: Record<Level, string> = {
  beginner: 'border-line-strong bg-surface text-ink',
  intermediate: 'border-accent bg-accent-soft text-accent-ink',
  advanced: 'border-accent bg-accent text-on-accent',
};

const plain = 'border-line-strong bg-sunken text-ink';

/** Badge styles: high is destructive, medium is default, everything else secondary. */
const priorityLooks: Record<Priority, string> = {
  high: 'border-danger-solid bg-danger-solid text-on-danger',
  medium: 'border-accent bg-accent text-on-accent',
  low: plain,
};

/** The difficulty of a path, or the level of a skill. */
export function LevelBadge({ level }: { level: Level }) {
  return <Badge className={levelLooks[level] ?? plain}>{level}</Badge>;
}

/** The priority badge. */
export function PriorityBadge({ priority }: { priority: Priority }) {
  return (
    <Badge className={priorityLooks[priority] ?? plain}>
      {priority}
      <span className="sr-only"> priority</span>
    </Badge>
  );
}
