import type * as contract from '@oryx/contract';
import TrendingUp from 'lucide-react/icons/trending-up';
import { useId } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { TitledCard } from '../../../ui/titled-card.tsx';
import { LevelBadge } from '../learning-badges.tsx';
import { RuleNote } from '../rule-note.tsx';
import { percentText, skillText } from '../words.ts';

type Skill = contract.ResponseOf<typeof contract.learningAnalytics>['skillProgression'][number];

/** Each skill with its level and how far it has come. */
export function SkillProgression({ skills }: { skills: readonly Skill[] }) {
  return (
    <TitledCard title="Skill Progression">
      {skills.length === 0 ? (
        <p className="text-ink-muted">No skills yet. Complete a module to see its skill here.</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {skills.map((skill) => (
            <SkillRow key={skill.skillArea} {...skill} />
          ))}
        </ul>
      )}
      <RuleNote title="How this is worked out">
        <p>
          The streak is the number of days in a row, up to today or yesterday, on each of which you answered
          the questions of a module. The figure of a skill is the sum of your best scores in its modules,
          divided by the number of these modules: one of four with 80% makes 20%. Under 34% the level is
          beginner, under 67% intermediate, from there advanced. Improved means that a score of the last 30
          days is above the mean of those before it.
        </p>
      </RuleNote>
    </TitledCard>
  );
}

function SkillRow({ skillArea, currentLevel, progress, recentImprovement }: Skill) {
  const id = useId();
  return (
    <li className="flex flex-col gap-1.5 py-2.5">
      <div className="flex flex-wrap items-center gap-2">
        <p id={id} className="font-medium first-letter:uppercase">
          {skillText(skillArea)}
        </p>
        <LevelBadge level={currentLevel} />
        {recentImprovement && (
          <Badge className="gap-1 border-normal-line bg-normal-soft text-normal-ink">
            <TrendingUp aria-hidden className="size-[1.1em]" />
            Improved
          </Badge>
        )}
        <p className="ml-auto font-semibold">{percentText(progress)}</p>
      </div>
      <ProgressBar labelledBy={id} percent={Math.round(progress)} text={percentText(progress)} />
    </li>
  );
}
