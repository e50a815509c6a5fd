import { useEffect, useId } from 'react';
import { Link } from 'wouter';
import { EcgPaper } from '../../clinical/ecg/ecg-paper.tsx';
import { traces } from '../../clinical/ecg/traces/traces.ts';
import { ReviewMark } from '../../clinical/review-mark.tsx';
import { NextPages } from '../../search/next-pages.tsx';
import { keepSearchData } from '../../search/search-data.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import type { GalleryEntry } from './gallery.ts';

interface GalleryPageProps {
  readonly entry: GalleryEntry;
  /** The entry after this one. */
  readonly next: GalleryEntry | undefined;
}

/** One ECG of the gallery. What it shows stands below it, so that a reader can look first. */
export function GalleryPage({ entry, next }: GalleryPageProps) {
  const id = useId();
  const { name, title, lookFor, traps, links, sources } = entry;
  // The titles of the linked pages come with it.
  useEffect(() => void keepSearchData(), []);
  return (
    <Page width="full">
      <PageHeader title={title} description="ECG Gallery" backTo="/ecg-gallery" />
      <ReviewMark />
      <Card className="flex flex-col gap-3">
        <EcgPaper record={traces[name]} label={`12-lead ECG: ${title}`} describedBy={`${id}look`} />
      </Card>
      <ListCard id={`${id}look`} title="What to look for" texts={lookFor} />
      <ListCard title="Traps" texts={traps} />
      <ListCard title="What to do next" texts={entry.next} />
      <TitledCard title="In Oryx">
        <NextPages pages={links} />
      </TitledCard>
      <section aria-label="Sources" className="flex flex-col gap-2 text-sm">
        <h2 className="font-semibold">Sources</h2>
        <ul className="wrap-anywhere flex flex-col gap-1.5">
          {sources.map(({ title: source, read, for: facts }) => (
            <li key={source}>
              {source}
              <span className="block text-ink-muted">
                {`${facts}; ${read === 'excerpt' ? 'read in excerpt' : 'named from general knowledge, not opened'}`}
              </span>
            </li>
          ))}
        </ul>
        <p>What no source is named for rests on general knowledge. No clinician has signed this page off.</p>
      </section>
      {next && (
        <Link href={`/ecg-gallery/${next.name}`} className={buttonStyle('primary')}>
          Next: {next.title}
        </Link>
      )}
    </Page>
  );
}

interface ListCardProps {
  readonly id?: string;
  readonly title: string;
  readonly texts: readonly string[];
}

function ListCard({ id, title, texts }: ListCardProps) {
  return (
    <TitledCard title={title}>
      <ul id={id} className="list-disc space-y-1.5 pl-6">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </TitledCard>
  );
}
