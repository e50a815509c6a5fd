/** The public face of the search: pure, so that the browser can search without a connection. */
export { createSearch, type Search } from './create-search.ts';
export { searchDataFrom } from './search-data.ts';
export type { Concept, Guideline, ListedTool, NamedThing, SearchSources } from './sources.ts';
