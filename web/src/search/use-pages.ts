import type { SearchData } from '@oryx/contract';
import { PageNames } from '@oryx/search';
import { useEffect, useState } from 'react';
import { whenIdle } from '../device/when-idle.ts';
import { keepSearchData, keptSearchData } from './search-data.ts';

interface Pages {
  /** Finds the names of pages in texts. */
  readonly names: PageNames;
  /** Titles by route. */
  readonly titles: ReadonlyMap<string, string>;
}

const none: Pages = { names: new PageNames([]), titles: new Map() };
let made: { readonly data: SearchData; readonly pages: Pages } | undefined;

/** Returns the pages of the search data on the device, if there are any. */
export function keptPages(): Pages | undefined {
  try {
    const data = keptSearchData();
    if (made?.data !== data) {
      made = { data, pages: pagesOf(data) };
    }
    return made.pages;
  } catch {
    return undefined;
  }
}

/** Returns the pages of some search data. The names take longer than a tap may, so they are made at their first use. */
function pagesOf({ entries }: SearchData): Pages {
  let names: PageNames | undefined;
  return {
    titles: new Map(entries.map(({ route, title }) => [route, title])),
    get names() {
      names ??= new PageNames(entries);
      return names;
    },
  };
}

/** Makes the names while the browser is idle, so that opening the first text with links does not wait for them. */
export function usePreparedNames(): void {
  useEffect(() => {
    let cancel = whenIdle(() => {
      void keepSearchData().then(() => {
        if (isWaiting) cancel = whenIdle(() => void keptPages()?.names);
      });
    });
    let isWaiting = true;
    return () => {
      isWaiting = false;
      cancel();
    };
  }, []);
}

/**
 * Returns the pages that texts may link to: those of the search data on the device, which is fetched if there
 * is none.
 */
export function usePages(): Pages {
  const [pages, setPages] = useState(keptPages);
  useEffect(() => {
    if (pages !== undefined) return;
    let isWaiting = true;
    void keepSearchData().then(() => {
      if (isWaiting) setPages(keptPages());
    });
    return () => {
      isWaiting = false;
    };
  }, [pages]);
  return pages ?? none;
}
