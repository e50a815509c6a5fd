import CloudOff from 'lucide-react/icons/cloud-off';
import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { connection } from '../api/connection.ts';
import { productName } from '../product.ts';
import { toneStyle } from '../ui/tone.ts';
import { ToneIcon } from '../ui/tone-icon.tsx';
import { listId, optionId } from './option-id.ts';
import { OptionRow } from './option-row.tsx';
import { useRoomBelow } from './use-room-below.ts';
import type { Option, SearchBox } from './use-search-box.ts';

/** What is known of a query that may have an answer by itself. */
export interface WorkedProps {
  readonly query: string;
  /** False once the search has found no page. */
  readonly isFound: boolean;
  /** Whether the first page is that of a drug. Undefined until the search has found it. */
  readonly isDrug: boolean | undefined;
}

interface SearchDropdownProps {
  readonly box: SearchBox;
  /** Shows what a query comes to by itself, above its results. */
  readonly Worked: ComponentType<WorkedProps> | undefined;
}

/** The dropdown of the search box: suggestions, results, or the state of the search. */
export function SearchDropdown({ box, Worked }: SearchDropdownProps) {
  const { isOpen, query, answer, options, active } = box;
  const panel = useRef<HTMLDivElement>(null);
  const room = useRoomBelow(panel, isOpen);

  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div
      ref={panel}
      hidden={!isOpen}
      style={{ maxHeight: room }}
      className="absolute inset-x-0 top-full z-20 mt-1 overflow-y-auto overscroll-contain rounded-card border border-line-strong bg-surface py-1 shadow-lg"
    >
      {isOpen && query !== '' && Worked && (
        <Suspense>
          <Worked
            query={query}
            isFound={answer?.results.length !== 0}
            isDrug={answer ? answer.results[0]?.type === 'medication' : undefined}
          />
        </Suspense>
      )}
      <div role="status">{isOpen && query !== '' && <State box={box} />}</div>
      {isOpen && options.length > 0 && (
        <div
          id={listId}
          role="listbox"
          aria-label={query === '' ? 'Searches' : 'Results'}
          // Keeps the focus and the keyboard of a phone.
          onMouseDown={(event) => event.preventDefault()}
        >
          {query === '' ? (
            <>
              <Terms box={box} kind="recent" label="Recent searches" />
              <Terms box={box} kind="suggestion" label="Suggestions" />
            </>
          ) : (
            options.map((option, place) => <Row key={keyOf(option)} {...{ box, option, place }} />)
          )}
        </div>
      )}
      {isOpen && query !== '' && answer?.isFromDevice && (
        <p className="flex items-center gap-2 px-3 py-1.5 text-ink-muted text-xs">
          <CloudOff aria-hidden className="size-[1.25em] shrink-0" />
          {connection() === 'slow' ? 'Weak' : 'No'} connection: searched on this device.
        </p>
      )}
    </div>
  );
}

function State({ box: { answer, isAsking } }: { box: SearchBox }) {
  if (answer === null) return <p className="px-3 py-3 text-ink-muted">Searching...</p>;
  const [first] = answer.results;
  if (first === undefined) {
    return (
      <div className="px-3 py-3">
        <p className="font-semibold">No results found</p>
        <p className="text-ink-muted text-sm">Try different keywords or check spelling</p>
      </div>
    );
  }
  if (first.nearTo !== undefined)
    return (
      <p className="px-3 py-2">{`${productName} has no page of ${first.nearTo}. These come nearest.`}</p>
    );
  if (!isAsking) return <p className="sr-only">{`${answer.results.length} found`}</p>;
  return (
    <div className={`mx-2 my-1 flex gap-2 rounded-control border px-3 py-2 text-sm ${toneStyle.caution}`}>
      <ToneIcon tone="caution" />
      <p>
        Did you mean <strong>{first.title}</strong>? {productName} has no medication of exactly this name.
      </p>
    </div>
  );
}

interface TermsProps {
  readonly box: SearchBox;
  readonly kind: 'recent' | 'suggestion';
  readonly label: string;
}

function Terms({ box, kind, label }: TermsProps) {
  const rows = box.options.flatMap((option, place) => (option.kind === kind ? [{ option, place }] : []));
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
    <div role="group" aria-labelledby={`search-${kind}`}>
      <p id={`search-${kind}`} className="px-3 pt-2 pb-1 font-semibold text-ink-muted text-xs">
        {label}
      </p>
      {rows.map(({ option, place }) => (
        <Row key={keyOf(option)} {...{ box, option, place }} />
      ))}
    </div>
  );
}

function Row({ box, option, place }: { box: SearchBox; option: Option; place: number }) {
  return (
    <OptionRow
      option={option}
      id={optionId(place)}
      isActive={place === box.active}
      onChoose={() => box.choose(option)}
    />
  );
}

function keyOf(option: Option): string {
  return option.kind === 'result' ? `${option.result.type}/${option.result.id}` : option.term;
}
