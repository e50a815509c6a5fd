/** Length of a text that fits on a line in large text. */
const shortText = 12;

/** Returns a text that may break between words where it is long. A short one keeps figure and unit together. */
export const breakable = (text: string) => (text.length <= shortText ? text : text.replaceAll('\u00a0', ' '));
