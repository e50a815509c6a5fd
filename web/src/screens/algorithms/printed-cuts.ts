/** A piece of the height of a chart. */
export interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/** Height by width of a chart that is legible on one page. */
const wholeRatio = 1.6;

/** Height by width of a part, two of which stand side by side on a page. */
const partRatio = 2.7;

/** Returns the parts of a chart for paper, cut where no step is, if there is such a place. */
export function cutsOf(steps: readonly Stretch[], width: number, height: number): Stretch[] {
  if (height <= width * wholeRatio) return [{ top: 0, bottom: height }];
  const parts: Stretch[] = [];
  for (let top = 0; top < height; ) {
    const end = Math.min(top + width * partRatio, height);
    const crossed = (at: number) => steps.filter((step) => step.top < at && at < step.bottom);
    // Upwards, from the step that would be cut to its top, until nothing is cut.
    let cut = end;
    while (cut > top && cut < height && crossed(cut).length > 0) {
      cut = Math.min(...crossed(cut).map((step) => step.top));
    }
    const bottom = cut > top ? cut : end;
    parts.push({ top, bottom });
    top = bottom;
  }
  return parts;
}
