import type { Rolldown } from 'vite';

/** Returns a group of modules of Remi that are sent as one file, without what they import. */
const part = (name: string, test: RegExp): Rolldown.CodeSplittingGroup => ({
  name,
  test,
  includeDependenciesRecursively: false,
});

/** What Remi loads for kinds of answers that are alike. A file for each of them would be larger together. */
export const partsOfRemi: readonly Rolldown.CodeSplittingGroup[] = [
  // A second message.
  part(
    'talk',
    /\/remi\/src\/(conversation\/(about|beside-taken|carried|completed|failed|inherit|patient-slots)|tools\/failed\/.*|read\/whom)\.ts/,
  ),
  // The first value, and a calculator.
  part(
    'calculators',
    /\/remi\/src\/tools\/calculators\/(asked|calculation|choose|fill|in-hand|rows|rules|score-of|stated-score|vital-scores)\.ts/,
  ),
  // Pages that are quoted, causes of a complaint, and what is asked back.
  part(
    'quoted',
    /\/remi\/src\/(tools\/(differentials\/(ranked-causes|respond)|handover\/assessment|pages\/(ask-back|invitations|quotations)|plan\/plan|sections\/respond)|passages\/calculators)\.ts/,
  ),
  // A drug that may be wrong, or was too much.
  part('drugs', /\/remi\/src\/tools\/(antidotes\/(respond|worked-poisonings)|safety\/permission)\.ts/),
];
