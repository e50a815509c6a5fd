/** Pixels of a mm at which the browser takes the paper to have its real size. */
const realPixelsPerMm = 96 / 25.4;

const steps = [0.5, 0.75, 1, 1.5, 2, 3];

/** How large the paper is: a part of its real size, or as wide as its frame. */
export type PaperZoom = number | 'fit';

/** The zoom at which paper of so many mm is as wide as a frame of so many pixels. */
export function fittingZoom(frameWidth: number, paperWidth: number): number {
  return frameWidth / (paperWidth * realPixelsPerMm);
}

/** The next larger step, or the same where there is none. */
export function zoomedIn(zoom: PaperZoom, fitting: number): PaperZoom {
  const now = zoom === 'fit' ? fitting : zoom;
  return steps.find((step) => step > now * 1.05) ?? zoom;
}

/** The next smaller step; what would be smaller than the frame fits it. */
export function zoomedOut(zoom: PaperZoom, fitting: number): PaperZoom {
  if (zoom === 'fit') return zoom;
  const smaller = steps.filter((step) => step < zoom).at(-1) ?? 0;
  return smaller <= fitting ? 'fit' : smaller;
}

/** The zoom as it is read. */
export function zoomWords(zoom: PaperZoom): string {
  return zoom === 'fit' ? 'Fit' : `${zoom * 100}%`;
}
