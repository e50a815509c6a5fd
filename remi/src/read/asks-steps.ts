/** Words that ask what to do, in English, Afrikaans and Portuguese. */
const steps =
  /\b(?:what|wat|how|hoe)\s+(?:do|to|can|should|must|shall|would|moet|maak|nou|now|next|first|else|then|doen)\b|\bwhat(?:'?s| is)? (?:the )?(?:next|first)\b|\b(?:first|next) (?:steps?|things?|line)\b|\bwhere do (?:i|we) start\b|\bmanag\w+|\btreat\w*|\bsteps?\b|\bhelp\b|\bemergency\b|\bprotocol\b|\balgorithm\b|\bpathway\b|\bhanteer\w*|\bbehandel\w*|\bo que (?:fa[cç]o|fazer)\b|\bcomo (?:trato|tratar|manejar)\b|\bwhich drug (?:now|next|first)\b|\bnow what\b/i;
/** Words that ask for another form of answer, although they may speak of treatment. */
const otherForm =
  /\b(?:summari[sz]e|summary|hand\s?over|i?sbar|plan|explain|teach|differentials?|ddx|causes? of|score|calculat\w*|interact\w*)\b/i;

/** Returns true if a text asks for a summary, a plan, an explanation or a score. */
export const asksOtherForm = (text: string): boolean => otherForm.test(text);

/** Returns true if a text asks what to do for a patient, and not for a summary, a plan or an explanation. */
export const asksSteps = (text: string): boolean => steps.test(text) && !asksOtherForm(text);
