import { type Category, categories, type Tool } from '@oryx/calculators';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { CatalogueDisclaimer } from './catalogue-disclaimer.tsx';
import { categoryName, foundTools, toolsIn } from './found-tools.ts';
import { ToolCard } from './tool-card.tsx';

/** The catalogue of calculators: by category, or by search across all of them. */
export function ClinicalToolsScreen({ title }: { readonly title: string }) {
  const [text, setText] = useState('');
  const [category, setCategory] = useState<Category>('general');
  const found = foundTools(text);
  return (
    <Page width="full">
      <PageHeader title={title} description="Calculators and scores for the bedside" />
      <search className="flex gap-2">
        <TextInput
          type="search"
          aria-label="Search calculators"
          placeholder="Search calculators across all specialties..."
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="[&::-webkit-search-cancel-button]:hidden"
        />
        {text !== '' && (
          <Tooltip text="Clear search" align="end">
            <Button variant="secondary" aria-label="Clear search" onClick={() => setText('')}>
              <X aria-hidden className="size-5" />
            </Button>
          </Tooltip>
        )}
      </search>
      {found && <SearchResults found={found} />}
      <Tabs
        label="Categories"
        value={category}
        onValueChange={setCategory}
        disabled={found !== null}
        tabs={categories.map((one) => ({
          value: one,
          label: categoryName(one),
          panel: found ? null : (
            <>
              <h2 className="sr-only">{categoryName(one)}</h2>
              <ToolGrid tools={toolsIn(one)} />
            </>
          ),
        }))}
      />
      <CatalogueDisclaimer />
    </Page>
  );
}

function SearchResults({ found }: { found: readonly Tool[] }) {
  return (
    <section aria-labelledby="search-results" className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-2">
        <h2 id="search-results" className="font-bold text-lg">
          Search Results
        </h2>
        <p role="status" className="text-ink-muted">{`${found.length} found`}</p>
      </div>
      {found.length === 0 ? (
        <EmptyState title="No calculators found">Try another word for the score or the condition.</EmptyState>
      ) : (
        <ToolGrid tools={found} />
      )}
    </section>
  );
}

function ToolGrid({ tools }: { tools: readonly Tool[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {tools.map((tool) => (
        <li key={tool.id}>
          <ToolCard tool={tool} />
        </li>
      ))}
    </ul>
  );
}
