/**
 * Returns a mark of a page as it was drawn: 53 bits of a hash of its data, by which the reviewers see whether it has
 * changed since. It works without HTTPS, where `crypto.subtle` is unavailable, and is no proof against forgery.
 */
export function versionMark(page: unknown): string {
  // cyrb53, public domain.
  let high = 0xde_ad_be_ef;
  let low = 0x41_c6_ce_57;
  for (const character of JSON.stringify(page) ?? '') {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}
