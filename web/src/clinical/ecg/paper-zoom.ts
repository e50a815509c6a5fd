/** CSS pixels per mm at real size. */
const realPixelsPerMm = 96 / 25.4;

const steps = [0.5, 0.75, 1, 1.5, 2, 3];

/** Zoom of the paper: a factor of its real size, or fitted to its frame. */
export type PaperZoom = number | 'fit';

/** Returns the zoom at which the paper fits the frame width. */
export function fittingZoom(frameWidth: number, paperWidth: number): number {
  return frameWidth / (paperWidth * realPixelsPerMm);
}

/** Returns the next larger step, or the same if there is none. */
export function zoomedIn(zoom: PaperZoom, fitting: number): PaperZoom {
  const now = zoom === 'fit' ? fitting : zoom;
  return steps.find((step) => step > now * 1.05) ?? zoom;
}

/** Returns the next smaller step. A size below the frame becomes fitted. */
export function zoomedOut(zoom: PaperZoom, fitting: number): PaperZoom {
  if (zoom === 'fit') return zoom;
  const smaller = steps.filter((step) => step < zoom).at(-1) ?? 0;
  return smaller <= fitting ? 'fit' : smaller;
}

/** Returns the zoom as text. */
export function zoomWords(zoom: PaperZoom): string {
  return zoom === 'fit' ? 'Fit' : `${zoom * 100}%`;
}
