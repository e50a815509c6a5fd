import { type NextPage, toolById } from '@oryx/calculators';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { onSearchData } from './search-data.ts';
import { keptPages } from './use-pages.ts';

interface NextPagesProps {
  readonly pages: readonly NextPage[];
  /** The name of the links, for a screen that has several of these. */
  readonly label?: string;
}

/**
 * Links to the charts, drugs and tools that follow from a result. It calls no server: without titles on the
 * device, a chart and a drug are named by their numbers.
 */
export function NextPages({ pages, label = 'Next' }: NextPagesProps) {
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>();
  const links = new Map(pages.map((page) => [routeTo(page), page]));
  const hasLinks = links.size > 0;
  useEffect(() => {
    if (!hasLinks) return;
    // Reading them takes longer than an answer may, so it waits until the page is drawn.
    const readTitles = () => setTitles(keptPages()?.titles);
    const timer = setTimeout(readTitles);
    const unsubscribe = onSearchData(readTitles);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [hasLinks]);
  if (!hasLinks) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-4 print:hidden">
      {[...links].map(([route, page]) => (
        <Link
          key={route}
          href={route}
          className="inline-flex min-h-12 items-center py-2 font-semibold text-accent-ink underline"
        >
          {textOf(page, titles?.get(route))}
        </Link>
      ))}
    </nav>
  );
}

function routeTo(page: NextPage): string {
  if ('chart' in page) return `/algorithms/${page.chart}`;
  return 'drug' in page ? `/medications/${page.drug}` : `/calculator/${page.tool}`;
}

function textOf(page: NextPage, title: string | undefined): string {
  if ('chart' in page) return title ? `Chart: ${title}` : `Chart ${page.chart}`;
  if ('drug' in page) return title ? `Drug: ${title}` : `Drug ${page.drug}`;
  return `Tool: ${toolById(page.tool)?.title ?? page.tool}`;
}
