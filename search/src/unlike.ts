import { words } from './text.ts';

/** Returns the texts that the earlier ones do not contain, so that nothing is sent or counted twice. */
export function unlike(said: readonly string[], texts: readonly string[]): string[] {
  const before = said.map((text) => ` ${words(text).join(' ')} `);
  const kept: string[] = [];
  for (const text of texts) {
    const phrase = ` ${words(text).join(' ')} `;
    // A name matches as a whole, so only terms may be left out if another text contains them.
    if (before.some((other) => (said.length > 1 ? other.includes(phrase) : other === phrase))) continue;
    before.push(phrase);
    kept.push(text);
  }
  return kept;
}
