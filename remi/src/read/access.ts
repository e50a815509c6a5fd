const line = String.raw`(?:iv|ivi|i\.v\.|drip|line|lines|vein|veins|access|aar|lyn|veia|veias|acesso|cannula|jelco|iv access|iv line)`;
const none = new RegExp(
  String.raw`\b(?:no|geen|sem|without|lost|cannot get|can'?t get|can not get|failed|difficult|struggling (?:with|for)|not getting|unable to get)\s+(?:an?\s+|the\s+|any\s+)?${line}\b|\b(?:drip|line|iv)\s+(?:is\s+|has\s+)?(?:out|tissued|failed|not in|not working|blocked)\b`,
  'i',
);
const present = new RegExp(
  String.raw`\b(?:has|have|got|with|there is|in)\s+(?:an?\s+|the\s+|good\s+|working\s+)*${line}\b|\b(?:drip|line|iv|cannula|jelco)\s+(?:is\s+)?(?:in|up|running|sited|working|secured|access)\b`,
  'i',
);

/** Returns whether a text says that there is a vein or none, or undefined if it says neither. */
export function readAccess(text: string): 'vein' | 'none' | undefined {
  const plain = text.replaceAll('’', "'");
  if (none.test(plain)) return 'none';
  return present.test(plain) ? 'vein' : undefined;
}
