/** Patterns for an absent pulse or breath, in English and Afrikaans. Any match is enough. */

const pulse = String.raw`(?:pulses?|output|heart\s?beat|pols|hartklop)`;
const anyOf = String.raw`(?:an?|any|the|his|her|their|’n|'n)?\s*`;
/** A missing pulse in a limb is not an arrest. */
const ofLimb = String.raw`(?!\s*(?:in|at|on|below)\s*(?:the|his|her|that|both)?\s*(?:left|right)?\s*(?:foot|feet|legs?|arms?|hands?|ankles?|wrists?|limbs?)\b)`;
const ofHeart = String.raw`(?!(?:pedal|foot|distal|dorsalis|popliteal|tibial|femoral)\b)`;
const noDevice = String.raw`(?!\s*(?:ox|check|deficit|pressure))`;

const pulseGone: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:no|without|absent|lost|loses?|geen)\b\s*${anyOf}${ofHeart}(?:\w+\s*)?${pulse}\b${noDevice}${ofLimb}`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:can(?:'?t|not| not)|could(?:n'?t| not)|unable to|not able to|kan nie)\s*(?:find|feel|get|palpate|detect)?\s*${anyOf}${ofHeart}(?:\w+\s*)?${pulse}\b${noDevice}${ofLimb}`,
    'i',
  ),
  /\b(?:i|we)\s*can(?:'?t|not)\s*feel anything\b/i,
  /\b(?:pulse|heart\s?beat|pols)\s*(?:is|was|het|has)?\s*(?:absent|gone|nil|weg|afwesig|not (?:felt|palpable|present|there))\b/i,
  /\bpulseless\b(?!\s*(?:vt|v\s*tach|ventricular|electrical))|\b(?:hr|pulse)\s*[:=]?\s*0\b/i,
  /\bheart\s*(?:has\s*|is\s*)?stopped\b|\bhart\s*het\s*(?:gaan\s*staan|gestop|opgehou)|\b(?:no|geen)\s*(?:signs? of life|lewenstekens)\b|\bflat\s?lin(?:ed|ing|es)\b/i,
  /\b(?:is|now|went|gone|gaan)\s*in(?:to)?\s*(?:cardiac\s*)?(?:arrest|asystole|pea|vf)\b/i,
];

const breathGone: readonly RegExp[] = [
  /\b(?:not|isn't|isnt|stopped|no longer|never|hasn't|hasnt)\s*(?:been\s*)?breath(?:ing|es?|ed)\b(?!\s*(?:fast|hard|heavily|quickly|deeply|through))/i,
  /\bno (?:breathing(?!\s*(?:problem|difficult|issue|trouble))|breaths\b|respirations?\b|resp(?:iratory)? effort\b)/i,
  /(?<!\b(?:sleep|no)\s)\bapno?e(?:a|ic)\b(?!\s*(?:of|test|monitor|hypopn))|\b(?:rr|resps?)\s*[:=]?\s*0\b|\bagonal\b/i,
  /\b(?:only|just)\s*gasp(?:s|ing)\b|\bgasping\s*(?:only|now|breaths)\b|\bin\s*resp(?:iratory)?\s*arrest\b/i,
  /(?<!\bkry )\b(?:nie|geen)\s*(?:meer\s*)?asem(?:haling)?\b(?!\s*kry)|\bhou op asemhaal\b|\bopgehou (?:om )?asem(?: te)?\s?haal\b/i,
];

const isIn = (text: string) => (pattern: RegExp) => pattern.test(text.replaceAll('’', "'"));

/** Returns true if a text says that a patient has no pulse. */
export const saysNoPulse = (text: string): boolean => pulseGone.some(isIn(text));

/** An arrest by its rhythm or its name. A tachycardia may have a pulse. */
const arrest =
  /\b(?:vf|v-?fib|ventricular fibrillation|pulseless|asystole|pea|(?:cardiac|heart) arrest|arrest(?:ed)?|hartstilstand|paragem card\w*|parada card\w*)\b/i;
const pulsePresent =
  /\b(?:with|has|have|got|still has|palpable|strong|weak|met|com)\s+(?:an?\s+|’n\s+|'n\s+)?(?:pulse|output|pols|pulso)\b|\b(?:pulse|pols)\s+(?:present|palpable|felt|teenwoordig)\b|\b(?:un)?stable\b/i;

/** Returns whether a text says that there is a pulse or an arrest, or undefined if it says neither or both. */
export function readPulse(text: string): 'present' | 'absent' | undefined {
  const isAbsent = saysNoPulse(text) || arrest.test(text);
  const isPresent = pulsePresent.test(text);
  if (isAbsent === isPresent) return undefined;
  return isAbsent ? 'absent' : 'present';
}

/** Returns true if a text says that a patient does not breathe, or only gasps. */
export const saysNoBreath = (text: string): boolean => breathGone.some(isIn(text));
