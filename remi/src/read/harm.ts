import type { Harm } from '@oryx/contract';

/** Words of somebody who looks after a patient to whom it has happened, or who may do it. */
const hasHappened =
  /\b(?:took|taken|swallow(?:ed|s)|ingested|drank|drunk|ate|overdosed|(?:an? )?overdose (?:of|on|with|in|by)|attempted|attempt|tried|presents?|presented|presenting|brought|found|survived|admitted|arrived|came|referred|bleeding|septic|incomplete|retained|suspected|victim|survivor|exposed|antidote|charcoal|treat(?:ment)?|manage(?:ment)?|suicidal (?:patient|pt|teen\w*|man|woman|girl|boy|ideation|risk)|post[- ]?abortion|gedrink|gesluk|ingesluk|tomou|bebeu|engoliu|bled|spiked)\b/i;

/** Words of a person who is spoken about. */
const patient =
  /\b(?:patients?|pts?|client|pasi[eë]nt|paciente|doente|\d{1,3}\s?(?:yo|y\/o|yrs?|years?|[mf])\b)/i;

/** A person who reports the words of another one. */
const reported =
  /\b(?:patient|pt|client|he|she|they|boy|girl|man|woman|mother|teen\w*|daughter|son|colleague|friend)\b[^.?!]{0,40}\b(?:says?|said|told|tells|states?|stating|saying|reports?|claims?|threaten\w*|wants|voices|cries|keeps)\b/i;

const ofSelf =
  /\b(?:kill|hurt|harm|hang|poison|drown|shoot|cut|overdose|od)(?:ing)?\s+(?:myself|my\s?self)\b|\b(?:end|take|finish)(?:ing)?\s+(?:my (?:own )?life|it all)\b|\bi (?:just )?(?:want|wish|need|plan|would like|am going|'?m going) to (?:die(?! down| out)|be dead|end it|not wake up|disappear forever|commit suicide|overdose|od)\b|\bi (?:want|wish) i (?:was|were) dead\b|\b(?:i(?:'m| am)?|im) (?:feel(?:ing)? )?suicidal\b|\bi (?:do not|don'?t|dont) want to (?:live|be alive|wake up)\b|\b(?:ek wil|wil ek) (?:doodgaan|sterf|nie meer lewe|my(?:self)? (?:doodmaak|om die lewe bring))|\bmy(?:self)? (?:doodmaak|om die lewe bring)\b|\b(?:quero|vou) (?:morrer|me matar|matar-?me|suicidar-?me)\b|\bmatar-me\b|\bacabar com a minha vida\b/i;

const means =
  /\b(?:kill|killing|kills) me\b|\b(?:painless|easiest|quickest|best|fastest|peaceful|easy|quick)(?:est)?\s+(?:(?:and|or)\s+\w+\s+)?(?:ways?|method|drugs?|pills?|tablets?|poison|medicine)?\s*(?:for me |for someone |for her |for him )?(?:to|for|of)\s+(?:die|dying|suicide|commit(?:ting)? suicide|kill|death|end (?:it|your|a|one'?s) ?(?:life)?)\b|\b(?:suicide (?:method|pills?|recipe|drugs?|dose|by)|how (?:do|can|to|does)\b[^.?!]{0,25}\bcommit suicide)\b/i;

const deadlyAmount =
  /\b(?:lethal|fatal|deadly|leth?ale?|dodelike|mortal|letal)\s+(?:single\s+)?(?:oral\s+|iv\s+)?(?:dos(?:e|es|is|age)|amount|quantity|overdose|number|combination|mix(?:ture)?|injection|cocktail)\b|\b(?:dose|dosis|dosagem|quantidade|amount)\s+(?:letal|fatal|mortal|que mata|wat doodmaak|that kills|to kill|needed to (?:kill|die))\b|\b(?:how (?:many|much)|hoeveel|quant[oa]s?|(?:what|which) (?:drug |medicine )?(?:dose|drug|medicine|poison)|what amount|how big)\b[^.?!]{0,60}\b(?:(?:to|will|would|can|could|until (?:you|i|he|she)|before (?:you|i)) (?:(?:make|let) (?:me|him|her|you|someone|a person) )?(?:die|kill|be (?:lethal|fatal)|cause death|stop (?:the|a|my|his|her|someone'?s) (?:heart|breathing))|is (?:lethal|fatal|deadly)|so (?:that )?(?:they|he|she|you|someone) dies?|om (?:dood|te sterf|iemand)|para (?:morrer|matar)|kills?)\b/i;

const helpToDie =
  /\b(?:euthan\w+|assisted (?:suicide|dying)|mercy kill\w*|put (?:him|her|them|my \w+) out of (?:his|her|their) misery)\b|\b(?:help|let|make|want)(?:s|ing)? (?:him|her|them|me|my \w+|the patient|a patient|someone)\s+(?:to )?(?:die|end (?:it|his|her|their|my) ?(?:life)?|kill (?:him|her|them)sel(?:f|ves))\b|\b(?:asks?|asking|wants?|begs?|begging|requests?)\b[^.?!]{0,30}\b(?:pills?|tablets?|drugs?|injection|medicine|something|dose|means)\b[^.?!]{0,25}\b(?:to (?:die|kill|end)|for suicide)\b/i;

const someone = String.raw`(?:(?:my|his|her|the|our|an?|their)\s+(?:ex[- ]?)?(?:wife|husband|boyfriend|girlfriend|partner|spouse|mother|father|mom|mum|dad|mother[- ]in[- ]law|father[- ]in[- ]law|in[- ]laws?|sister|brother|boss|manager|neighbou?r|roommate|flatmate|friend|date|ex|stepfather|stepmother|stepson|stepdaughter|uncle|aunt|colleague|landlord|enemy|rival|person|guy|vrou|man se|baas|teacher|nanny|grandm\w+|granny|ouma|oupa|mulher|marido|vizinho|chefe)|some ?(?:one|body)|anybody|anyone|people|iemand|algu[eé]m|a minha (?:mulher|sogra)|o meu (?:marido|chefe))`;

const ofOthers = new RegExp(
  [
    String.raw`\b(?:poison|kill|murder|get rid of|finish(?: off)?|eliminate|vergiftig|doodmaak|matar|envenenar|overdose|harm|hurt|stop the heart of)(?:ing)?\s+${someone}(?!\s+(?:who|has|took|had))`,
    String.raw`\b(?:kill|murder|poison)(?:ing)?\s+(?:him|her|them)\b(?!\w)`,
    String.raw`\b(?:sedate|drug|dope|spike|knock(?:ing)? (?:out)?|roofie|tranquil\w+|knock)(?:ing|ed)?\s+${someone}\b`,
    String.raw`\bmake\s+${someone}\s+(?:sleep|pass out|unconscious|drowsy|black out|forget)`,
    String.raw`\bput(?:ting)?\s+${someone}\s+to sleep\b`,
    String.raw`\b${someone}(?:'?e?s)?\s+(?:drink|food|tea|coffee|beer|juice|wine|soup|kos|tee|bebida|comida|pap)\b`,
    String.raw`\b(?:slip|sneak|hide|mix|put|crush|add|drop|midazolam|dormicum|ketamine|diazepam|zolpidem|haloperidol|pills?|tablets?)\b[^.?!]{0,40}\b(?:in|into|inside)\s+(?:her|his|their|the girl'?s?)\s+(?:drink|food|tea|coffee|beer|wine|soup)\b`,
    String.raw`\bwithout (?:(?:her|him|his|their|them|anyone|anybody|it|the (?:family|patient|police)|being|my \w+)\s*)*(?:know(?:ing|s)?|notic(?:e|ing|ed)|finding out|being (?:noticed|detected|caught)|realis\w+|suspect\w+)\b`,
    String.raw`\b(?:un(?:detect|trace)able|(?:can ?not|can'?t|won'?t|wont|not|never) (?:be )?(?:detect(?:ed)?|trac(?:ed|eable)|show(?:s|ing)? up)\s*(?:in|on|at|by|after|when)?\s*(?:an? |the )?(?:post[- ]?mortem|autopsy|blood|tox\w*|lab|urine|police)?)\b(?=[^.?!]{0,40}(?:poison|drug|kill|death|autopsy|post|$)|)`,
    String.raw`\b(?:date[- ]?rape|rape)\s+(?:drugs?|pills?|dose|tablets?)\b|\broofies?\b`,
    String.raw`\b(?:so|that) (?:she|he|they) (?:do(?:es)?n'?t|won'?t|wont|will not|dont|can'?t|cannot) (?:remember|resist|notice|wake|fight)\b`,
    String.raw`\b(?:dont|don'?t|wont|won'?t|not) remember (?:anything|what|it|the night)\b|\bsleep and (?:dont|don'?t|not) remember\b`,
    String.raw`\bmake (?:it|a death|the death) look (?:like )?(?:natural|an accident|suicide|a heart attack)\b`,
  ].join('|'),
  'i',
);

const controlled = String.raw`(?:morphine|fentanyl|pethidine|ketamine|midazolam|dormicum|diazepam|valium|tramadol|codeine|opioids?|opiates?|benzos?|xanax|alprazolam|stilpane|myprodol|propofol|ritalin|schedule \d|scheduled drugs?|drugs?|pills?|tablets?|ampoules?|amps?|stock|vials?|morfien|morfina|ketamina|medicine|meds|wellconal|dolophine|methadone|oxycodone|zolpidem|stilnox)`;

const ofDiversion = new RegExp(
  [
    String.raw`\b(?:get|buy|obtain|order|score|find|source|kry|koop|comprar|conseguir|arranjar)\b[^.?!]{0,40}\b(?:without (?:an? )?(?:script|prescription|rx|doctor)|sonder (?:'n )?voorskrif|sem receita)\b`,
    String.raw`\b(?:fake|forge|forging|falsif\w+|copy|photoshop)\b[^.?!]{0,30}\b(?:script|prescription|register|drug book|signature|doctor'?s note)\b`,
    String.raw`\b(?:hide|cover(?:ing)? up|conceal|explain away|disguise|fix|alter|change|adjust|balance|fudge)\b[^.?!]{0,40}\b(?:missing|register|drug book|scheduled? (?:drug )?book|stolen|stock count|stock card)\b`,
    String.raw`\b(?:steal|stealing|nick|pocket|smuggle|swipe|take home|divert|skim|siphon|pinch)\b[^.?!]{0,40}\b${controlled}\b`,
    String.raw`\b(?:sell|selling|resell|deal)\b[^.?!]{0,25}\b${controlled}\b`,
    String.raw`\b(?:get|getting|be|feel) (?:high|stoned|wasted|a buzz|a high)\b(?![- ]?(?:grade|flow|risk|dependency|bp|blood|pressure|temp|fever|care|sugar|dose))`,
    String.raw`\b${controlled}\b[^.?!]{0,30}\b(?:for|to get) (?:a )?(?:high|buzz|fun|myself|my own use|recreation\w*|party)\b`,
    String.raw`\b(?:snort|smoke|shoot up|inject)(?:ing)?\b[^.?!]{0,25}\b(?:for (?:a )?(?:high|buzz|fun)|to get high|recreational\w*)\b`,
  ].join('|'),
  'i',
);

const pregnancyEnd = `(?:abort(?:ion|ing|o|us|ar|e)?|aborsie|terminat(?:e|ing|ion)(?: (?:of )?(?:a |the |my |her )?pregnancy)?|(?:end|stop|lose|get rid of|remove)(?:ing)? (?:a |the |my |her |this |an unwanted )?(?:pregnancy|baby|fetus|foetus)|(?:cause|induce|bring on|start) (?:a |my |her )?miscarriage|tirar o beb[eé]|miskraam (?:kry|veroorsaak))`;

const ofAbortion = new RegExp(
  [
    String.raw`\b${pregnancyEnd}\b[^.?!]{0,60}\b(?:at home|by myself|myself|in secret|secretly|on my own|tuis|by die huis|em casa|without (?:a |the |my )?(?:doctor|clinic|parents?|anyone|hospital|mother)|backstreet|back street|privately|my girlfriend|my daughter|my sister)\b`,
    String.raw`\b(?:at home|i|i'm|my girlfriend|my daughter|my sister|my wife|me|home|self|myself|ek|my meisie|minha namorada)\b[^.?!]{0,60}\b${pregnancyEnd}\b`,
    String.raw`\b(?:home|self|diy|secret|backstreet)[- ](?:made |induced )?${pregnancyEnd}\b`,
    String.raw`\b(?:how many|how much|hoeveel|quantos)\b[^.?!]{0,30}\b(?:cytotec|misoprostol|pills|tablets|pille)\b[^.?!]{0,30}\b${pregnancyEnd}\b`,
    String.raw`\b(?:cytotec|misoprostol|abortion pills?)\b[^.?!]{0,30}\b(?:at home|home use|myself|my girlfriend|without)\b`,
  ].join('|'),
  'i',
);

/**
 * Returns the harm that a text asks to do, or undefined. The honest question of a clinician about somebody who has
 * come to harm, or who may, is none.
 */
export function readHarm(text: string): Harm | undefined {
  const said = text.slice(0, longest).replaceAll('’', "'");
  const isReported = reported.test(said);
  const isCare = hasHappened.test(said) || patient.test(said);
  if (ofSelf.test(said) && !isReported && !patient.test(said)) return 'self-harm';
  if (helpToDie.test(said) && !/\b(?:not to|stop|prevent|palliative)\b/i.test(said)) return 'self-harm';
  if ((means.test(said) || deadlyAmount.test(said)) && !isCare) return 'self-harm';
  if (ofOthers.test(said) && !isVictim.test(said)) return 'harm to others';
  if (ofDiversion.test(said) && !patient.test(said) && !isReport.test(said)) return 'diversion';
  if (ofAbortion.test(said) && !isCare) return 'abortion at home';
  return undefined;
}

/** Words for somebody who was given a drug, and for accidents. */
const isVictim =
  /\b(?:was|were|been|got|has|had|having|feels|is)\s+(?:\w+\s+)?(?:poisoned|drugged|spiked|sedated|given|raped)\b|\b(?:victim|survivor|accidental\w*|exposed|suspected|presents?|presenting|brought|after being|treat(?:ment)?|pep|charcoal|ors|rehydration|thickener|zinc|swallowed|drank|unresponsive|vomiting)\b/i;

/** Words of somebody who reports a theft. */
const isReport =
  /\b(?:report|suspect\w*|investigat\w*|whom do i tell|who do i tell|prevent|colleague|found that)\b/i;

/** Longest text that is read for harm, so that none takes long. */
const longest = 1500;
