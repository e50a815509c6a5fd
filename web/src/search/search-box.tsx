import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import {
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useRef,
} from 'react';
import { productName } from '../product.ts';
import { classNames } from '../ui/class-names.ts';
import { PanelBoundary } from '../ui/panel-boundary.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { placeAfter } from './list-keys.ts';
import { listId, optionId } from './option-id.ts';
import type { WorkedProps } from './search-dropdown.tsx';
import { useSearchBox } from './use-search-box.ts';

// Lazy: keeps it out of the first-screen bundle; prefetched afterwards.
const SearchDropdown = lazy(async () => ({
  default: (await import('./search-dropdown.tsx')).SearchDropdown,
}));

const label = `Search all of ${productName}`;

/** Maximum length of a query, as on the server. */
const longestQuery = 200;

interface SearchBoxProps {
  /** Shows what a query comes to by itself, above its results. */
  readonly Worked?: ComponentType<WorkedProps>;
}

/** The search box for everything in Oryx, with its dropdown of results. */
export function SearchBox({ Worked }: SearchBoxProps) {
  const box = useSearchBox();
  const frame = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { isOpen, options, active, close, setActive } = box;
  const isListShown = isOpen && options.length > 0;

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    box.submit();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
      return;
    }
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!isOpen && !isArrow) return;
    const place = placeAfter(event.key, active, options.length);
    if (place === null) return;
    event.preventDefault();
    if (isOpen) setActive(place);
    else box.open();
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget !== null && !frame.current?.contains(relatedTarget)) close();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than the oldest browser of Oryx
    <form ref={frame} role="search" onSubmit={onSubmit} onBlur={onBlur} className="relative">
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-ink-muted"
      />
      <TextInput
        ref={input}
        type="search"
        enterKeyHint="search"
        role="combobox"
        aria-label={label}
        aria-expanded={isListShown}
        aria-controls={isListShown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isListShown && active >= 0 ? optionId(active) : undefined}
        placeholder={label}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={longestQuery}
        value={box.text}
        onChange={(event) => box.type(event.target.value)}
        onFocus={box.open}
        onClick={box.open}
        onKeyDown={onKeyDown}
        className={classNames('pl-10 [&::-webkit-search-cancel-button]:hidden', box.text !== '' && 'pr-12')}
      />
      {box.text !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            box.type('');
            input.current?.focus();
          }}
          className="absolute inset-y-0 right-0 flex w-12 items-center justify-center text-ink-muted hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
      <PanelBoundary fallback={null}>
        <Suspense>
          <SearchDropdown box={box} Worked={Worked} />
        </Suspense>
      </PanelBoundary>
    </form>
  );
}
