import Clock from 'lucide-react/icons/clock';
import Target from 'lucide-react/icons/target';
import TrendingUp from 'lucide-react/icons/trending-up';
import { TitledCard } from '../../../ui/titled-card.tsx';

/** Fixed by the requirements: the same for every user. */
const insights = [
  ['Morning learner', 'Mornings are a good time to learn.', Clock],
  ['Strongest area', 'Emergency medicine protocols', Target],
  ['Growth opportunity', 'Paediatric care assessments', TrendingUp],
] as const;

/** What is said of learners in general. */
export function LearningInsights() {
  return (
    <TitledCard title="Learning Insights">
      <p className="text-ink-muted text-sm">
        General statements, the same for every user. They are not worked out from your data.
      </p>
      <ul className="flex flex-col gap-3">
        {insights.map(([title, text, Icon]) => (
          <li key={title} className="flex gap-2.5">
            <Icon aria-hidden className="mt-0.5 size-[1.25em] shrink-0 text-accent-ink" />
            <div>
              <p className="font-medium">{title}</p>
              <p className="text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
