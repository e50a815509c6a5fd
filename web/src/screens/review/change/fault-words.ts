/** What the checks of the schema say, in words for somebody who knows no schema. */
const words: readonly (readonly [RegExp, string])[] = [
  [/received (undefined|null)|Too small: expected (string|array)/, 'Fill this in.'],
  [/expected number/, 'Enter a number.'],
  [/Invalid option/, 'Choose one.'],
  [/Too small: expected number/, 'Enter a larger number.'],
  [/must match pattern/, 'This is not in the form that the field needs, such as "6 months".'],
];

/** Returns a message of the checks for the one who has filled the field. */
export const faultWords = (message: string): string =>
  words.find(([pattern]) => pattern.test(message))?.[1] ?? message;
