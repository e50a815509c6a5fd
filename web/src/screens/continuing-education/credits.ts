/** The sum of credits with up to two decimals, without the dust of binary fractions. */
export function sumOfCredits(credits: readonly number[]): number {
  return credits.reduce((sum, one) => sum + Math.round(one * 100), 0) / 100;
}

/** Credits as text, without trailing zeros: `4.5`. */
export function creditsText(credits: number): string {
  return String(Math.round(credits * 100) / 100);
}
