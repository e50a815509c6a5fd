import { useEffect } from 'react';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { nameDocument } from '../ui/use-page-title.ts';

/** Rows of the skeleton. */
const skeletonRows = 6;

/** Stands in for a screen while its code loads. The document already has the name of the screen. */
export function ScreenLoading({ title }: { title: string }) {
  useEffect(() => nameDocument(title), [title]);
  return (
    <Page>
      <SkeletonRows count={skeletonRows} />
    </Page>
  );
}
