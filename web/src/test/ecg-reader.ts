import { allLeads, type EachLead, type EcgTrace, type Lead } from '../clinical/ecg/leads.ts';

/** What a reader finds on a recording with calipers; times in ms, heights in mm at 10 mm/mV. */
export interface Reading {
  readonly rate: number;
  /** The shortest and the longest interval between beats. */
  readonly intervals: readonly [number, number];
  readonly pr: number;
  readonly qrs: number;
  readonly qtc: number;
  readonly axis: number;
  readonly st: EachLead<number>;
  readonly r: EachLead<number>;
  readonly s: EachLead<number>;
  readonly t: EachLead<number>;
}

/** Minimum slope of any lead in mm/ms at which a reader sees a QRS complex. */
const qrsSlope = 0.05;
/** Rise in mm above the baseline at which a reader sees the start of a P wave. */
const seenRise = 0.1;

/** Reads a recording from its samples alone, independently of its model. */
export function readEcg(trace: EcgTrace): Reading {
  const perSample = 1000 / trace.samplesPerSecond;
  const mm = (lead: Lead, sample: number) => (trace.millivolts[lead][sample] ?? 0) * 10;
  const slope = (sample: number) =>
    Math.max(...allLeads.map((lead) => Math.abs(mm(lead, sample + 1) - mm(lead, sample)) / perSample));
  const peaks = qrsPeaks(trace.millivolts.I.length, slope, trace.samplesPerSecond);
  const gaps = peaks.slice(1).map((peak, index) => (peak - (peaks[index] ?? 0)) * perSample);
  const beats = peaks.slice(1, -1).map((peak) => {
    const quiet = (from: number, by: 1 | -1) => {
      let at = from;
      while ([0, 1, 2].some((ahead) => slope(at + by * ahead) > qrsSlope)) at += by;
      return at;
    };
    const begin = quiet(peak, -1) + 1;
    const end = quiet(peak, 1);
    const line = (lead: Lead) => (mm(lead, begin - 1) + mm(lead, begin - 2)) / 2;
    const among = (lead: Lead, from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => mm(lead, from + index) - line(lead));
    let p = begin - Math.round(110 / perSample);
    while (mm('II', p) - line('II') > seenRise) p -= 1;
    return { begin, end, p, line, among };
  });
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const each = (of: (lead: Lead) => number) =>
    Object.fromEntries(allLeads.map((lead) => [lead, of(lead)])) as Record<Lead, number>;
  const over = (of: (beat: (typeof beats)[number]) => number) => mean(beats.map(of));
  const net = (lead: Lead) =>
    over(({ among, begin, end }) => {
      const values = among(lead, begin, end);
      return Math.max(...values) + Math.min(...values);
    });
  const interval = mean(gaps);
  const qt = over(({ begin, end }) => (tEnd(mm, end, perSample) - begin) * perSample);
  return {
    rate: 60_000 / interval,
    intervals: [Math.min(...gaps), Math.max(...gaps)],
    pr: over(({ begin, p }) => (begin - p) * perSample),
    qrs: over(({ begin, end }) => (end - begin) * perSample),
    qtc: qt / Math.sqrt(interval / 1000),
    axis: (Math.atan2((2 * net('aVF')) / Math.sqrt(3), net('I')) * 180) / Math.PI,
    st: each((lead) => over(({ end, line }) => mm(lead, end) - line(lead))),
    r: each((lead) => over(({ among, begin, end }) => Math.max(...among(lead, begin, end)))),
    s: each((lead) => over(({ among, begin, end }) => Math.min(...among(lead, begin, end)))),
    t: each((lead) =>
      over(({ among, end }) => {
        const values = among(lead, end + Math.round(120 / perSample), end + Math.round(240 / perSample));
        return values.reduce((most, value) => (Math.abs(value) > Math.abs(most) ? value : most), 0);
      }),
    ),
  };
}

/** Returns the centres of steep sections, at least 250 ms apart. */
function qrsPeaks(count: number, slope: (sample: number) => number, samplesPerSecond: number): number[] {
  const peaks: number[] = [];
  for (let sample = 1; sample < count - 1; sample += 1) {
    if (slope(sample) < 8 * qrsSlope) continue;
    const window = Math.round(samplesPerSecond * 0.1);
    let steepest = sample;
    for (let at = sample; at < Math.min(count - 1, sample + window); at += 1)
      if (slope(at) > slope(steepest)) steepest = at;
    peaks.push(steepest);
    sample += Math.round(samplesPerSecond * 0.25);
  }
  return peaks;
}

/** Returns where the tangent at the steepest fall of T in V3 meets the following baseline. */
function tEnd(mm: (lead: Lead, sample: number) => number, from: number, perSample: number): number {
  const span = Math.round(320 / perSample);
  let steepest = from + Math.round(120 / perSample);
  const fall = (sample: number) => mm('V3', sample) - mm('V3', sample + 1);
  for (let sample = steepest; sample < from + span; sample += 1)
    if (fall(sample) > fall(steepest)) steepest = sample;
  const level = mm('V3', from + span);
  return steepest + (mm('V3', steepest) - level) / fall(steepest);
}
