import type * as contract from '@oryx/contract';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { DetailList } from '../../../ui/detail-list.tsx';
import { PriorityBadge } from '../learning-badges.tsx';

interface RecommendationCardProps {
  readonly recommendation: contract.ResponseOf<typeof contract.listRecommendations>[number];
  readonly isAccepting: boolean;
  readonly onAccept: () => void;
}

/** One recommendation, short or with its description and reason. */
export function RecommendationCard({ recommendation, isAccepting, onAccept }: RecommendationCardProps) {
  const { title, description, reason, priority } = recommendation;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card aria-labelledby={`${id}title`} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 id={`${id}title`} className="font-semibold text-lg leading-tight">
          {title}
        </h2>
        <PriorityBadge priority={priority} />
      </div>
      <div id={`${id}detail`} className="flex flex-col gap-2">
        {isOpen ? (
          <DetailList
            details={[
              ['What it is', description, 'whole'],
              ['Why it is recommended', reason, 'whole'],
            ]}
          />
        ) : (
          <>
            <p className="line-clamp-2">{description}</p>
            <p className="line-clamp-1 text-ink-muted text-sm">{reason}</p>
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-describedby={`${id}title`} busy={isAccepting} onClick={onAccept} className="flex-1">
          Start Learning
        </Button>
        <Button
          variant="secondary"
          aria-describedby={`${id}title`}
          aria-expanded={isOpen}
          aria-controls={`${id}detail`}
          onClick={() => setOpen(!isOpen)}
          className="flex-1"
        >
          Learn More
          <ChevronDown aria-hidden className={classNames('size-5 shrink-0', isOpen && 'rotate-180')} />
        </Button>
      </div>
    </Card>
  );
}
