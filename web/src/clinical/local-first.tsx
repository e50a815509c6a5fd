import type { LocalNote } from '@oryx/contract';
import type { ReactNode } from 'react';
import { FurtherHeading } from './further-heading.tsx';

/** A page that the site may show first. */
interface Listed {
  readonly local?: LocalNote | undefined;
}

interface LocalFirstProps<Page> {
  readonly pages: readonly Page[];
  /** The heading of the list below, which has none where nothing comes first. */
  readonly rest: string;
  /** Shows them as the list below does. */
  readonly children: (pages: readonly Page[], label: string) => ReactNode;
}

/** Those pages of a list that the site wants first, in its order, above the list as all sites have it. */
export function LocalFirst<Page extends Listed>({ pages, rest, children }: LocalFirstProps<Page>) {
  const placed = pages.flatMap((page) =>
    page.local && page.local.rank !== null ? [{ page, rank: page.local.rank, site: page.local.site }] : [],
  );
  const first = placed.toSorted((one, other) => one.rank - other.rank);
  const label = `First at ${first[0]?.site}`;
  if (first.length === 0) return null;
  return (
    <>
      <FurtherHeading title={label} count={first.length} />
      {children(
        first.map(({ page }) => page),
        label,
      )}
      <FurtherHeading title={rest} count={pages.length} />
    </>
  );
}
