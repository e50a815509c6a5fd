/** What marks the row or card of a page, so that a long press on it opens the menu of that page. */
interface PageRow {
  readonly 'data-page': string;
  readonly 'data-title': string;
}

/** Returns the attributes for the row or card of a tool, chart, drug or clock. */
export const pageRow = (path: string, title: string): PageRow => ({ 'data-page': path, 'data-title': title });

/** A page that a row leads to. */
export interface RowPage {
  readonly path: string;
  readonly title: string;
}

/** Returns the page of the row or card that a part of the screen belongs to, or null. */
export function pageOfRow(target: EventTarget | null): RowPage | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-page]') : null;
  const { page: path, title } = row?.dataset ?? {};
  return path && title ? { path, title } : null;
}
