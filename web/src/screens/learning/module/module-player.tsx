import { useEffect } from 'react';
import { FactSources } from '../../../clinical/fact-sources.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { skillText } from '../words.ts';
import { KeptCard } from './kept-card.tsx';
import { ModuleReading } from './module-reading.tsx';
import { ModuleResultCard } from './module-result-card.tsx';

import { QuestionForm } from './question-form.tsx';
import type { OpenModule, useOpenModule } from './use-open-module.ts';

interface ModulePlayerProps {
  readonly open: OpenModule;
  readonly sitting: ReturnType<typeof useOpenModule>;
  /** Opens the next module of the path. Undefined if there is none. */
  readonly onNext: (() => void) | undefined;
}

/** One module: the reading, the questions, then the result. */
export function ModulePlayer({ open, sitting, onNext }: ModulePlayerProps) {
  const { draft, outcome } = open;
  const { module } = draft;
  // The module opens over a list that may have been scrolled.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <Page>
      <PageHeader
        title={module.title}
        description={`${module.minutes} min · ${skillText(module.skill)}`}
        onBack={sitting.close}
      />
      {outcome?.kind === 'graded' && (
        <ModuleResultCard
          module={module}
          result={outcome.result}
          onNext={onNext}
          isOpening={sitting.starting !== null}
          onTryAgain={sitting.tryAgain}
          onBack={sitting.close}
        />
      )}
      {outcome?.kind === 'kept' && <KeptCard onBack={sitting.close} />}
      <ModuleReading module={module} />
      {outcome === null && <QuestionForm draft={draft} sitting={sitting} />}
      <FactSources sources={module.sources} review={module.review} />
    </Page>
  );
}
