import type { PatternName } from '@oryx/contract';
import { remembered } from './remembered.ts';

/** How a message follows the one before. */
export interface FollowUp {
  /** `strong` where the message changes one thing: `and in children?`. `weak` where it goes on: `he is fitting`. */
  readonly lead: 'strong' | 'weak' | undefined;
  /** True if the message asks of another drug together with the one before: `plus gentamicin?`. */
  readonly addsAnother: boolean;
  /** True if the message states a condition of the patient before. */
  readonly isCondition: boolean;
  /** True for a question for the next step. */
  readonly asksNext: boolean;
  /** True for a question for a volume, an amount or how often. */
  readonly asksAmount: boolean;
  /** True for a question how many vials, puffs or tablets to give. */
  readonly asksCount: boolean;
  /** True for a question whether or when to give it again. */
  readonly asksRepeat: boolean;
}

/** Reads how a message follows the one before. */
export const readFollowUp = remembered((text, patterns): FollowUp => {
  const said = text.replace(/^\W+/, '');
  const says = (name: PatternName) => patterns(name).test(said);
  return {
    lead: says('goes-on') ? 'strong' : says('refers-back') ? 'weak' : undefined,
    addsAnother: says('adds-another'),
    isCondition: says('adds-condition'),
    asksNext: says('asks-next'),
    asksAmount: says('asks-amount'),
    asksCount: says('asks-count'),
    asksRepeat: says('asks-again'),
  };
});
