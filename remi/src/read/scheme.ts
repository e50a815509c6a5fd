/** What a text says about the place of a dose in a scheme, and about the patient it is drawn up for. */
export interface Scheme {
  /** True if it asks for a dose that follows another one. */
  readonly asksLater: boolean;
  /** True if it asks whether or when the same dose is given again. */
  readonly asksRepeat: boolean;
  /** True if it asks for the second or third dose. */
  readonly asksNumbered: boolean;
  readonly asksFirst: boolean;
  readonly asksThird: boolean;
  readonly asksMaintenance: boolean;
  readonly asksPreventive: boolean;
  /** True if it asks for a rate or an infusion. */
  readonly asksRate: boolean;
  readonly isRefractory: boolean;
  readonly isIntubated: boolean;
  /** True if there is no pump for an infusion. */
  readonly hasNoPump: boolean;
  /** True if the patient takes an opioid for long, or has just been operated. */
  readonly isDependent: boolean;
  readonly isAfterArrest: boolean;
  readonly isFrail: boolean;
  readonly isShocked: boolean;
  readonly isWithAdrenaline: boolean;
  /** True if the patient is awake, so that something can be given by mouth. */
  readonly isAwake: boolean;
  /** True if a drip is asked for beside another way: `IM and drip`. */
  readonly asksDripToo: boolean;
  /** The strengths as they begin a label: `10%`, `1:1000`. */
  readonly strengths: readonly string[];
  /** Whether the largest dose is asked for, and the dose as well. */
  readonly asksMaximum: 'no' | 'only' | 'too';
  /** Words of the content for what the text says in other words, such as `shock` for `hypotensive`. */
  readonly purposes: readonly string[];
}

const later =
  /\b(?:still|another|next|then|afterwards|after that|follow(?:ed|ing)? (?:up|by)|second|2nd|third|3rd|no better|no (?:response|effect|change|improvement)|(?:not|\w+n.?t|never) (?:better|work\w*|help\w*|settl\w*|respond\w*|hold\w*)|did nothing|no joy|unsuccessful|fail\w*|refractory|resistant|goes on|ongoing|persist\w*|despite|maintenance|nog steeds|ainda|after (?:the )?(?:first|1st|load\w*|bolus|\d+))\b/i;
const repeat = /\b(?:again|repeat\w*|weer|outra vez|how often|one more)\b/i;
const first = /\b(?:first|1st|initial|loading|load|start(?:ing)?|bolus|stat|eerste|primeira)\b/i;
const third = /\b(?:third|3rd|derde|terceira)\b/i;
const numbered = /\b(?:second|2nd|third|3rd|next|another) dose\b/i;
const maintenance = /\bmaintenance\b/i;
const preventive = /\b(?:prophyla\w*|profila\w*|prevent\w*)\b/i;
const rate =
  /\b(?:infusions?|drip|pump|syringe driver|infuse|mcg\/kg\/min|ug\/kg\/min|per min(?:ute)?|\/min|\/h|per hour|ml\/hr?)\b/i;
const refractory = /\b(?:refractory|resistant)\b/i;
const intubated = /\b(?:after|post)[\s-]*intubat\w*|\bintubated\b|\bventilated\b/i;
const afterArrest = /\b(?:after|post)[\s-]*(?:cardiac )?(?:arrest|rosc|resus\w*)\b|\brosc\b/i;
const noPump = /\b(?:no|without|geen|sem) (?:an? |the )?(?:infusion |syringe )?(?:pump|driver|bomba|pomp)\b/i;
const dependent =
  /\b(?:chronic|long.?term|dependen\w+|addict\w*|palliative|cancer|post.?op\w*|after (?:surgery|theatre))\b/i;
const frail = /\b(?:elderly|frail|geriatric|gogo|granny|oupa|ouma|pensioner|old (?:man|woman|lady))\b/i;
const shocked =
  /(?<!\b(?:not|no|isn't|never) (?:in |very )?)(?:\bin shock\b|\bshocked\b|\bhypotens\w+|\bunstable\b|\blow (?:bp|blood pressure|volume)\b|\bhypovol\w+|\bbleeding out\b)/i;
const withAdrenaline = /\bwith (?:adrenaline?|epinephrine)\b/i;

const awake =
  /\b(?:awake|alert|conscious|swallow\w*|oral(?:ly)?|po|by mouth|tab(?:let)?s?|gcs ?15|wakker|acordad[oa])\b/i;
const unconscious =
  /\b(?:un|semi[- ]?|not )conscious\b|\bcannot swallow\b|\bnot (?:able to swallow|awake|alert)\b/i;
const dripToo =
  /\b(?:im|iv|sc|bolus|dose)\s*(?:and|or|then|plus|\+|&|\/|,|en|e)\s*(?:an? |the |iv )?(?:drip|infusion|infusie)\b/i;
const strength = /\b1\s*:\s*10[\s,.]?000\b|\b1\s*:\s*1[\s,.]?000\b|\b\d+(?:[.,]\d+)?\s?%|\bd(?:10|50)\b/gi;
const mostOf = /\b(?:max(?:imum|ima|imo)?|most|highest|largest|ceiling|limit|upper)\b/i;
const mostDose =
  /\b(?:max(?:imum)?|most|highest|largest|upper|daily|total)\b\s*(?:single|daily|total|safe)?\s*(?:dos\w*|amount)?/gi;
const doseAsked = /\b(?:dos(?:e|es|age|ing|is)|how (?:much|many|often)|hoeveel|quant[oa]s?|mls?)\b/i;

function maximumAsked(text: string): Scheme['asksMaximum'] {
  if (!mostOf.test(text)) return 'no';
  return doseAsked.test(text.replaceAll(mostDose, ' ')) ? 'too' : 'only';
}

/** Returns a strength without spaces, as a label begins: `1:10000`, `10%`. */
const labelOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s,]/g, '')
    .replace(/^d(10|50)$/, '$1%');

const purposes: readonly (readonly [word: string, said: RegExp])[] = [
  [
    'shock',
    /\b(?:hypotens\w*|low bp|bp low|low (?:blood )?pressure|shocked|vasopressors?|pressors?|inotropes?)\b/i,
  ],
  [
    'procedure',
    /\b(?:reduc(?:e|ing|tion)|relocat\w+|dislocat\w+|sutur\w+|manipulat\w+|procedur\w*|set(?:ting)? (?:a |the )?(?:fracture|bone|arm|leg))\b/i,
  ],
  ['pulmonary oedema', /\bAPO\b/i],
  ['cardiac arrest', /\b(?:cpr|resus)\b/i],
  ['organophosphate poisoning', /\bops?(?:\s*(?:$|[?.,]|poison\w*|ingest\w*))/i],
];

/** Reads the place of a dose in a scheme, and the state of the patient. */
export const readScheme = (text: string): Scheme => ({
  asksLater: later.test(text) && !repeat.test(text),
  asksRepeat: repeat.test(text),
  asksNumbered: numbered.test(text),
  asksFirst: first.test(text),
  asksThird: third.test(text),
  asksMaintenance: maintenance.test(text),
  asksPreventive: preventive.test(text),
  asksRate: rate.test(text.replace(noPump, '')),
  hasNoPump: noPump.test(text),
  isDependent: dependent.test(text),
  isRefractory: refractory.test(text),
  isIntubated: intubated.test(text),
  isAfterArrest: afterArrest.test(text),
  isFrail: frail.test(text),
  isShocked: shocked.test(text),
  isWithAdrenaline: withAdrenaline.test(text),
  isAwake: awake.test(text) && !unconscious.test(text),
  asksDripToo: dripToo.test(text),
  strengths: [...text.matchAll(strength)].map(([found]) => labelOf(found)),
  asksMaximum: maximumAsked(text),
  purposes: purposes.flatMap(([word, said]) => (said.test(text) ? [word] : [])),
});
