import type { PatternName } from '@oryx/contract';
import { inDays } from '@oryx/doses';
import type { Patterns } from '@oryx/search';
import { withoutAccents } from './accents.ts';

/** A time of life that a text names, with the ages in days and the weights in kg that it allows. */
export interface LifeStage {
  readonly group: 'adult' | 'child' | 'newborn';
  readonly ages: readonly [from: number, to: number];
  readonly weights: readonly [from: number, to: number];
}

/** Whom a text is about, beside a stated age or weight. */
export interface Whom {
  readonly stages: readonly LifeStage[];
  /** True if it says that the patient is the one before, and true if it says that it is another. */
  readonly isSame: boolean;
  readonly isOther: boolean;
  /** A member of the family, who may be the patient: `mother`, another adult, or somebody of any age. */
  readonly relative: 'mother' | 'adult' | 'any' | undefined;
}

const years = (value: number) => inDays({ value, unit: 'year' });

const stages: readonly (LifeStage & { readonly pattern: PatternName })[] = [
  {
    pattern: 'stage-newborn',
    ...{ group: 'newborn', ages: [0, 62], weights: [0.3, 6.5] },
  },
  {
    pattern: 'stage-infant',
    ...{ group: 'child', ages: [0, years(2.2)], weights: [0.5, 18] },
  },
  { pattern: 'stage-toddler', group: 'child', ages: [years(0.8), years(5.5)], weights: [6, 30] },
  {
    pattern: 'stage-child',
    ...{ group: 'child', ages: [0, years(18)], weights: [0.5, 60] },
  },
  {
    pattern: 'stage-adult',
    ...{ group: 'adult', ages: [years(15), years(121)], weights: [30, 400] },
  },
  {
    pattern: 'stage-elderly',
    ...{ group: 'adult', ages: [years(50), years(121)], weights: [30, 400] },
  },
];

/** Reads whom a text is about. */
export function readWhom(text: string, patterns: Patterns): Whom {
  // Who says something about the patient is left out, as in `his mother says`.
  const plain = withoutAccents(text);
  const said = plain.replaceAll(new RegExp(patterns('informant'), 'gi'), ' ');
  const says = (name: PatternName) => patterns(name).test(said);
  const named = stages.filter(({ pattern }) => says(pattern));
  return {
    stages: says('unborn') ? named.filter(({ group }) => group === 'adult') : named,
    isSame: says('same-patient'),
    isOther: says('other-patient'),
    relative: says('mother-of')
      ? 'mother'
      : says('adult-kin')
        ? 'adult'
        : says('other-kin')
          ? 'any'
          : undefined,
  };
}
