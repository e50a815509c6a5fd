/** What a text says of a poisoning. A bite or a sting is none: what bites is named. */
export interface Exposure {
  /** True if somebody took, swallowed or was given too much. */
  readonly isStated: boolean;
  /** True if an antidote or a reversal is asked for. */
  readonly asksAntidote: boolean;
}

const overdose =
  /\b(?:over\s?dos\w*|od['’]?d?|o\/d|poison\w*|intoxicat\w*|toxicity|toxic(?! shock| mega|-look| look| child| patient)|swallow(?:ed|s|ing)?(?! (?:difficult|problem|assess))|ingest\w*|drank|snorted|sniffed|too much|whole (?:bottle|box|pack(?:et)?|strip)|handful|oordosis|oordosering|vergiftig\w*|ingesluk|gesluk|gedrink|engoliu|bebeu|sobredos\w*|superdosagem|envenen\w*|intoxica\w*|ingeriu)\b/i;

/** Words for an amount that nobody takes as a medicine. */
const muchOf = String.raw`(?:all (?:of )?(?:his|her|the|their|my)|a lot of|lots of|loads of|many|several|too many|a? ?handful|fist ?full|bottle|box|pack(?:et)?s?|strip|blister|tin|jar|sachet|cup(?:ful)?|glass|mug|mouthful|sip|gulp|spoon(?:ful)?|unknown (?:amount|number|tablets|pills)|te veel|baie|hand vol|bottel|pakkie|a mais|demais|muit[oa]s)`;

/** Somebody else, whose medicine it is. */
const somebody = String.raw`(?:gran(?:d)?(?:ma|pa|ny|mother|father|dad|mum|mom|parent)?|nan(?:a|ny)?|mother|father|mom|mum|mummy|dad|daddy|sister|brother|sibling|parent|ouma|oupa|gogo|uncle|aunt(?:ie|y)?|neighbou?r|friend|boyfriend|girlfriend|partner|cousin|(?:his |the )?wife|(?:her |the )?husband|somebody else|someone else|av[oó]|m[aã]e|pai)`;

/** Units and words after a number that counts no tablets. */
const noTablets = String.raw`(?:mg|mcg|ug|µg|g|gr?am\w*|microgram\w*|ml|l|lit(?:er|re)s?|units?|iu|u|mmol|meq|kg|h|hrs?|hours?|mins?|minutes?|days?|weeks?|months?|years?|yrs?|y|yo|x|%|percent|doses?|puffs?|nebs?|drops?|sprays?|cycles?|shocks?|breaths?|times|amps?|ampoules?|vials?|degrees?)\b|[/%.,:]`;

/** A tablet count, a household amount, or somebody else's medicine. A usual dose is no poisoning. */
const taken = new RegExp(
  String.raw`\b(?:took|taken|taking|ate|eaten|eating|drink(?:s|ing)?|used|swallows?|had|chewed|licked|het|geneem|gevat|tomou|comeu|tomado)\b[^.?!]{0,30}?(?:\b(?:(?:[5-9]|\d{2,3})\s*(?:x\s*)?(?:\d+\s*mg\s*)?(?:\p{L}+\s+){0,2}?(?:tab(?:let)?s?|pills?|caps(?:ules)?|panado\w*|pille|tablette|comprimidos)|\b(?:[5-9]|\d{2,3})\s+\p{L}{4,}s\b|[1-9]\d{1,2}\s+(?!${noTablets})\p{L}{3,}|${muchOf}\b|${somebody}(?:['’]?s)?\b)|\b(?:rat|tick|cattle)\s)`,
  'iu',
);

/** Slang for taking too much, before what is taken. */
const slang = new RegExp(
  String.raw`\b(?:(?:popp?(?:ed|ing)|neck(?:ed|ing)|down(?:ed|ing)|knock(?:ed|ing) back|smash(?:ed|ing))\s+(?:x?\s?\d+(?!\s*${noTablets})|a|some|his|her|the|all|${muchOf}|${somebody})\b|(?:guzzl|gobbl|scoff|munch|chugg|gulp|wolf)(?:ed|ing|es|s)\b(?! air)|(?:got|get|getting|gets) (?:in)?to (?:the|some|his|her|my|our|${somebody}(?:['’]?s)?)\b(?! (?:car|taxi|accident|fight|hospital|clinic|ward|bed|theatre|icu))|found\b[^.?!]{0,40}\b(?:empty|open(?:ed)?)\s+(?:\p{L}+\s+){0,2}?(?:bottle|box|pack(?:et)?|blister|strip|tin|sachet|container)|found\b[^.?!]{0,40}\bin (?:his|her|the|its)? ?(?:mouth|mond|boca)\b|helped (?:him|her|them)sel(?:f|ves) to|ate (?:a |an |the |some |his |her |all )?(?!nothing|little|well|breakfast|lunch|supper|dinner|food|meal|before|last|at |this|today|fish|meat|peanut|nuts|egg|prawn|shell)(?=\p{L}{3,}))`,
  'iu',
);

/** A verb of taking after its object, as in Afrikaans and Portuguese: "het 30 pille gevat", "tomou comprimidos a mais". */
const takenAfter =
  /\bhet\b[^.?!]{0,40}\b(?:te veel|\d{2,3}|baie|bottel|pakkie)\b[^.?!]{0,40}\b(?:gevat|geneem|gedrink|geëet|geeet|gesluk)\b|\btomou\b[^.?!]{0,40}\b(?:a mais|demais|muit[oa]s)\b/iu;

const accidental = /\b(?:accidental(?:ly)?|by (?:mistake|accident))\b/i;

const antidote = /\b(?:anti\s?dotes?|reversal(?: agent)?|revers(?:e|ing)|teenmiddel|teengif|ant[ií]doto)\b/i;

/** Reads whether a text speaks of a poisoning. */
export function readExposure(text: string): Exposure {
  const said = text.slice(0, longest);
  return {
    isStated:
      overdose.test(said) ||
      taken.test(said) ||
      slang.test(said) ||
      takenAfter.test(said) ||
      (accidental.test(said) && /\b(?:gave|given|injected|took|drank)\b/i.test(said)),
    asksAntidote: antidote.test(said),
  };
}

const longest = 2000;
