/** Maximum ratio of counted time to the stated duration of a module. */
const mostTimes = 2;

/**
 * Returns the time of the answers. The device states it, because answers may be sent days later. It is
 * limited to the time since registration and not in the future. The default is now.
 */
export function answeredMoment(
  said: string | undefined,
  { createdAt, now }: { readonly createdAt: Date; readonly now: Date },
): Date {
  const moment = said === undefined ? now.getTime() : Date.parse(said);
  return new Date(Math.min(Math.max(moment, createdAt.getTime()), now.getTime()));
}

/**
 * Returns the seconds spent on a module: from its opening to the answers, at most twice its stated duration.
 * If it was completed since its opening, the time starts at that completion, so that no minute counts twice.
 * Answers from before the last opening (offline, or on another device) count no time, because their opening
 * is unknown.
 */
export function secondsSpent({
  openedAt,
  completedAt,
  answeredAt,
  minutes,
}: {
  readonly openedAt: Date;
  /** Time of the last completion before these answers, if any. */
  readonly completedAt: Date | undefined;
  readonly answeredAt: Date;
  /** Stated duration of the module in minutes. */
  readonly minutes: number;
}): number {
  const from = Math.max(openedAt.getTime(), completedAt?.getTime() ?? 0);
  const seconds = Math.floor((answeredAt.getTime() - from) / 1000);
  return Math.min(Math.max(seconds, 0), mostTimes * minutes * 60);
}

/** Converts seconds to hours with one decimal. */
export function inHours(seconds: number): number {
  return Math.round(seconds / 360) / 10;
}
