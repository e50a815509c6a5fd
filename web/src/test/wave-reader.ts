interface MeasuredWave {
  /** From peak to peak. */
  readonly seconds: number;
  /** Height from the preceding trough to the peak, in the unit of the samples. */
  readonly height: number;
}

/** Returns the waves of a trace without beats. Ripples below a tenth of the largest wave are ignored. */
export function wavesOf(samples: readonly number[], samplesPerSecond: number): MeasuredWave[] {
  const ripple = (Math.max(...samples) - Math.min(...samples)) / 10;
  const crests: { at: number; height: number }[] = [];
  let lowest = { at: 0, value: samples[0] ?? 0 };
  let highest = lowest;
  let rising = true;
  for (const [at, value] of samples.entries()) {
    if (rising) {
      if (value > highest.value) highest = { at, value };
      else if (value < highest.value - ripple) {
        crests.push({ at: highest.at, height: highest.value - lowest.value });
        lowest = { at, value };
        rising = false;
      }
    } else if (value < lowest.value) lowest = { at, value };
    else if (value > lowest.value + ripple) {
      highest = { at, value };
      rising = true;
    }
  }
  // The first wave may have begun before the recording.
  return crests.slice(2).map((crest, index) => ({
    seconds: (crest.at - (crests[index + 1]?.at ?? 0)) / samplesPerSecond,
    height: crest.height,
  }));
}
