import type { Rolldown } from 'vite';

/** Returns a group of modules that are sent as one file, without what they import. */
export const shared = (name: string, test: RegExp): Rolldown.CodeSplittingGroup => ({
  name,
  test,
  includeDependenciesRecursively: false,
});

/**
 * What screens share, by who needs it. The build would lay each set of modules that the same screens need into a file of
 * its own: 67 files for the list of drugs, most of a few hundred bytes, which are also larger together. A screen loads
 * little that it does not need, as long as a group holds what is mostly needed together. docs/decisions/060 has the sizes.
 */
export const sharedFiles: readonly Rolldown.CodeSplittingGroup[] = [
  // Small parts of nearly every screen.
  shared(
    'parts',
    /\/(ui\/(card|control-style|panel-boundary|text-input)|device\/use-now|icons\/(chevron-right|x))\.[mt]/,
  ),
  shared(
    'fields',
    /\/(ui\/(button|field|page-header|select|spinner|toast-store|tone-icon)|icons\/(chevron-(down|left)|circle-check|loader-circle|octagon-exclamation-point|triangle-alert))\.[mt]/,
  ),
  shared(
    'calls',
    /\/(contract\/src\/(endpoint|kept-routes|page-route|search)|api\/(call|kept|lenient|recovery)|search\/search-data|mini\/iso|device\/(kept-state|later-keys|when-idle))\.[jmt]/,
  ),
  shared(
    'shapes',
    /\/contract\/src\/(algorithms|condition|local-note|medications|pediatrics|review|routes)\.t/,
  ),
  // What Remi and the check of drugs share: no file of hers may import one that draws something.
  shared('knowledge', /\/contract\/src\/(complaint|interaction)\.t/),
  shared('reference', /\/(api\/reference|clinical\/(algorithms|medications|pediatrics))\.t/),
  shared('amounts', /\/doses\/src\/(ages|spans|strengths|units|weights|wording)\.t/),
  shared(
    'doses',
    /\/doses\/src\/(fit|infusions|read|volumes|work-out|plan\/(age-labels|dose-plan|figures|shown-dose))\.t/,
  ),
  shared('modals', /\/ui\/(after-paint|close-button|confirm-dialog|focus-ring|modal-dialog|open-modal)\.t/),
  shared(
    'pages',
    /\/(ui\/(announcement|badge|empty-state|print-styles|segmented-choice|use-media|use-overlay-route|use-printing)|clinical\/(changed|cited|further|local-note|new-version|review-mark|reviewed|reviewed-rows|shown|source-numbers|fault\/report-fault|on-day\/use-day)|device\/warm-up|icons\/(printer|rotate-ccw-clock))\.[mt]/,
  ),
  shared('pins', /\/(my-pages\/(pin-button|use-pinning)|icons\/star)\.[mt]/),
  shared(
    'icons',
    /\/icons\/(arrow-right|cloud-off|copy|download|file-text|heart-pulse|minus|plus|syringe)\.m/,
  ),
];
