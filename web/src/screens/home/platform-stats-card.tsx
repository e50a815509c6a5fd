import { Card } from '../../ui/card.tsx';
import { platformStats } from './counts.ts';

/** The platform statistics. */
export function PlatformStatsCard() {
  return (
    <Card aria-labelledby="platform-stats">
      <h2 id="platform-stats" className="font-semibold">
        Platform Stats
      </h2>
      <dl className="mt-3 grid grid-cols-2 sm:grid-cols-4 gap-3">
        {platformStats.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-ink-muted text-sm">{label}</dt>
            <dd className="font-bold text-2xl leading-tight">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
