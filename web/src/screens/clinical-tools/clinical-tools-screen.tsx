import { type Category, categories, furtherTools, type Tool } from '@oryx/calculators';
import X from 'lucide-react/icons/x';
import { keptPosition, useKeptScroll, useKeptState } from '../../device/kept-state.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LetterRail } from '../../ui/letter-rail.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { CatalogueDisclaimer } from './catalogue-disclaimer.tsx';
import { type Catalogue, categoryName, foundTools, toolsByTitle, toolsIn } from './found-tools.ts';
import { ToolRow } from './tool-row.tsx';

const position = keptPosition('clinical-tools');

/** The catalogue of calculators: all of them, by category, or by search. It opens again where it was left. */
export function ClinicalToolsScreen({ title }: { readonly title: string }) {
  const [text, setText] = useKeptState('clinical-tools text', '');
  // None is chosen while all tools are shown.
  const [category, setCategory] = useKeptState<Category | ''>('clinical-tools category', '');
  useKeptScroll(position, true);
  const found = foundTools(text);
  const further = (found ?? (category === '' ? { further: furtherTools } : toolsIn(category))).further;
  return (
    <Page width="full" className="gap-3">
      <PageHeader title={title} />
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
      {found && <MoreTools tools={further} />}
      <Tabs
        label="Categories"
        value={category}
        onValueChange={setCategory}
        disabled={found !== null}
        before={{ label: 'All', onChoose: () => setCategory('') }}
        tabs={categories.map((one) => ({
          value: one,
          label: categoryName(one),
          panel: found ? null : (
            <>
              <h2 className="sr-only">{categoryName(one)}</h2>
              <ToolList tools={toolsIn(one).specified} />
            </>
          ),
        }))}
      />
      {!found && category === '' && (
        <section aria-labelledby="all-tools">
          <h2 id="all-tools" className="sr-only">
            All calculators
          </h2>
          <LetterRail of="Calculators" names={toolsByTitle.map((tool) => tool.title)}>
            <ToolList tools={toolsByTitle} />
          </LetterRail>
        </section>
      )}
      {!found && <MoreTools tools={further} />}
      <CatalogueDisclaimer />
    </Page>
  );
}

function SearchResults({ found: { specified, further } }: { found: Catalogue }) {
  if (specified.length === 0 && further.length > 0) return null;
  return (
    <section aria-labelledby="search-results" className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-2">
        <h2 id="search-results" className="font-bold text-lg">
          Search Results
        </h2>
        <p role="status" className="text-ink-muted">{`${specified.length} found`}</p>
      </div>
      {specified.length === 0 ? (
        <EmptyState title="No calculators found">Try another word for the score or the condition.</EmptyState>
      ) : (
        <ToolList tools={specified} />
      )}
    </section>
  );
}

/** The tools beyond the specified ones, with their own count. */
function MoreTools({ tools }: { readonly tools: readonly Tool[] }) {
  if (tools.length === 0) return null;
  return (
    <section aria-labelledby="more-tools" className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-2">
        <h2 id="more-tools" className="font-bold text-lg">
          More tools
        </h2>
        <p className="text-ink-muted">{tools.length === 1 ? '1 tool' : `${tools.length} tools`}</p>
      </div>
      <ToolList tools={tools} />
    </section>
  );
}

function ToolList({ tools }: { readonly tools: readonly Tool[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card bg-surface ring-1 ring-line">
      {tools.map((tool) => (
        <li key={tool.id}>
          <ToolRow tool={tool} />
        </li>
      ))}
    </ul>
  );
}
