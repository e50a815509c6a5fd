import Search from 'lucide-react/icons/search';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { TextInput } from '../../ui/text-input.tsx';

/** The search box of home. Enter opens the clinical tools that match; blank text does nothing. */
export function HomeSearch() {
  const [text, setText] = useState('');
  const [, navigate] = useLocation();

  function search(event: FormEvent) {
    event.preventDefault();
    const query = text.trim();
    if (query !== '') navigate(`/clinical-tools?${new URLSearchParams({ search: query })}`);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than the oldest browser of Oryx
    <form role="search" onSubmit={search} className="relative">
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-ink-muted"
      />
      <TextInput
        type="search"
        enterKeyHint="search"
        aria-label="Search clinical tools"
        placeholder="Search clinical tools"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="pl-10"
      />
    </form>
  );
}
