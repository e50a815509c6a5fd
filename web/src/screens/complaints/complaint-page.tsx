import type { NextPage } from '@oryx/calculators';
import { type ReactNode, useEffect, useMemo } from 'react';
import { cited } from '../../clinical/cited.ts';
import type { Complaints, ShownCause, ShownComplaint } from '../../clinical/complaints.ts';
import { ReportFault } from '../../clinical/fault/report-fault.tsx';
import { ReviewMark } from '../../clinical/review-mark.tsx';
import { ReviewStatus } from '../../clinical/reviewed.tsx';
import { Cited, SourceItem, SourceNumbers } from '../../clinical/source-numbers.tsx';
import { NextPages } from '../../search/next-pages.tsx';
import { keepSearchData } from '../../search/search-data.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';

interface ComplaintPageProps {
  readonly complaint: ShownComplaint;
  readonly sources: Complaints['sources'];
  /** What stands above the page of another day. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
}

/** One complaint: what to ask and examine, then the causes that must not be missed, the most dangerous first. */
export function ComplaintPage({ complaint, sources, banner, children }: ComplaintPageProps) {
  const { complaint: title, ask, causes } = complaint;
  // The titles of the linked pages come with it.
  useEffect(() => void keepSearchData(), []);
  const listed = useMemo(() => {
    const used = new Set(causes.map(({ source }) => source));
    return sources
      .filter(({ key }) => used.has(key))
      .map((source) => ({ text: cited(source), keys: [source.key] }));
  }, [causes, sources]);
  return (
    <SourceNumbers sources={listed}>
      <Page>
        <PageHeader title={title} description="Causes not to miss" backTo="/complaints" />
        {banner}
        <TitledCard title="Ask and examine">
          <TextList texts={ask} />
        </TitledCard>
        <section aria-labelledby="causes" className="flex flex-col gap-4">
          <h2 id="causes" className="font-semibold text-lg leading-tight">
            Causes not to miss
          </h2>
          <p className="text-ink-muted text-sm">
            The most dangerous first. A sign that is absent excludes none.
          </p>
          <ol className="flex flex-col gap-4">
            {causes.map((cause) => (
              <li
                key={cause.cause}
                className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 shadow-card"
              >
                <CauseText cause={cause} isReviewed={complaint.review !== undefined} />
              </li>
            ))}
          </ol>
        </section>
        {listed.length > 0 && (
          <section aria-labelledby="sources" className="flex flex-col gap-2">
            <h2 id="sources" className="font-semibold text-lg leading-tight">
              Sources
            </h2>
            <ol className="flex list-decimal flex-col gap-1.5 pl-6 text-sm">
              {listed.map(({ text }, place) => (
                <SourceItem key={text} place={place}>
                  {text}
                </SourceItem>
              ))}
            </ol>
          </section>
        )}
        {complaint.review ? (
          <ReviewStatus review={complaint.review} />
        ) : (
          <p className="text-sm">
            Awaiting clinical review. No clinician has signed this page off. A cause that carries this mark of
            its own rests on general knowledge and was not read in its source.
          </p>
        )}
        <ReportFault path={`/complaints/${complaint.id}`} title={title} page={complaint} />
        {children}
      </Page>
    </SourceNumbers>
  );
}

interface CauseTextProps {
  readonly cause: ShownCause;
  readonly isReviewed: boolean;
}

function CauseText({ cause, isReviewed }: CauseTextProps) {
  return (
    <>
      <h3 className="wrap-anywhere font-semibold">{cause.cause}</h3>
      {!isReviewed && cause.basis === 'general' && <ReviewMark />}
      <TextList texts={cause.pointers} />
      <NextPages label={`Pages on ${cause.cause}`} pages={cause.see.flatMap(pageOf)} />
      <p className="text-ink-muted text-sm">
        Source <Cited by={[cause.source]} />
      </p>
    </>
  );
}

/** Returns the page of a reference such as `algorithm/10`. */
function pageOf(reference: string): NextPage[] {
  const [kind, id = ''] = reference.split('/');
  if (kind === 'algorithm') return [{ chart: Number(id) }];
  if (kind === 'medication') return [{ drug: Number(id) }];
  return [{ tool: id }];
}

const TextList = ({ texts }: { readonly texts: readonly string[] }) => (
  <ul className="wrap-anywhere list-disc space-y-1.5 pl-6">
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);
