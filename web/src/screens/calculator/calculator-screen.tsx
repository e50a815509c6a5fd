import { type Definition, loadDefinition, type Tool, toolById } from '@oryx/calculators';
import { useEffect, useState } from 'react';
import { LoadError } from '../../ui/load-error.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { NotFoundScreen } from '../not-found/not-found-screen.tsx';
import { AboutTool } from './about/about-tool.tsx';
import { Disclaimer } from './about/disclaimer.tsx';
import { CalculatorPanel } from './calculator-panel.tsx';

/** The page of one calculator; an unknown id, or a tool not built yet, is a page not found. */
export function CalculatorScreen({ id }: { id: string }) {
  const tool = toolById(id);
  if (!tool?.load) return <NotFoundScreen />;
  // A page of its own for each tool: nothing entered in one is carried into another.
  return <CalculatorPage key={id} tool={tool} />;
}

type Loading =
  | { readonly state: 'pending' | 'failed' }
  | { readonly state: 'loaded'; readonly definition: Definition };

function CalculatorPage({ tool }: { tool: Tool }) {
  const [loading, setLoading] = useState<Loading>({ state: 'pending' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isCurrent = true;
    loadDefinition(tool.id).then(
      (definition) => isCurrent && setLoading({ state: 'loaded', definition }),
      () => isCurrent && setLoading({ state: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [tool.id, attempt]);

  if (loading.state !== 'loaded') {
    return (
      <Page>
        <PageHeader title={tool.title} />
        {loading.state === 'pending' ? (
          <SkeletonRows count={6} />
        ) : (
          <LoadError
            title="Unable to Load This Calculator"
            description="It is not on this device yet. Please check your connection and try again."
            onRetry={() => setAttempt((before) => before + 1)}
          />
        )}
      </Page>
    );
  }
  const { definition } = loading;
  return (
    // The end of the page stays clear of the result bar.
    <Page width="full" className="pb-32 wide:pb-8">
      <PageHeader
        title={tool.title}
        description={definition.subtitle}
        {...(definition.hasBackLink === false ? {} : { backTo: '/clinical-tools' })}
      />
      {definition.notFor.length > 0 && (
        <p className="text-ink-muted text-sm">{`Not for ${definition.notFor.join(' or ')}.`}</p>
      )}
      <CalculatorPanel title={tool.title} definition={definition} />
      <AboutTool definition={definition} />
      <Disclaimer />
    </Page>
  );
}
