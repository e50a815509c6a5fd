import { Card } from '../../ui/card.tsx';
import { platformStats } from './counts.ts';

/** How much of everything there is. */
export function PlatformStatsCard() {
  return (
    <Card aria-labelledby="platform-stats">
      <h2 id="platform-stats" className="font-semibold">
        Platform Stats
      </h2>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-3">
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
