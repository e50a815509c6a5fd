import { createContext, type MouseEvent, type ReactNode, useContext, useId, useMemo } from 'react';

/** A source in the list of a page, and the keys by which facts name it. A DOI may stand at the end of a name. */
export interface NumberedSource {
  readonly text: string;
  readonly keys: readonly string[];
}

interface Numbering {
  /** The beginning of the ids of the list items. */
  readonly id: string;
  readonly sources: readonly NumberedSource[];
}

const NumberingContext = createContext<Numbering | null>(null);

/** The sources of a page in the order of its list, for the numbers inside it. */
export function SourceNumbers({
  sources,
  children,
}: {
  readonly sources: readonly NumberedSource[];
  readonly children: ReactNode;
}) {
  const id = useId();
  const numbering = useMemo(() => ({ id, sources }), [id, sources]);
  return <NumberingContext value={numbering}>{children}</NumberingContext>;
}

/** Returns true if a fact with this name rests on the source. */
export const isNamed = ({ keys }: NumberedSource, name: string): boolean =>
  keys.some((key) => key === name || (key.startsWith('doi:') && name.endsWith(key)));

/** What a fact rests on: a number for each source that the page lists, and the words of any other. */
export function Cited({ by }: { readonly by: readonly string[] }) {
  const numbering = useContext(NumberingContext);
  const { id = '', sources = [] } = numbering ?? {};
  const places = by.map((name) => sources.findIndex((source) => isNamed(source, name)));
  const others = by.filter((_, index) => places[index] === -1);
  return (
    <>
      {[...new Set(places)]
        .filter((place) => place !== -1)
        .sort((one, other) => one - other)
        .map((place) => (
          <a
            key={place}
            href={`#${id}${place}`}
            aria-label={`Source ${place + 1}: ${sources[place]?.text}`}
            onClick={showSource}
            // A finger meets it also beside its digits.
            className="relative mr-1 inline-block min-w-5 rounded-sm border border-accent bg-accent-soft px-1 text-center font-semibold text-accent-ink text-xs leading-normal after:absolute after:-inset-3"
          >
            {place + 1}
          </a>
        ))}
      {others.length > 0 && <span className="wrap-anywhere text-ink-muted text-sm">{others.join('; ')}</span>}
    </>
  );
}

/** Goes to the source without a change of the address, whose fragment holds the values of a calculator. */
function showSource(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const item = document.getElementById(event.currentTarget.hash.slice(1));
  item?.scrollIntoView({ block: 'center' });
  item?.focus({ preventScroll: true });
}

/** The item of a source in the numbered list of its page. */
export function SourceItem({ place, children }: { readonly place: number; readonly children: ReactNode }) {
  const numbering = useContext(NumberingContext);
  return (
    <li
      id={numbering ? `${numbering.id}${place}` : undefined}
      tabIndex={numbering ? -1 : undefined}
      className="wrap-anywhere rounded-sm focus:bg-accent-soft"
    >
      {children}
    </li>
  );
}
