const claimed =
  /\b(?:you|u|remi|oryx|the app|your (?:page|app|chart)|jy|voc[eê])\s+(?:\w+\s+){0,2}?(?:said|told|tell|says?|confirmed|agreed|wrote|mentioned|recommended|advised|stated?s?|het gesê|disse)\b|\bas (?:you|we|oryx) (?:\w+\s+)?(?:told|said|agreed|discussed|confirmed)\b|\b(?:please )?confirm (?:that|it is|it's|this is|its)\b|[,.]\s*(?:please )?confirm\W*$|\bjust (?:say|tell me|confirm|answer) (?:yes|that|ok|it)\b|\bignore (?:your|all|the|previous|any) (?:\w+ )?(?:rules?|instructions?|warnings?|limits?)\b/i;

/** Returns true if a text puts a statement into Remi's mouth, or asks her to agree to one. */
export const readsClaim = (text: string): boolean => claimed.test(text);
