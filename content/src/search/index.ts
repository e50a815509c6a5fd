/** The public face of the search: pure, so that the browser can search without a connection. */
export { createSearch, type Search } from './create-search.ts';
export { Mentions } from './mentions.ts';
export { searchDataFrom } from './search-data.ts';
export type { Concept, Guideline, ListedTool, NamedThing, SearchSources } from './sources.ts';
export { indexForms, tellingWords, words } from './text.ts';
