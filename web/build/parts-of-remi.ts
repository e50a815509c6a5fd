import type { Rolldown } from 'vite';
import { shared } from './shared-files.ts';

/** What Remi loads for kinds of answers that are alike. A file for each of them would be larger together. */
export const partsOfRemi: readonly Rolldown.CodeSplittingGroup[] = [
  // A second message.
  shared(
    'talk',
    /\/remi\/src\/(conversation\/(about|carried|completed|failed|inherit|known|patient-slots)|tools\/failed\/.*|read\/whom)\.ts/,
  ),
  // The first value, and a calculator.
  shared(
    'calculators',
    /\/remi\/src\/(read\/grams|tools\/calculators\/(asked|calculations?|choose|fill|in-hand|render|respond|rows|rules|score-(meaning|of)|stated-score|vital-scores))\.ts/,
  ),
  // Pages that are quoted, causes of a complaint, a handover, what is asked back, and what is added to an answer.
  shared(
    'quoted',
    /\/remi\/src\/(answer\/(lesson|local-notes)|tools\/(differentials\/(ranked-causes|respond)|handover\/(assessment|handover)|lines\/(best-lines|respond|terms)|pages\/(ask-back|elsewhere|invitations|quotations)|plan\/plan|sections\/respond|unpaged\/respond)|passages\/calculators|retrieval\/(best-passages|finder|passage-index))\.ts/,
  ),
  // A drug that has to be made up, may be wrong or was too much, and the sizes of a child.
  shared(
    'drugs',
    /\/remi\/src\/tools\/(alternatives\/alternatives|antidotes\/(respond|worked-poisonings)|child\/(child-values|known-child|respond)|preparation\/(rates|respond)|purposes\/respond|safety\/permission)\.ts/,
  ),
];
