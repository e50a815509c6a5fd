/** Measures of a chart, in pixels on a phone of 360 pixels at zoom 1. */
export const sizes = {
  width: 360,
  /** Free space around the drawing. */
  margin: 4,
  text: 13,
  label: 12,
  lineHeight: 16,
  labelHeight: 14,
  paddingX: 7,
  paddingY: 7,
  /** The coloured strip with the glyph of a drug, a shock or an outcome. */
  strip: 20,
  /** How far the sides of a decision come to a point. */
  point: 9,
  columnGap: 12,
  rowGap: 24,
  /** Between parallel lines in a gap or a lane. */
  track: 9,
  arrow: 7,
} as const;
