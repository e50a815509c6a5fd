import { allLeads, type EachLead, type EcgTrace, type Lead } from '../clinical/ecg/leads.ts';

/** What a reader finds on a recording with calipers; times in ms, heights in mm at 10 mm/mV. */
export interface Reading {
  readonly rate: number;
  /** The moments of the QRS complexes in ms: the middle of what is steep. */
  readonly beats: readonly number[];
  /** The shortest and the longest interval between beats. */
  readonly intervals: readonly [number, number];
  /** From the start of P in II to the start of QRS. NaN without a P wave. */
  readonly pr: number;
  /** The height of P in II. */
  readonly p: number;
  readonly qrs: number;
  readonly qtc: number;
  readonly axis: number;
  readonly st: EachLead<number>;
  /** ST 60 ms after the J point. */
  readonly stLater: EachLead<number>;
  readonly r: EachLead<number>;
  readonly s: EachLead<number>;
  readonly t: EachLead<number>;
}

/** Minimum slope of any lead in mm/ms at which a reader sees a QRS complex. */
const qrsSlope = 0.05;
/** Share of the steepest slope of a recording from which a wave is a QRS complex. T waves are less steep. */
const qrsShare = 0.45;
/** Rise in mm above the baseline at which a reader sees the start of a P wave. */
const seenRise = 0.1;

/** Reads a recording from its samples alone, independently of its model. QT is measured in one lead. */
export function readEcg(trace: EcgTrace, qtLead: Lead = 'V3'): Reading {
  const perSample = 1000 / trace.samplesPerSecond;
  const samples = (ms: number) => Math.round(ms / perSample);
  const mm = (lead: Lead, sample: number) => (trace.millivolts[lead][sample] ?? 0) * 10;
  const slope = slopesOf(trace);
  const peaks = qrsPeaks(trace);
  const moments = peaks.map((peak) => middleOf(slope, peak, samples(100)) * perSample);
  const gaps = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
  const interval = mean(gaps);
  const beats = peaks.slice(1, -1).map((peak, index) => {
    const quiet = (from: number, by: 1 | -1) => {
      let at = from;
      while ([0, 1, 2].some((ahead) => (slope[at + by * ahead] ?? 0) > qrsSlope)) at += by;
      return at;
    };
    const begin = quiet(peak, -1) + 1;
    const end = quiet(peak, 1);
    const next = peaks[index + 2] ?? 0;
    const line = (lead: Lead) => (mm(lead, begin - 1) + mm(lead, begin - 2)) / 2;
    const among = (lead: Lead, from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, ahead) => mm(lead, from + ahead) - line(lead));
    return { begin, end, next, line, among };
  });
  const each = (of: (lead: Lead) => number) =>
    Object.fromEntries(allLeads.map((lead) => [lead, of(lead)])) as Record<Lead, number>;
  const over = (of: (beat: (typeof beats)[number]) => number) => mean(beats.map(of));
  const net = (lead: Lead) =>
    over(({ among, begin, end }) => {
      const values = among(lead, begin, end);
      return Math.max(...values) + Math.min(...values);
    });
  /** The P wave before a beat: its highest sample in II, and where it begins. */
  const pWave = ({ begin, line }: (typeof beats)[number]) => {
    const above = (sample: number) => mm('II', sample) - line('II');
    let top = begin - samples(24);
    for (let at = top; at > begin - samples(280); at -= 1) if (above(at) > above(top)) top = at;
    let start = top;
    while (above(start) > seenRise) start -= 1;
    return { height: above(top), start };
  };
  const tTop = ({ end, next, line }: (typeof beats)[number], lead: Lead) => {
    const away = (sample: number) => Math.abs(mm(lead, sample) - line(lead));
    let top = end + samples(60);
    const last = Math.min(end + samples(440), next - samples(230));
    for (let at = top; at < last; at += 1) if (away(at) > away(top)) top = at;
    return top;
  };
  /** Where the tangent at the steepest part of the end of T meets the baseline. */
  const tEnd = (beat: (typeof beats)[number]) => {
    const value = (sample: number) => mm(qtLead, sample) - beat.line(qtLead);
    const fall = (sample: number) => value(sample) - value(sample + 1);
    const top = tTop(beat, qtLead);
    let steepest = top;
    for (let at = top; at < top + samples(160); at += 1)
      if (Math.abs(fall(at)) > Math.abs(fall(steepest))) steepest = at;
    return steepest + value(steepest) / fall(steepest);
  };
  return {
    rate: 60_000 / interval,
    beats: moments,
    intervals: [Math.min(...gaps), Math.max(...gaps)],
    pr: over((beat) => (beat.begin - pWave(beat).start) * perSample),
    p: over((beat) => pWave(beat).height),
    qrs: over(({ begin, end }) => (end - begin) * perSample),
    qtc: over((beat) => (tEnd(beat) - beat.begin) * perSample) / Math.sqrt(interval / 1000),
    axis: (Math.atan2((2 * net('aVF')) / Math.sqrt(3), net('I')) * 180) / Math.PI,
    st: each((lead) => over(({ end, line }) => mm(lead, end) - line(lead))),
    stLater: each((lead) => over(({ end, line }) => mm(lead, end + samples(60)) - line(lead))),
    r: each((lead) => over(({ among, begin, end }) => Math.max(...among(lead, begin, end)))),
    s: each((lead) => over(({ among, begin, end }) => Math.min(...among(lead, begin, end)))),
    t: each((lead) => over((beat) => mm(lead, tTop(beat, lead)) - beat.line(lead))),
  };
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the steepest slope of any lead at each sample, in mm/ms. */
function slopesOf({ millivolts, samplesPerSecond }: EcgTrace): number[] {
  return millivolts.I.map((_, sample) =>
    Math.max(
      ...allLeads.map((lead) => {
        const [here = 0, next = here] = millivolts[lead].slice(sample, sample + 2);
        return Math.abs(next - here) * 10 * (samplesPerSecond / 1000);
      }),
    ),
  );
}

/** Returns the middle of the steep samples around one, weighted by their slopes. */
function middleOf(slopes: readonly number[], peak: number, reach: number): number {
  const first = Math.max(peak - reach, 0);
  const around = slopes.slice(first, peak + reach + 1).map((slope) => slope ** 2);
  const sum = around.reduce((total, weight) => total + weight, 0);
  return around.reduce((total, weight, index) => total + weight * (first + index), 0) / sum;
}

/** Returns the steepest sample of each QRS complex, at least 250 ms apart. */
function qrsPeaks(trace: EcgTrace): number[] {
  const slopes = slopesOf(trace);
  const limit = qrsShare * Math.max(...slopes);
  const window = Math.round(trace.samplesPerSecond * 0.1);
  const peaks: number[] = [];
  for (let sample = 1; sample < slopes.length - 1; sample += 1) {
    if ((slopes[sample] ?? 0) < limit) continue;
    let steepest = sample;
    for (let at = sample; at < Math.min(slopes.length - 1, sample + window); at += 1)
      if ((slopes[at] ?? 0) > (slopes[steepest] ?? 0)) steepest = at;
    peaks.push(steepest);
    sample += Math.round(trace.samplesPerSecond * 0.25);
  }
  return peaks;
}
