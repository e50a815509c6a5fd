import type { AlgorithmStep, Destination } from '@oryx/contract';

/** Where the patient goes at the end of an algorithm. */
export const destinationWords: Readonly<Record<Destination, string>> = {
  home: 'home',
  watch: 'stays here and is watched',
  admit: 'to a ward',
  'high-care': 'to high care or intensive care',
  transfer: 'to a hospital that can treat this',
  theatre: 'to theatre',
  chart: 'on with the chart that is named',
  stop: 'resuscitation may stop, or is not begun, as this step says',
};

/** Returns the label of a way, which says so if it is also the way for a figure or a test that is not known. */
export function labelOf({ unknown }: Pick<AlgorithmStep, 'unknown'>, label: string): string {
  return label !== unknown || /\b(not|no|unknown)\b.*\b(known|available|test|meter)\b|unknown/i.test(label)
    ? label
    : `${label}, or not known`;
}

/** Returns what stands at the end of a walk. After a stop others may wait, as in a mass casualty. */
export function endWords({ goes }: Pick<AlgorithmStep, 'goes'>): string {
  return goes === 'stop' ? 'End for this patient. If others wait, go to the next.' : 'End of the algorithm';
}
