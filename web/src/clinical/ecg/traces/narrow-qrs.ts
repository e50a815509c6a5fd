/**
 * The waves of a QRS complex of 90 ms, and its end `J`, by their names. Centre and width (one standard deviation) are
 * in ms, relative to R.
 */
export const narrowQrs = [
  { name: 'Q', atMs: -23, widthMs: 6.5 },
  { name: 'R', atMs: 0, widthMs: 8.5 },
  { name: 'S', atMs: 24, widthMs: 8 },
  { name: 'J', atMs: 55, widthMs: 12.5 },
] as const;
