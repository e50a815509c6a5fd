/** Share of the body surface of each region in percent, front and back together. */
export interface BodyRegions {
  readonly head: number;
  readonly eachArm: number;
  readonly anteriorTrunk: number;
  readonly posteriorTrunk: number;
  readonly eachLeg: number;
  readonly perineum: number;
}

/** Rule of Nines, adult. */
export const adultRegions: BodyRegions = {
  head: 9,
  eachArm: 9,
  anteriorTrunk: 18,
  posteriorTrunk: 18,
  eachLeg: 18,
  perineum: 1,
};

/** Rule of Nines for an infant. For each year after the first, the head loses 1 and each leg gains 0.5. */
export const infantRegions: BodyRegions = {
  head: 18,
  eachArm: 9,
  anteriorTrunk: 18,
  posteriorTrunk: 18,
  eachLeg: 13.5,
  perineum: 1,
};

/** Returns a description of the figure for screen readers. */
export function regionsInWords(regions: BodyRegions): string {
  return [
    `head and neck ${regions.head}%`,
    `each arm ${regions.eachArm}%`,
    `front of the trunk ${regions.anteriorTrunk}%`,
    `back of the trunk ${regions.posteriorTrunk}%`,
    `each leg ${regions.eachLeg}%`,
    `perineum ${regions.perineum}%`,
  ].join(', ');
}
