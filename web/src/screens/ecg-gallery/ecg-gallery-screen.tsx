import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'wouter';
import { ReviewMark } from '../../clinical/review-mark.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { gallery } from './gallery.ts';
import { GalleryPage } from './gallery-page.tsx';

interface EcgGalleryScreenProps {
  readonly title: string;
  /** The name of the trace in the address. */
  readonly id?: string | undefined;
}

/** The gallery of ECGs: the list, or one of them. An unknown name gets the list. */
export function EcgGalleryScreen({ title, id }: EcgGalleryScreenProps) {
  const place = gallery.findIndex(({ name }) => name === id);
  const entry = gallery[place];
  if (entry) return <GalleryPage key={entry.name} entry={entry} next={gallery[place + 1]} />;
  return (
    <Page>
      <PageHeader
        title={title}
        description={`${gallery.length} ECGs to measure and compare`}
        backTo="/ecg-course"
      />
      <ReviewMark />
      <Card>
        <ol className="flex flex-col divide-y divide-line">
          {gallery.map(({ name, title: entryTitle }) => (
            <li key={name}>
              <Link
                href={`/ecg-gallery/${name}`}
                className="flex min-h-12 items-center justify-between gap-2 py-2 font-medium text-accent-ink hover:underline"
              >
                {entryTitle}
                <ArrowRight aria-hidden className="size-5 shrink-0" />
              </Link>
            </li>
          ))}
        </ol>
      </Card>
      <p className="text-ink-muted text-sm">
        The traces are computed from stated rates, intervals and heights, and measured again by tests. None
        was recorded from a patient. The ECG Practice Course has two more, as cases.
      </p>
    </Page>
  );
}
