import { wrongLetters } from './letters.ts';
import type { Drug, Names } from './names.ts';

/** Minimum letters for a word to count as a misspelt name, and for two wrong letters to be accepted. */
const fewestLetters = 5;
const longWord = 8;

/** Returns the drugs whose names are closest to an unknown word, at a distance of at most two letters. */
export function nearlyNamed(word: string, names: Names): Drug[] {
  if (word.length < fewestLetters || /\d/.test(word)) return [];
  const most = word.length < longWord ? 1 : 2;
  let nearest = most + 1;
  let found: Drug[] = [];
  for (const [name, drug] of names.drugs) {
    if (name.length < fewestLetters || Math.abs(name.length - word.length) > most) continue;
    const wrong = wrongLetters(word, name);
    if (wrong > most || wrong > nearest) continue;
    found = wrong < nearest ? [drug] : [...found, drug];
    nearest = wrong;
  }
  return [...new Set(found)];
}
