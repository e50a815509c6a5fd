import type { LearningPathItem } from '@oryx/contract';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { type Detail, DetailList } from '../../../ui/detail-list.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { LevelBadge } from '../learning-badges.tsx';
import type { ModulePlace } from '../module/start-module.ts';
import { counted, moduleToOpen, percentText } from '../words.ts';
import { PathStatus, statusLooks } from './path-status.tsx';

interface PathCardProps {
  readonly item: LearningPathItem;
  /** The module that is being started, on this card or another. */
  readonly starting: ModulePlace | null;
  readonly onStart: (place: ModulePlace) => void;
}

/** One learning path with its progress and its button. */
export function PathCard({ item, starting, onStart }: PathCardProps) {
  const headingId = useId();
  const { path, progress } = item;
  const module = moduleToOpen(item);
  return (
    <Card aria-labelledby={headingId} className="flex h-full flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PathStatus status={progress.status} />
        <LevelBadge level={path.difficultyLevel} />
      </div>
      <h2 id={headingId} className="font-semibold text-lg leading-tight">
        {path.title}
      </h2>
      <p>{path.description}</p>
      <DetailList details={detailsOf(item)} />
      {progress.status !== 'not_started' && <PathProgress progress={progress} headingId={headingId} />}
      <Button
        aria-describedby={headingId}
        disabled={module === undefined || starting !== null}
        busy={starting?.pathId === path.id}
        onClick={() => module && onStart({ pathId: path.id, moduleId: module.id })}
        className="mt-auto"
      >
        {statusLooks[progress.status].action}
      </Button>
    </Card>
  );
}

function detailsOf({ path, progress, modules }: LearningPathItem): Detail[] {
  const hasScore = progress.overallScore > 0;
  return [
    ['For', path.targetProfession],
    ['Specialty', path.specialtyFocus ?? ''],
    ['Estimated time', counted(path.estimatedDurationHours, 'hour')],
    ['Content', counted(modules.length, 'module')],
    ['Average score', hasScore ? percentText(progress.overallScore) : ''],
    ['Time spent', hasScore ? counted(progress.timeSpentHours, 'hour') : ''],
  ];
}

function PathProgress({ progress, headingId }: Pick<LearningPathItem, 'progress'> & { headingId: string }) {
  const { completedModules, totalModules } = progress;
  const text = `${completedModules}/${totalModules} modules`;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm">{text}</p>
      <ProgressBar
        labelledBy={headingId}
        percent={totalModules > 0 ? Math.round((completedModules / totalModules) * 100) : 0}
        text={text}
      />
    </div>
  );
}
