/** What a text says of a poisoning. A bite or a sting is none: what bites is named. */
export interface Exposure {
  /** True if somebody took, swallowed or was given too much. */
  readonly isStated: boolean;
  /** True if an antidote or a reversal is asked for. */
  readonly asksAntidote: boolean;
}

const overdose =
  /\b(?:over\s?dos\w*|od['’]?d?|o\/d|poison\w*|intoxicat\w*|toxicity|toxic(?! shock| mega|-look| look| child| patient)|swallow(?:ed|s|ing)?(?! (?:difficult|problem|assess))|ingest\w*|drank|snorted|sniffed|too much|whole (?:bottle|box|pack(?:et)?|strip)|handful|oordosis|oordosering|vergiftig\w*|ingesluk|gesluk|gedrink|engoliu|bebeu|sobredos\w*|superdosagem|envenen\w*|intoxica\w*|ingeriu)\b/i;

/** A tablet count, or somebody else's medicine. A usual dose is no poisoning. */
const taken =
  /\b(?:took|taken|taking|ate|eaten|eating|drink(?:s|ing)?|used|swallows?|had|het|geneem|tomou|comeu)\b[^.?!]{0,30}?(?:\b(?:(?:[5-9]|\d{2,3})\s*(?:x\s*)?(?:\d+\s*mg\s*)?(?:\p{L}+\s+){0,2}?(?:tab(?:let)?s?|pills?|caps(?:ules)?|panado\w*|pille|tablette|comprimidos)|\b(?:[5-9]|\d{2,3})\s+\p{L}{4,}s\b|all (?:of )?(?:his|her|the|their|my)|a lot of|lots of|many|several|handful|bottle|box of|unknown (?:amount|number|tablets|pills)|(?:gran(?:d)?(?:ma|pa|ny|mother|father)|mother|father|mom|mum|mummy|dad|daddy|sister|brother|sibling|parent|ouma|oupa|gogo|uncle|aunt(?:ie)?|his wife|her husband|av[oó]|m[aã]e)(?:['’]?s)?\b)|\b(?:rat|tick|cattle)\s)/iu;

const accidental = /\b(?:accidental(?:ly)?|by (?:mistake|accident))\b/i;

const antidote = /\b(?:anti\s?dotes?|reversal(?: agent)?|revers(?:e|ing)|teenmiddel|teengif|ant[ií]doto)\b/i;

/** Reads whether a text speaks of a poisoning. */
export function readExposure(text: string): Exposure {
  const said = text.slice(0, longest);
  return {
    isStated:
      overdose.test(said) ||
      taken.test(said) ||
      (accidental.test(said) && /\b(?:gave|given|injected|took|drank)\b/i.test(said)),
    asksAntidote: antidote.test(said),
  };
}

const longest = 2000;
