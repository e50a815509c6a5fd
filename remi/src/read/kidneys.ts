const organ = String.raw`(?:kidneys?|renal(?:\s+function)?|kidney\s+function|u\s?&\s?e|creat(?:inine)?|e?gfr|crcl|niere|nierfunksie|rins|func[aã]o\s+renal)`;
const well = new RegExp(
  [
    String.raw`\b${organ}\s*(?:is|are|both|all|[:=])?\s*(?:fine|ok(?:ay)?|good|normal|healthy|goed|reg|normaal|bons|bem)\b`,
    String.raw`(?<!\b(?:not|nie|n'?t)\s+)\b(?:normal|good|healthy|normale|gesonde)\s+${organ}\b`,
    String.raw`\b(?:no|without|geen|sem)\s+(?:known\s+)?(?:kidney|renal|nier)\s*(?:disease|failure|impairment|problems?|siekte|versaking)\b`,
  ].join('|'),
  'i',
);

/** Returns true if a text says that the kidneys of the patient are well. */
export const saysKidneysWell = (text: string): boolean => well.test(text);
