/** The public API of the search. It is pure, so that the browser can search offline. */
export { buildSearch, createSearch, type Search } from './create-search.ts';
export { atOnce, betweenSlices, inSlices, type Pause } from './in-slices.ts';
export { Mentions } from './mentions.ts';
export { type NamedPage, PageNames, type TextPiece } from './page-names.ts';
export { type Patterns, patternsFrom } from './patterns.ts';
export { buildSearchData, searchDataFrom } from './search-data.ts';
export type { Concept, Guideline, ListedTool, NamedThing, SearchSources } from './sources.ts';
export { indexForms, tellingWords, words } from './text.ts';
export { withConcepts } from './with-concepts.ts';
