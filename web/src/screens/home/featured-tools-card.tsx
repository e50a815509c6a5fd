import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import { pageRow } from '../../clinical/my-pages/page-row.ts';
import { Card } from '../../ui/card.tsx';
import { shownTools } from './featured-tools.ts';

/** The featured tools on home. */
export function FeaturedToolsCard() {
  return (
    <Card aria-labelledby="featured-tools" className="pb-1">
      <h2 id="featured-tools" className="font-semibold">
        Featured Tools
      </h2>
      <ul aria-labelledby="featured-tools" className="mt-1 divide-y divide-line">
        {shownTools.map(({ title, path, isPopular }) => (
          <li key={title}>
            <Link
              href={path}
              {...pageRow(path, title)}
              className="-mx-2 flex min-h-12 items-center gap-2 rounded-control px-2 py-2 hover:bg-sunken"
            >
              {/* The badge stands below a title that leaves it no room. */}
              <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-2">
                <span className="min-w-0">{title}</span>
                {isPopular && (
                  <span className="rounded-full bg-accent-soft px-2.5 py-0.5 font-medium text-accent-ink text-xs">
                    Popular
                  </span>
                )}
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
