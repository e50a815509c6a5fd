import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { fixedTitles, noPages, pinnedPaths, shownPages } from '../../clinical/my-pages/my-pages.ts';
import {
  forgetOpened,
  movePinned,
  setPinned,
  setTile,
  useMyPages,
} from '../../clinical/my-pages/my-pages-store.ts';
import { keptPages } from '../../search/use-pages.ts';
import { Announcement } from '../../ui/announcement.tsx';
import { Button } from '../../ui/button.tsx';
import { CloseButton } from '../../ui/close-button.tsx';
import { compareNames } from '../../ui/compare-names.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { tileLook, tilePages } from './tiles.ts';

const places = ['First', 'Second', 'Third', 'Fourth'] as const;

const control =
  'flex size-12 shrink-0 items-center justify-center rounded-control text-accent-ink hover:bg-accent-soft aria-disabled:cursor-not-allowed aria-disabled:text-ink-muted aria-disabled:opacity-50';

/** The dialog in which the user chooses the emergency tiles and orders the pinned pages. Each change is kept at once. */
export function EditHome({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  const pages = useMyPages() ?? noPages;
  const { tiles, pinned, recent } = shownPages(pages);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<HTMLElement>(null);
  // A row that changes its place in the document loses the focus.
  useLayoutEffect(() => pressed.current?.focus());
  const titleOf = (path: string) => pages.titles[path] || fixedTitles[path] || path;
  const charts = chartsByTitle();
  const chosen = [...tiles, ...pinned].filter((path) => !tilePages.includes(path));
  const offered = [...new Set([...chosen, ...charts.map(([path]) => path)])];
  const chartTitles = new Map(charts);
  const nameOf = (path: string) => chartTitles.get(path) ?? titleOf(path);

  function move(path: string, by: number, button: HTMLElement) {
    pressed.current = button;
    const to = pinned.indexOf(path) + by;
    if (to < 0 || to >= pinned.length) return;
    // Pages that are not shown, because this Oryx does not have them, are passed by.
    const all = pinnedPaths(pages);
    movePinned(path, all.indexOf(pinned[to] ?? path) - all.indexOf(path));
    setSaid(`${titleOf(path)}: place ${to + 1} of ${pinned.length}`);
  }

  return (
    <ModalDialog
      onDismiss={onClose}
      aria-labelledby={titleId}
      className="m-auto max-h-[calc(100dvh-2.5rem)] w-[calc(100%-1rem)] max-w-xl rounded-card border border-line-strong shadow-lg backdrop:bg-[rgb(0_0_0/0.6)]"
    >
      <header className="sticky top-0 z-10 flex items-center justify-between gap-2 border-line border-b bg-surface py-2 pr-2 pl-4">
        <h2 id={titleId} className="font-bold text-lg leading-tight">
          Your Home
        </h2>
        <CloseButton onClose={onClose} />
      </header>
      <div className="flex flex-col gap-5 p-4">
        <section aria-labelledby={`${titleId}-tiles`} className="flex flex-col gap-2">
          <h3 id={`${titleId}-tiles`} className="font-semibold">
            Emergencies
          </h3>
          {places.map((name, place) => (
            <Select
              key={name}
              aria-label={`${name} emergency`}
              value={tiles[place] ?? ''}
              onChange={({ target: { value } }) => setTile(place, value, nameOf(value))}
            >
              {tilePages.map((path) => (
                <option key={path} value={path}>
                  {tileLook(path, {}).label}
                </option>
              ))}
              {offered.map((path) => (
                <option key={path} value={path}>
                  {nameOf(path)}
                </option>
              ))}
            </Select>
          ))}
        </section>
        <section aria-labelledby={`${titleId}-pinned`} className="flex flex-col gap-1">
          <h3 ref={heading} tabIndex={-1} id={`${titleId}-pinned`} className="font-semibold">
            Pinned
          </h3>
          {pinned.length === 0 && (
            <p className="text-ink-muted">Tap the star of a tool, chart or drug to pin it.</p>
          )}
          <ul aria-labelledby={`${titleId}-pinned`} className="divide-y divide-line">
            {pinned.map((path, at) => (
              <li key={path} className="flex flex-wrap items-center justify-end py-1">
                <span className="wrap-anywhere min-w-0 flex-1 basis-32 font-medium leading-tight">
                  {titleOf(path)}
                </span>
                <span className="flex">
                  <button
                    type="button"
                    aria-label={`Move ${titleOf(path)} up`}
                    aria-disabled={at === 0}
                    onClick={({ currentTarget }) => move(path, -1, currentTarget)}
                    className={control}
                  >
                    <ArrowUp aria-hidden className="size-5" />
                  </button>
                  <button
                    type="button"
                    aria-label={`Move ${titleOf(path)} down`}
                    aria-disabled={at === pinned.length - 1}
                    onClick={({ currentTarget }) => move(path, 1, currentTarget)}
                    className={control}
                  >
                    <ArrowDown aria-hidden className="size-5" />
                  </button>
                  <button
                    type="button"
                    aria-label={`Take ${titleOf(path)} out`}
                    onClick={() => {
                      pressed.current = heading.current;
                      setPinned(path, titleOf(path), false);
                      setSaid(`${titleOf(path)} is no longer pinned`);
                    }}
                    className={control}
                  >
                    <X aria-hidden className="size-5" />
                  </button>
                </span>
              </li>
            ))}
          </ul>
        </section>
        {recent.length > 0 && (
          <Button variant="secondary" onClick={forgetOpened}>
            Clear last used
          </Button>
        )}
        <p className="text-ink-muted text-sm">
          Kept on this device and in your account, for your other devices. It names no patient.
        </p>
        <Button onClick={onClose}>Done</Button>
      </div>
      <Announcement text={said} />
    </ModalDialog>
  );
}

/** The charts by their titles, as the search on this device has them. */
function chartsByTitle(): [path: string, title: string][] {
  return [...(keptPages()?.titles ?? [])]
    .filter(([path]) => path.startsWith('/algorithms/'))
    .sort(([, one], [, other]) => compareNames(one, other));
}
