import type { NextPage } from '@oryx/calculators';
import { Link } from 'wouter';
import { usePages } from './use-pages.ts';

interface NextPagesProps {
  readonly pages: readonly NextPage[];
}

/** Links to the charts, drugs and tools that follow from a result. */
export function NextPages({ pages }: NextPagesProps) {
  // The titles are not looked up for nothing.
  return pages.length === 0 ? null : <Links pages={pages} />;
}

function Links({ pages }: NextPagesProps) {
  const { titles } = usePages();
  const links = new Map(pages.map((page) => [routeTo(page), wordOf(page)]));
  return (
    <nav aria-label="Next" className="flex flex-wrap gap-x-4 print:hidden">
      {[...links].map(([route, word]) => (
        <Link
          key={route}
          href={route}
          className="inline-flex min-h-12 items-center py-2 font-semibold text-accent-ink underline"
        >
          {[word, titles.get(route)].filter(Boolean).join(': ')}
        </Link>
      ))}
    </nav>
  );
}

function routeTo(page: NextPage): string {
  if ('chart' in page) return `/algorithms/${page.chart}`;
  return 'drug' in page ? `/medications/${page.drug}` : `/calculator/${page.tool}`;
}

function wordOf(page: NextPage): string {
  if ('chart' in page) return 'Chart';
  return 'drug' in page ? 'Drug' : 'Tool';
}
