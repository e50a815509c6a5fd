/** Returns the sum of credits, rounded to two decimals to remove binary noise. */
export function sumOfCredits(credits: readonly number[]): number {
  return credits.reduce((sum, one) => sum + Math.round(one * 100), 0) / 100;
}

/** Formats credits without trailing zeros: `4.5`. */
export function creditsText(credits: number): string {
  return String(Math.round(credits * 100) / 100);
}
