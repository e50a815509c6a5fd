import { type Definition, furtherTools, routeOf, type Tool, toolById, tools } from '@oryx/calculators';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { ReportFault } from '../../clinical/fault/report-fault.tsx';
import { PinButton } from '../../clinical/my-pages/pin-button.tsx';
import { PatientChip } from '../../clinical/patient/patient-chip.tsx';
import { ReviewMark } from '../../clinical/review-mark.tsx';
import { SourceNumbers } from '../../clinical/source-numbers.tsx';
import { BesideList } from '../../ui/beside-list.tsx';
import { Card } from '../../ui/card.tsx';
import { compareNames } from '../../ui/compare-names.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { NotFoundScreen } from '../not-found/not-found-screen.tsx';
import { AboutTool } from './about/about-tool.tsx';
import { Disclaimer } from './about/disclaimer.tsx';
import { sourcesOf } from './about/sources-of.ts';
import { CalculatorPanel } from './calculator-panel.tsx';
import { hasValues } from './link-values.ts';
import { useDefinition } from './use-definition.ts';

/**
 * The page of one calculator. An unknown id, or a tool that is not built yet, shows the 404 page. With
 * `?variant=card` the tool is shown in a card, without page header and Back link.
 */
export function CalculatorScreen({ id = '' }: { readonly id?: string | undefined }) {
  const [parameters] = useSearchParams();
  const tool = toolById(id);
  if (!tool?.load) return <NotFoundScreen />;
  // The key gives each tool a separate page, so that no input is carried to another tool.
  if (parameters.get('variant') === 'card') return <Calculator key={id} tool={tool} isCard />;
  return (
    <BesideList
      label="All calculators"
      rows={listed.map((each) => ({ href: routeOf(each), title: each.title, isOpen: each.id === id }))}
    >
      <Calculator key={id} tool={tool} isCard={false} />
    </BesideList>
  );
}

/** The tools of the catalogue by their titles. */
const listed = tools
  .filter(({ categories }) => categories.length > 0)
  .toSorted((one, other) => compareNames(one.title, other.title));

/** Returns the last fragment with values that the address had, also if it is changed on the open page. */
function useLink(): string {
  const [link, setLink] = useState(linkInAddress);
  useEffect(() => {
    const reread = () => setLink((before) => linkInAddress() || before);
    window.addEventListener('hashchange', reread);
    return () => window.removeEventListener('hashchange', reread);
  }, []);
  return link;
}

const linkInAddress = () => (hasValues(window.location.hash) ? window.location.hash : '');

interface LoadedProps {
  readonly tool: Tool;
  readonly definition: Definition;
  readonly link: string;
}

function Calculator({ tool, isCard }: { tool: Tool; isCard: boolean }) {
  const loading = useDefinition(tool.id);
  const link = useLink();
  if (loading.state === 'loaded') {
    const shared = { tool, link, definition: loading.definition };
    // Another link is another page, too.
    return isCard ? <CalculatorCard key={link} {...shared} /> : <CalculatorPage key={link} {...shared} />;
  }
  return (
    <Page>
      <PageHeader title={tool.title} />
      {loading.state === 'pending' ? (
        <SkeletonRows count={6} />
      ) : (
        <LoadError
          title="Unable to Load This Calculator"
          description="It is not on this device yet. Please check your connection and try again."
          onRetry={loading.retry}
        />
      )}
    </Page>
  );
}

// Padding keeps the end of the page clear of the result bar, even with a long caution at 24 px text.
const clearOfBar = 'pb-48 beside:pb-8';

function CalculatorPage({ tool, definition, link }: LoadedProps) {
  const hasBackLink = definition.hasBackLink !== false;
  const sources = useMemo(() => sourcesOf(definition), [definition]);
  return (
    <Page width="full" className={clearOfBar}>
      {/* The star stands beside the Back link, and beside the title where there is none. */}
      <div className={hasBackLink ? 'relative short:pr-12' : 'relative pr-12'}>
        <PageHeader
          title={tool.title}
          description={definition.subtitle}
          {...(hasBackLink ? { backTo: '/clinical-tools' } : {})}
        />
        <PinButton path={routeOf(tool)} title={tool.title} className="absolute top-0 -right-3" />
      </div>
      {furtherTools.includes(tool) && <ReviewMark />}
      <NotFor definition={definition} />
      {definition.fromPatient && <PatientChip />}
      <SourceNumbers sources={sources}>
        <CalculatorPanel title={tool.title} definition={definition} link={link} />
        <AboutTool id={tool.id} definition={definition} sources={sources} />
      </SourceNumbers>
      <Disclaimer />
      <ReportFault path={routeOf(tool)} title={tool.title} page={definition} />
    </Page>
  );
}

function CalculatorCard({ tool, definition, link }: LoadedProps) {
  return (
    <Page width="full" className={clearOfBar}>
      <Card className="flex flex-col gap-4">
        <h1 className="font-bold text-lg">{tool.title}</h1>
        {furtherTools.includes(tool) && <ReviewMark />}
        <NotFor definition={definition} />
        {definition.fromPatient && <PatientChip />}
        <CalculatorPanel title={tool.title} definition={definition} link={link} />
        <Disclaimer />
      </Card>
    </Page>
  );
}

function NotFor({ definition: { notFor } }: { definition: Definition }) {
  if (notFor.length === 0) return null;
  return (
    <p className="text-ink-muted text-sm">{`Not for ${notFor.map(({ words }) => words).join(' or ')}.`}</p>
  );
}
