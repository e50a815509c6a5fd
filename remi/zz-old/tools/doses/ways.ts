import { words } from '@oryx/search';

const ways = new Set(
  words(
    'iv ivi im imi io sc po pr oral orally mouth rectal nebulised nebuliser neb nebs nasal intranasal buccal pump line access vein',
  ),
);

/** Returns true for a word about the way of a drug. It never tells one purpose from another: `no IV access`. */
export const isWay = (word: string): boolean => ways.has(word);
