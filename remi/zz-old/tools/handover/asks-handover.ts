const handover = /\b(?:summari[sz]e|summary|hand\s?over|isbar|sbar)\b/i;

/** Returns true if a text asks for a handover. */
export const asksHandover = (text: string): boolean => handover.test(text);
