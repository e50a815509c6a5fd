/** How a message follows the one before. */
export interface FollowUp {
  /** `strong` where the message changes one thing: `and in children?`. `weak` where it goes on: `he is fitting`. */
  readonly lead: 'strong' | 'weak' | undefined;
  /** True if the message states a condition of the patient before. */
  readonly isCondition: boolean;
  /** True for a question for the next step. */
  readonly asksNext: boolean;
  /** True for a question for a volume, an amount or how often. */
  readonly asksAmount: boolean;
  /** True for a question how many vials or puffs to give. */
  readonly asksCount: boolean;
  /** True for a question whether or when to give it again. */
  readonly asksRepeat: boolean;
}

const strong =
  /^\W*(?:(?:ok|okay|thanks|alright|right|yes|no|but|so|then|en|e|mas|maar)\W+)*(?:and|but|or|also|what if|wat as|what about|wat van|how about|e se|if|in|with|without|for|to|same|instead|as|se|vir|vir|para|em|or|even|en as|en vir|en in|no|geen|sem|not|can'?t|cannot|suppose|say|assume|now (?:with|for|in)|en|e)\b/i;
const weak =
  /\b(?:he|she|it|they|him|her|his|this|that|these|those|still|now|pt|patient|sy|hy|dit|ele|ela|weighs?)\b/i;
/** A condition of the patient before: `if she has asthma`, `he has asthma`. */
const condition =
  /\b(?:if|as|se|suppose)\b|\b(?:he|she|they|pt|patient|sy|hy|ele|ela)\s+(?:also\s+)?(?:has|have|had|got|is known|het|tem)\b/i;
const next =
  /\b(?:(?:what|wat)\s*(?:'s|s|is|do i do|should i do|can i do|do we do|to do|now|nou|comes?|must i do)?\s*(?:next|now|nou|then|else|volgende)\b|next (?:step|steps|drug|dose|thing|line)\b|and (?:now|then|next)\b|then what|after that|no response|didn'?t work|not working|failed|e agora|en nou|still (?:fitting|convulsing|seizing|in vf|wheez\w+|hypotensive|shocked|bleeding|unresponsive))/i;
const amount =
  /\b(?:how (?:many|much)|hoeveel|quant[oa]s?|mls?|millilit\w+|cc|volume|how often|how frequent\w*|again|repeat\w*|hoe gereeld|qual a dose|dos[ei]s?|dosage|rate)\b/i;

const repeat =
  /\b(?:again|repeat\w*|another (?:dose|one)|(?:second|2nd|next) dose|one more|more of it|weer|outra vez)\b/i;

/** Words for a number of vials or puffs. */
export const count =
  /\b(?:how many|hoeveel|quant[oa]s)\s+(?:vials?|amp(?:oule)?s?|puffs?|ampul\w*|ampolas?|frascos?)\b/i;

/** Reads how a message follows the one before. */
export const readFollowUp = (text: string): FollowUp => ({
  lead: strong.test(text) ? 'strong' : weak.test(text) ? 'weak' : undefined,
  isCondition: condition.test(text),
  asksNext: next.test(text),
  asksAmount: amount.test(text),
  asksCount: count.test(text),
  asksRepeat: repeat.test(text),
});
