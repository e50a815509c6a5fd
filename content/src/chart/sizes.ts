/** Dimensions of a chart, in pixels at zoom 1 on a phone 360 pixels wide. */
export const sizes = {
  width: 360,
  /** Margin around the drawing. */
  margin: 4,
  text: 13,
  label: 12,
  lineHeight: 16,
  labelHeight: 14,
  paddingX: 7,
  paddingY: 7,
  /** The coloured strip with the glyph of a drug, a shock or an outcome. */
  strip: 20,
  /** Horizontal depth of the points of a decision. */
  point: 9,
  columnGap: 12,
  rowGap: 24,
  /** Distance between parallel lines in a gap or lane. */
  track: 9,
  arrow: 7,
  /** Diameter of the number of a note. */
  mark: 14,
} as const;
