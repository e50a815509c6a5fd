import Clock from 'lucide-react/icons/clock';
import Target from 'lucide-react/icons/target';
import TrendingUp from 'lucide-react/icons/trending-up';
import { TitledCard } from '../../../ui/titled-card.tsx';

/** Fixed by the requirements: the same for every user. */
const insights = [
  ['Best time', 'Morning learner', Clock],
  ['Strongest area', 'Emergency medicine protocols', Target],
  ['Growth opportunity', 'Paediatric care assessments', TrendingUp],
] as const;

/** General insights about learners. */
export function LearningInsights() {
  return (
    <TitledCard title="Learning Insights">
      <p className="text-ink-muted text-sm">
        General statements, the same for every user. They are not worked out from your data.
      </p>
      <dl className="flex flex-col gap-3">
        {insights.map(([name, text, Icon]) => (
          <div key={name}>
            <dt className="flex items-center gap-2 text-ink-muted text-sm">
              <Icon aria-hidden className="size-5 shrink-0 text-accent-ink" />
              {name}
            </dt>
            <dd className="pl-7 font-medium">{text}</dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  );
}
